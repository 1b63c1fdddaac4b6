#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Sourced by packaging/run and packaging/test: installs what a fresh machine lacks and exports TACET_DEPS.
# Does nothing, in well under a second, when nothing is missing.

tacet_say() { printf 'tacet: %s\n' "$*" >&2; }
tacet_fail() { tacet_say "$*"; exit 1; }

TACET_DEPS="${XDG_CACHE_HOME:-$HOME/.cache}/tacet-deps"
export TACET_DEPS
# Without this ccache keeps nothing of a build with precompiled headers.
export CCACHE_SLOPPINESS="${CCACHE_SLOPPINESS:-pch_defines,time_macros}"

tacet_packages=(
    g++ cmake ninja-build ccache mold pkg-config
    qt6-base-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-svg-dev libgl-dev
    libsimdjson-dev libsqlitecpp-dev libsqlite3-dev libexpected-dev libarchive-dev libxxhash-dev
    fonts-dejavu-core
)
tacet_test_packages=(clang libclang-rt-dev clang-format desktop-file-utils appstream python3 jq libxml2-utils)

tacet_as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"
    elif command -v sudo >/dev/null 2>&1; then sudo "$@"
    else tacet_fail "these packages are missing and neither root nor sudo is at hand: ${missing[*]}. Install them, then run this again."
    fi
}

# tacet_need PACKAGE...: installs those that are not there.
tacet_need() {
    command -v dpkg-query >/dev/null 2>&1 || {
        tacet_say "this is no Debian or Ubuntu: see README.md for the packages to install; going on."
        return 0
    }
    missing=()
    local package
    for package in "$@"; do
        dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    tacet_say "installing ${missing[*]}"
    tacet_as_root apt-get update -qq
    tacet_as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null \
        || tacet_fail "apt-get could not install ${missing[*]}"
}

# KSyntaxHighlighting: the distribution's build for Qt 6 where it has one, else release 5.116.0 built against Qt 6.
tacet_need_highlighting() {
    if command -v apt-cache >/dev/null 2>&1; then
        dpkg-query -W -f='${db:Status-Status}' libkf6syntaxhighlighting-dev 2>/dev/null | grep -qx installed && return 0
        if apt-cache show libkf6syntaxhighlighting-dev >/dev/null 2>&1; then
            tacet_need libkf6syntaxhighlighting-dev
            return 0
        fi
    fi
    local done_mark="$TACET_DEPS/ksyntaxhighlighting-5.116.0"
    [ -e "$done_mark" ] && return 0
    tacet_need extra-cmake-modules perl xz-utils
    tacet_say "building KSyntaxHighlighting 5.116.0 for Qt 6 (once, about a minute)"
    local work name sum
    work=$(mktemp -d)
    name=ksyntax-highlighting_5.116.0.orig.tar.xz
    sum=6f8ccacebd0dc9ce050b2b23b715750c97938b3336fbbb80967920cb8c1dfaa7
    tacet_fetch "$work/$name" "$name" "$sum"
    mkdir "$work/source"
    tar -xf "$work/$name" -C "$work/source" --strip-components=1
    # The only line that keeps the release from building with the ECM of Debian 12.
    sed -i 's/find_package(ECM 5\.116\.0/find_package(ECM 5.103.0/' "$work/source/CMakeLists.txt"
    cmake -S "$work/source" -B "$work/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DQT_MAJOR_VERSION=6 \
        -DBUILD_TESTING=OFF -DCMAKE_INSTALL_PREFIX="$TACET_DEPS" >"$work/log" 2>&1 \
        && cmake --build "$work/build" >>"$work/log" 2>&1 \
        && cmake --install "$work/build" >>"$work/log" 2>&1 \
        || { tail -n 30 "$work/log" >&2; tacet_fail "KSyntaxHighlighting did not build; the whole log is $work/log"; }
    touch "$done_mark"
    rm -rf "$work"
}

# tacet_fetch FILE NAME SHA256: from the mirrors that this machine is configured with, else from KDE.
tacet_fetch() {
    local uri
    if [ -x /usr/lib/apt/apt-helper ]; then
        for uri in $(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | sort -u); do
            /usr/lib/apt/apt-helper download-file "${uri}pool/main/k/ksyntax-highlighting/$2" "$1" "SHA256:$3" \
                >/dev/null 2>&1 && return 0
        done
    fi
    if command -v curl >/dev/null 2>&1; then
        curl -fsSL -o "$1" "https://download.kde.org/Attic/frameworks/5.116/syntax-highlighting-5.116.0.tar.xz" \
            && echo "$3  $1" | sha256sum -c --quiet && return 0
    fi
    tacet_fail "could not fetch $2: the package mirrors of this machine do not have it and KDE's site was not reached"
}
