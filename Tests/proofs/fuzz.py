#!/usr/bin/env python3
"""Fuzzes the readers with libFuzzer under the address sanitizer: random bytes, changed so that they reach new code.

    Tests/proofs/fuzz.py [NAME…] [--seconds 60] [--jobs 2] [--record]
    Tests/proofs/fuzz.py --coverage

NAME is a fuzzer in Tests/Fuzzers; without one, all run. Each starts from the repository's own files and from the inputs that reached
other code in earlier runs, in Tests/Fuzzers/corpus.tar.xz. --record adds those that this run has found. The exit status is 1 if an
input crashes the tool, takes more than ten seconds, or needs more than 2 GB; it is left in .build/fuzz/crashes.

--coverage runs only these inputs, and prints how many lines of each module they reach.
"""
import collections
import concurrent.futures
import glob
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile

from proofs import ROOT, option_parser

FOLDER = os.path.join(ROOT, ".build/fuzz")
CORPUS = os.path.join(ROOT, "Tests/Fuzzers/corpus.tar.xz")
LARGEST_SEED = 4096


def repository_files(*patterns):
    """Yields the contents of the files that match a pattern, the smallest first."""
    paths = {path for pattern in patterns for path in glob.glob(os.path.join(ROOT, pattern), recursive=True)}
    for path in sorted(paths, key=os.path.getsize):
        if os.path.isfile(path) and "/.build/" not in path:
            with open(path, "rb") as file:
                yield file.read()


def specs():
    return repository_files(
        "Tests/Fuzzers/Order/*.yaml", "specs/**/*.yaml", "Tests/GoldenTests/Diagnostics/**/*.yaml", "Tests/DifferentialTests/Specs/*.yaml"
    )


def expressions():
    """Yields the texts and expressions in the specs of the repository. The first byte chooses how they are used."""
    for spec in specs():
        for text in re.findall(rb"""(?:when|value|text|styled): ("[^"\n]*"|[^,}\n]+)|^  \w+: "([^"\n]*)"$""", spec, re.MULTILINE):
            text = (text[0] or text[1]).strip(b'"')
            for use in (b"1", b"2") if b"{" in text else (b"0", b"3"):
                yield use + text


