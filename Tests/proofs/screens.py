#!/usr/bin/env python3
"""Proves that random screens compile without a warning and pass their generated tests, in Swift and, on Linux, in Kotlin.

Each of the --screens specs has random keys of `screen`, values of `let`, `? :` where an expression can stand, names that mean
something to the generated code, and --actions random actions on a row or on the whole model. The exit status is 1 if the tool
rejects more than every tenth spec, if the generated code does not compile or causes a warning, or if a test fails.
"""
import json
import os
import re
import shutil
import subprocess
import sys

from proofs import ROOT, Generator, option_parser, run, viewmodelgen, write

sys.path.append(os.path.join(ROOT, "Tests/Kotlin"))
import kotlin  # noqa: E402

BINDINGS = ["observation", "closures"]
# Names that constants and private members of a presenter, functions of Java's and Android's classes, and Kotlin's own types have.
VALUES = ["query", "content", "ending", "error", "errorText", "old", "phase", "request", "presenter", "confirming", "new", "last"]
FUNCTIONS = ["notify", "wait", "toString", "hashCode", "onCleared", "perform", "list", "string", "any"]
TYPES = ["Owner", "IntRange", "Math", "IntArray", "StringBuilder", "Suppress", "AbstractList", "Charsets", "RegexOption"]
MANIFEST = """
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v14)],
  targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])]
)
"""


def owner_type(number):
    """Returns the name of a type, which is one of `TYPES` in as many screens as there are."""
    return TYPES[number] if number < len(TYPES) else f"Owner{number}"


