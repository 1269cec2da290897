#!/usr/bin/env python3
"""Proves that no member of an object is lost in decoding and encoding, however its schema combines keywords.

Each of the --rounds rounds builds --schemas random schemas from properties, patternProperties, additionalProperties,
conditions, choices and allOf, and documents that python3-jsonschema accepts. It compiles the types that `model` generates
for the schemas, and decodes and encodes each document. The first round has the seed --seed, the next one the seed after it.
Prints up to --show schemas with a document that changes. The exit status is 1 if there is one.
"""
import json
import os
import re
import subprocess
import sys
import tempfile
import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import jsonschema

from proofs import Generator, SwiftProgram, option_parser, viewmodelgen, write

KEYS = ["a", "b", "c", "x1", "x2", "y1", "zed"]
PATTERNS = ["^x", "^y", "1$"]
DRIVER = """
import Foundation

func roundTrip<T: Codable>(_ type: T.Type) -> (Data) throws -> Data {
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


class SchemaGenerator(Generator):
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
            # A closed object loses undeclared members unless it is part of a choice, as docs/schemas.md says.
            if "properties" in nested and nested.get("additionalProperties") is False:
                del nested["additionalProperties"]
            return nested
        return {"type": kind}

    def values(self, names, depth):
        return {name: self.value(depth) for name in self.random.sample(names, self.random.randint(1, 2))}

    def object(self, depth, choices, typed=True):
        """Returns the schema of an object. `depth` limits the nesting of objects in it, `choices` that of conditions and choices."""
        schema = {"type": "object"} if typed else {}
        if self.maybe(0.7):
            schema["properties"] = self.values(KEYS, depth)
        if self.maybe(0.4):
            schema["patternProperties"] = self.values(PATTERNS, depth)
        if self.maybe(0.4):
            schema["additionalProperties"] = self.random.choice([False, False, True, self.value(depth)])
        if "properties" not in schema and "additionalProperties" not in schema and "patternProperties" in schema:
            # The tool assumes that the keys of a dictionary match its one pattern, as docs/schemas.md says.
            schema["additionalProperties"] = False
        if self.maybe(0.3):
            schema["required"] = [self.random.choice(KEYS)]
        if not choices:
            return schema
        if self.maybe(0.3):
            schema["if"] = {"required": [self.random.choice(KEYS)]}
            schema["then"] = self.object(depth, choices - 1, typed=False)
            if self.maybe():
                schema["else"] = self.object(depth, choices - 1, typed=False)
        if self.maybe(0.3):
            branches = [self.object(depth, choices - 1, typed=self.maybe()) for _ in range(self.random.randint(2, 3))]
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
        """Returns up to twelve valid documents of a schema, as JSON. Those with the most members come first."""
        validator = jsonschema.Draft202012Validator(schema)
        found = {}
        for _ in range(400):
            document = self.members(1)
            if validator.is_valid(document):
                found[json.dumps(document, sort_keys=True)] = len(document)
        return sorted(found, key=lambda text: (-found[text], text))[:12]


def parts(schemas):
    """Yields all schemas that can describe members of one object."""
    for schema in schemas:
        yield schema
        inner = [schema[key] for key in ("then", "else") if key in schema]
        for key in ("allOf", "anyOf", "oneOf"):
            inner += schema.get(key, [])
        yield from parts(inner + list(schema.get("dependentSchemas", {}).values()))


def schemas_of(key, known):
    """Yields the schemas that can describe one member."""
    for schema in known:
        if key in schema.get("properties", {}):
            yield schema["properties"][key]
        yield from (value for pattern, value in schema.get("patternProperties", {}).items() if re.search(pattern, key))
        yield from (schema[word] for word in ("additionalProperties", "unevaluatedProperties") if word in schema)


def may_lose_null(key, schemas, known):
    """Returns whether `null` may become an absent member.

    As docs/schemas.md says, an optional member that is declared becomes nil, which is not written, unless it is nullable and
    undeclared members can be any JSON. All branches of a choice count, because a document of one can be decoded as another.
    """
    declared = [part["properties"][key] for part in known if key in part.get("properties", {})]
    certain = schemas + schemas[0].get("allOf", []) if len(schemas) == 1 else []
    if not declared or any(key in part.get("required", []) for part in certain):
        return False
    is_nullable = all(jsonschema.Draft202012Validator(schema).is_valid(None) for schema in declared)
    others = [part.get(word, True) for part in known for word in ("additionalProperties", "unevaluatedProperties")]
    return not is_nullable or any(schema not in (True, {}) for schema in others)


def is_equivalent(document, answer, schemas):
    if type(document) is not type(answer):
        return False
    if isinstance(document, list):
        return len(document) == len(answer) and all(is_equivalent(*pair, []) for pair in zip(document, answer))
    if not isinstance(document, dict):
        return document == answer
    schemas = [schema for schema in schemas if isinstance(schema, dict)]
    known = list(parts(schemas))
    for key in document.keys() - answer.keys():
        if document[key] is not None or not may_lose_null(key, schemas, known):
            return False
    return all(
        key in document and is_equivalent(document[key], value, list(schemas_of(key, known))) for key, value in answer.items()
    )


def run(tool, seed, count, folder):
    """Runs one round. Returns how many schemas have a type, how many documents they have, and the documents that change."""
    generator = SchemaGenerator(seed)
    schemas, documents = {}, []
    while len(schemas) < count:
        schema = generator.object(1, 2)
        valid = generator.documents(schema)
        if valid:
            name = f"S{len(schemas)}"
            schemas[name] = schema
            documents += [(name, text) for text in valid]
    write(folder, "all.json", json.dumps({"$defs": schemas}))
    command = [tool, "model", "all.json", "--type", "S0", "--output", "Types.swift"]
    model = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if model.returncode:
        sys.exit(f"the tool rejects the schemas:\n{model.stderr}")
    with open(os.path.join(folder, "Types.swift"), encoding="utf-8") as file:
        swift = file.read()
    names = [name for name in schemas if f" {name}:" in swift or f" {name} =" in swift]
    if len(names) < count * 0.9:
        sys.exit(f"only {len(names)} of {count} schemas have a type")
    program = SwiftProgram(folder, ["Types.swift"], DRIVER % "\n".join(f'  "{name}": roundTrip({name}.self),' for name in names))
    documents = [(name, text) for name, text in documents if name in names]
    answers = program.answers([f"{name}\t{text}" for name, text in documents])
    changed = []
    for (name, text), answer in zip(documents, answers):
        if answer.startswith("failed") or not is_equivalent(json.loads(text), json.loads(answer), [schemas[name]]):
            changed.append((name, schemas[name], text, answer))
    return len(names), len(documents), changed


def main():
    options = option_parser(__doc__, seed=1, schemas=100, rounds=3, show=5, tool="").parse_args()
    tool = viewmodelgen(options.tool)
    failed, shown = False, set()
    for seed in range(options.seed, options.seed + options.rounds):
        print(f"seed {seed}: ", end="", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            types, documents, changed = run(tool, seed, options.schemas, folder)
        print(f"{types} schemas, {documents} valid documents; {len(changed)} change")
        failed = failed or bool(changed)
        for name, schema, text, answer in changed:
            if (seed, name) not in shown and len(shown) < options.show:
                shown.add((seed, name))
                print(f"  {name}: {json.dumps(schema)}\n    {text}\n    {answer}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
