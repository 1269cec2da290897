#!/usr/bin/env python3
"""Objects whose members come from several places of their schema: none is lost on the way back, none fails.

    Tests/proofs/members.py [--seed N] [--schemas N] [--rounds N]

Each round makes small schemas at random out of properties, patternProperties, additionalProperties, conditions, choices and
allOf, and documents that python3-jsonschema calls valid; compiles the types that the tool makes of them; and has each
document decoded and encoded again. Exit status 1 where one does not come back as it was.
"""
import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import jsonschema

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))
KEYS = ["a", "b", "c", "x1", "x2", "y1", "zed"]
PATTERNS = ["^x", "^y", "1$"]
DRIVER = """
import Foundation

func again<T: Codable>(_ type: T.Type) -> (Data) throws -> Data {
  { try JSONEncoder().encode(try JSONDecoder().decode(T.self, from: $0)) }
}
let types: [String: (Data) throws -> Data] = [
%s
]
while let line = readLine() {
  let parts = line.split(separator: "\\t", maxSplits: 1).map(String.init)
  do {
    print(String(decoding: try types[parts[0]]!(Data(parts[1].utf8)), as: UTF8.self))
  } catch {
    print("failed: " + "\\(error)".replacingOccurrences(of: "\\n", with: " "))
  }
}
"""


class Maker:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def maybe(self, chance):
        return self.random.random() < chance

    def value(self, depth):
        kinds = ["string", "integer", "boolean", "list", "nullable", "enum", "any"]
        kind = self.random.choice(kinds + (["object"] * 2 if depth else []))
        if kind == "list":
            return {"type": "array", "items": {"type": self.random.choice(["string", "integer"])}}
        if kind == "nullable":
            return {"type": [self.random.choice(["string", "integer"]), "null"]}
        if kind == "enum":
            return {"enum": self.random.sample(["red", "green", "blue"], 2)}
        if kind == "any":
            return {}
        if kind == "object":
            nested = self.object(0, 0)
            # What a closed object does not declare is dropped, but in a choice: docs/schemas.md says so.
            if "properties" in nested and nested.get("additionalProperties") is False:
                del nested["additionalProperties"]
            return nested
        return {"type": kind}

    def values(self, names, depth):
        return {name: self.value(depth) for name in self.random.sample(names, self.random.randint(1, 2))}

    def object(self, depth, choices, typed=True):
        """A schema of an object; `depth` says how deep objects in it may nest, `choices` how deep conditions and choices."""
        schema = {"type": "object"} if typed else {}
        if self.maybe(0.7):
            schema["properties"] = self.values(KEYS, depth)
        if self.maybe(0.4):
            schema["patternProperties"] = self.values(PATTERNS, depth)
        if self.maybe(0.4):
            schema["additionalProperties"] = self.random.choice([False, False, True, self.value(depth)])
        if "properties" not in schema and "additionalProperties" not in schema and "patternProperties" in schema:
            # The keys of a dictionary are taken to match its one pattern: docs/schemas.md says so.
            schema["additionalProperties"] = False
        if self.maybe(0.3):
            schema["required"] = [self.random.choice(KEYS)]
        if not choices:
            return schema
        if self.maybe(0.3):
            schema["if"] = {"required": [self.random.choice(KEYS)]}
            schema["then"] = self.object(depth, choices - 1, typed=False)
            if self.maybe(0.5):
                schema["else"] = self.object(depth, choices - 1, typed=False)
        if self.maybe(0.3):
            branches = [self.object(depth, choices - 1, typed=self.maybe(0.5)) for _ in range(self.random.randint(2, 3))]
            schema[self.random.choice(["anyOf", "oneOf"])] = branches
        if self.maybe(0.2):
            schema["allOf"] = [self.object(depth, choices - 1, typed=False) for _ in range(self.random.randint(1, 2))]
        if self.maybe(0.1):
            schema["dependentSchemas"] = {self.random.choice(KEYS): self.object(depth, 0, typed=False)}
        if self.maybe(0.1) and "additionalProperties" not in schema:
            schema["unevaluatedProperties"] = self.random.choice([False, self.value(depth)])
        return schema

    def document(self, depth=2):
        scalars = ["red", "blue", "", "text", 0, 7, True, None, ["a"], [1], []]
        if depth and self.maybe(0.3):
            return self.members(depth - 1)
        return self.random.choice(scalars)

    def members(self, depth):
        keys = self.random.sample(KEYS, self.random.choice([0, 1, 1, 2, 2, 3, 4]))
        return {key: self.document(depth) for key in keys}

    def documents(self, schema):
        """Valid ones, those with the most members first."""
        validator = jsonschema.Draft202012Validator(schema)
        found = {}
        for _ in range(400):
            document = self.members(1)
            if validator.is_valid(document):
                found[json.dumps(document, sort_keys=True)] = len(document)
        return sorted(found, key=lambda text: (-found[text], text))[:12]


def parts(schemas):
    """All schemas that may have a say in the members of one object."""
    for schema in schemas:
        yield schema
        inner = [schema[key] for key in ("then", "else") if key in schema]
        for key in ("allOf", "anyOf", "oneOf"):
            inner += schema.get(key, [])
        yield from parts(inner + list(schema.get("dependentSchemas", {}).values()))


