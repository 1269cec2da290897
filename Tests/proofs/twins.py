#!/usr/bin/env python3
"""Proves that the types in Kotlin decode and encode a document as those in Swift do, or refuse it if those do.

Without arguments, each of the --rounds rounds has --schemas random schemas, with documents that may not be valid. The first round has
the seed --seed, the next one the seed after it. With arguments, the cases are the folders in these folders that have a schema.json:
their documents are the files pass-*.json, which the schema allows, and fail-*.json, mutant-*.json and loose-*.json.

Prints the schemas that Kotlin cannot say yet, and documents with different answers, up to --show of each. The exit status is 1 if an
answer differs, or if the Kotlin does not compile or causes a warning. Files with classes of 40 cases take the compiler some 10 seconds.
"""
import collections
import concurrent.futures
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from decimal import Decimal

from members import SchemaGenerator
from proofs import ROOT, SwiftProgram, option_parser, viewmodelgen, write

sys.path.append(os.path.join(ROOT, "Tests/Kotlin"))
from kotlin import Server, describe

CASES_OF_A_COMPILATION = 40
CONFIGURATION = "specs: .\noutput: Swift\ntests: SwiftTests\nkotlin: { output: Kotlin, tests: KotlinTests, package: %s }\n"
SPEC = "view: CaseView\nservice: { schema: schema.json, type: TopLevel }\ndisplay: { text: Nothing }\n"
SWIFT = """
import Foundation

while let path = readLine() {
  do {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    print(String(decoding: try encoder.encode(try JSONDecoder().decode(TopLevel.self, from: data)), as: UTF8.self))
  } catch {
    print("failed: " + "\\(error)".replacingOccurrences(of: "\\n", with: " "))
  }
}
"""
KOTLIN = """
package cases

import java.io.File
import kotlinx.serialization.json.Json
import kotlinx.serialization.serializer
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout

private val json = Json { ignoreUnknownKeys = true }

private inline fun <reified T> roundTrip(): (String) -> String {
    val serializer = serializer<T>()
    return { json.encodeToString(serializer, json.decodeFromString(serializer, it)) }
}

private val types: Map<String, (String) -> String> = mapOf(
%s
)

class Documents {
    @Test
    @Timeout(600)
    fun comeBack() {
        File("%s").bufferedWriter().use { answers ->
            File("%s").forEachLine { line ->
                val (type, path) = line.split("\\t")
                val answer = try {
                    types.getValue(type)(File(path).readText())
                } catch (error: IllegalArgumentException) {
                    "failed: " + error.message.orEmpty().replace("\\n", " ")
                }
                answers.appendLine(answer)
            }
        }
    }
}
"""


class Case:
    """A folder with a schema, its documents, and what Swift and Kotlin make of them."""

    def __init__(self, name, folder, documents):
        self.name = name
        self.folder = folder
        self.documents = documents
        self.refused = []
        self.swift = []
        self.kotlin = []

    def generate(self, tool, package, settings):
        """Writes the types in both languages, and asks Swift about the documents."""
        write(self.folder, "viewmodelgen.yaml", CONFIGURATION % package + settings)
        write(self.folder, "Case.yaml", SPEC)
        result = subprocess.run([tool, "generate", "."], cwd=self.folder, capture_output=True, text=True)
        if result.returncode:
            self.refused = re.findall(r"error: (.*)", result.stderr) or [f"exit status {result.returncode}"]
            return
        swift = sorted(glob.glob(os.path.join(self.folder, "Swift/*")))
        # A document says nothing about what the screen shows.
        sources = [path for path in swift if not path.endswith("/CaseViewModel.swift")]
        self.swift = SwiftProgram(self.folder, sources, SWIFT).answers(self.documents)


def cases_in(folders, work):
    """Yields the cases of the folders, copied to the work folder."""
    for folder in folders:
        for name in sorted(os.listdir(folder)):
            source = os.path.join(folder, name)
            if not os.path.exists(os.path.join(source, "schema.json")):
                continue
            copy = shutil.copytree(source, os.path.join(work, os.path.basename(folder), name))
            without_title(os.path.join(copy, "schema.json"))
            documents = [path for kind in ["pass", "fail", "mutant", "loose"] for path in sorted(glob.glob(f"{glob.escape(copy)}/{kind}-*.json"))]
            yield Case(name, copy, documents)


def without_title(path):
    """Removes the title of a schema, so that the spec can name its type."""
    with open(path, encoding="utf-8-sig") as file:
        text = file.read()
    schema = json.loads(text)
    if isinstance(schema, dict) and schema.pop("title", None):
        with open(path, "w", encoding="utf-8") as file:
            json.dump(schema, file)


def random_case(seed, count, work):
    """Returns a case with random schemas, which are those of the members of its documents."""
    generator = SchemaGenerator(seed)
    schemas = {f"S{index}": generator.object(1, 2) for index in range(count)}
    properties = {name: {"$ref": f"#/$defs/{name}"} for name in schemas}
    folder = os.path.join(work, f"seed{seed}")
    os.makedirs(folder)
    write(folder, "schema.json", json.dumps({"type": "object", "properties": properties, "$defs": schemas}))
    documents = []
    for name in schemas:
        for index in range(20):
            path = os.path.join(folder, f"pass-{name}-{index}.json")
            write(folder, path, json.dumps({name: generator.members(1)}))
            documents.append(path)
    return Case(f"seed {seed}", folder, documents)


