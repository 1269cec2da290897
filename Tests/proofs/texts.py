#!/usr/bin/env python3
"""Proves that generated code writes numbers as Foundation does, and that the texts it keeps need no more memory in the end.

Compares --numbers random numbers in each locale that Foundation knows, or in every --every-th, for the options of `number`, `percent` and
`currency`. Then makes a million different rows of the formats that keep their texts, and compares the resident memory after a fifth of them
with that at the end. The exit status is 1 if a text differs, or if the memory has grown by more than 8 MB.
"""
import json
import os
import subprocess
import sys
import tempfile

from proofs import option_parser, run, viewmodelgen, write

GROWTH = 8  # MB
SCHEMA = {
    "title": "Item",
    "type": "object",
    "required": ["whole", "real", "code", "date"],
    "properties": {
        "whole": {"type": "integer"},
        "real": {"type": "number"},
        "code": {"type": "string"},
        "date": {"type": "string", "format": "date-time"},
    },
}
# Each format with Foundation's style, to which the locale is added.
FORMATS = [
    ("whole | number", "number"),
    ("whole | number(grouping: false)", "number.grouping(.never)"),
    ("whole | number(sign: always)", "number.sign(strategy: .always())"),
    ("whole | number(scale: 0.001, fractionDigits: 1)", "number.scale(0.001).precision(.fractionLength(1))"),
    ("whole | currency(code: code)", "currency(code: item.code)"),
    ("real | number", "number"),
    ("real | number(fractionDigits: 2, sign: exceptZero)", "number.precision(.fractionLength(2)).sign(strategy: .always(includingZero: false))"),
    ("real | number(fractionDigits: '0...3')", "number.precision(.fractionLength(0...3))"),
    ("real | percent", "percent.precision(.fractionLength(0))"),
    ("real | percent(fractionDigits: '0...1')", "percent.precision(.fractionLength(0...1))"),
    ("real | currency(code: code, sign: accounting)", "currency(code: item.code).sign(strategy: .accounting)"),
    ("real | currency(code: code, narrow: true)", "currency(code: item.code).presentation(.narrow)"),
]
KEPT = [
    "whole | compact", "whole | bytes", "whole | ordinal", "date | date(style: long, time: standard)", "date | date(style: complete)",
    "date | relative(style: named)", "real | duration(unit: seconds, style: units, units: 'hours, minutes, seconds')", "real | measurement(unit: kilometers)",
    "real | currency(code: code)",
]  # fmt: skip

DRIVER = """import Foundation

@main enum Driver {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst(2).compactMap { UInt64($0) }
    if CommandLine.arguments[1] == "memory" {
      keepTexts(seed: arguments[0])
    } else {
      compare(numbers: Int(arguments[0]), every: Int(arguments[1]), from: Int(arguments[2]), seed: arguments[3])
    }
  }

  static func compare(numbers: Int, every step: Int, from first: Int, seed: UInt64) {
    var compared = 0
    let locales = Locale.availableIdentifiers.sorted()
    for index in stride(from: first, to: locales.count, by: step) {
      let locale = Locale(identifier: locales[index])
      let context = DisplayContext(locale: locale, timeZone: .gmt, calendar: Calendar(identifier: .gregorian), now: .distantPast)
      var random = SplitMix(state: seed &+ UInt64(index))
      for number in 0..<numbers {
        let item = item(number, &random)
        let shown = NumbersViewModel(from: item, in: context)
COMPARISONS
      }
    }
    print(compared)
  }

  static func keepTexts(seed: UInt64) {
    let context = DisplayContext(
      locale: Locale(identifier: "en_US"), timeZone: .gmt, calendar: Calendar(identifier: .gregorian),
      now: Date(timeIntervalSince1970: 1_720_000_000))
    var random = SplitMix(state: seed)
    for number in 1...1_000_000 {
      _ = KeptViewModel(from: item(number, &random), in: context)
      if number.isMultiple(of: 200_000) {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        print(Double(pages.flatMap { Int($0[1]) } ?? 0) / 256)
      }
    }
  }

  /// Numbers of all sizes, with many ties of rounding.
  static func item(_ number: Int, _ random: inout SplitMix) -> Item {
    let limit = [10, 1_000, 100_000, 1_000_000_000_000][number / 4 % 4]
    let real = switch number % 4 {
    case 0: Double.random(in: -2...2, using: &random)
    case 1: Double(Int.random(in: -9_999_999...9_999_999, using: &random)) / 1_000
    case 2: Double(Int.random(in: -4_000...4_000, using: &random)) / 8
    default: Double.random(in: -1e9...1e9, using: &random)
    }
    let codes = ["USD", "EUR", "JPY", "KWD", "CHF", "INR", "XAF", "ZZZ"]
    return Item(
      whole: Int.random(in: -limit...limit, using: &random), real: real, code: codes[number % 8],
      date: Date(timeIntervalSince1970: Double.random(in: 0...2e9, using: &random)))
  }
}

func expect(_ text: String, _ expected: String, _ format: String, _ locale: Locale, _ item: Item, _ compared: inout Int) {
  compared += 1
  if text != expected { print("\\(locale.identifier): \\(format) of \\(item): '\\(text)', in Foundation '\\(expected)'") }
}

struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
"""


