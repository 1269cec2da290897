"""The binaries of the release to which this file belongs. `.ci/release` fills in their addresses and checksums."""

load("@bazel_tools//tools/build_defs/repo:http.bzl", "http_archive")

_URL = "{{url}}"
_CHECKSUMS = {
    "aarch64-unknown-linux-gnu": "{{sha256 of aarch64-unknown-linux-gnu}}",
    "universal-apple-macosx": "{{sha256 of universal-apple-macosx}}",
    "x86_64-unknown-linux-gnu": "{{sha256 of x86_64-unknown-linux-gnu}}",
}

def declare_binaries():
    """Declares a repository for the binary of each platform."""
    if _URL.startswith("{"):
        fail("only a release has binaries: use viewmodelgen-bazel.tar.gz, or build the tool and register it as a toolchain")
    for platform, checksum in _CHECKSUMS.items():
        http_archive(
            name = "viewmodelgen_" + platform,
            build_file_content = 'exports_files(["viewmodelgen"])',
            sha256 = checksum,
            url = "%s/viewmodelgen-%s.tar.gz" % (_URL, platform),
        )
