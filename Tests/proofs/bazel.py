#!/usr/bin/env python3
"""Proves that the Bazel rules make good actions, with Debian's Bazel 4.2 and a workspace of three modules in both languages.

Two checkouts in different folders share a disk cache: the second one runs no action of the tool, and a changed spec runs those that use
it. Committed output is tested and updated, the Kotlin in the jars is what `generate` writes, and a binary with another checksum is
refused.
"""
import os
import shutil
import sys
import tempfile
import zipfile

from bazel_workspace import Bazel, write_all, write_release
from proofs import ROOT, option_parser, viewmodelgen

BUILD = """
load("@viewmodelgen//:defs.bzl", "viewmodelgen_kotlin", "viewmodelgen_swift", "viewmodelgen_test")

SPECS = glob(["*.yaml"], exclude = ["viewmodelgen.yaml"])

viewmodelgen_swift(
    name = "screens",
    config = "viewmodelgen.yaml",
    module_name = "{module}",
    schemas = glob(["*.schema.json"]),
    specs = SPECS,
    visibility = ["//visibility:public"],
    deps = [{screens}],
)

viewmodelgen_kotlin(
    name = "android",
    config = "viewmodelgen.yaml",
    schemas = glob(["*.schema.json"]),
    specs = SPECS,
    visibility = ["//visibility:public"],
    deps = [{android}],
)

viewmodelgen_test(
    name = "committed",
    files = glob(["Sources/*", "Tests/*", "Kotlin/*", "KotlinTests/*"]),
    target = ":screens",
)
"""
KOTLIN = "kotlin: {{ output: Kotlin, tests: KotlinTests, package: com.example.{package}, support: {support} }}\n"
LANGUAGES = ["ViewModelsKotlin", "ViewModelsSwift"]


def main():
    tool = viewmodelgen(option_parser(__doc__, tool="").parse_args().tool)
    with tempfile.TemporaryDirectory() as folder:
        folder = os.path.realpath(folder)
        rules = write_release(folder, tool)
        first, second = [
            Bazel(write_checkout(os.path.join(folder, path)), folder, os.path.join(folder, "cache")) for path in ["first", "deep/er/second"]
        ]
        try:
            prove_cache(first, second)
            prove_committed(second)
            prove_built_schema(second)
            prove_errors(second, rules)
        finally:
            first.stop()
            second.stop()


def write_checkout(folder):
    """Writes the three modules of `specs/modules`, in Kotlin too."""
    for module in ["AppCore", "Huts", "Trails"]:
        is_core = module == "AppCore"
        path = os.path.join(folder, module)
        shutil.copytree(os.path.join(ROOT, "specs/modules", module), path)
        support = "{ everything: true }" if is_core else "com.example.appcore"
        with open(os.path.join(path, "viewmodelgen.yaml"), "a", encoding="utf-8") as file:
            file.write(KOTLIN.format(package=module.lower(), support=support))
        others = ["" if is_core else f'"//AppCore:{name}"' for name in ["screens", "android"]]
        write_all(path, {"BUILD.bazel": BUILD.format(module=module, screens=others[0], android=others[1])})
    return folder


def prove_cache(first, second):
    modules = ["AppCore", "Huts", "Trails"]
    both = sorted(f"{language} {module}" for language in LANGUAGES for module in modules)
    print("the first checkout:")
    expect(first.build(), both)
    print("the second checkout, in another folder:")
    expect(second.build(), [])
    print("a changed spec of a module that no other one uses, in Swift:")
    replace(second, "Huts/Hut.yaml", "view:", "# changed\nview:")
    expect(second.build(*[f"//{module}:screens" for module in modules]), ["ViewModelsSwift Huts"])
    print("the same in both languages:")
    expect(second.build(), ["ViewModelsKotlin Huts"])
    print("a changed file that all modules use:")
    replace(second, "AppCore/Trail.schema.json", "{", "{ ")
    expect(second.build(), both)


def prove_committed(bazel):
    """The Kotlin is not committed yet, so the test fails until the command has written it."""
    output = bazel.run("test", "//...", "--test_output=errors", fails=True)
    contains(output, "to write the files again: bazel run //Huts:committed.update")
    contains(output, "Huts/Hut.yaml:2:7: error: 'Huts/Kotlin/HutUiState.kt' is missing")
    for module in ["AppCore", "Huts", "Trails"]:
        bazel.run("run", f"//{module}:committed.update")
        for jar, folder in [("android.srcjar", "Kotlin"), ("android_tests.srcjar", "KotlinTests")]:
            expect(packed(bazel, f"bazel-bin/{module}/{jar}"), files(bazel, f"{module}/{folder}"))
    bazel.run("test", "//...")
    replace(bazel, "Huts/Sources/HutViewModel.swift", "import", "// Edited.\nimport")
    contains(bazel.run("test", "//...", "--test_output=errors", fails=True), "edited by hand")
    contains(bazel.run("run", "//Huts:committed.update", fails=True), "--force")
    bazel.run("run", "//Huts:committed.update", "--", "--force")
    bazel.run("test", "//...")


