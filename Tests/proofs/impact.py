#!/usr/bin/env python3
"""Proves that the verdict of `impact` on the released app agrees with decoders that are generated for the old schema.

Generates and compiles the decoders of a few schemas. Then makes --changes random changes to the schemas, for each of
`unknownCases: keep` and `reject`. For each change, the decoder reads documents that python3-jsonschema accepts for the new
schema. It has to fail for one of them if `impact` reports that the app breaks, and for none otherwise. Prints up to --show
disagreements. The exit status is 1 if there is one, or a change that cannot be compared.
"""
import collections
import copy
import itertools
import json
import os
import random
import subprocess
import sys
import tempfile
import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import jsonschema

from proofs import SwiftProgram, option_parser, viewmodelgen

DOCUMENTS = 120

TEXT, INT, NUMBER, FLAG = ({"type": name} for name in ("string", "integer", "number", "boolean"))


def object_of(properties, required, title=None, **more):
    schema = {"type": "object", "properties": properties, "required": required, **more}
    return {"title": title, **schema} if title else schema


def formatted(name):
    return {"type": "string", "format": name}


# The schema that each spec uses, and the `service.types` of the spec.
BASES = {
    "Person": (object_of({
        "name": TEXT, "nick": TEXT, "age": INT, "height": NUMBER, "email": {"type": ["string", "null"]},
        "born": formatted("date"), "seen": formatted("date-time"), "site": formatted("uri"), "token": formatted("uuid"),
        "badge": {"type": "string", "enum": ["gold", "silver"]}, "is_new": FLAG, "tags": {"type": "array", "items": TEXT},
        "home": {"$ref": "#/$defs/PersonPlace"},
    }, ["name", "age", "height", "email", "born", "token", "badge", "tags", "home"], "Person", **{"$defs": {
        "PersonPlace": object_of({"city": TEXT, "zip": TEXT, "spot": {"$ref": "#/$defs/PersonSpot"}}, ["city", "spot"]),
        "PersonSpot": object_of({"lat": NUMBER, "lon": NUMBER}, ["lat", "lon"]),
    }}), {}),
    "Feed": (object_of({
        "items": {"type": "array", "items": {"$ref": "#/$defs/FeedItem"}},
        "best": {"$ref": "#/$defs/FeedItem"},
        "counts": {"type": "object", "additionalProperties": INT},
        "next": {"type": ["string", "null"]},
    }, ["items", "counts", "next"], "Feed", **{"$defs": {
        "FeedItem": object_of({
            "id": INT, "title": TEXT, "state": {"type": "string", "enum": ["draft", "live"]}, "level": {"enum": [1, 2, 3]},
            "author": {"anyOf": [{"$ref": "#/$defs/FeedAuthor"}, {"type": "null"}]},
        }, ["id", "title", "state", "level"]),
        "FeedAuthor": object_of({"name": TEXT, "followers": INT}, ["name"]),
    }}), {}),
    "Payment": (object_of({
        "method": {"$ref": "#/$defs/PaymentMethod"}, "note": TEXT,
        "others": {"type": "array", "items": {"$ref": "#/$defs/PaymentMethod"}},
    }, ["method"], "Payment", **{"$defs": {
        "PaymentMethod": {"oneOf": [
            object_of({"kind": {"const": "card"}, "last": TEXT, "expires": formatted("date")}, ["kind", "last"], "PaymentCard"),
            object_of({"kind": {"const": "bank"}, "iban": TEXT, "amount": NUMBER}, ["kind", "iban"], "PaymentBank"),
        ]},
    }}), {}),
    "Drawing": (object_of({
        "shapes": {"type": "array", "items": {"$ref": "#/$defs/DrawingShape"}},
        "size": {"anyOf": [INT, TEXT]},
        "origin": {"type": "array", "prefixItems": [INT, NUMBER, FLAG], "items": False, "minItems": 3},
    }, ["shapes", "size", "origin"], "Drawing", **{"$defs": {
        "DrawingShape": {"anyOf": [
            object_of({"radius": NUMBER, "label": TEXT}, ["radius"], "DrawingCircle"),
            object_of({"side": INT, "color": {"enum": ["red", "blue"]}}, ["side", "color"], "DrawingSquare"),
        ]},
    }}), {}),
    "Thread": ({"$ref": "#/$defs/ThreadPost", "$defs": {
        "ThreadPost": object_of({
            "text": TEXT, "likes": INT, "replies": {"type": "array", "items": {"$ref": "#/$defs/ThreadPost"}},
            "by": {"$ref": "#/$defs/ThreadUser"},
        }, ["text", "likes", "replies"], "ThreadPost"),
        "ThreadUser": object_of({"handle": TEXT, "role": {"enum": ["admin", "guest"]}}, ["handle", "role"]),
    }}, {}),
    "Order": (object_of({
        "price": TEXT, "paid": INT, "wait": TEXT, "stamp": NUMBER,
        "lines": {"type": "array", "items": {"$ref": "#/$defs/OrderLine"}},
        "extras": {"type": "object", "properties": {"gift": FLAG}, "additionalProperties": {"type": "integer"}},
    }, ["price", "paid", "wait", "lines", "extras"], "Order", **{"$defs": {
        "OrderLine": object_of({"sku": TEXT, "count": INT, "due": formatted("date")}, ["sku", "count"]),
    }}), {"Order.price": "decimal", "Order.paid": "unixtime", "Order.wait": "duration", "Order.lines": "{ lossy: true }"}),
    "Event": (object_of({
        "type": {"enum": ["online", "local"]}, "name": TEXT,
    }, ["type", "name"], "Event", **{
        "if": {"properties": {"type": {"const": "online"}}},
        "then": {"properties": {"link": formatted("uri"), "seats": INT}},
    }), {}),
    "Checkout": ({"$ref": "#/$defs/CheckoutReceipt", "$defs": {
        "CheckoutPage": {"type": "object", "properties": {}},
        "CheckoutReceipt": object_of({
            "code": TEXT, "total": NUMBER, "paid": formatted("date"), "phase": {"enum": ["open", "done"]},
            "lines": {"type": "array", "items": {"$ref": "#/$defs/CheckoutLine"}},
        }, ["code", "total", "phase"]),
        "CheckoutLine": object_of({"sku": TEXT, "count": INT}, ["sku"]),
    }}, {}),
}
# The `service.type` of a spec, if it is not the name of the spec.
TYPES = {"Thread": "ThreadPost", "Checkout": "CheckoutPage"}
# The type of the documents, if another call of the screen than its load returns them.
RETURNED = {"Checkout": "CheckoutReceipt"}
PRESENTER = """screen:
  service: {0}Store
  load: {{ call: load }}
  errors: {{ default: Wrong. }}
  actions: {{ send: {{ call: send, returns: {1}, onSuccess: {{ toast: "{{answer.code}}" }} }} }}"""
