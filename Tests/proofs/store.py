#!/usr/bin/env python3
"""Proves that the store follows its contract after every step of random schedules of a screen and its service.

Compiles only the store and its tests, optimized, and runs --schedules schedules in two processes; the first schedule has the
seed --seed, the next one the seed after it. With --sanitize, runs them under the thread sanitizer. With --mutants, removes or
changes one rule of the store at a time, and expects that 2,000 schedules or the unit tests fail; `--only List` changes only
ScreenList*.swift. The exit status is 1 if a schedule fails or no test notices a mutant.
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

SCHEDULE_TESTS = "ScreenStoreScheduleTests"
# All other suites.
UNIT_TESTS = rf"^ScreenStoreTests\.(?!{SCHEDULE_TESTS}\b)"
# Mutants that only make the store slower, each with what it does instead.
EQUIVALENT = {
    "without shown = nil": "the model is copied",
}
MANIFEST = """
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "ScreenStore",
  platforms: [.macOS(.v12)],
  targets: [
    .target(name: "ViewModelSupport"),
    .target(name: "TestSupport"),
    .testTarget(name: "ScreenStoreTests", dependencies: ["ViewModelSupport", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
"""


def main():
    defaults = {"schedules": 100_000, "seed": 1, "sanitize": False, "mutants": False, "only": ""}
    options = option_parser(__doc__, **defaults).parse_args()
    with tempfile.TemporaryDirectory() as package:
        support = make_package(package)
        if options.mutants:
            mutants = instrument(support, f"Screen{options.only}*.swift")
            unused = EQUIVALENT.keys() - {text for _, _, text in mutants}
            if unused and not options.only:
                sys.exit(f"not a mutant: {', '.join(unused)}")
            try_mutants(build(package, []), mutants)
        else:
            flags = ["--sanitize=thread"] if options.sanitize else []
            run_schedules(build(package, flags), options)


def make_package(folder):
    """Creates a package of the store and its tests, and returns the folder with the files of the store."""
    write(folder, "Package.swift", MANIFEST.lstrip())
    files = {
        "Sources/ViewModelSupport": ["Sources/ViewModelSupport/Screen*.swift", "Sources/ViewModelSupport/Cancellation.swift"],
        "Sources/TestSupport": ["Tests/TestSupport/SplitMix.swift", "Tests/TestSupport/TestRun.swift"],
        "Tests/ScreenStoreTests": ["Tests/ScreenStoreTests/*.swift"],
        "docs": ["docs/screens.md"],
    }
    for target, patterns in files.items():
        os.makedirs(os.path.join(folder, target))
        for pattern in patterns:
            for path in glob.glob(os.path.join(ROOT, pattern)):
                shutil.copy(path, os.path.join(folder, target))
    return os.path.join(folder, "Sources/ViewModelSupport")


def build(package, flags):
    """Builds the package and returns the path of its tests. Exits if the compiler reports a warning."""
    command = ["swift", "build", "--build-tests", "-c", "release", "-Xswiftc", "-enable-testing"] + flags
    built = subprocess.run(command, cwd=package, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if built.returncode or "warning:" in built.stdout:
        sys.exit(built.stdout)
    folder = subprocess.run(command + ["--show-bin-path"], cwd=package, check=True, capture_output=True, text=True)
    return os.path.join(folder.stdout.strip(), "ScreenStorePackageTests.xctest")


def run_schedules(tests, options):
    def passes(part):
        seed, count = part
        status, output = run_tests(tests, SCHEDULE_TESTS, {"SEED": str(seed), "SCHEDULES": str(count)})
        summary = re.search("Test run with .*", output)
        result = summary[0] if summary and not status else output
        print(f"seeds {seed} to {seed + count - 1}: {result}", flush=True)
        return status == 0

    half = options.schedules // 2
    parts = [(options.seed, half), (options.seed + half, options.schedules - half)]
    with ThreadPoolExecutor() as pool:
        sys.exit(0 if all(list(pool.map(passes, parts))) else 1)


def try_mutants(tests, mutants):
    def fails(suite, number):
        """Returns whether the tests fail with a mutant, or never end: they need at most five seconds of processor time."""
        environment = {"MUTANT": str(number), "SCHEDULES": "2000"}
        return run_tests(tests, suite, environment, processor_time=20)[0] != 0

    def outcome(number):
        """Returns whether the schedules, and whether the unit tests, fail with a mutant. Mutant 0 changes nothing."""
        found = fails(SCHEDULE_TESTS, number), fails(UNIT_TESTS, number)
        if number and not any(found) and mutants[number - 1][2] not in EQUIVALENT:
            print("{}:{}: {}: not noticed".format(*mutants[number - 1]), flush=True)
        return found

    if any(outcome(0)):
        sys.exit("the tests fail without a mutant")
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        outcomes = list(pool.map(outcome, range(1, len(mutants) + 1)))
    print("| file | mutants | found by schedules | found by unit tests | equivalent | not noticed |")
    print("| --- | --- | --- | --- | --- | --- |")
    missed = 0
    for name in sorted({file for file, _, _ in mutants}):
        own = [(text, found) for (file, _, text), found in zip(mutants, outcomes) if file == name]
        unnoticed = [text for text, found in own if not any(found)]
        equivalent = sum(text in EQUIVALENT for text in unnoticed)
        counts = [len(own), sum(found[0] for _, found in own), sum(found[1] for _, found in own), equivalent, len(unnoticed) - equivalent]
        print(f"| {name} | " + " | ".join(map(str, counts)) + " |")
        missed += len(unnoticed) - equivalent
    sys.exit(1 if missed else 0)


main()