def ask_kotlin(server, cases, work):
    """Compiles the types of the cases together and asks them about the documents. Returns whether they compile without a warning."""
    requests, answers, classes = (tempfile.mktemp(dir=work) for _ in range(3))
    lines = [f"{package(case)}\t{path}" for case in cases for path in case.documents]
    write(work, requests, "".join(f"{line}\n" for line in lines))
    types = "\n".join(f'    "{package(case)}" to roundTrip<{package(case)}.TopLevel>(),' for case in cases)
    driver = os.path.join(work, "Documents.kt")
    write(work, driver, KOTLIN % (types, answers, requests))
    sources = [os.path.join(case.folder, "Kotlin") for case in cases] + [driver]
    answer = server.ask(sources=sources, output=classes, runsTests=True)
    good = describe(answer)
    if not answer["compiles"] or not os.path.exists(answers):
        return False
    with open(answers, encoding="utf-8") as file:
        found = file.read().split("\n")
    for case in cases:
        case.kotlin, found = found[: len(case.documents)], found[len(case.documents) :]
    return good


def package(case):
    return "case" + re.sub(r"\W", "_", os.path.relpath(case.folder, os.path.dirname(os.path.dirname(case.folder))))


def is_equal(a, b):
    """Whether two documents are the same. Swift and Kotlin write the same number with different digits."""
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(is_equal(a[key], b[key]) for key in a)
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(is_equal, a, b))
    numbers = [isinstance(value, (int, Decimal)) and not isinstance(value, bool) for value in (a, b)]
    if all(numbers):
        return a == b or not (isinstance(a, int) and isinstance(b, int)) and float(a) == float(b)
    return type(a) is type(b) and a == b


def without_null(value):
    if isinstance(value, dict):
        return {key: without_null(member) for key, member in value.items() if member is not None}
    return [without_null(element) for element in value] if isinstance(value, list) else value


def parsed(text):
    return json.loads(text, parse_float=Decimal)


def differs(swift, kotlin):
    if swift.startswith("failed: ") or kotlin.startswith("failed: "):
        return swift[:8] != kotlin[:8]
    return not is_equal(parsed(swift), parsed(kotlin))


def report(cases, show):
    """Prints the counts and what differs. Returns whether nothing does."""
    reasons = collections.Counter(re.sub(r"'[^']*'", "'…'", text) for case in cases for text in set(case.refused))
    written = [case for case in cases if not case.refused]
    print(f"{len(cases)} schemas, {len(written)} written")
    for reason, count in reasons.most_common(show):
        example = next(case.name for case in cases if any(re.sub(r"'[^']*'", "'…'", text) == reason for text in case.refused))
        print(f"  {count} refused, such as {example}: {reason}")
    counts, shown = collections.Counter(), []
    for case in written:
        for path, swift, kotlin in zip(case.documents, case.swift, case.kotlin):
            kind = os.path.basename(path).split("-")[0]
            counts[kind, "documents"] += 1
            counts[kind, "refused by both"] += swift.startswith("failed: ") and kotlin.startswith("failed: ")
            if differs(swift, kotlin):
                counts[kind, "different"] += 1
                shown.append((case, path, swift, kotlin))
            elif not swift.startswith("failed: "):
                with open(path, encoding="utf-8-sig") as file:
                    document = parsed(file.read())
                counts[kind, "that come back unchanged"] += is_equal(without_null(document), without_null(parsed(kotlin)))
    for kind in dict.fromkeys(kind for kind, _ in counts):
        print(f"{kind}: " + ", ".join(f"{count} {what}" for (other, what), count in counts.items() if other == kind))
    for case, path, swift, kotlin in shown[:show]:
        print(f"✘ {case.name}: {path}\n    Swift:  {swift[:300]}\n    Kotlin: {kotlin[:300]}")
    return not shown


def main():
    parser = option_parser(__doc__, seed=1, schemas=100, rounds=3, show=20, settings="", keep="", tool="")
    parser.add_argument("folder", nargs="*")
    options = parser.parse_args()
    tool = viewmodelgen(options.tool)
    with tempfile.TemporaryDirectory() as temporary:
        work = options.keep or temporary
        seeds = range(options.seed, options.seed + options.rounds)
        folders = [os.path.abspath(folder) for folder in options.folder]
        cases = list(cases_in(folders, work)) if folders else [random_case(seed, options.schemas, work) for seed in seeds]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda case: case.generate(tool, package(case), options.settings), cases))
        written = [case for case in cases if not case.refused]
        server = Server()
        good = True
        for start in range(0, len(written), CASES_OF_A_COMPILATION):
            good = ask_kotlin(server, written[start : start + CASES_OF_A_COMPILATION], work) and good
        server.close()
        good = report(cases, options.show) and good
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
