# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later

find_package(Qt6 6.4 REQUIRED COMPONENTS Core Concurrent Gui Widgets Svg Network LinguistTools)
if(BUILD_TESTING)
    find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
endif()
set(CMAKE_AUTORCC ON)

# KSyntaxHighlighting exists for Qt 6 from KDE Frameworks 6 on; its last 5 release also builds against Qt 6
# (packaging/dependencies.sh does that where the distribution has nothing newer).
find_package(KF6SyntaxHighlighting QUIET)
if(KF6SyntaxHighlighting_FOUND)
    add_library(tacet_highlighting ALIAS KF6::SyntaxHighlighting)
else()
    find_package(KF5SyntaxHighlighting 5.116 REQUIRED)
    add_library(tacet_highlighting ALIAS KF5::SyntaxHighlighting)
endif()

find_package(simdjson REQUIRED)
find_package(SQLiteCpp REQUIRED)
find_package(SQLite3 REQUIRED)
find_package(LibArchive REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(xxhash REQUIRED IMPORTED_TARGET libxxhash)
find_path(TL_EXPECTED_INCLUDE tl/expected.hpp REQUIRED)
mark_as_advanced(TL_EXPECTED_INCLUDE)
add_library(tacet_expected INTERFACE)
target_include_directories(tacet_expected SYSTEM INTERFACE "${TL_EXPECTED_INCLUDE}")
