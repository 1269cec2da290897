#!/usr/bin/env python3
"""Proves that each name from the generated Swift, used as a name in a spec, is rejected or compiles.

The names are the words in the Swift of one screen that uses all keys, and the keywords of Swift. Each of them replaces each
name of that screen in turn: an input, an action, a parameter, a property of the schema … `--every 20` tries one replacement
in 20, chosen at random. .build/names/rejected.txt lists why names are rejected. The exit status is 1 if a spec that the tool
accepts does not compile in Swift 6 without a warning.
"""
import glob
import json
import os
import random
import re
import shutil
import subprocess
import sys

from proofs import ROOT, option_parser, viewmodelgen, write

# The names that the author of the screen chooses. The spec and the schema below contain `<role>` instead of each.
VALUES = {
    "input": "viewer", "screen input": "account", "local": "query", "load local": "scope", "source": "banner",
    "action": "refreshAll", "row action": "mark", "confirmed action": "hide", "parameter": "wanted", "inserted": "item",
    "service": "store", "function": "board", "argument": "at", "selection": "choice", "field": "titleText", "row field": "nameText",
    "let": "named", "flag": "isSaving", "row flag": "isBusy", "property": "name", "list": "items", "error": "locked",
    "error value": "limit", "case": "open", "example": "two",
}
TYPES = {"row model": "Row", "row type": "Item", "protocol": "BoardStore", "presenter": "BoardScreen", "enumeration": "Kind"}
SCHEMA = {
    "title": "Board@",
    "type": "object",
    "required": ["<list>", "title"],
    "properties": {
        "title": {"type": "string"},
        "cursor": {"type": "string"},
        "<list>": {"type": "array", "items": {"$ref": "#/$defs/Item"}},
    },
    "$defs": {
        "Item": {
            "title": "<row type>@",
            "type": "object",
            "required": ["id", "<property>", "isDone", "kind"],
            "properties": {
                "id": {"type": "string"},
                "<property>": {"type": "string"},
                "isDone": {"type": "boolean"},
                "kind": {"title": "<enumeration>@", "enum": ["<case>", "closed"]},
                "count": {"type": "integer"},
            },
        }
    },
}
SPEC = {
    "view": "Board@View",
    "service": {"schema": "Board@.json", "type": "Board@"},
    "formats": {"kindName": {"map": {"<case>": "Open", "closed": "Closed"}, "unknown": "-"}},
    "inputs": {"<input>": "String?", "<local>": "String", "<source>": "<row type>@?"},
    "models": {
        "<row model>@": {
            "from": "<row type>@",
            "id": "id",
            "let": {"<let>": "'a' + <property>"},
            "display": {
                "<row field>": "{<property>} {<let>}",
                "isDone": {"value": "isDone"},
                "kindText": "{kind | kindName}",
                "countText": {"text": "{count}", "fallback": None},
            },
            "state": {"<row flag>": False},
        }
    },
    "display": {
        "<field>": "{title} {<input> ?? '-'} {<local>} {<source>?.<property> ?? '-'}",
        "rows": {"each": "<list>", "model": "<row model>@"},
    },
    "state": {"<flag>": False, "isLoading": False},
    "screen": {
        "name": "<presenter>@",
        "service": {"protocol": "<protocol>@", "name": "<service>"},
        "inputs": {"<screen input>": "String"},
        "local": {"<local>": "", "<load local>": "a"},
        "load": {"call": "<function>", "with": {"<argument>": "<load local>", "by": "<screen input>"}, "progress": "isLoading"},
        "sources": {"<source>": {"call": "itemOf", "with": {"q": "<load local>"}, "optional": True}},
        "empty": "<list>.isEmpty",
        "more": {"call": "<function>", "with": {"<argument>": "cursor", "to": "<load local>"}, "append": "<list>"},
        "errors": {"<error>": "Locked", "tooMany(<error value>: Int)": "At most {<error value>}", "default": "Sorry {<local>}"},
        "actions": {
            "<action>": {"call": "save", "with": {"q": "<local>"}, "progress": "<flag>", "onSuccess": "use"},
            "<row action>": {
                "row": "rows",
                "when": "!row.isDone && row.<property> != <load local>",
                "parameters": {"<parameter>": "String"},
                "call": "mark",
                "with": {"id": "row.id", "<parameter>": "<parameter>", "q": "<load local>"},
                "optimistic": {"set": {"<property>": "<parameter> + <load local>"}},
                "progress": "<row flag>",
                "onSuccess": "use",
            },
            "<confirmed action>": {
                "row": "rows",
                "confirm": {"title": "{row.<property>} {<load local>}?", "button": "Hide"},
                "call": "hide",
                "with": {"id": "row.id"},
                "optimistic": "remove",
                "onSuccess": {"toast": "{row.<property>}", "undo": "restore"},
            },
            "restore": {
                "parameters": {"<inserted>": "<row type>@"},
                "call": "restore",
                "with": {"<inserted>": "<inserted>"},
                "optimistic": {"insert": {"<list>": "<inserted>"}},
            },
        },
        "select": {"<selection>": {"row": "rows", "unless": [{"when": "isDone", "alert": "Done {<load local>}"}]}},
    },
    "examples": [
        {
            "name": "<example>",
            "inputs": {"<input>": "x", "<local>": "y", "<source>": None},
            "given": {
                "title": "A",
                "cursor": "c",
                "<list>": [
                    {"id": "1", "<property>": "x", "isDone": False, "kind": "<case>"},
                    {"id": "2", "<property>": "y", "isDone": False, "kind": "closed"},
                ],
            },
            "expect": {},
        },
        {"name": "none", "inputs": {"<input>": "x", "<local>": "y", "<source>": None}, "given": {"title": "A", "<list>": []}, "expect": {}},
    ],
}
KEYWORDS = "as class default do func import in init is let none nil protocol repeat return self some static switch throws var where while"
FINDING = re.compile(r"^specs/Board(\d+)\.(?:yaml|json):\d+:\d+: error: (.*)", re.MULTILINE)
PROBLEM = re.compile(r"(\w*?)(\d+)\w*(?:\+\w+)?\.swift:\d+:\d+: (?:error|warning): (.*)")


