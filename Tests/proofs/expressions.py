#!/usr/bin/env python3
"""Proves that accepted expressions over optionals compile without a warning, in Swift 5 and 6.

Each of the --count random expressions is at most four operators deep. All use the same few properties, so that properties
repeat within an expression. The exit status is 1 if an expression that the tool accepts does not compile.
"""
import json
import os
import re
import shutil
import subprocess
import sys

from proofs import ROOT, Generator, option_parser, viewmodelgen, write

TYPES = {"low": "number", "from": "number", "to": "number", "size": "integer", "count": "integer", "name": "string", "in": "string"}
LOCATION = re.compile(r":(\d+):\d+: error")


def schema():
    """Returns a schema of an object with optional and required properties, an optional part of it, and an optional list of such parts."""
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


class ExpressionGenerator(Generator):
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
        if literals and self.maybe(0.1):
            return self.one(*literals)
        name = self.one(*names)
        if name not in ("total", "width", "title", "begin", "now") and self.maybe(0.3):
            return f"part?.{name}"
        return name

    def expression(self, type, depth):
        if depth == 0 or self.maybe(0.1):
            return self.leaf(type)
        left, right = self.expression(type, depth - 1), self.expression(type, depth - 1)
        kinds = {
            "number": ["arithmetic"] * 4 + ["default", "negated", "call", "list", "time", "text"],
            "integer": ["arithmetic"] * 4 + ["default", "negated", "call", "list", "text"],
            "string": ["default", "concatenated", "mapped"],
            "date": ["default", "moved"],
            "bool": ["and", "or", "not", "compared", "compared", "present", "equal", "default", "member"],
        }[type]
        kind = self.one(*kinds, "choice")
        other = self.one("number", "integer", "string", "date")
        if kind == "arithmetic":
            return f"({left} {self.one('+', '-', '*', '/', '/', '%')} {right})"
        if kind == "choice":
            name = self.one("low", "count", "name", "part?.size", "due")
            condition = self.one(f"{name} != nil", f"{name} == nil", self.expression("bool", depth - 1))
            return f"({condition} ? {left if self.maybe(0.7) or '.' in name else name} : {right})"
        if kind == "member":
            literals = {"integer": ["1", "-2", "3"], "string": ["'x'", "'y'", "''"]}
            type = self.one(*literals)
            values = ", ".join(literals[type][: self.one(1, 2, 3)])
            return f"({self.expression(type, depth - 1)} in [{values}])"
        if kind == "default":
            return f"({left} ?? {right})"
        if kind == "negated":
            return f"(-{left})"
        if kind == "call":
            return f"({left}).{self.one('abs', f'clamped(0, {right})', f'clamped(to: 0...9)')}"
        if kind == "list":
            name = {"number": "low", "integer": "size"}[type]
            function = self.one("sum", "max", "min")
            sign = self.one("+", "-", "*")
            return self.one(
                f"parts?.{function}($0.{name} {sign} {right})",
                f"parts?.{function}(each in each.{name} {sign} {right})",
                f"parts?.{function}($0.{name} {sign} $index {sign} {right})",
                f"parts?.{function}(each in each.{name} {sign} (parts?.{self.one('first', 'last')}($index > each.size)?.{name} ?? {right}))",
                f"parts?.{function}($0.{name} {sign} (parts?.filter(each in each.size > $0.size && {left} > 0).count ?? 1))",
            )
        if kind == "time":
            return f"(({self.expression('date', depth - 1)} - {self.expression('date', depth - 1)}) / {self.one('60', '60.0')})"
        if kind == "text":
            return f"({self.expression('string', depth - 1)}).count" if type == "integer" else f"({left} - {right})"
        if kind == "concatenated":
            return f"({left} + {right})"
        if kind == "mapped":
            count = self.expression("integer", depth - 1)
            return f"({left}).{self.one('prefix(3)', f'prefix({count})', 'uppercased', 'first')}"
        if kind == "moved":
            return f"({left} + {self.expression(self.one('number', 'integer'), depth - 1)})"
        if kind in ("and", "or"):
            return f"({left} {'&&' if kind == 'and' else '||'} {right})"
        if kind == "not":
            return f"!({left})"
        if kind == "compared":
            return f"({self.expression(other, depth - 1)} {self.one('<', '>', '<=', '>=')} {self.expression(other, depth - 1)})"
        if kind == "present":
            return f"({self.leaf(other)} {self.one('!=', '==')} nil)"
        return f"({self.expression(other, depth - 1)} {self.one('==', '!=')} {self.expression(other, depth - 1)})"

    def field(self, index):
        type = self.one("number", "number", "integer", "string", "bool", "date")
        expression = self.expression(type, 4)
        if type == "bool":
            value = self.leaf("number")
            kind = self.one("value", "cases")
            if kind == "cases":
                return {"cases": [{"when": expression, "value": value}, {"value": None}]}
        if type == "string" and self.maybe():
            return {"text": f"{{{expression}}}", "fallback": None}
        return {"value": expression}


def main():
    options = option_parser(__doc__, seed=1, count=2000, tool="").parse_args()
    tool = viewmodelgen(options.tool)
    folder = os.path.join(ROOT, ".build", "expressions")
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    write(folder, "Whole.schema.json", json.dumps(schema(), indent=1))
    generator = ExpressionGenerator(options.seed)
    # Each expression has its own line, so that the line of a diagnostic identifies it.
    fields = [json.dumps({f"field{index}": generator.field(index)})[1:-1] for index in range(options.count)]
    accepted = write_accepted(tool, folder, fields)
    for language in ("5", "6"):
        flags = ["-swift-version", language, "-warnings-as-errors", "-typecheck", "-parse-as-library"]
        sources = sorted(name for name in os.listdir(folder) if name.endswith(".swift") and "Tests" not in name)
        result = subprocess.run(["swiftc"] + flags + sources, cwd=folder, capture_output=True, text=True)
        if result.returncode or result.stderr:
            sys.exit(result.stderr)
    print(f"{accepted} expressions of {options.count} are accepted, and all of these compile in Swift 5 and 6")


def write_accepted(tool, folder, fields):
    """Generates the fields that the tool accepts, and returns their number. Drops the rejected ones until no error is left."""
    head = ["view: WholeView", "service: { schema: Whole.schema.json }", "display:"]
    while True:
        write(folder, "Whole.yaml", "\n".join(head + [f"  {field}" for field in fields]) + "\n")
        command = [tool, "generate", "Whole.yaml", "--output", ".", "--tests", "Tests"]
        result = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        if result.returncode == 0:
            return len(fields)
        rejected = {int(line) - len(head) - 1 for line in LOCATION.findall(result.stdout + result.stderr)}
        if not rejected:
            sys.exit(result.stdout + result.stderr)
        fields = [field for index, field in enumerate(fields) if index not in rejected]


main()
