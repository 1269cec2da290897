import DocumentReader
import Foundation
import SchemaCompiler
import SpecSyntax
import TestSupport
import ViewModelIR

@testable import Workspace

/// The tables of keys on a page of the reference. The first table below each heading lists the keys of one kind of mapping.
struct KeyTables: Sendable {
  let url: URL
  private let rowsByHeading: [String: [String]]
  private let header: [Substring]

  private init(
    _ page: String,
    _ rowsByHeading: [String: [String]],
    header: [Substring] = ["| key | value |", "| --- | --- |"]
  ) {
    url = Repository.root.appending(path: page)
    self.rowsByHeading = rowsByHeading
    self.header = header
  }

  static let spec = KeyTables(
    "docs/spec.md",
    [
      "## Keys of a spec": rows(SpecKey.self), "### service": rows(ServiceKey.self),
      "#### Lossy properties": rows(WireFormKey.self), "#### Keys of a field": rows(FieldKey.self),
      "#### Keys of a case": rows(CaseKey.self), "#### Keys of a part": rows(PartKey.self),
      "### Models": rows(ModelKey.self),
      "### Examples": rows(ExampleKey.self), "## viewmodelgen.yaml": rows(ConfigurationKey.self),
      "### Functions of the app": rows(FunctionKey.self),
      "#### Functions in examples": rows(FunctionValueKey.self),
    ]
  )

  static let screens = KeyTables(
    "docs/screens.md",
    [
      "## Keys of `screen`": rows(PresenterKey.self),
      "### The service": rows(PresenterServiceKey.self),
      "### Load": rows(LoadKey.self), "### More": rows(MoreKey.self),
      "### Sources": rows(SourceKey.self), "#### Types of locals": rows(LocalKey.self),
      "### Poll": rows(PollKey.self), "### Updates": rows(UpdatesKey.self),
      "#### Confirmations": rows(ConfirmationKey.self),
      "### Actions": rows(ActionKey.self), "#### After a success": rows(SuccessKey.self),
      "#### After a failure": rows(FailureKey.self),
      "### Selections": rows(SelectionKey.self), "#### Keys of a rule": rows(ObstacleKey.self),
    ]
  )

  static let accessibility = KeyTables(
    "docs/accessibility.md",
    [
      "### Keys of a trait": rows(AccessibilityTrait.self),
      "### Keys of a spoken text": rows(SpokenKey.self),
    ]
  )

  static let styledTexts = KeyTables(
    "docs/styled-texts.md",
    ["### Keys of a styled text": rows(StyledKey.self)]
  )

  static let kotlin = KeyTables("docs/kotlin.md", ["## The configuration": rows(TwinKey.self)])

  static let review = KeyTables(
    "docs/review.md",
    [
      "### The phone view": rows(GalleryKey.self), "### What does not fit": rows(FitKey.self),
    ]
  )

  static let formats = KeyTables(
    "docs/formats.md",
    Dictionary(
      uniqueKeysWithValues: FormatDefinition.all.compactMap { kind in
        guard let options = kind.options, !options.isEmpty else { return nil }
        let rows = options.map { "| `\($0.name)` | \($0.values) | \($0.reference) |" }
        return ("## `\(kind.name)`", rows)
      }
    ),
    header: ["| option | value | |", "| --- | --- | --- |"]
  )

  /// The page with its tables updated to the current keys, and the headings that the page lacks.
  func recomputed(_ page: String) -> (page: String, missing: [String]) {
    var missing = Set(rowsByHeading.keys)
    var lines: [Substring] = []
    var heading = ""
    var isOldTable = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#") { heading = String(line) }
      if line == header.first, let rows = rowsByHeading[heading] {
        lines += header + rows.map { $0[...] }
        missing.remove(heading)
        isOldTable = true
      }
      isOldTable = isOldTable && line.hasPrefix("|")
      if !isOldTable { lines.append(line) }
    }
    return (lines.joined(separator: "\n"), missing.sorted())
  }
}

private func rows<Key: MappingKey>(_ keys: Key.Type) -> [String] {
  keys.allCases.map { "| `\($0.rawValue)` | \($0.definition.reference) |" }
}
