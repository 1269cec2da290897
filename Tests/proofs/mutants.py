#!/usr/bin/env python3
"""Presenters with one line taken away: how many do the tests notice?

    Tests/proofs/mutants.py [--only PRESENTER]

Takes a statement or a condition at a time out of the presenters in specs/Screens. All mutants are compiled at once, and each run of
the tests switches one on: the generated tests first, then the ones that the project wrote by hand. A run that does not end counts as
noticed. The exit status is 1 if a mutant goes unnoticed that is not known to change nothing.
"""
import argparse
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

from mutation import instrument
from proofs import ROOT

# Mutants that no test can notice, each with the reason.
EQUIVALENT = {
    "always: new != state": "@Observable reports no change to an equal value, and @Published's extra report harms nobody",
    "always: query != oldValue": "it only saves rendering what is shown already",
    "always: minimum != oldValue": "it only saves rendering what is shown already",
    "always: row.isSent != true": "the draft is shown as sent by then, so the store has a change of it under way",
}


def is_noticed(tests, suite, mutant):
    """Whether the suite fails, or does not end."""
    command = [tests, "--filter", suite, "--testing-library", "swift-testing"]
    try:
        environment = dict(os.environ, MUTANT=str(mutant))
        return subprocess.run(command, env=environment, capture_output=True, timeout=10).returncode != 0
    except subprocess.TimeoutExpired:
        return True


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        package = os.path.join(folder, "specs")
        shutil.copytree(
            os.path.join(ROOT, "specs"), package, ignore=shutil.ignore_patterns(".build*", "Benchmark"), symlinks=True
        )
        manifest = os.path.join(package, "Package.swift")
        with open(manifest, encoding="utf-8") as file:
            text = re.sub(r".*(Its folder Screens|name: \"Benchmark\").*\n", "", file.read())
        with open(manifest, "w", encoding="utf-8") as file:
            file.write(text)
        mutants = instrument(os.path.join(package, "Screens"), f"{options.only}*Presenter.swift")
        build = ["swift", "build", "--build-tests"]
        if subprocess.run(build, cwd=package, stdout=sys.stderr).returncode:
            sys.exit("the mutants do not compile")
        found = subprocess.run(build + ["--show-bin-path"], cwd=package, check=True, capture_output=True, text=True)
        try_mutants(os.path.join(found.stdout.strip(), "ScreensPackageTests.xctest"), mutants)


def try_mutants(tests, mutants):
    suites = set()
    for path in glob.glob(os.path.join(ROOT, "specs/Tests/**/*.swift"), recursive=True):
        with open(path, encoding="utf-8") as file:
            suites.update(re.findall(r"^(?:final )?(?:class|struct) (\w+)", file.read(), re.MULTILINE))

    def outcome(number):
        name, line, text = mutants[number - 1]
        presenter = name.removesuffix(".swift")
        for kind, suite in [("generated", f"{presenter}Tests"), ("own", f"{presenter}MoreTests")]:
            if suite in suites and is_noticed(tests, f"ScreensTests.{suite}", number):
                return kind
        if text in EQUIVALENT:
            return "same"
        print(f"{name}:{line}: {text}: not noticed", flush=True)
        return "missed"

    files = sorted({name for name, _, _ in mutants})
    for name in files:
        if is_noticed(tests, f"ScreensTests.{name.removesuffix('.swift')}", 0):
            sys.exit(f"{name}: the tests fail without a mutant")
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        outcomes = list(pool.map(outcome, range(1, len(mutants) + 1)))
    print("| presenter | mutants | generated tests | the project's tests | change nothing | not noticed |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name in files:
        own = [found for mutant, found in zip(mutants, outcomes) if mutant[0] == name]
        counts = [len(own)] + [own.count(kind) for kind in ("generated", "own", "same", "missed")]
        print(f"| {name} | " + " | ".join(map(str, counts)) + " |")
    sys.exit(1 if "missed" in outcomes else 0)


main()