def conversations():
    """Yields what an editor sends about a spec, one message a line."""
    methods = ["completion", "hover", "definition", "references", "documentSymbol", "inlayHint", "codeAction", "prepareRename"]
    for index, spec in enumerate(specs()):
        document = {"uri": "file:///nowhere/spec.yaml"}
        text = spec.decode(errors="replace")
        line = index % (text.count("\n") + 1)
        place = {"line": line, "character": len(text.split("\n")[line]) // 2}
        span = {"start": {"line": 0, "character": 0}, "end": place}
        params = {"textDocument": document, "position": place, "range": span, "context": {"diagnostics": []}}
        messages = [("initialize", {"capabilities": {}}), ("textDocument/didOpen", {"textDocument": document | {"text": text}})]
        messages.append(("textDocument/" + methods[index % len(methods)], params))
        messages.append(("textDocument/didChange", {"textDocument": document, "contentChanges": [{"range": span, "text": "a"}]}))
        yield "\n".join(json.dumps({"id": 1, "method": method, "params": params}) for method, params in messages).encode()


def quoted_texts(*patterns):
    """Yields the string literals in test files."""
    for source in repository_files(*patterns):
        yield from (text.replace(b"\\n", b"\n") for text in re.findall(rb'"((?:[^"\\\n]|\\.)+)"', source))


def elements(*patterns):
    """Yields JSON documents, and each element of those that are lists as a list of its own."""
    for document in map(json.loads, repository_files(*patterns)):
        for part in [[each] for each in document] if isinstance(document, list) else [document]:
            yield json.dumps(part, separators=(",", ":")).encode()


SEEDS = {
    "catalog": lambda: repository_files("specs/**/*.xcstrings", "Tests/**/*.xcstrings"),
    "expression": expressions,
    "helpers": lambda: quoted_texts("Tests/ViewModelIRTests/*.swift"),
    "html": lambda: (text for text in quoted_texts("Tests/**/*HTML*.swift") if b"<" in text),
    "json": lambda: repository_files("specs/**/*.json", "Tests/GoldenTests/**/*.json"),
    "lsp": conversations,
    "markdown": lambda: quoted_texts("Tests/**/*Markdown*.swift", "Tests/**/*Styled*.swift"),
    "mustache": lambda: repository_files("Templates/*.mustache"),
    "pattern": lambda: (text + b"\nabc 123" for text in quoted_texts("Tests/**/*Pattern*.swift")),
    "posts": lambda: elements("specs/app/fixtures/*.json"),
    "responses": lambda: repository_files("specs/fixtures/*.json", "specs/schemas/*.json"),
    "sample": lambda: repository_files("Tests/Fuzzers/Order/order.json", "specs/**/*.json", "Tests/GoldenTests/**/*.json"),
    "schema": lambda: repository_files("Tests/Fuzzers/Order/*.schema.json", "specs/**/*.schema.json", "Tests/GoldenTests/**/*.json"),
    "spec": specs,
    "symbols": lambda: repository_files("Tests/**/*.symbols.json"),
    "xliff": lambda: repository_files("Tests/**/*.xliff"),
    "yaml": specs,
}


def seeds(name):
    """Yields each seed of a fuzzer: all of it, its start, which the fuzzer gets, and the name of the start's file."""
    for seed in SEEDS[name]():
        start = seed[:LARGEST_SEED]
        yield seed, start, hashlib.sha1(start).hexdigest()


def prepare(name):
    """Writes the seeds of a fuzzer, and a dictionary of the words and signs in them. Returns both paths."""
    folder = os.path.join(FOLDER, "corpus", name)
    os.makedirs(folder, exist_ok=True)
    words = collections.Counter()
    for seed, start, file_name in seeds(name):
        words.update(re.findall(rb"[\w$@-]{2,30}|[^\w\s]{1,3}", seed))
        with open(os.path.join(folder, file_name), "wb") as file:
            file.write(start)
    dictionary = os.path.join(FOLDER, name + ".dictionary")
    with open(dictionary, "w", encoding="ascii") as file:
        for word, _ in words.most_common(1500):
            file.write('"' + "".join(f"\\x{byte:02x}" for byte in word) + '"\n')
    return folder, dictionary


def fuzz(name, program, seconds):
    """Runs a fuzzer. Returns a line for the table, and what libFuzzer says of a crash."""
    folder, dictionary = prepare(name)
    crashes = os.path.join(FOLDER, "crashes", name)
    os.makedirs(crashes, exist_ok=True)
    command = [program, folder, f"-dict={dictionary}", f"-max_total_time={seconds}", f"-artifact_prefix={crashes}/", "-timeout=10"]
    command += ["-rss_limit_mb=2000", f"-max_len={LARGEST_SEED}", "-print_final_stats=1", "-detect_leaks=0", "-use_value_profile=1"]
    # The leak checker takes the values of lazy globals for leaks. Real leaks exceed the limit of memory.
    environment = dict(os.environ, FUZZER=name, ASAN_OPTIONS="detect_leaks=0", SWIFT_BACKTRACE="enable=no")
    run = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    output = run.stdout.decode(errors="replace")
    runs = re.findall(r"number_of_executed_units: (\d+)", output)
    edges = re.findall(r"cov: (\d+)", output)
    result = "clean" if run.returncode == 0 else "FAILED"
    line = f"{name:12} {(runs or ['?'])[-1]:>10} runs {(edges or ['?'])[-1]:>7} edges {len(os.listdir(folder)):>6} inputs  {result}"
    return line, "" if run.returncode == 0 else output[-6000:]


def unpack():
    if os.path.exists(CORPUS):
        with tarfile.open(CORPUS) as archive:
            archive.extractall(os.path.join(FOLDER, "corpus"), filter="data")


def record(name, program):
    """Returns the fewest and smallest inputs of a fuzzer that reach all code that its corpus reaches, without the seeds."""
    known = {file_name for _, _, file_name in seeds(name)}
    merged = os.path.join(FOLDER, "merged", name)
    shutil.rmtree(merged, ignore_errors=True)
    os.makedirs(merged)
    command = [program, "-merge=1", f"-max_len={LARGEST_SEED}", merged, os.path.join(FOLDER, "corpus", name)]
    subprocess.run(command, env=dict(os.environ, FUZZER=name), check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return sorted((name, file, os.path.join(merged, file)) for file in os.listdir(merged) if file not in known)


def pack(inputs):
    with tarfile.open(CORPUS, "w:xz", preset=9) as archive:
        for name, file, path in inputs:
            info = tarfile.TarInfo(f"{name}/{file}")
            with open(path, "rb") as contents:
                data = contents.read()
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))


