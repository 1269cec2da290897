#!/usr/bin/env python3
"""Edits generated files by hand before, during and after runs of `generate`: none may be lost, none recorded as right.

    Tests/proofs/edits.py [TOOL [RUNS]]

A hundred runs over 300 specs for each moment: every other one writes all files, the rest find nothing to write. Each
has one edit; those during a run move on from run to run, through the time in which it compares and writes. An edit is
lost where its file has it no more; it is recorded as right where the same command then exits with 0. TOOL is built
if it is not given. Takes some minutes.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

SPECS = 300
MARK = b"// by hand\n"


def main():
    tool = sys.argv[1] if len(sys.argv) > 1 else build()
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    with tempfile.TemporaryDirectory() as folder:
        project = Project(pathlib.Path(folder), os.path.abspath(tool))
        failed = False
        for moment in ("before", "during", "after"):
            lost, believed, told = project.edits(moment, runs)
            print(
                f"{runs} edits {moment} a run: {lost} lost, {believed} recorded as right;"
                f" {told} came early enough for the run itself to report them",
                flush=True,
            )
            failed = failed or lost > 0 or believed > 0
    sys.exit(1 if failed else 0)


def build():
    os.chdir(pathlib.Path(__file__).resolve().parents[2])
    command = ["swift", "build", "-c", "release", "--product", "viewmodelgen"]
    subprocess.run(command, check=True)
    path = subprocess.run(command + ["--show-bin-path"], check=True, capture_output=True, text=True)
    return path.stdout.strip() + "/viewmodelgen"


class Project:
    def __init__(self, folder, tool):
        self.folder = folder
        self.tool = tool
        self.caches = folder / "caches"
        (folder / "specs/schemas").mkdir(parents=True)
        properties = ", ".join(f'"p{i}": {{ "type": "string" }}' for i in range(20))
        required = ", ".join(f'"p{i}"' for i in range(20))
        (folder / "specs/schemas/Book.json").write_text(
            f'{{ "type": "object", "required": [{required}], "properties": {{ {properties} }} }}\n'
        )
        display = "".join(f'  text{i}: "{{p{i}}}"\n' for i in range(20))
        for index in range(SPECS):
            (folder / f"specs/S{index}.yaml").write_text(
                f"view: S{index}View\n"
                "service: { schema: schemas/Book.json, type: Book }\n"
                f"display:\n{display}"
            )
        (folder / "viewmodelgen.yaml").write_text("output: Out\ntests: Tests\nmodule: App\n")

    def command(self, is_public, *more):
        access = "public" if is_public else "internal"
        return [self.tool, "generate", "--access", access, *more]

    def start(self, command):
        return subprocess.Popen(
            command,
            cwd=self.folder,
            env={"PATH": os.environ["PATH"], "XDG_CACHE_HOME": str(self.caches)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def run(self, command):
        process = self.start(command)
        output = process.communicate()[0]
        return process.returncode, output

    def prepare(self, is_public):
        """Leaves all files as a run left them, longer ago than the clock of files can tell, and no record."""
        code, output = self.run(self.command(is_public, "--force"))
        if code != 0:
            sys.exit(output)
        shutil.rmtree(self.caches, ignore_errors=True)
        second = int(time.time())
        while int(time.time()) == second:
            time.sleep(0.01)

    def duration(self, writes):
        """The median of five."""
        durations = []
        for _ in range(5):
            self.prepare(is_public=writes)
            start = time.monotonic()
            self.run(self.command(is_public=False))
            durations.append(time.monotonic() - start)
        return sorted(durations)[2]

    def edits(self, moment, runs):
        lost = believed = told = 0
        durations = {writes: self.duration(writes) for writes in (False, True)}
        for index in range(runs):
            writes = index % 2 == 0
            self.prepare(is_public=writes)
            file = self.folder / f"Out/S{index * 7 % SPECS}ViewModel.swift"
            command = self.command(is_public=False)
            if moment == "before":
                edit(file, index)
            process = self.start(command)
            if moment == "during":
                time.sleep(durations[writes] * (0.5 + 0.6 * index / runs))
                edit(file, index)
            process.communicate()
            if moment == "after":
                edit(file, index)
            told += process.returncode == 1
            lost += MARK not in file.read_bytes()
            code, _ = self.run(command)
            believed += code == 0
        return lost, believed, told


def edit(file, index):
    """As editors do it: at the end of the file, all of it in place, or as another file that takes its place."""
    if index // 2 % 3 == 0:
        descriptor = os.open(file, os.O_WRONLY | os.O_APPEND)
        os.write(descriptor, MARK)
        os.close(descriptor)
    elif index // 2 % 3 == 1:
        file.write_bytes(MARK + file.read_bytes())
    else:
        other = file.with_suffix(".new")
        other.write_bytes(file.read_bytes() + MARK)
        other.replace(file)


main()
