#!/usr/bin/env python3
"""Proves that presenters compile without a warning and pass their generated tests, whatever keys their actions combine.

Each of the --screens screens has --actions random actions, which work on a row or on the whole model. The list of the rows
is required or optional. The exit status is 1 if the tool rejects a spec, the Swift does not compile or causes a warning, or
a test fails.
"""
import json
import os
import re
import shutil

from proofs import ROOT, Generator, option_parser, run, viewmodelgen, write

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
    item["properties"]["source"] = {"$ref": "#/$defs/Item"}
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
            "lead": {"$ref": "#/$defs/Owner"},
            "items": {"type": "array", "items": {"$ref": "#/$defs/Item"}},
        },
        "$defs": {"Item": item, "Owner": owner},
    }


class SpecGenerator(Generator):
    def action(self, name, number):
        on_row = self.maybe(0.6)
        action = {"call": name}
        given = {}
        # What the action is about. All actions on rows of a screen have the same part.
        it = "row"
        if on_row:
            action["row"] = "rows"
            if self.part:
                action["on"] = self.part
                it = "it"
            given["id"] = f"{it}.id"
        changes = ["none", "set", "parameter", "parameter"] + (["remove", "filter"] if on_row else []) + ["insert", "append"]
        change = self.one(*changes)
        if change == "parameter":
            field, type = self.one(
                *[("name", "String"), ("due", "Date"), ("note", "String?"), ("owner", f"Owner{number}?"), ("owner.name", "String")]
                if on_row
                else [("title", "String"), ("subtitle", "String?"), ("lead.name", "String")]
            )
            action["parameters"] = {"newValue": type}
            given["value"] = "newValue"
            action["optimistic"] = {"set": {field: "newValue"}}
            if on_row and self.maybe(0.3):
                action["parameters"]["other"] = "Bool"
                given["other"] = "other"
                action["optimistic"]["set"]["isDone"] = "other"
        elif change == "set":
            values = (
                [{"name": "'new'"}, {"note": "nil"}, {"due": "now"}, {"owner": "nil"}, {"count": "7"}, {"owner.name": "'new'"}]
                if on_row
                else [{"title": "'new'"}, {"subtitle": "nil"}, {"items": "[]"}, {"lead.name": "'new'", "title": "'new'"}]
            )
            action["optimistic"] = {"set": self.one(*values)}
            if on_row and self.maybe(0.2):
                action["optimistic"] = {"set": {"isDone": "true", "count": f"{it}.count + 1"}}
                action["when"] = f"!{it}.isDone"
        elif change == "filter":
            action["parameters"] = {"tag": "String"}
            given["tag"] = "tag"
            action["optimistic"] = {"set": {"tags": f"{it}.tags?.filter($0 != tag)"}}
        elif change == "remove":
            action["optimistic"] = "remove"
        elif change in ("insert", "append"):
            action["parameters"] = {"item": f"Item{number}"}
            given["item"] = "item"
            action["optimistic"] = {change: {"items": "item"}}
        elif self.maybe(0.3):
            action["parameters"] = {"text": "String"}
            given["text"] = "text"
        if self.maybe(0.2):
            given["at"] = "now"
        if self.maybe(0.2):
            given["query"] = "query"
        found = None
        if "when" not in action and self.maybe(0.3):
            action["when"], found = self.unwrapping(it if on_row else None)
            given["found"] = found
            if change == "set" and on_row and self.maybe():
                action["optimistic"] = {"set": {"name": found}}
        elif "when" not in action and self.maybe(0.2):
            action["when"] = self.one(f"{it}.due < now", f"!{it}.isDone") if on_row else "title != ''"
        if given:
            action["with"] = given
        again = self.one(None, None, "ignore", "parallel", "latest")
        if again == "latest" and change != "parameter":
            again = None
        if "parameters" in action and "optimistic" not in action and self.maybe():
            action["debounce"] = "300ms"
        elif again:
            action["again"] = again
        if not (again == "parallel" and on_row) and self.maybe(0.3):
            action["progress"] = "isBusy" if on_row else f"is{name.capitalize()}Busy"
        text = f"{{{it}.name}} {{{it}.due | date(style: medium)}}" if on_row else "{title}"
        if found and self.maybe():
            text += f" {{{found}}}"
        adds_to_row = on_row and change in ("insert", "append")
        action["onSuccess"] = self.success(action, name, number, text, adds_to_row, it)
        action["onFailure"] = self.failure(name, text)
        if self.maybe(0.3):
            action.update(self.effects(name, on_row))
        if self.maybe(0.2):
            action = self.without_call(action, name, on_row)
        if self.maybe(0.25):
            action["confirm"] = {"title": f"Sure: {text}?", "button": "Go"}
            if self.maybe():
                action["confirm"].update({"cancel": "No", "destructive": True})
        return action

    def unwrapping(self, it):
        """A condition on an optional value of the row or, without a row, of the model, and the value that it proves to be there."""
        note, owner = (f"{it}.note", f"{it}.owner") if it else ("subtitle", "lead")
        return self.one(
            (f"{note} != nil", note),
            (f"query == '' && {note} != nil", note),
            (f"{owner} != nil && {owner}.name != ''", f"{owner}.name"),
            (f"{owner}?.name != 'nobody' && {owner} != nil", f"{owner}.name"),
            (f"!({owner} == nil)", f"{owner}.name"),
            (f"{owner}?.name.count < 9", f"{owner}.name"),
        )

    def success(self, action, name, number, text, adds_to_row, it):
        """What happens after a success, in a short form or as a mapping whose keys go together."""
        words = ["keep", "reload", "dismiss"] + ([] if adds_to_row else ["use"])
        if self.maybe(0.3):
            return self.one(*words)
        success = {"toast": f"Done: {text} {{query}}"}
        answer = None
        if not adds_to_row and self.maybe(0.3):
            on_row = "row" in action
            success["use"] = True
            answer = "answer.name" if on_row else "answer.title"
            if self.maybe():
                success["use"] = self.one(*([f"{it}.owner", "self.lead"] if on_row else ["lead", "self.lead"]))
                answer = "answer.name"
        elif self.maybe(0.4):
            action["returns"], answer = self.one((f"Item{number}", "answer.name"), ("String", "answer"), ("Int?", "answer"))
        if self.maybe(0.2):
            success["reload"] = True
        success.update(self.effects(f"{name}Done", "row" in action, answer))
        if len(success) > 1 and self.maybe():
            del success["toast"]
        return success

    def failure(self, name, text):
        if self.maybe(0.2):
            return self.one("alert", "silent", "reload")
        failure = self.one({"alert": f"Not done: {text}"}, {"toast": f"Not done: {text}"}, {"error": "problem"}, {"silent": True})
        if self.maybe(0.3):
            failure["reload"] = True
        if self.maybe(0.3):
            failure["event"] = f"{name}Failed"
        return failure

    def effects(self, name, on_row, answer=None):
        """Some of the keys `set`, `event` and `dismiss`."""
        effects = {}
        if self.maybe():
            sets = {"query": self.one("''", "query + 'x'", "'new'"), "isOpen": self.one("!isOpen", "false"), "amount": self.one("0", "amount + 1")}
            if answer in ("answer", "answer.name", "answer.title") and self.maybe():
                sets["query"] = answer if answer != "answer" else "'x'"
            effects["set"] = {local: value for local, value in sets.items() if self.maybe(0.6)} or {"isOpen": "!isOpen"}
        if self.maybe():
            values = {"query": "query", "amount": "amount + 1", "due": "row.due" if on_row else "now"}
            values.update({"item": "row", "tags": "row.tags"} if on_row else {"heading": "title"})
            if answer:
                values["answer1"] = answer
                values["whole"] = "answer"
            chosen = {label: value for label, value in values.items() if self.maybe(0.4)}
            effects["event"] = {name: chosen} if chosen else name
        if self.maybe(0.2):
            effects["dismiss"] = True
        return effects

    def without_call(self, action, name, on_row):
        kept = ("row", "parameters", "when", "confirm")
        effects = self.effects(name, on_row)
        return {**{key: action[key] for key in kept if key in action}, **(effects or {"event": name})}

    def screen(self, number, count):
        is_optional = number % 2 == 1
        items = "(items ?? [])" if is_optional else "items"
        each = self.one(items, "shown", "chosen")
        self.part = self.one(None, None, "source ?? self", "source")
        actions = {}
        for index in range(count):
            name = f"act{number}x{index}"
            actions[name] = self.action(name, number)
        # Some action must show its error beside a field, so that the presenter has the input.
        if not any(action.get("onFailure", {}) == {"error": "problem"} for action in actions.values()):
            actions[f"act{number}last"] = {"call": "last", "onFailure": {"error": "problem"}}
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
        flags = [action["progress"] for action in actions.values() if "row" not in action and "progress" in action]
        now = "2024-03-05T12:00:00Z"
        first = {"id": "1", "kind": "a", "name": "x", "count": 1, "isDone": False, "due": "2024-03-04T12:00:00Z"}
        second = {"id": "2", "kind": "b", "name": "y", "count": 2, "isDone": False, "due": "2024-03-03T12:00:00Z"}
        two = [dict(first, note="n", owner={"name": "o"}, tags=["a text", "b"]), dict(second, note="m", owner={"name": "p"})]
        if self.part:
            two[1]["source"] = dict(first, note="n", owner={"name": "o"}, tags=["a text", "b"])
        none = {"title": "B"} if is_optional else {"title": "B", "items": []}
        spec = {
            "view": f"Board{number}View",
            "service": {"schema": f"schemas/board{number}.json", "type": f"Board{number}"},
            "models": {f"Row{number}": row},
            "display": {
                "titleText": "{title}",
                "subtitleText": {"text": "{subtitle}", "fallback": None},
                "leadText": {"value": "lead?.name"},
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
                {"name": "two", "now": now, "given": {"title": "A", "subtitle": "s", "lead": {"name": "l"}, "items": two}, "expect": {}},
                {"name": "none", "now": now, "given": none, "expect": {}},
            ],
        }
        screen = spec["screen"]
        spec["inputs"] = {"problem": "String?", "isOpen": "Bool", "query": "String"}
        spec["display"].update({"problem": {"value": "problem"}, "isOpen": {"value": "isOpen"}, "queryText": "{query}"})
        screen["local"] = {"query": "", "isOpen": False, "amount": 1}
        for example in spec["examples"]:
            example["inputs"] = {"problem": None, "isOpen": False, "query": ""}
        if self.maybe(0.3):
            screen["load"]["with"] = {"query": "query"}
            if self.maybe():
                screen["load"]["stale"] = "isStale"
                flags.append("isStale")
        if each != items:
            spec["let"] = {"shown": f"{items}.sorted($0.name)"}
        if each == "chosen":
            order = {"when": "newestFirst", "value": f"{items}.sorted($0.due, descending: true)"}
            spec["let"]["chosen"] = {"cases": [order, {"value": "shown"}]}
            screen["local"]["newestFirst"] = False
            spec["inputs"]["newestFirst"] = "Bool"
            for example in spec["examples"]:
                example["inputs"]["newestFirst"] = False
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
    options = option_parser(__doc__, seed=1, screens=4, actions=40, tool="").parse_args()
    tool = viewmodelgen(options.tool)
    generator = SpecGenerator(options.seed)
    app = os.path.join(ROOT, ".build", "actions")
    for name in ("specs", "Sources", "Tests"):
        shutil.rmtree(os.path.join(app, name), ignore_errors=True)
    for name in ("specs/schemas", "Sources/App", "Tests/AppTests"):
        os.makedirs(os.path.join(app, name))
    write(app, "Package.swift", MANIFEST.lstrip())
    for number in range(options.screens):
        spec, service_schema = generator.screen(number, options.actions)
        write(app, f"specs/Board{number}.yaml", json.dumps(spec, indent=1))
        write(app, f"specs/schemas/board{number}.json", json.dumps(service_schema, indent=1))
    framework = generator.one("swift-testing", "xctest")
    places = ["--output", "Sources/App", "--tests", "Tests/AppTests", "--module", "App"]
    run(app, [tool, "generate", "specs", "--test-framework", framework] + places)
    flags = ["-Xswiftc", "-warnings-as-errors"]
    run(app, ["swift", "build", "--build-tests"] + flags)
    for line in re.findall("Test run with .*|Executed .*", run(app, ["swift", "test", "--skip-build"] + flags, timeout=120)):
        print(f"{framework}: {line}")


main()
