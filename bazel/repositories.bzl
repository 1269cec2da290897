"""For a WORKSPACE: the released binaries of the tool as toolchains."""

load("//private:binaries.bzl", "declare_binaries")

def viewmodelgen_repositories():
    """Declares the binaries of this release, which are fetched when an action needs them, and registers them as toolchains."""
    declare_binaries()
    native.register_toolchains("@viewmodelgen//toolchains:all")