# The texts that a spec shows.
SHOWN = {
    "Person": ["{name}", "{nick ?? 'no nick'}", "{age}", "{email ?? 'no email'}", "{home.city}"],
    "Feed": ["{items.count}", "{next ?? 'the end'}"],
    "Payment": ["{note ?? 'no note'}"],
    "Order": ["{price | number}", "{lines.count}"],
    "Event": ["{name}", "{seats ?? 0}"],
}


# MARK: documents

def text_of(schema, chance):
    form = schema.get("format")
    if form == "date":
        return "2024-03-05"
    if form == "date-time":
        return chance.choice(["2024-03-05T13:45:07Z", "2024-03-05T13:45:07.25+02:00"])
    if form == "uri":
        return "https://example.com/a"
    if form == "uuid":
        return "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
    return chance.choice(["", "text", "7", "true", "2024", "a b"])


class DocumentGenerator:
    """Generates documents of a schema. `forms` are the formats of members that only the spec specifies: `{"price": "decimal"}`."""

    def __init__(self, root, chance, forms):
        self.root, self.chance, self.forms = root, chance, forms

    def resolve(self, schema):
        while isinstance(schema, dict) and "$ref" in schema:
            schema = self.root["$defs"][schema["$ref"].split("/")[-1]]
        return schema

    def value(self, schema, depth=0, form=None):
        schema = self.resolve(schema)
        if schema is True or schema == {}:
            return self.chance.choice([None, 1, "x", [], {}])
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self.chance.choice(schema["enum"])
        for word in ("anyOf", "oneOf"):
            if word in schema:
                return self.value(self.chance.choice(schema[word]), depth, form)
        kind = schema.get("type")
        if isinstance(kind, list):
            kind = self.chance.choice(kind)
        if kind == "null":
            return None
        if kind == "string":
            if "format" in schema:
                return text_of(schema, self.chance)
            if form == "decimal":
                return "12.50"
            if form == "duration":
                return "PT1H30M"
            return text_of(schema, self.chance)
        if kind == "integer":
            return self.chance.choice([0, 7, -3]) if form != "unixtime" else 1709646307
        if kind == "number":
            return self.chance.choice([2.5, 7, -0.25]) if form != "unixtime" else 1709646307.5
        if kind == "boolean":
            return self.chance.random() < 0.5
        if kind == "array":
            return self.elements(schema, depth)
        return self.members(schema, depth)

    def elements(self, schema, depth):
        items = [self.value(item, depth + 1) for item in schema.get("prefixItems", [])]
        if items:
            items = items[:self.chance.randint(schema.get("minItems", 0), len(items))]
            more = schema.get("items", True)
            if len(items) == len(schema["prefixItems"]) and more is not False and self.chance.random() < 0.5:
                items.append(self.value(more, depth + 1))
            return items
        count = 0 if depth > 3 else self.chance.choice([0, 1, 2, 3])
        return [self.value(schema.get("items", {}), depth + 1) for _ in range(max(count, schema.get("minItems", 0)))]

    def members(self, schema, depth):
        result = {}
        rate = 0.1 if depth > 4 else self.chance.choice([0.1, 0.5, 0.9])
        for key, part in schema.get("properties", {}).items():
            if key in schema.get("required", []) or self.chance.random() < rate:
                result[key] = self.value(part, depth + 1, self.forms.get(key))
        then = schema.get("then", {}).get("properties", {})
        for key, part in then.items():
            if self.chance.random() < 0.7:
                result[key] = self.value(part if self.chance.random() < 0.7 else True, depth + 1)
        others = schema.get("additionalProperties", True)
        # An open object may contain anything under the key of a removed member, but services do not send that.
        keys = ["zz"] + (["gift"] if isinstance(others, dict) else [])
        for key in keys:
            if others is not False and key not in result and self.chance.random() < 0.3:
                result[key] = self.value(others, depth + 1)
        return result


