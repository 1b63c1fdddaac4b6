# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What nearly every file includes is parsed once: measured on g++ 12, a file of models/importers compiles in 1.4 s
# instead of 4.4, one of ui/ in 1.9 instead of 3.4. Files still include what they use: -DTACET_PCH=OFF builds without.
option(TACET_PCH "Compile common headers of the standard library, Qt Core and simdjson once" ON)

if(TACET_PCH AND NOT TACET_FUZZERS)
    file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/headers/headers.cpp"
        CONTENT "// Only so that there is something to compile.\n")
    add_library(tacet_headers OBJECT "${CMAKE_BINARY_DIR}/headers/headers.cpp")
    target_link_libraries(tacet_headers PRIVATE tacet_options Qt6::Core simdjson::simdjson)
    set_target_properties(tacet_headers PROPERTIES AUTOMOC OFF AUTORCC OFF)
    target_precompile_headers(tacet_headers PRIVATE
        <algorithm> <array> <functional> <memory> <optional> <span> <string> <string_view> <utility> <variant> <vector>
        <simdjson.h>
        <QByteArray> <QCoreApplication> <QDateTime> <QFile> <QFlags> <QHash> <QJsonArray> <QJsonDocument> <QJsonObject>
        <QList> <QObject> <QRegularExpression> <QString> <QStringList>)
    # A macro that the headers ask for has to be the same everywhere, else the compiler reads them again.
    target_compile_definitions(tacet_options INTERFACE SIMDJSON_THREADS_ENABLED=1)
endif()

# tacet_reuse_headers(<target>)
function(tacet_reuse_headers target)
    if(TARGET tacet_headers)
        target_precompile_headers(${target} REUSE_FROM tacet_headers)
        set_target_properties(${target} PROPERTIES PCH_WARN_INVALID OFF)
    endif()
endfunction()
