import ArgumentParser
import DocumentReader
import FirstSpec
import Reports
import TextOutput
import Workspace

struct Infer: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "infer",
    abstract: "Infer a JSON Schema from samples of a service's JSON.",
    discussion: """
      Prints the schema, and on standard error what each property was taken for and how often it is in the samples.
      """
  )

  @Argument(help: ArgumentHelp("JSON files.", valueName: "sample"), transform: nonEmpty)
  var samples: [String]

  @Option(
    help: "The title of the schema, which is the name of its root's type.",
    transform: typeName
  )
  var type: String?

  @OptionGroup var inferenceOptions: InferenceOptions

  @Option(help: "The schema's file, which must not be there yet.", transform: nonEmpty)
  var output: String?

  @OptionGroup var reportOptions: ReportOptions

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let inferred = inferSchema(
      from: samples,
      title: type,
      wishes: inferenceOptions.wishes,
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
        // Beside the schema, for people.
        if reportOptions.format == .text {
          Console.say(summary(of: inferred, on: .error, inFile: "2> FILE") + "\n")
        }
      }
    }
    try report(diagnostics, printing: result, as: reportOptions.format)
  }

  /// A terminal gets a summary that fits, a file the complete one.
  private func summary(
    of inferred: InferredSchema,
    on console: Console,
    inFile redirection: String
  ) -> String {
    let rest = console.isTerminal ? "the output of a run with \(redirection)" : nil
    return describe(inferred, style: .suiting(console), rest: rest)
  }
}

/// What the samples of a schema cannot tell.
struct InferenceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A property whose keys are data, such as currencies: a dictionary. Its path, such as quote.rates; may be repeated.",
      valueName: "path"
    )
  )
  var map: [String] = []

  @Option(
    name: .customLong("enum"),
    help: ArgumentHelp("A text that has only the values seen; may be repeated.", valueName: "path")
  )
  var enumeration: [String] = []

  @Option(
    help: ArgumentHelp(
      "A text that is a date, with only one value seen; may be repeated.",
      valueName: "path"
    )
  )
  var date: [String] = []

  @Option(
    help: ArgumentHelp(
      "Objects of one type, such as reblog=. for what a post repeats; may be repeated.",
      valueName: "path=path"
    ),
    transform: twoPaths
  )
  var same: [(String, String)] = []

  var wishes: InferenceWishes {
    InferenceWishes(maps: map, enumerations: enumeration, dates: date, same: same)
  }
}

private func twoPaths(_ text: String) throws -> (String, String) {
  let paths = text.split(separator: "=", maxSplits: 1).map(String.init)
  guard let path = paths.first, let other = paths.dropFirst().first else {
    throw ValidationError("two paths are needed, such as reblog=. or seller=buyer")
  }
  return (path, other)
}