# MARK: changes

def places(schema, path=()):
    """Yields the paths of all schemas in a schema."""
    yield path
    for word in ("properties", "$defs"):
        for key in schema.get(word, {}):
            yield from places(schema[word][key], path + (word, key))
    for word in ("items", "additionalProperties", "then"):
        if isinstance(schema.get(word), dict):
            yield from places(schema[word], path + (word,))
    for word in ("anyOf", "oneOf", "prefixItems"):
        for index, part in enumerate(schema.get(word, [])):
            yield from places(part, path + (word, index))


def at(schema, path):
    for step in path:
        schema = schema[step]
    return schema


def put(schema, path, value):
    at(schema, path[:-1])[path[-1]] = value


# The schemas that replace a schema of a type.
RETYPED = {
    "integer": [NUMBER, TEXT, FLAG], "number": [INT, TEXT], "string": [INT, {"type": "array", "items": TEXT}, FLAG, {}],
    "boolean": [TEXT, INT], "array": [TEXT, {"type": "object", "additionalProperties": TEXT}],
    "object": [TEXT, {"type": "array", "items": TEXT}],
}


def member_changes(schema, path):
    """Yields changes of the property at a path."""
    owner, key = path[:-2], path[-1]
    required = key in at(schema, owner).get("required", [])

    def member_removed(new):
        del at(new, owner)["properties"][key]
        if required:
            at(new, owner)["required"].remove(key)

    def member_optional(new):
        at(new, owner)["required"].remove(key)

    def member_required(new):
        at(new, owner).setdefault("required", []).append(key)

    def member_renamed(new):
        holder = at(new, owner)
        holder["properties"][key + "_new"] = holder["properties"].pop(key)
        if required:
            holder["required"] = [key + "_new" if name == key else name for name in holder["required"]]

    word = "required" if required else "optional"
    yield f"{word} member removed", member_removed
    yield f"{word} member renamed", member_renamed
    if required:
        yield "required member made optional", member_optional
    else:
        yield "optional member made required", member_required


