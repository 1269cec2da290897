import ArgumentParser
import DocumentReader
import Evaluator
import OutputInterface
import Review
import ViewModelIR
import Workspace

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Print the strings that a screen shows in each of its examples, or for --data.",
    discussion: """
      If the spec has no examples, the data is made up from its schema.
      """
  )

  @Argument(help: "The spec.", transform: nonEmpty)
  var spec: String

  @OptionGroup var subjectOptions: PreviewSubjectOptions

  @OptionGroup var shownOptions: ShownOptions

  @Option(
    help: ArgumentHelp("The time zone, such as Europe/Berlin.", valueName: "id"),
    transform: timeZoneIdentifier
  )
  var timeZone: String?

  @Option(
    help: ArgumentHelp("The current time, such as 2024-03-05T13:45:07Z.", valueName: "instant"),
    transform: instant
  )
  var now: String?

  @Option(
    help:
      "Show what this platform shows, as far as is known: the texts of 'platform' in the examples, and a mark after texts that differ in another way."
  )
  var platform: Platform?

  @Option(help: "A table for people, or JSON for tools.")
  var format: PreviewFormat = .table

  @OptionGroup var sourceOptions: SourceOptions

  func validate() throws {
    if isFolder(spec) { throw ValidationError("'\(spec)' is a folder; name one spec.") }
  }

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let text = text(into: &diagnostics)
    try report(diagnostics, printing: text)
  }

  func text(into diagnostics: inout [Diagnostic]) -> String {
    var previews: [ScreenPreview] = []
    let workspace = Workspace(in: outputLanguage)
    for var group in groups(in: workspace.files, into: &diagnostics) {
      group.others = []
      group.addLanguages(shownOptions.languages.compactMap(PseudoLanguage.init))
      for screen in workspace.compiled(group, into: &diagnostics).screens {
        let isOne = screen.languages.isEmpty
        guard let languages = isOne ? [] : languages(of: screen, into: &diagnostics) else {
          continue
        }
        let subjects = subjectOptions.choice.subjects(of: screen, in: spec, into: &diagnostics)
        previews += subjects.compactMap {
          ScreenPreview(
            $0,
            of: screen,
            locales: shownOptions.locales,
            languages: languages,
            timeZone: timeZone,
            now: now,
            on: texts(of: screen),
            into: &diagnostics
          )
        }
      }
    }
    return text(of: previews)
  }

  /// What the requested platform shows; `nil` if none is requested.
  private func texts(of screen: Screen) -> PlatformTexts? {
    guard let platform, let twin = twinLanguages.first(where: { $0.platform == platform }) else {
      return nil
    }
    return PlatformTexts(on: platform, twin.differences(of: screen))
  }

  private func groups(in files: Files, into diagnostics: inout [Diagnostic]) -> [SpecGroup] {
    selectSpecs(
      [spec],
      flags: sourceOptions.settings,
      languages: shownOptions.languages,
      in: files,
      into: &diagnostics
    )
  }

  /// The requested languages; `nil` if the screen does not have all of them, which is reported.
  private func languages(of screen: Screen, into diagnostics: inout [Diagnostic]) -> [String]? {
    let requested = screen.expanding(shownOptions.languages)
    let strays = requested.filter { !screen.languages.contains($0) }
    diagnostics += strays.map {
      .noSuchLanguage(
        $0,
        known: screen.realLanguages + PseudoLanguage.allCases.map(\.rawValue),
        at: screen.location
      )
    }
    return strays.isEmpty ? requested : nil
  }

  private func text(of previews: [ScreenPreview]) -> String {
    switch format {
    case .json: jsonText(previewJSON(previews)) + "\n"
    case .table:
      previews.map { $0.table(style: .suiting(.output)) }.joined(separator: "\n")
    }
  }
}

extension Platform: ExpressibleByArgument {}

enum PreviewFormat: String, CaseIterable, ExpressibleByArgument {
  case table, json
}

@Sendable private func timeZoneIdentifier(_ argument: String) throws -> String {
  guard isTimeZone(argument) else {
    throw ValidationError(mend("a time zone such as Europe/Berlin", nearestTimeZone(argument)))
  }
  return argument
}

@Sendable private func instant(_ argument: String) throws -> String {
  guard isInstant(argument) else {
    throw ValidationError(
      "Expected a real day, a time and an offset, such as 2024-03-05T13:45:07Z."
    )
  }
  return argument
}

/// Options for the data that a preview shows.
struct PreviewSubjectOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Show only the example with this name.", valueName: "name"))
  var example: String?

  @Option(
    help: """
      A JSON file to show instead of the examples' data. With --example, inputs, locale, time zone and current time still come \
      from that example; otherwise, inputs are made up from their types.
      """,
    transform: nonEmpty
  )
  var data: String?

  var choice: PreviewChoice { PreviewChoice(example: example, data: data) }
}
