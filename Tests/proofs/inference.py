#!/usr/bin/env python3
"""Proves that random samples satisfy the schema that `infer` writes for them, and that `init` drafts a spec without an error.

Some types occur in several places. Some rounds use --same, also for places whose types differ, which `infer` has to merge or
to reject. A FOLDER contains more samples, `*.json`. Validates with python3-jsonschema, and if genson is installed, compares
the types and the required keys of all properties with its schema. The exit status is 1 if anything is wrong.
"""
import glob
import json
import os
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

from proofs import Generator, option_parser, viewmodelgen

KEYS = ["id", "name", "type", "kind", "Größe", "a.b", "", "model", "1", "default", "created_at", "URL", "x y", "self"]
TEXTS = ["", "a", "on_hold", "2024-03-05", "2024-02-29T10:00:00Z", "2024-03-05T10:00", "https://example.com/a", "\u202e\u0000", "👩‍👩‍👧"]
# Keys that `infer` treats as data, so that their object is a dictionary.
IS_DATA = re.compile("[0-9a-f-]{36}|1").fullmatch


class SampleGenerator(Generator):
    """Generates objects of one shape. Some members are absent from some objects, and some have values of several types."""

    def __init__(self, seed):
        super().__init__(seed)
        self.shapes = []

    def shape(self, depth):
        # Reuse a shape, so that the same type occurs in several places.
        if depth and self.shapes and self.maybe(0.4):
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
            always = self.maybe()
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
            return {key: self.value(inner) for key, inner, absence in inside if absence < 0.6 or not self.maybe(absence)}
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
            "bool": self.maybe,
            "date": lambda: f"2024-0{self.random.randint(1, 9)}-1{self.random.randint(0, 9)}",
            "null": lambda: None,
        }[kind]()


def objects(value, path=()):
    """Yields the paths of all objects in a sample, in the syntax of --same."""
    if isinstance(value, dict):
        yield ".".join(path) or "."
        for key, inner in value.items():
            yield from objects(inner, path + ("*" if IS_DATA(key) else key,))
    if isinstance(value, list):
        for inner in value:
            yield from objects(inner, path)


def same(random, samples):
    """Returns random arguments of --same. Most of them name places with different types."""
    paths = sorted({path for sample in samples for path in objects(sample) if path and "=" not in path and not path.startswith("-")})
    # An empty key has the same path as the whole sample.
    if any("" in whole for sample in samples for whole in (sample if isinstance(sample, list) else [sample])):
        return []
    if len(paths) < 2 or random.random() < 0.5:
        return []
    return ["=".join(random.sample(paths, 2)) for _ in range(random.randint(1, 2))]


def properties(schema):
    """Returns the types of each property and whether it is required, by its path.

    Also returns the paths of dictionaries and shared types, and those of unions, because there the schemas of `infer` and
    genson differ by design.
    """
    result, maps, unions, whole = {}, [], [], schema

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
            known_kinds, is_required = result.setdefault(place, (set(), []))
            known_kinds |= walk(inner, place)
            is_required.append(key in schema.get("required", []))
        if isinstance(schema.get("items"), dict):
            walk(schema["items"], path + ("[]",))
        if isinstance(schema.get("additionalProperties"), dict):
            maps.append(path)
        return kinds

    walk(schema, ())
    if '{"$ref": "#"}' in json.dumps(schema):
        maps.append(())
    return result, maps, unions


def differences(schema, samples):
    """Yields the path of each property that differs from genson's schema, and how it differs."""
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
            # `infer` leaves the type open if a variant only ever has null there.
            our_kinds, kinds = our_kinds - {"null"}, kinds - {"null"}
        if our_kinds != (set() if kinds == {"null"} else kinds):
            yield path, f"is {our_kinds}, not {kinds}"
        if all(our_required) != all(required) and not any(path[: len(place)] == place for place in unions):
            yield path, f"is required: {all(our_required)}, not {all(required)}"