def type_changes(schema, path):
    part = at(schema, path)
    kind = part.get("type")

    def to(new_part):
        return lambda new: put(new, path, copy.deepcopy(new_part))

    if isinstance(kind, str) and path:
        if "enum" not in part and "$ref" not in part:
            for other in RETYPED.get(kind, []):
                name = other.get("type", "anything")
                yield f"{kind} to {name}", to(other)
            if kind != "null":
                is_scalar = kind not in ("object", "array")
                yield "made nullable", to({**part, "type": [kind, "null"]} if is_scalar else {"anyOf": [part, {"type": "null"}]})
        if kind == "string" and "enum" not in part:
            if "format" in part:
                yield "format dropped", to(TEXT)
            for other in ("date", "date-time", "uri", "uuid"):
                if other != part.get("format"):
                    yield "format changed" if "format" in part else "format added", to(formatted(other))
            if "format" not in part:
                yield "string to enumeration", to({"type": "string", "enum": ["text", "7"]})
                yield "string to string or integer", to({"anyOf": [TEXT, INT]})
        if kind == "integer" and "enum" not in part:
            yield "integer to enumeration", to({"enum": [0, 7]})
    if isinstance(kind, list):
        yield "no longer nullable", to({**part, "type": kind[0]})
    if "$ref" in part and path:
        yield "reference made nullable", to({"anyOf": [part, {"type": "null"}]})
        yield "reference to array", to({"type": "array", "items": part})
        yield "object to string", to(TEXT)


def object_changes(schema, path):
    part = at(schema, path)

    def optional_added(new):
        at(new, path)["properties"]["extra"] = copy.deepcopy(TEXT)

    def required_added(new):
        optional_added(new)
        at(new, path).setdefault("required", []).append("extra")

    def closed(new):
        at(new, path)["additionalProperties"] = False

    def opened(new):
        at(new, path).pop("additionalProperties")

    def reordered(new):
        holder = at(new, path)
        holder["properties"] = dict(reversed(holder["properties"].items()))

    yield "optional member added", optional_added
    yield "required member added", required_added
    yield "members reordered", reordered
    if "additionalProperties" in part:
        yield "object opened", opened
    else:
        yield "object closed", closed


def choice_changes(schema, path):
    part = at(schema, path)
    if "enum" in part:
        values = part["enum"]
        more = "brand-new" if isinstance(values[0], str) else 99

        def value_added(new):
            at(new, path)["enum"].append(more)

        def value_removed(new):
            at(new, path)["enum"].pop()

        def any_value(new):
            put(new, path, copy.deepcopy(TEXT if isinstance(values[0], str) else INT))

        def other_values(new):
            put(new, path, {"enum": [7, 8] if isinstance(values[0], str) else ["a", "b"]})

        yield "enumeration value added", value_added
        yield "enumeration value removed", value_removed
        yield "enumeration to any value", any_value
        yield "enumeration of another type", other_values
    for word in ("oneOf", "anyOf"):
        if not any("properties" in choice for choice in part.get(word, [])):
            continue

        def kind_added(new, word=word):
            choices = at(new, path)[word]
            tag = {"kind": {"const": "cash"}} if word == "oneOf" else {"angle": INT}
            choices.append(object_of({**tag, "till": TEXT}, list(tag), "AddedKind"))

        def kind_removed(new, word=word):
            at(new, path)[word].pop()

        yield "kind added", kind_added
        yield "kind removed", kind_removed
    if part.get("const") in ("card", "bank"):
        yield "kind renamed", lambda new: put(new, path, {"const": "other"})


