"""The test and the command for generated files that are committed."""

load(":generate.bzl", "ViewModelsInfo")
load(":toolchain.bzl", "TOOLCHAIN_TYPE", "tool_of")

_ATTRS = {
    "target": attr.label(
        doc = "The target that generates the files, of `viewmodelgen_swift` or `viewmodelgen_kotlin`.",
        mandatory = True,
        providers = [ViewModelsInfo],
    ),
    "files": attr.label_list(
        doc = "The committed files.",
        allow_files = True,
    ),
}

# The tool never writes through a link, and all files of a test are links.
_TEST = """#!/bin/sh
tool="$PWD/{tool}"
cp -RL . "$TEST_TMPDIR/files" && cd "$TEST_TMPDIR/files/{folder}" && "$tool" check --allow-outside && exit
echo "to write the files again: bazel run {label}.update"
exit 1
"""

_UPDATE = """#!/bin/sh
tool="$PWD/{tool}"
cd "${{BUILD_WORKSPACE_DIRECTORY:?call this with bazel run {label}}}/{folder}" && exec "$tool" generate "$@"
"""

def _script(ctx, text):
    info = ctx.attr.target[ViewModelsInfo]
    folder = info.config.short_path[:-len(info.config.basename)] if info.config else ctx.label.package
    script = ctx.actions.declare_file(ctx.label.name)
    label = "//%s:%s" % (ctx.label.package, ctx.label.name)
    text = text.format(tool = tool_of(ctx).short_path, folder = folder, label = label)
    ctx.actions.write(script, text, is_executable = True)
    return script

def _test_impl(ctx):
    inputs = ctx.attr.target[ViewModelsInfo].inputs
    runfiles = ctx.runfiles([tool_of(ctx)] + ctx.files.files, transitive_files = inputs)
    return [DefaultInfo(executable = _script(ctx, _TEST), runfiles = runfiles)]

def _update_impl(ctx):
    runfiles = ctx.runfiles([tool_of(ctx)])
    return [DefaultInfo(executable = _script(ctx, _UPDATE), runfiles = runfiles)]

_committed_test = rule(
    implementation = _test_impl,
    attrs = _ATTRS,
    test = True,
    toolchains = [TOOLCHAIN_TYPE],
)

_update = rule(
    implementation = _update_impl,
    attrs = _ATTRS,
    executable = True,
    toolchains = [TOOLCHAIN_TYPE],
)

def viewmodelgen_test(name, target, files, **kwargs):
    """Tests that the committed files are those that `viewmodelgen generate` writes. `bazel run NAME.update` writes them.

    Args:
      name: The test. The command has `.update` after the name.
      target: The target that generates the files, of `viewmodelgen_swift` or `viewmodelgen_kotlin`.
      files: The committed files.
      **kwargs: The attributes of every test.
    """
    kwargs.setdefault("size", "small")
    _committed_test(name = name, target = target, files = files, **kwargs)
    _update(name = name + ".update", target = target, tags = ["manual"])