def schema(number, is_optional):
    item = {
        "title": f"Item{number}",
        "type": "object",
        "required": ["id", "kind", "state", "name", "count", "price", "isDone", "due"],
        "properties": {
            "id": {"type": "string"},
            "kind": {"type": "string"},
            "state": {"$ref": "#/$defs/State"},
            "price": {"type": "number"},
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
        "title": owner_type(number),
        "type": "object",
        "required": ["name"],
        "properties": {"name": {"type": "string"}},
    }
    form = f"form{number}"
    media = {
        kind: {"type": "object", "required": [form, "text"], "properties": {form: {"const": kind}, "text": {"type": "string"}}}
        for kind in (f"Photo{number}", f"Quote{number}")
    }
    mapping = {kind: f"#/$defs/{kind}" for kind in media}
    return {
        "title": f"Board{number}",
        "type": "object",
        "required": ["title", "madeAt", "isNew", "media"] + ([] if is_optional else ["items"]),
        "properties": {
            "title": {"type": "string"},
            "subtitle": {"type": "string"},
            "madeAt": {"type": "string", "format": "date-time"},
            "isNew": {"type": "boolean"},
            "media": {"$ref": "#/$defs/Media"},
            "nextPage": {"type": "integer"},
            "lead": {"$ref": "#/$defs/Owner"},
            "items": {"type": "array", "items": {"$ref": "#/$defs/Item"}},
        },
        "$defs": {
            "Item": item,
            "Owner": owner,
            "State": {"title": f"State{number}", "enum": ["open", "closed", "late"]},
            "Media": {
                "title": f"Media{number}",
                "oneOf": [{"$ref": path} for path in mapping.values()],
                "discriminator": {"propertyName": form, "mapping": mapping},
            },
            **media,
        },
    }


class SpecGenerator(Generator):
    def choice(self, value, other, it=None, depth=3):
        """Returns the value, or a choice between it and another one, which can be a choice too."""
        if depth == 0 or self.maybe(0.6):
            return value
        condition = self.one("isOpen", "isNew", "isOpen && query != ''", *([f"{it}.isDone", f"!{it}.isDone"] if it else ["!isNew"]))
        return f"({condition} ? {value} : {self.choice(other, value, it, depth - 1)})"

    def condition(self, *others):
        return self.one("isOpen", "isNew ? isOpen : title != ''", "heading != query", *others)

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
                *[("name", "String"), ("due", "Date"), ("note", "String?"), ("owner", f"{owner_type(number)}?"), ("owner.name", "String")]
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
                [{"name": self.choice("'new'", "heading", it)}, {"state": self.choice(".open", ".late", it)}, {"price": "0.1"}, {"note": "nil"}, {"due": "now"}, {"owner": "nil"}, {"count": "7"}, {"owner.name": "'new'"}]
                if on_row
                else [{"title": self.choice("'new'", "kindWord")}, {"subtitle": "nil"}, {"items": "[]"}, {"lead.name": "'new'", "title": "'new'"}]
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
            given["query"] = self.choice("query", self.one("heading", "kindWord"), it if on_row else None)
        if on_row and self.maybe(0.2):
            given["price"] = f"{it}.price"
        if self.maybe(0.2):
            given["count"] = self.choice("amount", "1", it if on_row else None)
        found = None
        if "when" not in action and self.maybe(0.3):
            action["when"], found = self.unwrapping(it if on_row else None)
            given["found"] = found
            if change == "set" and on_row and self.maybe():
                action["optimistic"] = {"set": {"name": found}}
        elif "when" not in action and self.maybe(0.2):
            action["when"] = self.condition(f"{it}.due < now", f"!{it}.isDone") if on_row else self.condition(f"media is Photo{number}")
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
        text += self.one("", "", f" {{{self.choice('heading', 'kindWord', it if on_row else None)}}}", " {madeAt | relative(style: named)}")
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
            action["returns"], answer = self.one((f"Item{number}", "answer.name"), ("String", "answer"), ("Int?", "answer"), *((form.format(f"State{number}"), "answer") for form in ("{}", "{}?", "[{}]", "[String: {}]")))
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
            sets["query"] = self.choice(sets["query"], self.one("heading", "kindWord", "title"))
            if answer in ("answer.name", "answer.title") and self.maybe():
                sets["query"] = answer
            effects["set"] = {local: value for local, value in sets.items() if self.maybe(0.6)} or {"isOpen": "!isOpen"}
        if self.maybe():
            values = {"query": self.choice("query", "heading"), "amount": "amount + 1", "due": "row.due" if on_row else "now"}
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
        each = self.one(items, "shown", "chosen", f"isNew ? {items} : {items}.filter(!$0.isDone)")
        self.part = self.one(None, None, "source ?? self", "source")
        actions = {}
        for index in range(count):
            name = f"act{number}x{index}"
            actions[name] = self.action(name, number)
        # Some action must show its error beside a field, so that the presenter has the input.
        if not any(action.get("onFailure", {}) == {"error": "problem"} for action in actions.values()):
            actions[f"act{number}last"] = {"call": "last", "onFailure": {"error": "problem"}}
        identity = self.one("id", "kind + id", "id.uppercased() + kind", "kind == 'a' ? id : kind + id")
        row = {"from": f"Item{number}", "id": identity, "state": {"isBusy": False}}
        row["display"] = {
            "nameText": "{name}",
            "countText": "{count}",
            "isDone": {"value": "isDone"},
            "dueText": "{due | relative(style: named)}" if self.maybe() else "{due | date(style: medium)}",
            "noteText": {"text": "{note}", "fallback": None},
            "stateText": "State: {isDone ? 'done' : state == .late ? 'late' : name}",
            "priceText": "{(isDone ? price : 0.5) | number(fractionDigits: '0...2')}",
            "choiceText": {"text": "{isDone ? note : nil}", "fallback": "{isDone ? name : kind}"},
            "plainText": {"text": "{name}", "fallback": None},
            "ownerText": {"value": "owner?.name"},
            "tags": {"value": "tags"},
        }
        row["label"] = {"join": ["{nameText}", {"when": self.one("count > 1", "isDone"), "text": self.one("{plainText}", "{isDone ? name : kind}")}]}
        if not any("row" in action and action.get("progress") for action in actions.values()):
            del row["state"]
        flags = [action["progress"] for action in actions.values() if "row" not in action and "progress" in action]
        now = "2024-03-05T12:00:00Z"
        # The compiler rounds a literal with the digits of the first number twice.
        price = self.one(3.875016739547721e-07, self.random.random() * 10 ** self.one(0, 3, 9, 15))
        first = {"id": "1", "kind": "a", "state": "open", "price": price, "name": "x", "count": 1, "isDone": False, "due": "2024-03-04T12:00:00Z"}
        second = {"id": "2", "kind": "b", "state": "late", "price": price / 3, "name": "y", "count": 2, "isDone": False, "due": "2024-03-03T12:00:00Z"}
        two = [dict(first, note="n", owner={"name": "o"}, tags=["a text", "b"]), dict(second, note="m", owner={"name": "p"})]
        if self.part:
            two[1]["source"] = dict(first, note="n", owner={"name": "o"}, tags=["a text", "b"])
        whole = {"madeAt": "2024-03-05T11:00:00Z", "isNew": self.maybe(), "media": {f"form{number}": f"Photo{number}", "text": "u"}}
        none = {"title": "B", **whole} if is_optional else {"title": "B", "items": [], **whole}
        spec = {
            "view": f"Board{number}View",
            "service": {"schema": f"schemas/board{number}.json", "type": f"Board{number}"},
            "models": {f"Row{number}": row},
            "display": {
                "titleText": "{title}",
                "subtitleText": {"text": "{subtitle}", "fallback": None},
                "leadText": {"value": "lead?.name"},
                "rows": {"each": each, "model": f"Row{number}"},
                "headingText": {"text": "{isNew ? heading : kindWord} {(isOpen ? title : heading) | uppercase}"},
                "firstText": {"value": f"(isNew ? {items}.first : {items}.last)?.name"},
                "isLong": {"value": self.one("isOpen && (isNew ? title : heading).count > 3", "!(isOpen ? isNew : title == query)")},
                # The tool rejects a comparison that does not depend on the data.
                **({"isConstant": {"value": "isOpen && 1.5 < 2.5"}} if self.maybe(0.03) else {}),
            },
            "screen": {
                "binding": BINDINGS[number % len(BINDINGS)],
                "service": {"protocol": f"Board{number}Store", "name": "store"},
                "load": {"call": "board"},
                "empty": self.one(
                    f"{items}.isEmpty",
                    f"isOpen ? isNew : {items}.isEmpty",
                    "madeAt < now",
                    f"media is Quote{number}",
                    "(madeAt | date(style: medium)) == title",
                    f"{items}.filter($0.state == .late).isEmpty && heading != query",
                ),
                "errors": {"URLError.timedOut": "Late {query}", "full(limit: Int)": "{limit}", "default": "Sorry {isOpen ? query : 'you'}"},
                "actions": actions,
            },
            "examples": [
                {"name": "two", "now": now, "given": {"title": "A", "subtitle": "s", "lead": {"name": "l"}, "items": two, **whole}, "expect": {}},
                {"name": "none", "now": now, "given": none, "expect": {}},
            ],
        }
        screen = spec["screen"]
        spec["let"] = {
            "heading": "subtitle ?? title",
            "kindWord": self.one("isOpen ? 'open' : isNew ? 'new' : title", "isNew ? query : isOpen ? heading : 'old'"),
        }
        if self.maybe(0.3):
            screen["poll"] = {"every": "30s"}
        if self.maybe(0.3):
            screen["tick"] = "1min"
        if self.maybe(0.3):
            screen["updates"] = [{"call": "changes", "apply": "use"}]
        if self.maybe(0.3):
            obstacles = [{"when": "isDone", "alert": "Done {isDone ? name : kind} {query}"}, {"when": "isOpen ? isDone : count > 2"}]
            screen["select"] = {"entry": {"row": "rows", "unless": obstacles}}
        if self.maybe(0.3):
            screen["load"]["atMostEvery"] = "5s"
        spec["inputs"] = {"problem": "String?", "isOpen": "Bool", "query": "String"}
        spec["display"].update({"problem": {"value": "problem"}, "isOpen": {"value": "isOpen"}, "queryText": "{query}"})
        screen["local"] = {"query": "", "isOpen": False, "amount": 1}
        for example in spec["examples"]:
            example["inputs"] = {"problem": None, "isOpen": False, "query": ""}
        if self.maybe(0.3):
            screen["load"]["with"] = {"query": self.choice("query", "'none'").replace("isNew", "isOpen")}
            if self.maybe():
                screen["load"]["stale"] = "isStale"
                flags.append("isStale")
        if each != items:
            spec["let"]["shown"] = f"{items}.sorted($0.name)"
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
            spec.setdefault("inputs", {})["viewer"] = f"{owner_type(number)}?"
            spec["display"]["viewerText"] = {"value": "viewer?.name"}
            for example in spec["examples"]:
                example.setdefault("inputs", {})["viewer"] = {"name": "Me"}
            screen["sources"] = {"viewer": {"call": "viewer", **self.one({"optional": True}, {}, {"with": {"at": "isOpen ? query : ''"}})}}
        if self.maybe():
            screen["load"]["progress"] = self.one("isLoading", *flags)
            flags.append(screen["load"]["progress"])
        if flags:
            spec["state"] = {flag: False for flag in flags}
        return spec, schema(number, is_optional)


def renamed(spec, generator, number):
    """Returns the spec as JSON, in which some names mean something to the generated code."""
    text = json.dumps(spec, indent=1)
    names = {"query": generator.one(*VALUES), f"act{number}x0": FUNCTIONS[number % len(FUNCTIONS)]}
    for name, other in names.items():
        text = re.sub(rf"\b{name}\b", other, text)
    return text


def generate(app, command):
    """Runs the tool without the specs that it rejects. Returns why it rejects these."""
    rejected = {}
    while True:
        result = subprocess.run(command, cwd=app, capture_output=True, text=True)
        if result.returncode == 0:
            return rejected
        found = dict(re.findall(r"^(specs/Board\d+\.yaml)(:.*error: .*)", result.stdout + result.stderr, re.MULTILINE))
        if not found:
            sys.exit(result.stdout + result.stderr)
        rejected |= found
        for path in found:
            os.remove(os.path.join(app, path))


def test_kotlin(app):
    server = kotlin.Server()
    stub = os.path.join(ROOT, "Tests/KotlinOutputTests/Android/lifecycle")
    answer = server.ask(sources=[os.path.join(app, "kotlin"), stub], output=os.path.join(app, "classes"), runsTests=True)
    is_good = kotlin.describe(answer)
    server.close()
    print(f"Kotlin: {answer['tests']} tests, {len(answer['failures'])} failed, {len(answer['messages'])} messages")
    if not is_good:
        sys.exit(1)


def main():
    options = option_parser(__doc__, seed=1, screens=30, actions=8, tool="", language="").parse_args()
    tool = viewmodelgen(options.tool)
    generator = SpecGenerator(options.seed)
    app = os.path.join(ROOT, ".build", "screens")
    for name in ("specs", "Sources", "Tests", "kotlin", "classes"):
        shutil.rmtree(os.path.join(app, name), ignore_errors=True)
    for name in ("specs/schemas", "Sources/App", "Tests/AppTests"):
        os.makedirs(os.path.join(app, name))
    write(app, "Package.swift", MANIFEST.lstrip())
    for number in range(options.screens):
        spec, service_schema = generator.screen(number, options.actions)
        write(app, f"specs/Board{number}.yaml", renamed(spec, generator, number))
        write(app, f"specs/schemas/board{number}.json", json.dumps(service_schema, indent=1))
    settings = "specs: specs\noutput: Sources/App\ntests: Tests/AppTests\nmodule: App\n"
    write(app, "viewmodelgen.yaml", settings + "kotlin: { output: kotlin/main, tests: kotlin/test, package: com.example.app }\n")
    rejected = generate(app, [tool, "generate"])
    print(f"{options.screens - len(rejected)} of {options.screens} specs are accepted")
    for path, reason in sorted(rejected.items()):
        print(path + reason)
    if len(rejected) * 10 > options.screens:
        sys.exit("too many specs are rejected")
    if options.language != "swift" and sys.platform == "linux":
        test_kotlin(app)
    if options.language == "kotlin":
        return
    flags = ["-Xswiftc", "-warnings-as-errors"]
    run(app, ["swift", "build", "--build-tests"] + flags)
    for line in re.findall("Test run with .*", run(app, ["swift", "test", "--skip-build"] + flags, timeout=120)):
        print(line)


main()
