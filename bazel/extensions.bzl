"""For MODULE.bazel: the released binaries of the tool as repositories."""

load("//private:binaries.bzl", "declare_binaries")

def _impl(_):
    declare_binaries()

binaries = module_extension(implementation = _impl)
