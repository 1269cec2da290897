"""The rules that write view models."""

load(":toolchain.bzl", "TOOLCHAIN_TYPE", "tool_of")

ViewModelsInfo = provider(
    doc = "What view models are generated from.",
    fields = {
        "config": "The `viewmodelgen.yaml` of the specs.",
        "specs": "The specs and shared models, a list.",
        "own": "All files that the target names, a list.",
        "inputs": "A depset of all files that the tool reads, also those of the modules in `deps`.",
    },
)

_ATTRS = {
    "config": attr.label(
        doc = "The `viewmodelgen.yaml` of the specs, in their folder or above it.",
        mandatory = True,
        allow_single_file = [".yaml"],
    ),
    "specs": attr.label_list(
        doc = "The specs and shared models, and the shared formats and errors.",
        mandatory = True,
        allow_empty = False,
        allow_files = [".yaml", ".yml"],
    ),
    "schemas": attr.label_list(
        doc = "The schemas with the types of the service.",
        allow_files = [".json", ".yaml", ".yml"],
    ),
    "data": attr.label_list(
        doc = "Other files that specs and schemas name: fixtures, catalogs, templates and symbol graphs.",
        allow_files = True,
    ),
    "deps": attr.label_list(
        doc = "The modules that `dependencies` of the configuration names.",
        providers = [ViewModelsInfo],
    ),
    # With the groups, Bazel 7 and later demand an argument of `run` that Bazel 4 refuses.
    "_use_auto_exec_groups": attr.bool(default = False),
}

def _info(ctx):
    config = ctx.file.config
    if config.basename != "viewmodelgen.yaml":
        fail("'config' must have the name viewmodelgen.yaml", attr = "config")
    folder = config.short_path[:-len(config.basename)]
    for spec in ctx.files.specs:
        if spec.basename == config.basename:
            fail("%s is a configuration: exclude it, and name it as 'config'" % spec.short_path, attr = "specs")
        if not spec.short_path.startswith(folder):
            fail("%s must be in the folder of %s or below it" % (config.short_path, spec.short_path), attr = "config")
    own = [config] + ctx.files.specs + ctx.files.schemas + ctx.files.data
    others = [dep[ViewModelsInfo].inputs for dep in ctx.attr.deps]
    return ViewModelsInfo(config = config, specs = ctx.files.specs, own = own, inputs = depset(own, transitive = others))

def _run(ctx, info, mnemonic, outputs, arguments):
    """Runs the tool once for all files of the module."""
    args = ctx.actions.args()
    args.use_param_file("@%s")
    args.set_param_file_format("multiline")
    args.add_all(ctx.files.specs)
    args.add_all("--schemas", ctx.files.schemas)
    args.add_all("--inputs", info.inputs)
    args.add_all(info.inputs, map_each = _built_root, before_each = "--built", uniquify = True)
    ctx.actions.run(
        executable = tool_of(ctx),
        arguments = ["build", args] + arguments,
        inputs = info.inputs,
        outputs = outputs,
        mnemonic = mnemonic,
        progress_message = "Generating view models of %s" % ctx.label,
    )

def _built_root(file):
    return None if file.is_source else file.root.path

def _stem(file):
    return file.basename[:-len(file.extension) - 1]

def _schema_stem(file):
    stem = _stem(file)
    return stem[:-len(".schema")] if stem.endswith(".schema") else stem

def _declare(ctx, folder, names):
    return [ctx.actions.declare_file(folder + "/" + name) for name in {name: None for name in names}]

def _swift_impl(ctx):
    info = _info(ctx)
    module = ctx.attr.module_name

    # The tool derives the names in the same way.
    views = [_stem(file) + "ViewModel.swift" for file in ctx.files.specs]
    models = [_schema_stem(file) + "ServiceModel.swift" for file in ctx.files.schemas]
    sources = _declare(ctx, ctx.label.name, views + models + ["ViewModelSupport.swift"])
    cases = [_stem(file) + "ViewModelTests.swift" for file in ctx.files.specs]
    tests = _declare(ctx, ctx.label.name + "_tests", cases + [module + "ViewModelTestSupport.swift"])
    args = ctx.actions.args()
    args.add("--module", module)
    args.add("--output", sources[0].dirname)
    args.add("--tests", tests[0].dirname)
    _run(ctx, info, "ViewModelsSwift", sources + tests, [args])
    return [DefaultInfo(files = depset(sources)), OutputGroupInfo(tests = depset(tests)), info]