def schemas_of(key, known):
    for schema in known:
        if key in schema.get("properties", {}):
            yield schema["properties"][key]
        yield from (value for pattern, value in schema.get("patternProperties", {}).items() if re.search(pattern, key))
        yield from (schema[others] for others in ("additionalProperties", "unevaluatedProperties") if others in schema)


def may_lose_null(key, schemas, known):
    """As docs/schemas.md says: a declared member that may be absent is nil for null, and nil is absent, unless null is one of its
    values and undeclared members may be any JSON. The document of one branch may decode as that of another, so all count."""
    declared = [part["properties"][key] for part in known if key in part.get("properties", {})]
    certain = schemas + schemas[0].get("allOf", []) if len(schemas) == 1 else []
    if not declared or any(key in part.get("required", []) for part in certain):
        return False
    is_nullable = all(jsonschema.Draft202012Validator(schema).is_valid(None) for schema in declared)
    others = [part.get(word, True) for part in known for word in ("additionalProperties", "unevaluatedProperties")]
    return not is_nullable or any(schema not in (True, {}) for schema in others)


def came_back(document, answer, schemas):
    if type(document) is not type(answer):
        return False
    if isinstance(document, list):
        return len(document) == len(answer) and all(came_back(*pair, []) for pair in zip(document, answer))
    if not isinstance(document, dict):
        return document == answer
    schemas = [schema for schema in schemas if isinstance(schema, dict)]
    known = list(parts(schemas))
    for key in document.keys() - answer.keys():
        if document[key] is not None or not may_lose_null(key, schemas, known):
            return False
    return all(
        key in document and came_back(document[key], value, list(schemas_of(key, known))) for key, value in answer.items())


def run(tool, seed, count, folder):
    maker = Maker(seed)
    schemas, documents = {}, []
    while len(schemas) < count:
        schema = maker.object(1, 2)
        samples = maker.documents(schema)
        if samples:
            name = f"S{len(schemas)}"
            schemas[name] = schema
            documents += [(name, text) for text in samples]
    path = os.path.join(folder, "all.json")
    with open(path, "w") as file:
        json.dump({"$defs": schemas}, file)
    made = subprocess.run(
        [tool, "model", path, "--type", "S0", "--output", "Types.swift"], cwd=folder, capture_output=True, text=True)
    if made.returncode:
        sys.exit(f"seed {seed}: the tool refuses the schemas:\n{made.stderr}")
    with open(os.path.join(folder, "Types.swift")) as file:
        swift = file.read()
    names = [name for name in schemas if f" {name}:" in swift or f" {name} =" in swift]
    if len(names) < count * 0.9:
        sys.exit(f"seed {seed}: only {len(names)} of {count} schemas have a type")
    with open(os.path.join(folder, "main.swift"), "w") as file:
        file.write(DRIVER % "\n".join(f'  "{name}": again({name}.self),' for name in names))
    compiled = subprocess.run(
        ["swiftc", "-Onone", "Types.swift", "main.swift", "-o", "app"], cwd=folder, capture_output=True, text=True)
    if compiled.returncode:
        sys.exit(f"seed {seed}: the types do not compile:\n{compiled.stderr[:3000]}")
    documents = [(name, text) for name, text in documents if name in names]
    lines = "".join(f"{name}\t{text}\n" for name, text in documents)
    answers = subprocess.run(["./app"], cwd=folder, input=lines, capture_output=True, text=True).stdout.splitlines()
    if len(answers) != len(documents):
        sys.exit(f"seed {seed}: the program ended early, at {documents[len(answers)]}")
    wrong = []
    for (name, text), answer in zip(documents, answers):
        if answer.startswith("failed") or not came_back(json.loads(text), json.loads(answer), [schemas[name]]):
            wrong.append((name, schemas[name], text, answer))
    return len(names), len(documents), wrong


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--schemas", type=int, default=100)
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--show", type=int, default=5)
    options = arguments.parse_args()
    subprocess.run(["swift", "build", "--quiet", "--product", "viewmodelgen"], cwd=ROOT, check=True)
    tool = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, capture_output=True, text=True).stdout.strip() + "/viewmodelgen"
    failed, objects, documents = [], 0, 0
    for seed in range(options.seed, options.seed + options.rounds):
        with tempfile.TemporaryDirectory() as folder:
            names, samples, wrong = run(tool, seed, options.schemas, folder)
        objects, documents = objects + names, documents + samples
        failed += [(seed,) + entry for entry in wrong]
    shown = set()
    for seed, name, schema, text, answer in failed:
        if (seed, name) in shown or len(shown) >= options.show:
            continue
        shown.add((seed, name))
        print(f"seed {seed}, {name}: {json.dumps(schema)}\n  {text}\n  {answer}")
    places = len({(seed, name) for seed, name, *_ in failed})
    print(f"{objects} schemas, {documents} valid documents; {len(failed)} of them, of {places} schemas, did not come back")
    sys.exit(1 if failed else 0)


main()
