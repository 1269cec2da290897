#!/usr/bin/env python3
"""Random schedules of a screen and its service: the store shows what the contract says, after every step.

    Tests/proofs/store.py [--schedules N] [--seed N] [--sanitize]
    Tests/proofs/store.py --mutants [--only FILE]

Compiles the store and its tests alone, optimised, and runs the schedules, half of them in each of two processes; with --sanitize,
under the thread sanitizer. With --mutants, takes a rule at a time out of the store: 2,000 schedules, or a unit test, must notice.
Exit status 1 if a schedule fails or a mutant goes unnoticed.
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
from proofs import ROOT, write

PROPERTY = "ScreenStoreScheduleTests"
# Mutants that cost time and change nothing, and why.
EQUIVALENT = {
    "without model[keyPath: path] = nil": "the elements are copied",
    "without shown = nil": "the model is copied",
    "always: !removed.isEmpty": "a second pass over the list",
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
    parser = argparse.ArgumentParser()
    parser.add_argument("--schedules", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sanitize", action="store_true")
    parser.add_argument("--mutants", action="store_true")
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as package:
        support = make_package(package)
        if options.mutants:
            mutants = instrument(support, f"Screen{options.only}*.swift")
            try_mutants(build(package, []), mutants)
        else:
            flags = ["--sanitize=thread"] if options.sanitize else []
            run_schedules(build(package, flags), options)


def make_package(folder):
    """Copies what the store and its tests need; returns the folder of the store's files."""
    write(folder, "Package.swift", MANIFEST.lstrip())
    files = {
        "Sources/ViewModelSupport": ["Sources/ViewModelSupport/Screen*.swift", "Sources/ViewModelSupport/Cancellation.swift"],
        "Sources/TestSupport": ["Tests/TestSupport/SplitMix.swift"],
        "Tests/ScreenStoreTests": ["Tests/ScreenStoreTests/*.swift"],
    }
    for target, patterns in files.items():
        os.makedirs(os.path.join(folder, target))
        for pattern in patterns:
            for path in glob.glob(os.path.join(ROOT, pattern)):
                shutil.copy(path, os.path.join(folder, target))
    return os.path.join(folder, "Sources/ViewModelSupport")


def build(package, flags):
    """Returns the path of the tests' executable."""
    command = ["swift", "build", "--build-tests", "-c", "release", "-Xswiftc", "-enable-testing"] + flags
    built = subprocess.run(command, cwd=package, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if built.returncode or "warning:" in built.stdout:
        sys.exit(built.stdout)
    folder = subprocess.run(command + ["--show-bin-path"], cwd=package, check=True, capture_output=True, text=True)
    return os.path.join(folder.stdout.strip(), "ScreenStorePackageTests.xctest")


def run_tests(tests, suite, environment, timeout=None):
    """The exit status of a suite, and what it prints; None as the status if it does not end."""
    command = tests_command(tests) + ["--filter", suite, "--testing-library", "swift-testing"]
    try:
        run = subprocess.run(
            command,
            env=dict(os.environ, **environment),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=timeout,
        )
    except subprocess.TimeoutExpired:
        return None, ""
    return run.returncode, run.stdout


def tests_command(tests):
    """On macOS the tests are a bundle, which a program of the toolchain loads."""
    if sys.platform != "darwin":
        return [tests]
    swift = subprocess.run(["xcrun", "--find", "swift"], check=True, capture_output=True, text=True).stdout.strip()
    helper = os.path.join(os.path.dirname(swift), "../libexec/swift/pm/swiftpm-testing-helper")
    name = os.path.basename(tests).removesuffix(".xctest")
    return [helper, "--test-bundle-path", os.path.join(tests, "Contents/MacOS", name)]


def run_schedules(tests, options):
    def passes(part):
        seed, count = part
        status, output = run_tests(tests, PROPERTY, {"SEED": str(seed), "SCHEDULES": str(count)})
        summary = re.search("Test run with .*", output)
        said = summary[0] if summary and not status else output
        print(f"schedules {seed} to {seed + count - 1}: {said}", flush=True)
        return status == 0

    half = options.schedules // 2
    parts = [(options.seed, half), (options.seed + half, options.schedules - half)]
    with ThreadPoolExecutor() as pool:
        sys.exit(0 if all(list(pool.map(passes, parts))) else 1)


def try_mutants(tests, mutants):
    def notices(suite, number, seconds):
        environment = {"MUTANT": str(number), "SCHEDULES": "2000"}
        return run_tests(tests, suite, environment, timeout=seconds)[0] != 0

    def outcome(number):
        found = notices(PROPERTY, number, 20), notices("Screen(Action|Latest|Load|Page)Tests", number, 5)
        if number and not any(found) and mutants[number - 1][2] not in EQUIVALENT:
            print("{}:{}: {}: not noticed".format(*mutants[number - 1]), flush=True)
        return found

    if any(outcome(0)):
        sys.exit("the tests fail without a mutant")
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        outcomes = list(pool.map(outcome, range(1, len(mutants) + 1)))
    print("| file | mutants | schedules | unit tests | change nothing | not noticed |")
    print("| --- | --- | --- | --- | --- | --- |")
    missed = 0
    for name in sorted({file for file, _, _ in mutants}):
        own = [(text, found) for (file, _, text), found in zip(mutants, outcomes) if file == name]
        unnoticed = [text for text, found in own if not any(found)]
        same = sum(text in EQUIVALENT for text in unnoticed)
        counts = [len(own), sum(found[0] for _, found in own), sum(found[1] for _, found in own), same, len(unnoticed) - same]
        print(f"| {name} | " + " | ".join(map(str, counts)) + " |")
        missed += len(unnoticed) - same
    sys.exit(1 if missed else 0)


main()
