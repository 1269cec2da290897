#!/usr/bin/env python3
"""Proves that the store follows its contract after every step of random schedules of a screen and its service.

Compiles only the store and its tests, optimized, and runs --schedules schedules in two processes; the first schedule has the
seed --seed, the next one the seed after it. With --sanitize, runs them under the thread sanitizer. With --mutants, removes or
changes one rule of the store at a time, and expects that 2,000 schedules or the unit tests fail; `--only List` changes only
ScreenList*.swift. The exit status is 1 if a schedule fails or no test notices a mutant.
"""
import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

from mutation import instrument
from proofs import ROOT, option_parser, run_tests
from schedules import build, make_package, run_schedules

SCHEDULE_TESTS = "ScreenStoreScheduleTests"
# All other suites.
UNIT_TESTS = rf"^ScreenStoreTests\.(?!{SCHEDULE_TESTS}\b)"
# Mutants that only make the store slower, each with what it does instead.
EQUIVALENT = {
    "without shown = nil": "the model is copied",
}
MODULES = {
    "Sources/ViewModelSupport": ["Sources/ViewModelSupport/Screen*.swift"],
    "Sources/TestSupport": ["Tests/TestSupport/SplitMix.swift", "Tests/TestSupport/TestRun.swift", "Tests/TestSupport/shrunk.swift"],
}
TESTS = {"Tests/ScreenStoreTests": ["Tests/ScreenStoreTests/*.swift"]}


def main():
    defaults = {"schedules": 100_000, "seed": 1, "sanitize": False, "mutants": False, "only": ""}
    options = option_parser(__doc__, **defaults).parse_args()
    with tempfile.TemporaryDirectory() as package:
        make_package(package, MODULES, TESTS)
        # The unit tests read the contract.
        shutil.copytree(os.path.join(ROOT, "docs"), os.path.join(package, "docs"))
        if options.mutants:
            mutants = instrument(os.path.join(package, "Sources/ViewModelSupport"), f"Screen{options.only}*.swift")
            unused = EQUIVALENT.keys() - {text for _, _, text in mutants}
            if unused and not options.only:
                sys.exit(f"not a mutant: {', '.join(unused)}")
            try_mutants(build(package), mutants)
        else:
            run_schedules(build(package, options.sanitize), SCHEDULE_TESTS, options.seed, options.schedules)


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
