"""Functions and classes that the proofs share."""
import argparse
import json
import os
import random
import re
import signal
import subprocess
import sys

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))


def option_parser(description, **defaults):
    """Returns a parser of the command line with one option for each default."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in defaults.items():
        kind = {"action": "store_true"} if default is False else {"type": type(default)}
        parser.add_argument(f"--{name}", default=default, **kind)
    return parser


def viewmodelgen(path, *options):
    """Returns the absolute path of viewmodelgen. Builds it, with the options, if `path` is empty."""
    if path:
        return os.path.abspath(path)
    build = ["swift", "build", "--package-path", ROOT, "--product", "viewmodelgen", *options]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    folder = subprocess.run(build + ["--show-bin-path"], check=True, capture_output=True, text=True)
    return os.path.join(folder.stdout.strip(), "viewmodelgen")


def send(process, message):
    """Sends a message to a language server (JSON-RPC 2.0 with a header, as in the Language Server Protocol)."""
    content = json.dumps({"jsonrpc": "2.0", **message}).encode()
    process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(content) + content)
    process.stdin.flush()


def write(folder, path, text):
    with open(os.path.join(folder, path), "w", encoding="utf-8") as file:
        file.write(text)


def peak_memory(process):
    """Waits for a process, sets its exit status, and returns the most memory that it has used, in MB."""
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def run(folder, command, timeout=None):
    """Runs a command and returns its output.

    Exits with the errors if the command fails, and with the unfinished tests if it takes longer than the timeout.
    """
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True)
    try:
        output = process.communicate(timeout=timeout)[0]
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        output = process.communicate()[0]
        for names in sorted(started_tests(output) - ended_tests(output)):
            print("does not end: " + "".join(names))
    errors = [line for line in output.splitlines() if re.search("error:|✘|WARNING: ThreadSanitizer", line)]
    if process.returncode or errors:
        sys.exit("\n".join(errors) or output)
    return output


def started_tests(output):
    return set(re.findall(r"Test (\w+)\(\) started|Test Case '([\w.]+)' started", output))


def ended_tests(output):
    return set(re.findall(r"Test (\w+)\(\) (?:passed|failed)|Test Case '([\w.]+)' (?:passed|failed)", output))


def run_tests(tests, suite, environment, timeout=None, processor_time=None):
    """Runs a suite and returns its exit status and output. The status is None if it takes longer than the timeout.

    The suite is killed if it uses more processor time, in seconds, which unlike the timeout does not depend on how busy the machine is.
    """
    command = tests_command(tests) + ["--filter", suite, "--testing-library", "swift-testing"]
    if processor_time:
        command = ["sh", "-c", f'ulimit -t {processor_time}; exec "$@"', "sh"] + command
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
    """Returns the command that runs the tests. On macOS they are a bundle, which a program of the toolchain loads."""
    if sys.platform != "darwin":
        return [tests]
    swift = subprocess.run(["xcrun", "--find", "swift"], check=True, capture_output=True, text=True).stdout.strip()
    helper = os.path.join(os.path.dirname(swift), "../libexec/swift/pm/swiftpm-testing-helper")
    name = os.path.basename(tests).removesuffix(".xctest")
    return [helper, "--test-bundle-path", os.path.join(tests, "Contents/MacOS", name)]


class Generator:
    """Makes random choices. The same seed leads to the same choices."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def maybe(self, chance=0.5):
        return self.random.random() < chance

    def one(self, *choices):
        return self.random.choice(choices)


class SwiftProgram:
    """A compiled program that prints one line for each line that it reads."""

    def __init__(self, folder, sources, main):
        self.folder = folder
        write(folder, "main.swift", main)
        command = ["swiftc", "-Onone", *sources, "main.swift", "-o", "app"]
        compiler = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        if compiler.returncode:
            sys.exit(f"the generated Swift does not compile:\n{compiler.stderr[:3000]}")

    def answers(self, lines):
        text = "".join(f"{line}\n" for line in lines)
        answers = subprocess.run(["./app"], cwd=self.folder, input=text, capture_output=True, text=True).stdout.splitlines()
        if len(answers) != len(lines):
            sys.exit(f"the program crashed when it read: {lines[len(answers)]}")
        return answers
