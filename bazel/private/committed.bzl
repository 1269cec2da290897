"""The test and the command for generated files that are committed."""

load(":generate.bzl", "ViewModelsInfo")
load(":toolchain.bzl", "TOOLCHAIN_TYPE", "tool_of")

_TARGET = attr.label(
    doc = "The target that generates the files, of `viewmodelgen_swift` or `viewmodelgen_kotlin`.",
    mandatory = True,
    providers = [ViewModelsInfo],
)

# All files of a test are links, and the tool reports generated files that are links, because `generate` would not write through them.
# Configurations can name files in the whole workspace, which the tool recognizes by its root.
_TEST = """#!/bin/sh
tool="$PWD/{tool}"
copy="$TEST_TMPDIR/files"
rm -rf "$copy" && cp -RL . "$copy" && cd "$copy" && touch WORKSPACE || exit
"$tool" check {specs} && exit
echo "to write the files again: bazel run {label}.update"
exit 1
"""

_UPDATE = """#!/bin/sh
tool="$PWD/{tool}"
cd "${{BUILD_WORKSPACE_DIRECTORY:?call this with bazel run {label}}}" && exec "$tool" generate {specs} "$@"
"""

def _script(ctx, text):
    info = ctx.attr.target[ViewModelsInfo]
    script = ctx.actions.declare_file(ctx.label.name)
    text = text.format(
        tool = tool_of(ctx).short_path,
        specs = " ".join([_quoted(file.short_path) for file in info.specs]),
        label = "//%s:%s" % (ctx.label.package, ctx.label.name),
    )
    ctx.actions.write(script, text, is_executable = True)
    return script

def _quoted(path):
    return "'%s'" % path.replace("'", "'\\''")

def _test_impl(ctx):
    inputs = ctx.attr.target[ViewModelsInfo].inputs
    runfiles = ctx.runfiles([tool_of(ctx)] + ctx.files.files, transitive_files = inputs)
    return [DefaultInfo(executable = _script(ctx, _TEST), runfiles = runfiles)]

def _update_impl(ctx):
    for file in ctx.attr.target[ViewModelsInfo].own:
        if not file.is_source:
            fail("%s is not a source, so the files can only be generated in the build: do not commit them" % file.short_path)
    runfiles = ctx.runfiles([tool_of(ctx)])
    return [DefaultInfo(executable = _script(ctx, _UPDATE), runfiles = runfiles)]

_committed_test = rule(
    implementation = _test_impl,
    attrs = {
        "target": _TARGET,
        "files": attr.label_list(doc = "The committed files.", allow_files = True),
    },
    test = True,
    toolchains = [TOOLCHAIN_TYPE],
)

_update = rule(
    implementation = _update_impl,
    attrs = {"target": _TARGET},
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
    _update(name = name + ".update", target = target, tags = ["manual"], testonly = True, visibility = kwargs.get("visibility"))
