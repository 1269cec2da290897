#!/usr/bin/env python3
"""Proves that a workspace of --modules modules and --specs specs builds with one action for each module, and only with those that change.

Forty modules share a schema. Prints the seconds and MB of `generate` for all modules, and of the action of one module.
"""
import os
import subprocess
import sys
import tempfile
import time

from bazel_workspace import Bazel, write_all, write_release
from proofs import option_parser, peak_memory, viewmodelgen

SHARING = 40
BUILD = """
load("@viewmodelgen//:defs.bzl", "viewmodelgen_swift")

viewmodelgen_swift(
    name = "screens",
    config = "viewmodelgen.yaml",
    module_name = "{module}",
    schemas = glob(["specs/schemas/*.json"]) + [{shared}],
    specs = glob(["specs/*.yaml"]),
)
"""
SCHEMA = """{{ "title": "{name}", "type": "object", "required": ["title", "count", "due"], "properties": {{
  "title": {{ "type": "string" }}, "note": {{ "type": "string" }}, "count": {{ "type": "integer" }},
  "due": {{ "type": "string", "format": "date-time" }} }} }}
"""
SPEC = """view: {name}View
service: {{ schema: {schema}, type: {type} }}
display:
  titleText: "{{title}}"
  countText: "Count: {{count}}"
  dueText: "Due {{due | date(style: long)}}"
  noteText: {{ text: "{{note}}", fallback: No note }}
"""


def main():
    options = option_parser(__doc__, modules=300, specs=10_000, tool="").parse_args()
    tool = viewmodelgen(options.tool, "-c", "release")
    with tempfile.TemporaryDirectory() as folder:
        folder = os.path.realpath(folder)
        write_release(folder, tool)
        workspace = os.path.join(folder, "app")
        write_workspace(workspace, options.modules, options.specs)
        bazel = Bazel(workspace, folder, os.path.join(folder, "cache"))
        try:
            prove(bazel, options.modules)
        finally:
            bazel.stop()
        print("| | s | MB |\n| --- | --- | --- |")
        measure("`generate`, all modules", [tool, "generate", "--quiet", "modules"], workspace)
        measure("`generate`, nothing changed", [tool, "generate", "--quiet", "modules"], workspace)
        measure("`generate --inputs`", [tool, "generate", "--inputs", "modules"], workspace)
        measure("`generate --inputs` again", [tool, "generate", "--inputs", "modules"], workspace)
        measure("the action of a module", action(tool, os.path.join(workspace, "modules/M1")), workspace)


def write_workspace(folder, modules, specs):
    texts = {"shared/BUILD.bazel": 'exports_files(["Account.schema.json"])\n', "shared/Account.schema.json": SCHEMA.format(name="Account")}
    for number in range(modules):
        module = f"modules/M{number}"
        is_sharing = number < SHARING
        shared = '"//shared:Account.schema.json"' if is_sharing else ""
        texts[f"{module}/BUILD.bazel"] = BUILD.format(module=f"M{number}", shared=shared)
        texts[f"{module}/viewmodelgen.yaml"] = f"specs: specs\noutput: Generated\ntests: Tests\nmodule: M{number}\n"
        for index in range(number, specs, modules):
            item = f"Item{index // modules // 5}"
            texts[f"{module}/specs/schemas/{item}.json"] = SCHEMA.format(name=item)
            schema, of = (f"schemas/{item}.json", item)
            if is_sharing and index == number:
                schema, of = ("../../../shared/Account.schema.json", "Account")
            texts[f"{module}/specs/Screen{index}.yaml"] = SPEC.format(name=f"Screen{index}", schema=schema, type=of)
    write_all(folder, texts)


def prove(bazel, modules):
    everything = [f"ViewModelsSwift modules/M{number}" for number in range(modules)]
    print(f"{modules} modules:")
    expect(bazel.build(), everything)
    append(bazel, "modules/M7/specs/Screen7.yaml", "# changed\n")
    print("a changed spec:")
    expect(bazel.build(), ["ViewModelsSwift modules/M7"])
    append(bazel, "shared/Account.schema.json", "\n")
    print(f"a changed schema that {SHARING} modules share:")
    expect(bazel.build(), everything[:SHARING])


def append(bazel, path, text):
    with open(os.path.join(bazel.workspace, path), "a", encoding="utf-8") as file:
        file.write(text)


def expect(found, expected):
    if found != sorted(expected):
        sys.exit(f"expected {len(expected)} actions, found {len(found)}: {found}")


def action(tool, module):
    """The command of a module's action, with its files in the output folder of a build."""
    specs = os.path.join(module, "specs")
    schemas = os.path.join(specs, "schemas")
    found = [os.path.join(specs, name) for name in sorted(os.listdir(specs)) if name.endswith(".yaml")]
    types = [os.path.join(schemas, name) for name in sorted(os.listdir(schemas))]
    types.append(os.path.join(module, "../../shared/Account.schema.json"))
    configuration = os.path.join(module, "viewmodelgen.yaml")
    outputs = ["--module", "M1", "--output", os.path.join(module, "out"), "--tests", os.path.join(module, "out_tests")]
    return [tool, "build", *found, "--schemas", *types, "--inputs", configuration, *outputs]


def measure(name, command, folder):
    start = time.monotonic()
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL) as process:
        megabytes = peak_memory(process)
    seconds = time.monotonic() - start
    if process.returncode:
        sys.exit(f"{' '.join(command[:3])} exits with {process.returncode}")
    print(f"| {name} | {seconds:.2f} | {megabytes:.0f} |")


main()
