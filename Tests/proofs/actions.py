#!/usr/bin/env python3
"""Actions with random combinations of their keys: the presenters compile without a warning and pass their tests.

    Tests/proofs/actions.py [--seed N] [--screens N] [--actions N]

Each screen has so many actions, over a list that is required or may be left out, on its rows or on the whole model. Exit status 1
where the tool refuses a spec, the Swift does not compile or has a warning, or a test fails.
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

BINDINGS = ["observation", "closures"]
MANIFEST = """
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v14)],
  targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])]
)
"""


def schema(number, is_optional):
    item = {
        "title": f"Item{number}",
        "type": "object",
        "required": ["id", "kind", "name", "count", "isDone", "due"],
        "properties": {
            "id": {"type": "string"},
            "kind": {"type": "string"},
            "name": {"type": "string"},
            "count": {"type": "integer"},
            "isDone": {"type": "boolean"},
            "due": {"type": "string", "format": "date-time"},
            "note": {"type": "string"},
            "tags": {"type": "array", "items": {"type": "string"}},
            "owner": {"$ref": "#/$defs/Owner"},
        },
    }
    owner = {
        "title": f"Owner{number}",
        "type": "object",
        "required": ["name"],
        "properties": {"name": {"type": "string"}},
    }
    return {
        "title": f"Board{number}",
        "type": "object",
        "required": ["title"] + ([] if is_optional else ["items"]),
        "properties": {
            "title": {"type": "string"},
            "subtitle": {"type": "string"},
            "nextPage": {"type": "integer"},
            "items": {"type": "array", "items": {"$ref": "#/$defs/Item"}},
        },
        "$defs": {"Item": item, "Owner": owner},
    }


class Maker:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def maybe(self, chance=0.5):
        return self.random.random() < chance

    def one(self, *choices):
        return self.random.choice(choices)

    def action(self, name, number):
        on_row = self.maybe(0.6)
        action = {"call": name}
        given = {}
        if on_row:
            action["row"] = "rows"
            given["id"] = "row.id"
        kinds = ["none", "set", "wish", "wish"] + (["remove", "part"] if on_row else []) + ["insert", "append"]
        kind = self.one(*kinds)
        if kind == "wish":
            field, type = self.one(
                *[("name", "String"), ("due", "Date"), ("note", "String?"), ("owner", f"Owner{number}?")]
                if on_row
                else [("title", "String"), ("subtitle", "String?")]
            )
            action["parameters"] = {"wish1": type}
            given["wish"] = "wish1"
            action["optimistic"] = {"set": {field: "wish1"}}
            if on_row and self.maybe(0.3):
                action["parameters"]["other"] = "Bool"
                given["other"] = "other"
                action["optimistic"]["set"]["isDone"] = "other"
        elif kind == "set":
            values = (
                [{"name": "'new'"}, {"note": "nil"}, {"due": "now"}, {"owner": "nil"}, {"count": "7"}]
                if on_row
                else [{"title": "'new'"}, {"subtitle": "nil"}, {"items": "[]"}]
            )
            action["optimistic"] = {"set": self.one(*values)}
            if on_row and self.maybe(0.2):
                action["optimistic"] = {"set": {"isDone": "true", "count": "row.count + 1"}}
                action["when"] = "!row.isDone"
        elif kind == "part":
            action["parameters"] = {"tag": "String"}
            given["tag"] = "tag"
            action["optimistic"] = {"set": {"tags": "row.tags?.filter($0 != tag)"}}
        elif kind == "remove":
            action["optimistic"] = "remove"
        elif kind in ("insert", "append"):
            action["parameters"] = {"item": f"Item{number}"}
            given["item"] = "item"
            action["optimistic"] = {kind: {"items": "item"}}
        elif self.maybe(0.3):
            action["parameters"] = {"text": "String"}
            given["text"] = "text"
        if self.maybe(0.2):
            given["at"] = "now"
        if given:
            action["with"] = given
        if "when" not in action and self.maybe(0.2):
            action["when"] = self.one("row.due < now", "!row.isDone") if on_row else "title != ''"
        again = self.one(None, None, "ignore", "parallel", "latest")
        if again == "latest" and kind != "wish":
            again = None
        if again:
            action["again"] = again
        if not (again == "parallel" and on_row) and self.maybe(0.3):
            action["progress"] = "isBusy" if on_row else f"is{name.capitalize()}Busy"
        what = "{row.name} {row.due | date(style: medium)}" if on_row else "{title}"
        success = self.one("keep", "use", "reload", "dismiss", "toast")
        if success == "use" and on_row and kind in ("insert", "append"):
            success = "reload"
        action["onSuccess"] = {"toast": f"Done: {what}"} if success == "toast" else success
        action["onFailure"] = self.one("alert", "silent", "reload", {"alert": f"Not done: {what}"})
        if self.maybe(0.25):
            action["confirm"] = {"title": f"Sure: {what}?", "button": "Go"}
            if self.maybe():
                action["confirm"].update({"cancel": "No", "destructive": True})
        return action

    def screen(self, number, count):
        is_optional = number % 2 == 1
        items = "(items ?? [])" if is_optional else "items"
        each = self.one(items, "shown", "chosen")
        actions = {}
        for index in range(count):
            name = f"act{number}x{index}"
            actions[name] = self.action(name, number)
        identity = self.one("id", "kind + id", "id.uppercased() + kind")
        row = {"from": f"Item{number}", "id": identity, "state": {"isBusy": False}}
        row["display"] = {
            "nameText": "{name}",
            "countText": "{count}",
            "isDone": {"value": "isDone"},
            "dueText": "{due | relative(style: named)}" if self.maybe() else "{due | date(style: medium)}",
            "noteText": {"text": "{note}", "fallback": None},
            "ownerText": {"value": "owner?.name"},
            "tags": {"value": "tags"},
        }
        if not any("row" in action and action.get("progress") for action in actions.values()):
            del row["state"]
        flags = [a["progress"] for a in actions.values() if "row" not in a and "progress" in a]
        now = "2024-03-05T12:00:00Z"
        one = {"id": "1", "kind": "a", "name": "x", "count": 1, "isDone": False, "due": "2024-03-04T12:00:00Z"}
        two = {"id": "2", "kind": "b", "name": "y", "count": 2, "isDone": False, "due": "2024-03-03T12:00:00Z"}
        both = [dict(one, note="n", owner={"name": "o"}, tags=["a text", "b"]), dict(two, note="m", owner={"name": "p"})]
        none = {"title": "B"} if is_optional else {"title": "B", "items": []}
        spec = {
            "view": f"Board{number}View",
            "service": {"schema": f"schemas/board{number}.json", "type": f"Board{number}"},
            "models": {f"Row{number}": row},
            "display": {
                "titleText": "{title}",
                "subtitleText": {"text": "{subtitle}", "fallback": None},
                "rows": {"each": each, "model": f"Row{number}"},
            },
            "screen": {
                "binding": BINDINGS[number % len(BINDINGS)],
                "service": {"protocol": f"Board{number}Store", "name": "store"},
                "load": {"call": "board"},
                "empty": f"{items}.isEmpty",
                "errors": {"URLError.timedOut": "Late", "default": "Sorry"},
                "actions": actions,
            },
            "examples": [
                {"name": "two", "now": now, "given": {"title": "A", "subtitle": "s", "items": both}, "expect": {}},
                {"name": "none", "now": now, "given": none, "expect": {}},
            ],
        }
        screen = spec["screen"]
        if each != items:
            spec["let"] = {"shown": f"{items}.sorted($0.name)"}
        if each == "chosen":
            order = {"when": "newestFirst", "value": f"{items}.sorted($0.due, descending: true)"}
            spec["let"]["chosen"] = {"cases": [order, {"value": "shown"}]}
            spec["inputs"] = {"newestFirst": "Bool"}
            screen["local"] = {"newestFirst": False}
            for example in spec["examples"]:
                example["inputs"] = {"newestFirst": False}
        if self.maybe():
            screen["more"] = {"call": "board", "with": {"page": "nextPage"}, "append": "items"}
            spec["examples"][0]["given"]["nextPage"] = 2
        if self.maybe():
            spec.setdefault("inputs", {})["viewer"] = f"Owner{number}?"
            spec["display"]["viewerText"] = {"value": "viewer?.name"}
            for example in spec["examples"]:
                example.setdefault("inputs", {})["viewer"] = {"name": "Me"}
            screen["sources"] = {"viewer": {"call": "viewer", "optional": True}}
        if self.maybe():
            screen["load"]["progress"] = self.one("isLoading", *flags)
            flags.append(screen["load"]["progress"])
        if flags:
            spec["state"] = {flag: False for flag in flags}
        return spec, schema(number, is_optional)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--screens", type=int, default=4)
    arguments.add_argument("--actions", type=int, default=40)
    arguments = arguments.parse_args()
    tool = built_tool()
    maker = Maker(arguments.seed)
    app = os.path.join(ROOT, ".build", "actions")
    for name in ("specs", "Sources", "Tests"):
        shutil.rmtree(os.path.join(app, name), ignore_errors=True)
    for name in ("specs/schemas", "Sources/App", "Tests/AppTests"):
        os.makedirs(os.path.join(app, name))
    write(app, "Package.swift", MANIFEST.lstrip())
    for number in range(arguments.screens):
        spec, described = maker.screen(number, arguments.actions)
        write(app, f"specs/Board{number}.yaml", json.dumps(spec, indent=1))
        write(app, f"specs/schemas/board{number}.json", json.dumps(described, indent=1))
    framework = maker.one("swift-testing", "xctest")
    places = ["--output", "Sources/App", "--tests", "Tests/AppTests", "--module", "App"]
    run(app, [tool, "generate", "specs", "--test-framework", framework] + places)
    flags = ["-Xswiftc", "-warnings-as-errors"]
    run(app, ["swift", "build", "--build-tests"] + flags)
    for line in re.findall("Test run with .*|Executed .*", run(app, ["swift", "test", "--skip-build"] + flags)):
        print(f"{framework}: {line}")


def run(folder, command):
    """What a command prints; ends with what is wrong where it fails, and where a test waits for ever."""
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        output = process.communicate(timeout=None if "build" in command else 120)[0]
    except subprocess.TimeoutExpired:
        subprocess.run(["pkill", "-P", str(process.pid)])
        process.kill()
        output = process.communicate()[0]
        ended = set(re.findall(r"Test (\w+)\(\) (?:passed|failed)", output))
        for name in sorted(set(re.findall(r"Test (\w+)\(\) started", output)) - ended):
            print(f"waits for ever: {name}")
    wrong = [line for line in output.splitlines() if re.search("error:|✘", line)]
    if process.returncode or wrong:
        sys.exit("\n".join(wrong) or output)
    return output


main()