def main():
    options = option_parser(__doc__, numbers=100_000, every=1, seed=1, tool="").parse_args()
    tool = viewmodelgen(options.tool)
    with tempfile.TemporaryDirectory() as folder:
        program = make_program(tool, os.path.realpath(folder))
        cores = os.cpu_count()
        parts = [
            [program, "compare", options.numbers, options.every * cores, options.every * part, options.seed] for part in range(cores)
        ]
        running = [subprocess.Popen([str(word) for word in part], stdout=subprocess.PIPE, text=True) for part in parts]
        outputs = [part.communicate()[0].splitlines() for part in running]
        if any(part.returncode for part in running):
            sys.exit("the program crashed")
        differences = [line for output in outputs for line in output[:-1]]
        print("\n".join(differences[:20]))
        print(f"{sum(int(output[-1]) for output in outputs):,} texts compared, {len(differences):,} differences", flush=True)
        sizes = [float(line) for line in run(folder, [program, "memory", str(options.seed)]).split()]
        print("MB after each fifth of 1,000,000 rows: " + ", ".join(f"{size:.1f}" for size in sizes))
        sys.exit(1 if differences or sizes[-1] - sizes[0] > GROWTH else 0)


def make_program(tool, folder):
    write(folder, "item.json", json.dumps(SCHEMA))
    write(folder, "viewmodelgen.yaml", "specs: .\noutput: Sources\n")
    for view, formats in [("Numbers", [text for text, _ in FORMATS]), ("Kept", KEPT)]:
        fields = "".join(f'  text{index}: "{{{text}}}"\n' for index, text in enumerate(formats))
        write(folder, f"{view}.yaml", f"view: {view}View\nservice: {{ schema: item.json }}\ndisplay:\n{fields}")
    run(folder, [tool, "generate", "."])
    write(folder, "Driver.swift", DRIVER.replace("COMPARISONS", "\n".join(map(comparison, range(len(FORMATS))))))
    sources = [os.path.join("Sources", name) for name in os.listdir(os.path.join(folder, "Sources"))]
    run(folder, ["swiftc", "-O", "-wmo", "-parse-as-library", "-swift-version", "6", "Driver.swift", *sources, "-o", "program"])
    return os.path.join(folder, "program")


def comparison(index):
    """Returns a call that compares a field with Foundation's text, in which zero has no minus sign."""
    text, style = FORMATS[index]
    value = "item." + text.split()[0]
    expected = f"{value}.formattedWithSignlessZero(.{style}.locale(locale))"
    return f'        expect(shown.text{index}, {expected}, "{text}", locale, item, &compared)'


if __name__ == "__main__":
    main()
