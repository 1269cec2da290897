import ArgumentParser
import Reports
import Review

/// Which data a preview shows.
struct PreviewSubjectOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Show the example of this name only.", valueName: "name"))
  var example: String?

  @Option(
    help: """
      A JSON file in place of the examples' data; with --example, that example's inputs, locale, time zone and present go \
      with it, else the spec's inputs are made up from their types.
      """,
    transform: nonEmpty
  )
  var data: String?

  var choice: PreviewChoice { PreviewChoice(example: example, data: data) }
}
