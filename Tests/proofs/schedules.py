"""Packages of Swift whose tests run random schedules, as the proofs of the store and of presenters need them."""
import glob
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from proofs import ROOT, run_tests, write

MANIFEST = """
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Schedules",
  platforms: [.macOS(.v14)],
  targets: [
TARGETS
  ],
  swiftLanguageModes: [.v6]
)
"""


def make_package(folder, modules, tests):
    """Creates a package of modules and of a target with tests. Each is given as the patterns of its files, by its folder."""
    for target, patterns in (modules | tests).items():
        os.makedirs(os.path.join(folder, target))
        for pattern in patterns:
            for path in glob.glob(os.path.join(ROOT, pattern)):
                shutil.copy(path, os.path.join(folder, target))
    names = [f'"{os.path.basename(module)}"' for module in modules]
    targets = [f"    .target(name: {name})," for name in names]
    for target in tests:
        targets.append(f'    .testTarget(name: "{os.path.basename(target)}", dependencies: [{", ".join(names)}]),')
    write(folder, "Package.swift", MANIFEST.lstrip().replace("TARGETS", "\n".join(targets)))


def build(package, sanitize=False):
    """Builds the package, optimized, and returns the path of its tests. Exits if the compiler reports a warning."""
    command = ["swift", "build", "--build-tests", "-c", "release", "-Xswiftc", "-enable-testing"]
    if sanitize:
        command.append("--sanitize=thread")
    built = subprocess.run(command, cwd=package, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if built.returncode or "warning:" in built.stdout:
        sys.exit(built.stdout)
    folder = subprocess.run(command + ["--show-bin-path"], cwd=package, check=True, capture_output=True, text=True)
    return os.path.join(folder.stdout.strip(), "SchedulesPackageTests.xctest")


def run_schedules(tests, suite, seed, count):
    """Runs the schedules of a suite in two processes, and exits with 1 if one fails."""

    def passes(part):
        seed, count = part
        status, output = run_tests(tests, suite, {"SEED": str(seed), "SCHEDULES": str(count)})
        summary = re.search("Test run with .*", output)
        result = summary[0] if summary and not status else output
        print(f"seeds {seed} to {seed + count - 1}: {result}", flush=True)
        return status == 0

    parts = [(seed, count // 2), (seed + count // 2, count - count // 2)]
    with ThreadPoolExecutor() as pool:
        sys.exit(0 if all(list(pool.map(passes, parts))) else 1)