def build(folder, *flags):
    """Builds the fuzzers in a folder with flags of the compiler, and returns the program."""
    command = ["swift", "build", "--package-path", ROOT, "--scratch-path", folder, "-c", "release", "--product", "Fuzzers"]
    for flag in ("-use-ld=lld", "-enable-testing", *flags):
        command += ["-Xswiftc", flag]
    subprocess.run(command, env=dict(os.environ, FUZZERS="1"), check=True, stdout=subprocess.DEVNULL)
    program = os.path.join(folder, "release/Fuzzers")
    listed = subprocess.run([program], env=dict(os.environ, FUZZER=""), capture_output=True, text=True, check=False).stdout.split()
    if listed != sorted(SEEDS):
        sys.exit(f"fuzz.py has seeds for {sorted(SEEDS)}, but the fuzzers are {listed}")
    return program


def print_coverage():
    """Prints how many lines each fuzzer reaches from its seeds and its corpus, and all of them together in each module."""
    folder = os.path.join(FOLDER, "coverage")
    program = build(folder, "-sanitize=fuzzer", "-profile-generate", "-profile-coverage-mapping")
    unpack()
    profiles = []
    for name in sorted(SEEDS):
        profiles.append(os.path.join(folder, name + ".profraw"))
        environment = dict(os.environ, FUZZER=name, LLVM_PROFILE_FILE=profiles[-1])
        command = [program, prepare(name)[0], "-runs=0", f"-max_len={LARGEST_SEED}"]
        subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        modules = lines_of_modules(program, profiles[-1:])
        print(f"{name:12} {sum(covered for covered, _ in modules.values()):>7} lines", flush=True)
    for module, (covered, count) in sorted(lines_of_modules(program, profiles).items()):
        print(f"{module:20} {covered:>7} of {count:>6} lines {100 * covered // count:>3} %")


def lines_of_modules(program, profiles):
    """Returns the number of lines that the profiles cover, and of all lines, for each module."""
    tools = os.path.dirname(os.path.realpath(shutil.which("swift") or ""))
    data = os.path.join(FOLDER, "coverage/all.profdata")
    subprocess.run([os.path.join(tools, "llvm-profdata"), "merge", *profiles, "-o", data], check=True)
    command = [os.path.join(tools, "llvm-cov"), "export", "-summary-only", f"-instr-profile={data}", program]
    report = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    modules = collections.defaultdict(lambda: (0, 0))
    for file in report["data"][0]["files"]:
        module = module_of(os.path.relpath(file["filename"], ROOT))
        if module:
            lines = file["summary"]["lines"]
            modules[module] = (modules[module][0] + lines["covered"], modules[module][1] + lines["count"])
    return modules


def module_of(path):
    """Returns the module that a file belongs to, of the tool or of generated code, or nothing."""
    if path.startswith("Sources/"):
        return path.split("/")[1]
    return os.path.dirname(path) if path.startswith("specs/") else ""


def main():
    parser = option_parser(__doc__, seconds=60, jobs=2, record=False, coverage=False)
    parser.add_argument("names", nargs="*", choices=[*sorted(SEEDS), []], metavar="NAME")
    options = parser.parse_args()
    if options.coverage:
        return print_coverage()
    names = options.names or sorted(SEEDS)
    # SwiftPM's own --sanitize passes two sanitizers in a random order, which decides whether the compiler counts what runs.
    program = build(FOLDER, "-sanitize=address,fuzzer")
    unpack()
    failures = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for line, failure in pool.map(lambda name: fuzz(name, program, options.seconds), names):
            print(line, flush=True)
            failures += [failure] if failure else []
    if options.record:
        pack([each for name in sorted(SEEDS) for each in record(name, program)])
        print(f"{os.path.getsize(CORPUS)} bytes in {os.path.relpath(CORPUS, ROOT)}")
    if failures:
        sys.exit("\n".join(failures))


main()
