import ArgumentParser
import DocumentReader
import FirstSpec
import OutputInterface
import Workspace

struct Infer: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "infer",
    abstract: "Infer a JSON Schema from samples of a service's JSON.",
    discussion: """
      Prints the schema on standard output, and a summary on standard error: the inferred type of each property, and how often the \
      property occurs in the samples. With --output, writes the schema to that file and prints the summary on standard output.
      """
  )

  @Argument(help: ArgumentHelp("JSON files.", valueName: "sample"), transform: nonEmpty)
  var samples: [String]

  @Option(
    help: "The title of the schema, which becomes the name of the root type.",
    transform: typeName
  )
  var type: String?

  @OptionGroup var inferenceOptions: InferenceOptions

  @Option(help: "The file to write the schema to, which must not exist yet.", transform: nonEmpty)
  var output: String?

  @OptionGroup var reportOptions: ReportOptions

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let inferred = inferSchema(
      from: [Endpoint(type: type, samples: samples)],
      hints: inferenceOptions.hints,
      loader: .samples,
      into: &diagnostics
    )
    var result = ""
    if let inferred {
      let schema = jsonText(inferred.schema) + "\n"
      if let output {
        if writeOnce(RenderedText(schema), to: output, into: &diagnostics) {
          result = summary(of: inferred, on: .output, inFile: "> FILE") + "\nwrote \(output)\n"
        }
      } else {
        result = schema
        // Standard output contains only the schema, so that it can be redirected to a file.
        if reportOptions.format == .text {
          Console.say(summary(of: inferred, on: .error, inFile: "2> FILE") + "\n")
        }
      }
    }
    try report(diagnostics, printing: result, as: reportOptions.format)
  }

  /// Describes the inferred types: shortened if the console is a terminal, otherwise in full.
  private func summary(
    of inferred: InferredSchema,
    on console: Console,
    inFile redirection: String
  ) -> String {
    let rest = console.isTerminal ? "the complete output (redirect it with \(redirection))" : nil
    return describe(inferred, style: .suiting(console), rest: rest)
  }
}

/// Options for facts about the schema that the samples alone do not show.
struct InferenceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The path of an object that is a dictionary, such as quote.rates if its keys are currencies; may be repeated.",
      valueName: "path"
    )
  )
  var map: [String] = []

  @Option(
    name: .customLong("enum"),
    help: ArgumentHelp(
      "The path of a string that has no other values than those in the samples; may be repeated.",
      valueName: "path"
    )
  )
  var enumeration: [String] = []

  @Option(
    help: ArgumentHelp(
      "The path of a string that is a date although the samples have only one value for it; may be repeated.",
      valueName: "path"
    )
  )
  var date: [String] = []

  @Option(
    help: ArgumentHelp(
      "Two paths to objects of the same type, such as reblog=. if reblog has the type of the root; may be repeated.",
      valueName: "path=path"
    ),
    transform: twoPaths
  )
  var same: [(String, String)] = []

  var hints: InferenceHints {
    InferenceHints(maps: map, enumerations: enumeration, dates: date, same: same)
  }
}

private func twoPaths(_ text: String) throws -> (String, String) {
  let paths = text.split(separator: "=", maxSplits: 1).map(String.init)
  guard let path = paths.first, let other = paths.dropFirst().first else {
    throw ValidationError("Expected two paths, such as reblog=. or seller=buyer.")
  }
  return (path, other)
}