def prove_built_schema(bazel):
    """A schema that another rule makes is used as if it were a source."""
    bazel.build("//Huts:screens")
    before = files(bazel, "bazel-bin/Huts/screens")
    schema, made = [os.path.join(bazel.workspace, "Huts", name) for name in ["Hut.schema.json", "in.json"]]
    rule = 'genrule(name = "schema", srcs = ["in.json"], outs = ["Hut.schema.json"], cmd = "cp $< $@")\n\nSPECS ='
    replace(bazel, "Huts/BUILD.bazel", 'glob(["*.schema.json"])', '[":schema"]')
    replace(bazel, "Huts/BUILD.bazel", "SPECS =", rule)
    os.rename(schema, made)
    print("a schema that another rule makes:")
    expect(bazel.build("//Huts:screens"), ["ViewModelsSwift Huts"])
    expect(files(bazel, "bazel-bin/Huts/screens"), before)
    os.rename(made, schema)
    replace(bazel, "Huts/BUILD.bazel", rule, "SPECS =")
    replace(bazel, "Huts/BUILD.bazel", '[":schema"]', 'glob(["*.schema.json"])')


def prove_errors(bazel, rules):
    replace(bazel, "Huts/BUILD.bazel", 'schemas = glob(["*.schema.json"]),', "")
    output = bazel.run("build", "//Huts:screens", fails=True)
    contains(output, "Huts/Hut.yaml:4:20: error: ", "list it in 'specs', 'schemas' or 'data'")
    replace(bazel, "Huts/BUILD.bazel", "specs = SPECS", "specs = SPECS, data = glob(['*.json'])")
    output = bazel.run("build", "//Huts:screens", fails=True)
    contains(output, "Huts/Hut.schema.json: error: ", "with Bazel, list it in 'schemas'")
    replace(bazel, "Huts/BUILD.bazel", 'config = "viewmodelgen.yaml"', 'config = "//AppCore:viewmodelgen.yaml"')
    replace(bazel, "AppCore/BUILD.bazel", "SPECS =", 'exports_files(["viewmodelgen.yaml"])\n\nSPECS =')
    output = bazel.run("build", "//Huts:screens", fails=True)
    contains(output, "AppCore/viewmodelgen.yaml must be in the folder of Huts/Hut.yaml or below it")
    replace(bazel, "Trails/BUILD.bazel", "deps = [", "deps = [] and [")
    output = bazel.run("build", "//Trails:screens", fails=True)
    contains(output, "Trails/viewmodelgen.yaml:7:16: error: ", "with Bazel, in 'deps'")
    replace(bazel, "Trails/BUILD.bazel", "deps = [] and [", "deps = [")
    print("a module with nothing in Kotlin:")
    replace(bazel, "Trails/Trails.yaml", "view:", "kotlin: false\nview:")
    bazel.build("//Trails:android", "//Trails:android_tests")
    expect(packed(bazel, "bazel-bin/Trails/android_tests.srcjar"), {})
    path = os.path.join(rules, "private/binaries.bzl")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    checksum = next(word for word in text.split('"') if len(word) == 64 and word != "0" * 64)
    write_all(rules, {"private/binaries.bzl": text.replace(checksum, "1" * 64)})
    bazel.run("clean", "--expunge")
    contains(bazel.run("build", "//Trails:screens", fails=True), "Checksum was " + checksum)


def replace(bazel, path, old, new):
    path = os.path.join(bazel.workspace, path)
    with open(path, encoding="utf-8") as file:
        text = file.read()
    contains(text, old)
    write_all("/", {path: text.replace(old, new, 1)})


def packed(bazel, path):
    with zipfile.ZipFile(os.path.join(bazel.workspace, path)) as jar:
        return {name: jar.read(name) for name in jar.namelist() if not name.startswith("META-INF")}


def files(bazel, folder):
    found = {}
    for name in os.listdir(os.path.join(bazel.workspace, folder)):
        with open(os.path.join(bazel.workspace, folder, name), "rb") as file:
            found[name] = file.read()
    return found


def contains(output, *texts):
    for text in texts:
        if text not in output:
            sys.exit(f"'{text}' is not in: {output}")


def expect(found, expected):
    if found != expected:
        sys.exit(f"expected {expected}, found {found}")


main()