def renamed_definitions(schema):
    for key in schema.get("$defs", {}):
        def renamed(new, key=key):
            new["$defs"]["Renamed" + key] = new["$defs"].pop(key)
            text = json.dumps(new).replace(f'"#/$defs/{key}"', f'"#/$defs/Renamed{key}"')
            new.clear()
            new.update(json.loads(text))
        # The spec refers to these types by name.
        if key not in TYPES.values() and key not in RETURNED.values():
            yield "type renamed", renamed


def changes(schema):
    yield "nothing", lambda new: None
    yield from renamed_definitions(schema)
    for path in places(schema):
        if len(path) > 1 and path[-2] == "properties" and "then" not in path:
            yield from member_changes(schema, path)
        if path and not (path[0] == "$defs" and len(path) == 2):
            yield from type_changes(schema, path)
        if "properties" in at(schema, path) and "then" not in path:
            yield from object_changes(schema, path)
        yield from choice_changes(schema, path)


def combined(one, other):
    """Returns both changes as one, or None if they change different schemas, or the first removes what the second changes."""
    (name, _, first), (other_name, _, second) = one, other
    if name != other_name:
        return None

    def both(new):
        first(new)
        second(new)

    try:
        both(copy.deepcopy(BASES[name][0]))
    except (KeyError, IndexError, TypeError, ValueError, AttributeError):
        return None
    return name, "two changes", both


# MARK: the tool and the decoder

DRIVER = """
import Foundation

func reading<T: Decodable>(_ type: T.Type) -> (Data) throws -> Void { { _ = try JSONDecoder().decode(T.self, from: $0) } }
let types: [String: (Data) throws -> Void] = [
%s
]
while let line = readLine() {
  let parts = line.split(separator: "\\t", maxSplits: 1).map(String.init)
  do {
    guard let read = types[parts[0]] else { fatalError(parts[0]) }
    try read(Data(parts[1].utf8))
    print("decoded")
  } catch {
    print("failed: " + "\\(error)".replacingOccurrences(of: "\\n", with: " "))
  }
}
"""


def spec_text(name, unknown, types):
    lines = [
        f"view: {name}View", "service:", f"  schema: schemas/{name}.schema.json", f"  type: {TYPES.get(name, name)}",
        f"  unknownCases: {unknown}",
    ]
    if types:
        lines += ["  types:"] + [f"    {key}: {form}" for key, form in types.items()]
    shown = [f'  text{number}: "{text}"' for number, text in enumerate(["Title"] + SHOWN.get(name, []))]
    presenter = [PRESENTER.format(name, RETURNED[name])] if name in RETURNED else []
    return "\n".join(lines + ["display:"] + shown + presenter + [""])


