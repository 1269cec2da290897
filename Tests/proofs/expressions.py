#!/usr/bin/env python3
"""Checks with random expressions over optionals that everything that the tool accepts compiles, in Swift 5 and 6, without a warning.

    Tests/proofs/expressions.py [--seed N] [--count N]

Each expression is at most four operators deep and uses only a few properties, so that they repeat. Expressions that the tool refuses are
left out. The exit status is 1 if an accepted expression does not compile.
"""
import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys

from proofs import ROOT, built_tool, write

TYPES = {"low": "number", "from": "number", "to": "number", "size": "integer", "count": "integer", "name": "string", "in": "string"}
LOCATION = re.compile(r":(\d+):\d+: error")


def schema():
    """Returns a schema with a few optional properties and a required one, which an optional part and the elements of an optional list have too."""
    properties = {name: {"type": type} for name, type in TYPES.items()}
    properties |= {"isOpen": {"type": "boolean"}, "due": {"type": "string", "format": "date-time"}}
    part = {"title": "Part", "type": "object", "required": ["size"], "properties": dict(properties)}
    whole = {
        "part": {"$ref": "#/$defs/Part"},
        "parts": {"type": "array", "items": {"$ref": "#/$defs/Part"}},
        "total": {"type": "number"},
        "width": {"type": "integer"},
        "title": {"type": "string"},
        "begin": {"type": "string", "format": "date-time"},
    }
    return {
        "title": "Whole",
        "type": "object",
        "required": ["total", "width", "title", "begin"],
        "properties": properties | whole,
        "$defs": {"Part": part},
    }


class Maker:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def one(self, *choices):
        return self.random.choice(choices)

    def leaf(self, type):
        """Returns a property of the model or of its part, or a literal."""
        names = {
            "number": ["low", "from", "to", "total"],
            "integer": ["size", "count", "width"],
            "string": ["name", "in", "title"],
            "date": ["due", "begin", "now"],
            "bool": ["isOpen"],
        }[type]
        literals = {"number": ["2.5", "-1.0"], "integer": ["3", "-7"], "string": ["'x'"], "date": [], "bool": ["true"]}[type]
        if literals and self.random.random() < 0.1:
            return self.one(*literals)
        name = self.one(*names)
        if name not in ("total", "width", "title", "begin", "now") and self.random.random() < 0.3:
            return f"part?.{name}"
        return name

    def make(self, type, depth):
        if depth == 0 or self.random.random() < 0.1:
            return self.leaf(type)
        left, right = self.make(type, depth - 1), self.make(type, depth - 1)
        kinds = {
            "number": ["arithmetic"] * 4 + ["default", "negated", "call", "list", "time", "text"],
            "integer": ["arithmetic"] * 4 + ["default", "negated", "call", "list", "text"],
            "string": ["default", "concatenated", "mapped"],
            "date": ["default", "moved"],
            "bool": ["and", "or", "not", "compared", "compared", "present", "equal", "default"],
        }[type]
        kind = self.one(*kinds)
        other = self.one("number", "integer", "string", "date")
        if kind == "arithmetic":
            return f"({left} {self.one('+', '-', '*', '/', '/')} {right})"
        if kind == "default":
            return f"({left} ?? {right})"
        if kind == "negated":
            return f"(-{left})"
        if kind == "call":
            return f"({left}).{self.one('abs', f'clamped(0, {right})', f'clamped(to: 0...9)')}"
        if kind == "list":
            name = {"number": "low", "integer": "size"}[type]
            function = self.one("sum", "max", "min")
            return f"parts?.{function}($0.{name} {self.one('+', '-', '*')} {right})"
        if kind == "time":
            return f"(({self.make('date', depth - 1)} - {self.make('date', depth - 1)}) / {self.one('60', '60.0')})"
        if kind == "text":
            return f"({self.make('string', depth - 1)}).count" if type == "integer" else f"({left} - {right})"
        if kind == "concatenated":
            return f"({left} + {right})"
        if kind == "mapped":
            return f"({left}).{self.one('prefix(3)', 'uppercased', 'first')}"
        if kind == "moved":
            return f"({left} + {self.make(self.one('number', 'integer'), depth - 1)})"
        if kind in ("and", "or"):
            return f"({left} {'&&' if kind == 'and' else '||'} {right})"
        if kind == "not":
            return f"!({left})"
        if kind == "compared":
            return f"({self.make(other, depth - 1)} {self.one('<', '>', '<=', '>=')} {self.make(other, depth - 1)})"
        if kind == "present":
            return f"({self.leaf(other)} {self.one('!=', '==')} nil)"
        return f"({self.make(other, depth - 1)} {self.one('==', '!=')} {self.make(other, depth - 1)})"

    def field(self, index):
        type = self.one("number", "number", "integer", "string", "bool", "date")
        expression = self.make(type, 4)
        if type == "bool":
            value = self.leaf("number")
            kind = self.one("value", "cases")
            if kind == "cases":
                return {"cases": [{"when": expression, "value": value}, {"value": None}]}
        if type == "string" and self.random.random() < 0.5:
            return {"text": f"{{{expression}}}", "fallback": None}
        return {"value": expression}


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--count", type=int, default=2000)
    arguments = arguments.parse_args()
    tool = built_tool()
    folder = os.path.join(ROOT, ".build", "expressions")
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    write(folder, "Whole.schema.json", json.dumps(schema(), indent=1))
    maker = Maker(arguments.seed)
    # Each expression has its own line, so that the line of a diagnostic says which one is refused.
    fields = [json.dumps({f"field{index}": maker.field(index)})[1:-1] for index in range(arguments.count)]
    accepted = write_accepted(tool, folder, fields)
    for language in ("5", "6"):
        options = ["-swift-version", language, "-warnings-as-errors", "-typecheck", "-parse-as-library"]
        sources = sorted(name for name in os.listdir(folder) if name.endswith(".swift") and "Tests" not in name)
        result = subprocess.run(["swiftc"] + options + sources, cwd=folder, capture_output=True, text=True)
        if result.returncode or result.stderr:
            sys.exit(result.stderr)
    print(f"{accepted} expressions of {arguments.count} accepted; all of them compile in Swift 5 and 6")


def write_accepted(tool, folder, fields):
    """Returns how many expressions the tool accepts. Drops the refused ones and runs the tool again until it accepts the rest."""
    head = ['view: WholeView', 'service: { schema: Whole.schema.json }', "display:"]
    while True:
        write(folder, "Whole.yaml", "\n".join(head + [f"  {field}" for field in fields]) + "\n")
        command = [tool, "generate", "Whole.yaml", "--output", ".", "--tests", "Tests"]
        result = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        if result.returncode == 0:
            return len(fields)
        refused = {int(line) - len(head) - 1 for line in LOCATION.findall(result.stdout + result.stderr)}
        if not refused:
            sys.exit(result.stdout + result.stderr)
        fields = [field for index, field in enumerate(fields) if index not in refused]


main()
