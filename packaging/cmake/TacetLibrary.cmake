# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later

# tacet_library(<name> SOURCES <file>... LINK <target>...)
# A static library tacet_<name> of the folder it is called in (header-only where it has no sources). Its LINK line
# is its list of allowed includes: the test "layering" reads it and fails when a file includes a folder that is not
# named there.
function(tacet_library name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
    if(ARG_SOURCES)
        add_library(tacet_${name} STATIC ${ARG_SOURCES})
        set_target_properties(tacet_${name} PROPERTIES AUTOMOC ON)
        target_link_libraries(tacet_${name} PUBLIC tacet_options ${ARG_LINK})
        tacet_reuse_headers(tacet_${name})
    else()
        add_library(tacet_${name} INTERFACE)
        target_link_libraries(tacet_${name} INTERFACE tacet_options ${ARG_LINK})
    endif()
endfunction()