def filled(value, names, number):
    """Returns JSON with the names in place of their roles, and the number of the screen in place of `@`."""
    text = json.dumps(value, indent=1).replace("@", str(number))
    for role, name in names.items():
        text = text.replace(f"<{role}>", name)
    return text


def write_screen(folder, number, changed):
    names = VALUES | TYPES | changed
    binding = ["observation", "closures"][number % 2]
    spec = {**SPEC, "screen": {**SPEC["screen"], "binding": binding}}
    write(folder, f"specs/Board{number}.yaml", filled(spec, names, number))
    write(folder, f"specs/Board{number}.json", filled(SCHEMA, names, number))


def generate(tool, folder):
    command = [tool, "generate", "specs", "--output", "Sources", "--tests", "Tests", "--module", "App"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


def words(folder):
    """Returns all words in the Swift of the unchanged screen."""
    found = set()
    for path in glob.glob(os.path.join(folder, "Sources/*")) + glob.glob(os.path.join(folder, "Tests/*")):
        if "Support" not in os.path.basename(path) or "Screen" in os.path.basename(path):
            with open(path, encoding="utf-8") as file:
                source = re.sub(r'//.*|"(?:[^"\\]|\\.)*"', "", file.read())
            found |= set(re.findall(r"[A-Za-z]\w*", source))
    return found


def problems_of_compiler(folder):
    """Compiles all screens, and returns the first message of the compiler about each, by the number of the screen."""
    sources = sorted(os.path.join("Sources", name) for name in os.listdir(os.path.join(folder, "Sources")))
    options = ["-swift-version", "6", "-typecheck", "-parse-as-library", "-module-name", "App", "-warnings-as-errors"]
    result = subprocess.run(["swiftc"] + options + sources, cwd=folder, capture_output=True, text=True)
    problems = {}
    for stem, number, message in PROBLEM.findall(result.stderr):
        problems.setdefault(int(number), f"{stem}: {message}")
    if result.returncode and not problems:
        sys.exit(result.stderr)
    return problems


def main():
    options = option_parser(__doc__, seed=1, every=1, tool="").parse_args()
    tool = viewmodelgen(options.tool)
    folder = os.path.join(ROOT, ".build", "names")
    shutil.rmtree(folder, ignore_errors=True)
    for name in ("specs", "Sources", "Tests"):
        os.makedirs(os.path.join(folder, name))
    write_screen(folder, 0, {})
    result = generate(tool, folder)
    if result.returncode:
        sys.exit(result.stdout + result.stderr)
    names = sorted(words(folder) | set(KEYWORDS.split()))
    trials = [(role, name) for role in VALUES for name in names if name[0].islower()]
    trials += [(role, name) for role in TYPES for name in names if name[0].isupper()]
    trials = random.Random(options.seed).sample(trials, len(trials) // options.every)
    for number, (role, name) in enumerate(trials, 1):
        write_screen(folder, number, {role: name})
    rejected = {}
    while (result := generate(tool, folder)).returncode:
        found = {int(number): message for number, message in FINDING.findall(result.stdout + result.stderr)}
        if not found.keys() - rejected.keys():
            sys.exit(result.stdout + result.stderr)
        rejected |= found
        for number in found:
            for end in ("yaml", "json"):
                os.remove(os.path.join(folder, f"specs/Board{number}.{end}"))
    problems = problems_of_compiler(folder)
    for number, message in sorted(problems.items()):
        role, name = trials[number - 1] if number else ("", "")
        print(f"{role} '{name}': {message}")
    write(folder, "rejected.txt", "\n".join(f"{' '.join(trials[number - 1])}: {rejected[number]}" for number in sorted(rejected)) + "\n")
    print(f"{len(trials)} names: {len(rejected)} rejected, {len(trials) - len(rejected) - len(problems)} compile, {len(problems)} do not")
    sys.exit(1 if problems else 0)


main()
