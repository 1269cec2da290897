#!/usr/bin/env python3
"""Proves that the language server and `watch` need no more memory after thousands of edits.

Makes --edits random edits of the specs in specs/ through each, one time in four with an error, and compares the resident memory
after a fifth of them with that at the end. The exit status is 1 if it has grown by more than 8 MB.
"""
import json
import os
import random
import select
import shutil
import subprocess
import sys
import tempfile

from proofs import ROOT, option_parser, send, viewmodelgen

GROWTH = 8  # MB
PLACES = ["textDocument/hover", "textDocument/completion", "textDocument/definition"]
WHOLES = ["textDocument/documentSymbol", "textDocument/codeAction", "textDocument/inlayHint"]


def main():
    options = option_parser(__doc__, edits=10_000, seed=1, tool="").parse_args()
    tool = viewmodelgen(options.tool, "-c", "release")
    failed = False
    for driver in (Server, Watch):
        with tempfile.TemporaryDirectory() as folder:
            project = os.path.join(os.path.realpath(folder), "specs")
            shutil.copytree(os.path.join(ROOT, "specs"), project, ignore=shutil.ignore_patterns(".build*"))
            failed = measure(driver(tool, project), project, options) or failed
    sys.exit(1 if failed else 0)


def measure(driver, project, options):
    """Makes the edits, prints the memory on the way, and returns whether it has grown."""
    generator = random.Random(options.seed)
    specs = sorted(name for name in os.listdir(project) if name.endswith(".yaml") and name != "viewmodelgen.yaml")
    texts = {}
    for name in specs:
        with open(os.path.join(project, name), encoding="utf-8") as file:
            texts[name] = file.read()
    sizes = []
    for number in range(1, options.edits + 1):
        name = generator.choice(specs)
        driver.edit(name, edited(texts[name], generator), generator)
        if number % (options.edits // 5) == 0:
            sizes.append(memory(driver.process.pid))
    driver.process.kill()
    driver.process.wait()
    growth = sizes[-1] - sizes[0]
    listed = ", ".join(f"{size:.1f}" for size in sizes)
    print(f"{driver.name}: MB after each fifth of {options.edits} edits: {listed}", flush=True)
    return growth > GROWTH


def edited(text, generator):
    """Returns the text with another doc comment, or with one character less, which is an error as a rule."""
    if generator.random() < 0.25:
        index = generator.randrange(len(text))
        return text[:index] + text[index + 1 :]
    lines = text.split("\n")
    lines.insert(1, f"# {generator.random()}")
    return "\n".join(lines)


def memory(process):
    """Returns the resident memory of a process in MB."""
    return int(subprocess.check_output(["ps", "-o", "rss=", "-p", str(process)])) / 1024


class Server:
    name = "lsp"

    def __init__(self, tool, project):
        self.project = project
        self.process = subprocess.Popen([tool, "lsp"], cwd=project, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.opened = set()
        self.request("initialize", {"capabilities": {}})

    def edit(self, name, text, generator):
        document = {"uri": "file://" + os.path.join(self.project, name), "version": 1}
        if name in self.opened:
            send(self.process, {"method": "textDocument/didChange", "params": {"textDocument": document, "contentChanges": [{"text": text}]}})
        else:
            self.opened.add(name)
            send(self.process, {"method": "textDocument/didOpen", "params": {"textDocument": document | {"languageId": "yaml", "text": text}}})
        lines = text.split("\n")
        line = generator.randrange(len(lines))
        place = {"line": line, "character": generator.randrange(len(lines[line]) + 1)}
        span = {"start": place, "end": place}
        params = {"textDocument": document, "position": place, "range": span, "context": {"diagnostics": []}}
        self.request(generator.choice(PLACES + WHOLES), params)
        if generator.random() < 0.05:
            self.opened.remove(name)
            send(self.process, {"method": "textDocument/didClose", "params": {"textDocument": document}})

    def request(self, method, params):
        """Sends a request and waits for its response."""
        send(self.process, {"id": 1, "method": method, "params": params})
        while "id" not in self.receive():
            pass

    def receive(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))


class Watch:
    name = "watch"

    def __init__(self, tool, project):
        self.project = project
        self.process = subprocess.Popen([tool, "watch"], cwd=project, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.read_report()

    def edit(self, name, text, _):
        with open(os.path.join(self.project, name), "w", encoding="utf-8") as file:
            file.write(text)
        self.read_report()

    def read_report(self):
        """Waits until the run that an edit has caused is reported. A run that changes nothing reports nothing."""
        descriptor = self.process.stdout.fileno()
        while select.select([descriptor], [], [], 0.05)[0]:
            if not os.read(descriptor, 1 << 16):
                sys.exit("watch has ended")


main()
