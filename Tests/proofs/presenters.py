#!/usr/bin/env python3
"""Proves that generated presenters show the truth in random schedules of three screens, their services and a server.

Compiles the presenters of specs/app and the tests in Tests/AppSchedules, optimized, and runs --schedules schedules in two
processes; the first schedule has the seed --seed, the next one the seed after it. With --sanitize, runs them under the thread
sanitizer. The exit status is 1 if a schedule fails.
"""
import tempfile

from proofs import option_parser
from schedules import build, make_package, run_schedules

MODULES = {
    "Sources/AppScreens": ["specs/app/AppScreens/*.swift"],
    "Sources/TestSupport": ["Tests/TestSupport/SplitMix.swift", "Tests/TestSupport/shrunk.swift"],
}
TESTS = {"Tests/AppSchedules": ["Tests/AppSchedules/*.swift"]}


def main():
    options = option_parser(__doc__, schedules=100_000, seed=1, sanitize=False).parse_args()
    with tempfile.TemporaryDirectory() as package:
        make_package(package, MODULES, TESTS)
        run_schedules(build(package, options.sanitize), "PresenterScheduleTests", options.seed, options.schedules)


main()
