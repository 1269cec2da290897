#!/usr/bin/env python3
"""Compiles the Kotlin in folders, runs its JUnit tests, and prints what is wrong.

Each folder is compiled on its own, with all its subfolders. The exit status is 1 if there is an error, a warning or a failed test.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))


class Server:
    """A process of Server.java."""

    def __init__(self):
        command = [os.path.join(HERE, "server")]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def ask(self, **request):
        """Sends a request and returns the answer."""
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit(f"the Kotlin server ended with exit status {self.process.wait()}")
        answer = json.loads(answer)
        if "error" in answer:
            sys.exit(f"the Kotlin server says: {answer['error']}")
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def describe(answer):
    """Prints an answer and returns whether it is good."""
    for message in answer["messages"]:
        place = "".join(f"{message[key]}:" for key in ["path", "line", "column"] if key in message)
        print(f"{place} {message['severity']}: {message['text']}".lstrip())
    print(answer["output"], end="")
    for failure in answer["failures"]:
        print(f"✘ {failure['name']}\n{failure['message']}")
    return answer["compiles"] and not answer["messages"] and not answer["failures"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="+")
    parser.add_argument("--repeat", type=int, default=1, help="how often to do it, to see how long the warm compiler takes")
    options = parser.parse_args()
    server = Server()
    good = True
    for folder in options.folder * options.repeat:
        with tempfile.TemporaryDirectory() as output:
            start = time.monotonic()
            answer = server.ask(sources=[os.path.abspath(folder)], output=output, runsTests=True)
            seconds = time.monotonic() - start
        good = describe(answer) and good
        counts = f"{answer['tests']} tests, {len(answer['failures'])} failed, {len(answer['messages'])} messages"
        print(f"{folder}: {counts}, {seconds:.1f} s")
    server.close()
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
