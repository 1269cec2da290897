"""The toolchain: the tool for the machines that run the actions."""

TOOLCHAIN_TYPE = str(Label("//:toolchain_type"))

def tool_of(ctx):
    """Returns the binary of the tool."""
    return ctx.toolchains[TOOLCHAIN_TYPE].tool

def _impl(ctx):
    return [platform_common.ToolchainInfo(tool = ctx.file.tool)]

viewmodelgen_toolchain = rule(
    implementation = _impl,
    doc = "A binary of the tool, for a `toolchain` of the type `@viewmodelgen//:toolchain_type`.",
    attrs = {
        "tool": attr.label(
            doc = "The binary `viewmodelgen`.",
            mandatory = True,
            allow_single_file = True,
            cfg = "exec",
        ),
    },
)