def _source_jar(ctx, folder, jar):
    args = ctx.actions.args()
    args.use_param_file("@%s", use_always = True)
    args.set_param_file_format("multiline")

    # A module can have no tests, and zipper makes no jar of nothing.
    args.add("META-INF/MANIFEST.MF=")
    args.add_all([folder], map_each = _jar_entry)
    ctx.actions.run(
        executable = ctx.executable._zipper,
        arguments = ["c", jar.path, args],
        inputs = [folder],
        outputs = [jar],
        mnemonic = "ViewModelsJar",
        progress_message = "Packing view models of %s" % ctx.label,
    )

def _jar_entry(file):
    return "%s=%s" % (file.basename, file.path)

def _kotlin_impl(ctx):
    info = _info(ctx)
    name = ctx.label.name
    folders = [ctx.actions.declare_directory(name + suffix) for suffix in ["_kotlin", "_tests_kotlin"]]
    jars = [ctx.actions.declare_file(name + suffix) for suffix in [".srcjar", "_tests.srcjar"]]
    args = ctx.actions.args()
    args.add("--kotlin")
    args.add_all("--output", [folders[0]], expand_directories = False)
    args.add_all("--tests", [folders[1]], expand_directories = False)
    _run(ctx, info, "ViewModelsKotlin", folders, [args])
    for folder, jar in zip(folders, jars):
        _source_jar(ctx, folder, jar)
    return [
        DefaultInfo(files = depset(jars[:1])),
        OutputGroupInfo(tests = depset(jars[1:]), tree = depset(folders[:1]), tests_tree = depset(folders[1:])),
        info,
    ]

_swift = rule(
    implementation = _swift_impl,
    attrs = dict(
        _ATTRS,
        module_name = attr.string(doc = "The module that the files belong to, which the tests import.", mandatory = True),
    ),
    toolchains = [TOOLCHAIN_TYPE],
)

_kotlin = rule(
    implementation = _kotlin_impl,
    attrs = dict(
        _ATTRS,
        _zipper = attr.label(default = "@bazel_tools//tools/zip:zipper", executable = True, cfg = "exec"),
    ),
    toolchains = [TOOLCHAIN_TYPE],
)

def viewmodelgen_swift(name, config, specs, module_name, **kwargs):
    """Writes the view models of a module in Swift, as sources of a `swift_library`, and their tests, as sources of a `swift_test`.

    Args:
      name: The target with the sources. The target with the tests has `_tests` after the name.
      config: The `viewmodelgen.yaml` of the specs.
      specs: The specs and shared models, and the shared formats and errors.
      module_name: The module that the files belong to, which the tests import.
      **kwargs: `schemas`, `data`, `deps` and the attributes of every rule.
    """
    _swift(name = name, config = config, specs = specs, module_name = module_name, **kwargs)
    _tests(name, kwargs)

def viewmodelgen_kotlin(name, config, specs, **kwargs):
    """Writes the view models of a module in Kotlin, as a source jar for a `kt_jvm_library` or `kt_android_library`, and one of their tests.

    Args:
      name: The target with the sources. The target with the tests has `_tests` after the name.
      config: The `viewmodelgen.yaml` of the specs, which has the key `kotlin`.
      specs: The specs and shared models, and the shared formats and errors.
      **kwargs: `schemas`, `data`, `deps` and the attributes of every rule.
    """
    _kotlin(name = name, config = config, specs = specs, **kwargs)
    _tests(name, kwargs)

def _tests(name, attributes):
    native.filegroup(
        name = name + "_tests",
        testonly = True,
        srcs = [name],
        output_group = "tests",
        tags = attributes.get("tags"),
        visibility = attributes.get("visibility"),
    )
