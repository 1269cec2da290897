#!/usr/bin/env python3
"""Proves that time and memory grow linearly with a project: --specs specs over a fifth as many schemas, in 30 languages.

Runs each command at a quarter and at a half of that size too, and prints seconds, MB, and the exponents with which both grow. The
exit status is 1 if an exponent is above 1.2.
"""
import json
import math
import os
import subprocess
import sys
import tempfile
import time

from proofs import option_parser, peak_memory, send, viewmodelgen, write

LANGUAGES = "ar bg ca cs da de el es et fi fr he hi hr hu id it ja ko lt lv nb nl pl pt-BR ro ru sv tr uk".split()
LIMIT = 1.2
COMMANDS = [
    ("generate, the first run", ["generate"]),
    ("generate, nothing changed", ["generate"]),
    ("check", ["check"]),
    ("lint", ["lint"]),
    ("translations check", ["translations", "check"]),
    ("watch, until it waits", ["watch"]),
    ("lsp, until a spec is checked", ["lsp"]),
]


def main():
    options = option_parser(__doc__, specs=10_000, tool="").parse_args()
    tool = viewmodelgen(options.tool, "-c", "release")
    sizes = [options.specs // 4, options.specs // 2, options.specs]
    costs = {name: [] for name, _ in COMMANDS}
    with tempfile.TemporaryDirectory() as folder:
        for size in sizes:
            project = os.path.join(os.path.realpath(folder), str(size))
            write_project(project, size)
            for name, command in COMMANDS:
                costs[name].append(measure([tool, *command], project))
    steep = False
    print(f"| {options.specs} specs | s | MB | exponents of both |\n| --- | --- | --- | --- |")
    for name, measured in costs.items():
        exponents = [math.log(last / first) / math.log(4) for first, last in zip(measured[0], measured[-1])]
        seconds, megabytes = measured[-1]
        print(f"| {name} | {seconds:.2f} | {megabytes:.0f} | {exponents[0]:.2f}, {exponents[1]:.2f} |")
        steep = steep or max(exponents) > LIMIT
    sys.exit(1 if steep else 0)


def write_project(folder, size):
    for name in ("specs/schemas", "Texts"):
        os.makedirs(os.path.join(folder, name))
    write(
        folder,
        "viewmodelgen.yaml",
        "specs: specs\noutput: Views\ntests: Tests\nmodule: App\n"
        f"translations: {{ catalog: Texts, languages: [{', '.join(LANGUAGES)}] }}\n",
    )
    for index in range(size // 5):
        write(folder, f"specs/schemas/Item{index}.json", json.dumps(schema(index), indent=2))
    for index in range(size):
        write(folder, f"specs/Screen{index}.yaml", spec(index))
        write(folder, f"Texts/Screen{index}.xcstrings", json.dumps(catalog(index)))


def schema(index):
    properties = {name: {"type": "string"} for name in ("title", "note", "owner")}
    properties |= {"count": {"type": "integer"}, "due": {"type": "string", "format": "date-time"}}
    return {"title": f"Item{index}", "type": "object", "required": sorted(properties), "properties": properties}


def spec(index):
    item = index // 5
    return f"""view: Screen{index}View
service: {{ schema: schemas/Item{item}.json, type: Item{item} }}
display:
  titleText: "{{title}}"
  countText: "Count: {{count}}"
  dueText: "Due {{due | date(style: long)}}"
  noteText: "{{owner}} wrote {{note}}"
"""


def catalog(index):
    """A catalog that lacks one text in the last language, so that there is a warning for each spec."""
    texts = {"countText": "Count: %@", "dueText": "Due %@", "noteText": "%1$@ wrote %2$@"}
    strings = {}
    for key, text in texts.items():
        translations = {language: f"{language} {text}" for language in LANGUAGES}
        if key == "dueText":
            del translations[LANGUAGES[-1]]
        translations["en"] = text
        units = {language: {"stringUnit": {"state": "translated", "value": value}} for language, value in translations.items()}
        strings[f"Screen{index}.{key}"] = {"localizations": units}
    return {"sourceLanguage": "en", "strings": strings, "version": "1.0"}


def measure(command, folder):
    """Returns the seconds and the peak memory, in MB, of a command, or of a server until it is ready."""
    start = time.monotonic()
    streams = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, cwd=folder, **streams) as process:
        if command[-1] == "watch":
            process.stdout.readline()
        elif command[-1] == "lsp":
            open_spec(process, folder)
        else:
            process.stdout.read()
        seconds = time.monotonic() - start
        if command[-1] in ("watch", "lsp"):
            process.kill()
        megabytes = peak_memory(process)
        if process.returncode > 0:
            sys.exit(f"{' '.join(command)} exits with {process.returncode}")
    return seconds, megabytes


def open_spec(process, folder):
    """Opens a spec and waits for its outline."""
    path = os.path.join(folder, "specs/Screen0.yaml")
    document = {"uri": "file://" + path, "languageId": "yaml", "version": 1, "text": spec(0)}
    messages = [
        {"id": 1, "method": "initialize", "params": {"capabilities": {}}},
        {"method": "textDocument/didOpen", "params": {"textDocument": document}},
        {"id": 2, "method": "textDocument/documentSymbol", "params": {"textDocument": document}},
    ]
    for message in messages:
        send(process, message)
    while b'"id":2' not in process.stdout.readline().replace(b" ", b""):
        pass


main()
