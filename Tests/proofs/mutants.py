#!/usr/bin/env python3
"""Proves that the tests of the presenters in specs/ fail if a presenter lacks a statement or a condition.

Compiles all mutants at once. Each run of the tests enables one of them, first in the generated tests, then in the
handwritten ones. A mutant is noticed if a test fails or does not end. `--only Feed` changes only Feed*Presenter.swift. The
exit status is 1 if a mutant is not noticed and not known to be equivalent.
"""
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

from mutation import instrument
from proofs import ROOT, option_parser, run_tests, write

# Mutants that no test can notice, each with the reason.
EQUIVALENT = {
    "always: new != state": "@Observable ignores an equal value, and an extra change of @Published is harmless",
    "always: query != oldValue": "the condition only avoids rendering the same rows again",
    "always: minimum != oldValue": "the condition only avoids rendering the same rows again",
    "always: row.isSent != true": "if the draft is shown as sent, the store already has a pending change of it",
}


def fails(tests, suite, mutant):
    return run_tests(tests, f"ScreensTests.{suite}", {"MUTANT": str(mutant)}, timeout=10)[0] != 0


def main():
    options = option_parser(__doc__, only="").parse_args()
    with tempfile.TemporaryDirectory() as folder:
        package = os.path.join(folder, "specs")
        shutil.copytree(
            os.path.join(ROOT, "specs"), package, ignore=shutil.ignore_patterns(".build*", "Benchmark"), symlinks=True
        )
        with open(os.path.join(package, "Package.swift"), encoding="utf-8") as file:
            manifest = re.sub(r'.*name: "Benchmark".*\n', "", file.read())
        write(package, "Package.swift", manifest)
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
        for kind, suite in [("generated", f"{presenter}Tests"), ("handwritten", f"{presenter}MoreTests")]:
            if suite in suites and fails(tests, suite, number):
                return kind
        if text in EQUIVALENT:
            return "equivalent"
        print(f"{name}:{line}: {text}: not noticed", flush=True)
        return "missed"

    files = sorted({name for name, _, _ in mutants})
    for name in files:
        if fails(tests, name.removesuffix(".swift"), 0):
            sys.exit(f"{name}: the tests fail without a mutant")
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        outcomes = list(pool.map(outcome, range(1, len(mutants) + 1)))
    print("| presenter | mutants | found by generated tests | found by handwritten tests | equivalent | not noticed |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name in files:
        own = [found for mutant, found in zip(mutants, outcomes) if mutant[0] == name]
        counts = [len(own)] + [own.count(kind) for kind in ("generated", "handwritten", "equivalent", "missed")]
        print(f"| {name} | " + " | ".join(map(str, counts)) + " |")
    sys.exit(1 if "missed" in outcomes else 0)


main()
