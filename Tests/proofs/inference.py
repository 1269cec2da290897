#!/usr/bin/env python3
"""Samples made up at random: each satisfies the schema that is inferred from them, and a spec drafted for it has no mistake.

Some types are in several places, and some places are said to be of one type, which `infer` takes or refuses.

    Tests/proofs/inference.py [--seed N] [--rounds N] [--tool FILE] [FOLDER…]

A FOLDER is another set of samples, `*.json`. Validates with python3-jsonschema. Where genson is installed, compares the kinds and the
required keys of every property with its. Exit status 1 where something is not as it should be.
"""
import argparse
import glob
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import urllib.parse
import uuid
import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import jsonschema
try:
    import genson
except ImportError:
    genson = None

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))
KEYS = ["id", "name", "type", "kind", "Größe", "a.b", "", "model", "1", "default", "created_at", "URL", "x y", "self"]
TEXTS = ["", "a", "on_hold", "2024-03-05", "2024-02-29T10:00:00Z", "2024-03-05T10:00", "https://example.com/a", "\u202e\u0000", "👩‍👩‍👧"]

IS_DATA = re.compile("[0-9a-f-]{36}|1").fullmatch


class Maker:
    """Objects of one shape whose members come and go, with surprises."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.shapes = []

    def shape(self, depth):
        # The same type in several places, at least one of them inside another.
        if depth and self.shapes and self.random.random() < 0.4:
            return self.random.choice(self.shapes)
        shape = self.new_shape(depth)
        if shape[0] == "object":
            self.shapes.append(shape)
        return shape

    def new_shape(self, depth):
        kinds = ["text", "number", "integer", "bool", "date", "null", "mixed"]
        kind = self.random.choice(kinds + (["object", "object", "list", "map", "union"] if depth else []))
        if kind == "object":
            keys = self.random.sample(KEYS, self.random.randint(0, 6))
            always = self.random.random() < 0.5
            return kind, [(key, self.shape(depth - 1), 0 if always else self.random.random()) for key in keys]
        if kind in ("list", "map"):
            return kind, self.shape(depth - 1)
        if kind == "union":
            cases = [("object", [(key, self.shape(depth - 1), 0)]) for key in self.random.sample(KEYS[4:], 2)]
            return kind, cases
        return kind, None

    def value(self, shape):
        kind, inside = shape
        if kind == "object":
            return {key: self.value(inner) for key, inner, gone in inside if gone < 0.6 or self.random.random() > gone}
        if kind == "list":
            return [self.value(inside) for _ in range(self.random.randint(0, 3))]
        if kind == "map":
            return {str(uuid.UUID(int=self.random.getrandbits(128))): self.value(inside) for _ in range(self.random.randint(0, 3))}
        if kind == "union":
            index = self.random.randrange(len(inside))
            return {"type": f"case{index}", **self.value(inside[index])}
        if kind == "mixed":
            return self.random.choice([None, "x", 1, 2.5, True, [], {}, [1, "a"], {"a": 1}])
        return {
            "text": lambda: self.random.choice(TEXTS),
            "number": lambda: self.random.choice([0.5, -1e300, 1e-300, 3.0]),
            "integer": lambda: self.random.choice([0, -1, 2**31, 2**63, 2**64 + 1, -(2**70)]),
            "bool": lambda: self.random.random() < 0.5,
            "date": lambda: f"2024-0{self.random.randint(1, 9)}-1{self.random.randint(0, 9)}",
            "null": lambda: None,
        }[kind]()


def objects(value, path=()):
    """The paths of all objects in a sample, as the options have them."""
    if isinstance(value, dict):
        yield ".".join(path) or "."
        for key, inner in value.items():
            yield from objects(inner, path + ("*" if IS_DATA(key) else key,))
    if isinstance(value, list):
        for inner in value:
            yield from objects(inner, path)


def same(random, samples):
    """Places that are said to be of one type, most of which are not."""
    paths = sorted({path for sample in samples for path in objects(sample) if path and "=" not in path and not path.startswith("-")})
    # The path of this key is that of the whole.
    if any("" in whole for sample in samples for whole in (sample if isinstance(sample, list) else [sample])):
        return []
    if len(paths) < 2 or random.random() < 0.5:
        return []
    return ["=".join(random.sample(paths, 2)) for _ in range(random.randint(1, 2))]


def properties(schema):
    """By path the kinds and whether it is required; the paths of dictionaries and shared types and of unions, inside which the two differ by design."""
    found, maps, unions, whole = {}, [], [], schema

    def walk(schema, path):
        kinds = set()
        if "$ref" in schema:
            maps.append(path)
            target = whole
            for key in urllib.parse.unquote(schema["$ref"]).split("/")[1:]:
                target = target[key]
            if "oneOf" in target:
                unions.append(path)
            return {"object"} if "oneOf" in target else {target["type"]}
        kind = schema.get("type", [])
        kinds |= {kind} if isinstance(kind, str) else set(kind)
        for key in ("anyOf", "oneOf"):
            for branch in schema.get(key, []):
                kinds |= walk(branch, path)
        if "oneOf" in schema:
            unions.append(path)
        if "const" in schema:
            kinds.add("string")
        if "integer" in kinds and "number" in kinds:
            kinds.remove("integer")
        for key, inner in schema.get("properties", {}).items():
            place = path + (key,)
            of_kinds, is_required = found.setdefault(place, (set(), []))
            of_kinds |= walk(inner, place)
            is_required.append(key in schema.get("required", []))
        if isinstance(schema.get("items"), dict):
            walk(schema["items"], path + ("[]",))
        if isinstance(schema.get("additionalProperties"), dict):
            maps.append(path)
        return kinds

    walk(schema, ())
    if '{"$ref": "#"}' in json.dumps(schema):
        maps.append(())
    return found, maps, unions


def differences(schema, samples):
    builder = genson.SchemaBuilder()
    for sample in samples:
        builder.add_object(sample)
    theirs, _, _ = properties(builder.to_schema())
    ours, maps, unions = properties(schema)
    for path, (kinds, required) in theirs.items():
        if any(path[: len(place)] == place for place in maps):
            continue
        if path not in ours:
            yield path, "is missing"
            continue
        our_kinds, our_required = ours[path]
        if any(path[: len(place)] == place for place in unions):
            # A variant that has only null there says nothing of it.
            our_kinds, kinds = our_kinds - {"null"}, kinds - {"null"}
        if our_kinds != (set() if kinds == {"null"} else kinds):
            yield path, f"is {our_kinds}, not {kinds}"
        if all(our_required) != all(required) and not any(path[: len(place)] == place for place in unions):
            yield path, f"is required: {all(our_required)}, not {all(required)}"


def check(tool, paths, folder, pairs=()):
    """What is wrong, how many properties genson agreed on, how many types are shared, and whether what was said to be the same could be."""
    options = [option for pair in pairs for option in ("--same", pair)]
    inferred = subprocess.run([tool, "infer", *paths, *options], capture_output=True, text=True)
    refusals = ["'--same' is for objects"]
    # Of keys that look like data, but are names.
    refusals += ["nothing in the samples is at"] if any("*" in pair for pair in pairs) else []
    if options and inferred.returncode == 1 and any(refusal in inferred.stderr for refusal in refusals):
        wrong, count, types, _ = check(tool, paths, folder)
        return wrong, count, types, False
    if inferred.returncode != 0:
        return [f"infer {options}: {inferred.stderr[:500]}"], 0, 0, False
    schema = json.loads(inferred.stdout)
    jsonschema.Draft7Validator.check_schema(schema)
    types = len(schema.get("definitions", {}))
    validator = jsonschema.Draft7Validator(schema)
    samples = [json.load(open(path, encoding="utf-8")) for path in paths]
    wrong = [f"{path}: {error.message[:200]}" for path, sample in zip(paths, samples) for error in validator.iter_errors(sample)]
    count = 0
    if genson:
        count = len(properties(schema)[0])
        wrong += [f"{'.'.join(path)} {what}" for path, what in differences(schema, samples)]
    started = subprocess.run([tool, "init", "--view", "HomeView", "--from", *paths, *options], cwd=folder, capture_output=True, text=True)
    if started.returncode != 0:
        if "there is nothing to show" not in started.stderr:
            wrong.append(f"init {options}: {[line for line in started.stderr.splitlines() if 'warning' not in line][:3]}")
        return wrong, count, types, bool(options)
    linted = subprocess.run([tool, "lint"], cwd=folder, capture_output=True, text=True)
    if linted.returncode != 0 or linted.stderr:
        wrong.append(f"lint: {linted.stderr[:500]}")
    return wrong, count, types, bool(options)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--tool")
    parser.add_argument("folders", nargs="*", metavar="FOLDER")
    arguments = parser.parse_args()
    tool = arguments.tool
    if not tool:
        show = ["swift", "build", "--show-bin-path"]
        path = subprocess.run(show, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
        tool = os.path.join(path, "viewmodelgen")
    tool = os.path.abspath(tool)
    failures = count = sets = types = merged = 0

    def report(name, paths, scratch, pairs=()):
        nonlocal failures, count, sets, types, merged
        wrong, agreed, shared, is_same = check(tool, paths, scratch, pairs)
        types += shared
        merged += is_same
        count += agreed
        sets += 1
        if wrong:
            failures += 1
            print(f"{name}:", *wrong[:5], sep="\n  ")

    for folder in arguments.folders:
        paths = [os.path.abspath(path) for path in sorted(glob.glob(os.path.join(folder, "*.json"))) if os.path.getsize(path) < 1 << 20]
        if paths:
            with tempfile.TemporaryDirectory() as scratch:
                report(folder, paths, scratch)
    for number in range(arguments.rounds):
        maker = Maker(arguments.seed * 1_000_003 + number)
        shape = ("object", [(key, maker.shape(3), maker.random.random()) for key in maker.random.sample(KEYS, 5)])
        if maker.random.random() < 0.3:
            shape = ("list", shape)
        with tempfile.TemporaryDirectory() as scratch:
            paths, values = [], []
            for index in range(maker.random.randint(1, 4)):
                paths.append(os.path.join(scratch, f"sample{index}.json"))
                with open(paths[-1], "w", encoding="utf-8") as file:
                    values.append(maker.value(shape))
                    json.dump(values[-1], file)
            report(f"round {number}", paths, scratch, same(maker.random, values))
    partner = f"{count} properties compared with genson" if genson else "genson is not installed"
    print(f"{sets} sets of samples, {failures} wrong; {types} shared types, {merged} sets with --same; {partner}")
    sys.exit(1 if failures else 0)


main()
