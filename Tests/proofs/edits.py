#!/usr/bin/env python3
"""Proves that `generate` neither loses an edit by hand nor records it as generated, whenever the edit happens.

Edits one generated file before, during or after each of --runs runs over 300 specs. Every other run writes all files; the
rest have nothing to write. Edits during a run happen a little later in each run, so that they cover the whole time in
which it compares and writes files. An edit is lost if its file no longer contains it, and recorded as generated if the
same command exits with 0 afterward. The exit status is 1 if either happens.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

from proofs import option_parser, viewmodelgen

SPECS = 300
EDIT = b"// by hand\n"


def main():
    options = option_parser(__doc__, runs=100, tool="").parse_args()
    tool = viewmodelgen(options.tool, "-c", "release")
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        project = Project(pathlib.Path(folder), tool)
        for moment in ("before", "during", "after"):
            lost, recorded, reported = project.edit_files(moment, options.runs)
            print(
                f"{options.runs} edits {moment} a run: {lost} lost, {recorded} recorded as generated;"
                f" {reported} reported by the run itself",
                flush=True,
            )
            failed = failed or lost > 0 or recorded > 0
    sys.exit(1 if failed else 0)


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

    def start(self, *options):
        return subprocess.Popen(
            [self.tool, "generate", *options],
            cwd=self.folder,
            env={"PATH": os.environ["PATH"], "XDG_CACHE_HOME": str(self.caches)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def prepare(self, is_stale):
        """Generates all files, deletes the cache, and waits until later edits have another modification time.

        If `is_stale`, the next run has to write all files again.
        """
        process = self.start("--force", "--access", "public" if is_stale else "internal")
        output = process.communicate()[0]
        if process.returncode:
            sys.exit(output)
        shutil.rmtree(self.caches, ignore_errors=True)
        second = int(time.time())
        while int(time.time()) == second:
            time.sleep(0.01)

    def duration(self, is_stale):
        """Returns the median of five runs, in seconds."""
        durations = []
        for _ in range(5):
            self.prepare(is_stale)
            start = time.monotonic()
            self.start().communicate()
            durations.append(time.monotonic() - start)
        return sorted(durations)[2]

    def edit_files(self, moment, runs):
        lost = recorded = reported = 0
        durations = {is_stale: self.duration(is_stale) for is_stale in (False, True)}
        for index in range(runs):
            is_stale = index % 2 == 0
            self.prepare(is_stale)
            file = self.folder / f"Out/S{index * 7 % SPECS}ViewModel.swift"
            if moment == "before":
                edit(file, index)
            process = self.start()
            if moment == "during":
                time.sleep(durations[is_stale] * (0.5 + 0.6 * index / runs))
                edit(file, index)
            process.communicate()
            if moment == "after":
                edit(file, index)
            reported += process.returncode == 1
            lost += EDIT not in file.read_bytes()
            again = self.start()
            again.communicate()
            recorded += again.returncode == 0
        return lost, recorded, reported


def edit(file, index):
    """Edits a file in one of the ways of editors: appends to it, overwrites it, or replaces it with another file."""
    if index // 2 % 3 == 0:
        descriptor = os.open(file, os.O_WRONLY | os.O_APPEND)
        os.write(descriptor, EDIT)
        os.close(descriptor)
    elif index // 2 % 3 == 1:
        file.write_bytes(EDIT + file.read_bytes())
    else:
        other = file.with_suffix(".new")
        other.write_bytes(file.read_bytes() + EDIT)
        other.replace(file)


main()
