import DocumentReader
import Workspace

/// The impact of schema changes on screens.
package struct Impact {
  /// The revision or file that the schemas are compared with, as the user wrote it.
  package let against: String
  var screens: [ScreenImpact] = []
  /// The specs and samples that could not be compared completely. The diagnostics give the reasons.
  var notCompared: Set<String> = []
  /// The specs that are new, so no released app contains their screens.
  var added: [String] = []
  /// The specs that were removed, so the next build does not contain their screens.
  var removed: [String] = []

  package var isComplete: Bool { notCompared.isEmpty }

  /// The worst severity of the changes that are not ignored.
  package var severity: ImpactSeverity { max(released, nextBuild) }

  var released: ImpactSeverity {
    findings.filter { $0.ignored == nil }.map(\.released).max() ?? .none
  }

  /// The worst severity for the next build. Errors in a spec count even if the change is ignored.
  var nextBuild: ImpactSeverity {
    findings.filter { $0.ignored == nil || !$0.mistakes.isEmpty }.map(\.nextBuild).max() ?? .none
  }

  private var findings: [ScreenImpact.Finding] { screens.flatMap(\.findings) }

  /// Whether no changes were found in what could be compared.
  var isEmpty: Bool { screens.allSatisfy { $0.findings.isEmpty } }
}

/// The impact of schema changes on one screen.
struct ScreenImpact {
  struct Finding {
    /// The change, or `nil` for an error in the next build that cannot be attributed to a single change.
    var change: ServiceChange?
    var released: ImpactSeverity
    var nextBuild: ImpactSeverity
    /// The fields that show the changed value or depend on it: `title`, `Cell.title`.
    var fields: [String]
    /// The errors that the spec has with the new schema.
    var mistakes: [Diagnostic] = []
    /// The fields that have another type with the new schema.
    var types: [TypeChange] = []
    /// The configuration's reason for ignoring the change, or `nil` if it is not ignored.
    var ignored: String?
    /// The texts that differ if a response contains the change.
    var texts: [TextChange] = []

    var severity: ImpactSeverity { max(released, nextBuild) }
  }

  /// The view's name, prefixed with the folder of its configuration if that is not the current folder.
  var name: String
  var spec: String
  /// The findings, worst first.
  var findings: [Finding] = []
  var samples: [SampleResult] = []
}

/// What a screen shows for a sample of the new service's responses.
struct SampleResult {
  var path: String
  /// The texts in the released app, or `nil` if it cannot decode the sample.
  var released: [ShownText]?
  /// The texts in the next build, or `nil` if it does not contain the screen.
  var next: [ShownText]?
  /// The reason why the released app cannot decode the sample.
  var failure: Diagnostic?

  /// The texts that differ between the released app and the next build. Empty if either of them shows none.
  var changes: [TextDifference.Change] {
    guard let released, let next else { return [] }
    return TextDifference.Change.between(released, and: next)
  }
}

/// The type of a field with the old schema and with the new one, as generated code spells it.
struct TypeChange: Hashable {
  var field: String
  var before: String
  var after: String

  /// `poll: PollCardViewModel → PollCardViewModel?`
  var words: String { "\(field): \(before) → \(after)" }
}

/// The text of a field for an example, before and after a change.
struct TextChange: Hashable {
  var example: String
  /// The data put into the example so that it contains the change, as in `stock: "on_the_way"`, or `nil` if the example's own data changed.
  var given: String?
  var field: String
  var before: String?
  /// The new text, or `nil` if there is none: the document cannot be decoded, or the field is no longer shown.
  var after: String?
}

/// How severely a schema change affects a screen.
package enum ImpactSeverity: String, CaseIterable, Comparable, Sendable {
  case none
  /// The screen shows different strings.
  case strings
  /// The screen shows nothing because its response cannot be decoded, its request may be refused, or it no longer builds.
  case breaking

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .none: 0
    case .strings: 1
    case .breaking: 2
    }
  }
}