class Project:
    """Specs with one setting of `unknownCases`, and a program with their decoders."""

    def __init__(self, tool, folder, unknown):
        self.tool, self.folder = tool, os.path.join(folder, unknown)
        for name, (schema, types) in BASES.items():
            self.write(f"specs/{name}.yaml", spec_text(name, unknown, types))
            self.write(f"specs/schemas/{name}.schema.json", json.dumps(schema, indent=2))
            self.write(f"old/{name}.schema.json", json.dumps(schema, indent=2))
        result = subprocess.run([tool, "generate", "specs"], cwd=self.folder, capture_output=True, text=True)
        if result.returncode:
            sys.exit(f"the tool rejects the specs:\n{result.stderr}")
        # Presenters need Combine.
        sources = [
            os.path.join("Generated", name) for name in sorted(os.listdir(os.path.join(self.folder, "Generated")))
            if not name.endswith("Presenter.swift")
        ]
        decoded = {name: RETURNED.get(name, TYPES.get(name, name)) for name in BASES}
        decoders = "\n".join(f'  "{name}": reading({type}.self),' for name, type in decoded.items())
        self.decoders = SwiftProgram(self.folder, sources, DRIVER % decoders)

    def write(self, path, text):
        path = os.path.join(self.folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def verdict(self, name, schema):
        """Returns the verdict of `impact` on the released app, and its findings."""
        self.write(f"specs/schemas/{name}.schema.json", json.dumps(schema, indent=2))
        answer = subprocess.run(
            [self.tool, "impact", "--against", f"old/{name}.schema.json", f"specs/{name}.yaml", "--format", "json"],
            cwd=self.folder, capture_output=True, text=True
        )
        if answer.returncode == 2:
            return "not compared", answer.stderr
        if answer.returncode:
            sys.exit(f"impact exits with {answer.returncode}:\n{answer.stderr}")
        impact = json.loads(answer.stdout)
        findings = impact["screens"][0]["findings"]
        return impact["released"], [f'{finding["message"]} ({finding["released"]})' for finding in findings]


def documents(schema, forms, seed):
    """Returns up to DOCUMENTS different valid documents, as JSON."""
    validator = jsonschema.Draft202012Validator(schema)
    generator = DocumentGenerator(schema, random.Random(seed), forms)
    found = set()
    for _ in range(DOCUMENTS * 4):
        document = generator.value(schema)
        if validator.is_valid(document):
            found.add(json.dumps(document, sort_keys=True))
        if len(found) >= DOCUMENTS:
            break
    return sorted(found)


def main():
    options = option_parser(__doc__, seed=1, changes=150, show=5, tool="").parse_args()
    tool = viewmodelgen(options.tool)
    table, disagreements, count, skipped = collections.Counter(), [], 0, []
    with tempfile.TemporaryDirectory() as folder:
        for unknown in ("keep", "reject"):
            project = Project(tool, folder, unknown)
            chance = random.Random(options.seed)
            trials = [(name, kind, change) for name, (schema, _) in BASES.items() for kind, change in changes(schema)]
            chance.shuffle(trials)
            single = trials[:options.changes]
            pairs = [(one, chance.choice([other for other in single if other[0] == one[0]])) for one in single[:len(single) // 3]]
            trials = single + [both for pair in pairs if (both := combined(*pair))]
            lines, compared = [], []
            for number, (name, kind, change) in enumerate(trials):
                base, types = BASES[name]
                schema = copy.deepcopy(base)
                change(schema)
                forms = {key.split(".")[1]: form for key, form in types.items()}
                samples = documents(schema, forms, f"{options.seed} {number}")
                verdict, why = project.verdict(name, schema)
                if verdict == "not compared" or not samples:
                    skipped.append((unknown, name, kind, why if verdict == "not compared" else "no documents"))
                    continue
                compared.append((name, kind, verdict, why, schema, len(samples)))
                lines += [f"{name}\t{text}" for text in samples]
            answers = iter(zip(lines, project.decoders.answers(lines)))
            for name, kind, verdict, why, schema, size in compared:
                failures = [(line, answer) for line, answer in itertools.islice(answers, size) if answer != "decoded"]
                count += size
                table[kind, verdict, "fails" if failures else "decodes"] += 1
                if bool(failures) != (verdict == "breaking"):
                    disagreements.append((unknown, name, kind, verdict, why, schema, failures[:1]))
    report(table, disagreements, count, skipped, options.show)
    sys.exit(1 if disagreements or skipped else 0)


def report(table, disagreements, count, skipped, show):
    print(f'{"change":34}{"impact":14}{"decoder":10}{"count":>6}')
    for (kind, verdict, decoder), number in sorted(table.items()):
        mark = "" if (verdict == "breaking") == (decoder == "fails") else "  <- disagree"
        print(f"{kind:34}{verdict:14}{decoder:10}{number:6}{mark}")
    for unknown, name, kind, verdict, why, schema, failures in disagreements[:show]:
        print(f"\nunknownCases: {unknown}, {name}, {kind}: {verdict}: {why}\n  {json.dumps(schema)}")
        for line, answer in failures:
            print(f"  {line}\n  {answer[:600]}")
    for unknown, name, kind, why in skipped[:show]:
        print(f"\nnot compared: {unknown}, {name}, {kind}: {why}")
    total = sum(table.values())
    print(f"\n{total} changes, {count} documents; {len(disagreements)} disagreements, and {len(skipped)} changes that cannot be compared")


main()