def check(tool, paths, folder, pairs=()):
    """Checks one set of samples.

    Returns the errors, the number of properties compared with genson, the number of shared types, and whether `infer` merged
    the pairs of places.
    """
    options = [option for pair in pairs for option in ("--same", pair)]
    inferred = subprocess.run([tool, "infer", *paths, *options], capture_output=True, text=True)
    rejections = ["'--same' is for objects"]
    # A key that looks like data can also be the name of a property.
    rejections += ["nothing in the samples is at"] if any("*" in pair for pair in pairs) else []
    if options and inferred.returncode == 1 and any(rejection in inferred.stderr for rejection in rejections):
        errors, count, types, _ = check(tool, paths, folder)
        return errors, count, types, False
    if inferred.returncode != 0:
        return [f"infer {options}: {inferred.stderr[:500]}"], 0, 0, False
    schema = json.loads(inferred.stdout)
    jsonschema.Draft7Validator.check_schema(schema)
    types = len(schema.get("definitions", {}))
    validator = jsonschema.Draft7Validator(schema)
    samples = [json.load(open(path, encoding="utf-8")) for path in paths]
    errors = [f"{path}: {error.message[:200]}" for path, sample in zip(paths, samples) for error in validator.iter_errors(sample)]
    count = 0
    if genson:
        count = len(properties(schema)[0])
        errors += [f"{'.'.join(path)} {what}" for path, what in differences(schema, samples)]
    started = subprocess.run([tool, "init", "--view", "HomeView", "--from", *paths, *options], cwd=folder, capture_output=True, text=True)
    if started.returncode != 0:
        if "there is nothing to show" not in started.stderr:
            errors.append(f"init {options}: {[line for line in started.stderr.splitlines() if 'warning' not in line][:3]}")
        return errors, count, types, bool(options)
    linted = subprocess.run([tool, "lint"], cwd=folder, capture_output=True, text=True)
    if linted.returncode != 0 or linted.stderr:
        errors.append(f"lint: {linted.stderr[:500]}")
    return errors, count, types, bool(options)


def main():
    parser = option_parser(__doc__, seed=1, rounds=200, tool="")
    parser.add_argument("folders", nargs="*", metavar="FOLDER")
    options = parser.parse_args()
    tool = viewmodelgen(options.tool)
    failures = count = sets = types = merged = 0

    def report(name, paths, scratch, pairs=()):
        nonlocal failures, count, sets, types, merged
        errors, compared, shared, is_merged = check(tool, paths, scratch, pairs)
        types += shared
        merged += is_merged
        count += compared
        sets += 1
        if errors:
            failures += 1
            print(f"{name}:", *errors[:5], sep="\n  ")

    for folder in options.folders:
        paths = [os.path.abspath(path) for path in sorted(glob.glob(os.path.join(folder, "*.json"))) if os.path.getsize(path) < 1 << 20]
        if paths:
            with tempfile.TemporaryDirectory() as scratch:
                report(folder, paths, scratch)
    for number in range(options.rounds):
        generator = SampleGenerator(options.seed * 1_000_003 + number)
        shape = ("object", [(key, generator.shape(3), generator.random.random()) for key in generator.random.sample(KEYS, 5)])
        if generator.maybe(0.3):
            shape = ("list", shape)
        with tempfile.TemporaryDirectory() as scratch:
            paths, values = [], []
            for index in range(generator.random.randint(1, 4)):
                paths.append(os.path.join(scratch, f"sample{index}.json"))
                with open(paths[-1], "w", encoding="utf-8") as file:
                    values.append(generator.value(shape))
                    json.dump(values[-1], file)
            report(f"round {number}", paths, scratch, same(generator.random, values))
    partner = f"{count} properties compared with genson" if genson else "genson is not installed"
    print(f"{sets} sets of samples, {failures} wrong; {types} shared types, {merged} sets with --same; {partner}")
    sys.exit(1 if failures else 0)


main()
