import DocumentReader
import Review
import Workspace

/// What the change of a schema does to screens.
package struct Impact {
  /// What it is compared with, as the user wrote it.
  package let against: String
  var screens: [ScreenImpact] = []
  /// The specs of which not everything could be found out, and why is in the diagnostics.
  var notCompared: Set<String> = []
  /// The specs that were not there before, and so are in no app.
  var added: [String] = []
  /// Those that are no more, and so are in no next build.
  var removed: [String] = []

  package var isComplete: Bool { notCompared.isEmpty }

  /// The worst that is not known to do no harm.
  package var severity: ImpactSeverity { max(released, nextBuild) }

  var released: ImpactSeverity {
    findings.filter { $0.ignored == nil }.map(\.released).max() ?? .none
  }

  /// What does not build is not to be ignored.
  var nextBuild: ImpactSeverity {
    findings.filter { $0.ignored == nil || !$0.mistakes.isEmpty }.map(\.nextBuild).max() ?? .none
  }

  private var findings: [ScreenImpact.Finding] { screens.flatMap(\.findings) }

  /// Whether nothing is different, as far as it could be compared.
  var isEmpty: Bool { screens.allSatisfy { $0.findings.isEmpty } }
}

/// What it does to one.
struct ScreenImpact {
  struct Finding {
    /// nil for a mistake of the next build that no single change accounts for.
    var change: ServiceChange?
    var released: ImpactSeverity
    var nextBuild: ImpactSeverity
    /// Those that show it or are decided by it: `title`, `Cell.title`.
    var fields: [String]
    /// What the next build says.
    var mistakes: [Diagnostic] = []
    /// Why it does no harm, as the configuration has it.
    var ignored: String?
    /// What a field shows where the change is met.
    var texts: [TextChange] = []

    var severity: ImpactSeverity { max(released, nextBuild) }
  }

  /// The view's name, after the folder of its configuration where that is not the current one.
  var name: String
  var spec: String
  /// Worst first.
  var findings: [Finding] = []
  var samples: [SampleResult] = []
}

/// What a screen shows of a document of the new service.
struct SampleResult {
  var path: String
  /// In the app in users' hands; nil where it cannot decode the document.
  var released: [ShownText]?
  /// In the next build; nil where there is none.
  var next: [ShownText]?
  /// Why it cannot be decoded.
  var failure: Diagnostic?

  /// What the next build says otherwise, or alone.
  var changes: [TextDifference.Change] {
    guard let released, let next else { return [] }
    return TextDifference.Change.between(released, and: next)
  }
}

/// What a field shows of an example before and after.
struct TextChange: Hashable {
  var example: String
  /// What of its data is put in for the change to be met: `stock: "on_the_way"`; nil where the example has it.
  var given: String?
  var field: String
  var before: String?
  /// nil where there is nothing: the document cannot be decoded, or the field is gone.
  var after: String?
}

/// How much of a screen a change of its schema takes.
package enum ImpactSeverity: String, CaseIterable, Comparable, Sendable {
  case none
  /// It shows something else.
  case strings
  /// It shows nothing, or is not built.
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
