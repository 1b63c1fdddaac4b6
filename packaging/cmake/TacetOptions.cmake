# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Everything that every target of the project is compiled with; nothing is set directory-wide.
option(TACET_WERROR "Treat warnings as errors" OFF)
option(TACET_BENCHMARKS "Build tests/benchmarks" OFF)
option(TACET_FUZZERS "Build the libFuzzer targets (clang only)" OFF)
option(BUILD_TESTING "Build the tests" ON)
set(TACET_SANITIZE "" CACHE STRING "Sanitizers, as -fsanitize= takes them (address,undefined or thread)")

add_library(tacet_options INTERFACE)
target_compile_features(tacet_options INTERFACE cxx_std_20)
target_compile_options(tacet_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion
    $<$<BOOL:${TACET_WERROR}>:-Werror>)
target_compile_definitions(tacet_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CONTEXTLESS_CONNECT QT_NO_FOREACH QT_NO_URL_CAST_FROM_STRING
    TACET_VERSION="${PROJECT_VERSION}")
target_include_directories(tacet_options INTERFACE "${CMAKE_SOURCE_DIR}")
if(TACET_SANITIZE)
    target_compile_options(tacet_options INTERFACE -fsanitize=${TACET_SANITIZE} -fno-omit-frame-pointer)
    target_link_options(tacet_options INTERFACE -fsanitize=${TACET_SANITIZE})
endif()

find_program(TACET_MOLD mold)
mark_as_advanced(TACET_MOLD)
if(TACET_MOLD)
    target_link_options(tacet_options INTERFACE -fuse-ld=mold)
endif()
