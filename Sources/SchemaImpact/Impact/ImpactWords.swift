import DocumentReader
import Review

/// How an impact is worded, whatever the format.
extension ScreenImpact.Finding {
  /// `Profile.email may be absent`
  var title: String {
    guard let change else { return "the spec has mistakes" }
    return "\(change.path.isEmpty ? "the document" : excerpt(change.path)) \(change.message)"
  }

  /// What the app in users' hands makes of it.
  var releasedWords: String {
    let consequence = change?.consequence.map { "it \($0)" }
    return switch (released, change?.effect) {
    case (.breaking, _): "cannot decode it"
    case (.strings, _): consequence ?? "shows other strings"
    case (.none, .otherValues): (consequence ?? "reads other values") + ", which is not shown"
    case (.none, _): change == nil ? "is not affected" : "decodes it"
    }
  }

  var nextBuildWords: String {
    switch nextBuild {
    case .breaking:
      mistakes.count == 1 ? "has a mistake" : "has \(counted(mistakes.count, "mistake"))"
    case .strings: "may show other strings"
    case .none: "is not affected"
    }
  }

  /// Where, for a diagnostic: the new schema, or what it no longer has in the old one; the spec for what only that has.
  var location: Location? { change?.after ?? change?.before ?? mistakes.first?.location }
}

extension ImpactSeverity {
  var words: String {
    switch self {
    case .none: "no harm"
    case .strings: "strings change"
    case .breaking: "breaking"
    }
  }
}

extension Impact {
  /// `App in users' hands: breaking. Next build: strings change. On 3 screens.`
  var summary: String {
    if screens.isEmpty, !isComplete { return "Nothing could be compared." }
    if isEmpty {
      return isComplete
        ? "No changes on \(counted(screens.count, "screen"))."
        : "Not all could be compared; nothing differs in what could be."
    }
    let verdicts = "App in users' hands: \(released.words). Next build: \(nextBuild.words)."
    return isComplete
      ? "\(verdicts) On \(counted(screens.count, "screen"))."
      : "\(verdicts) Not all could be compared."
  }
}

extension Impact {
  /// The specs of which there is something else to say, in its words.
  var otherSpecs: [(words: String, specs: [String])] {
    [
      ("Not compared", notCompared.sorted()), ("New, and so in no app", added),
      ("Gone, and so in no next build", removed),
    ].filter { !$0.specs.isEmpty }
  }
}

func placeText(_ location: Location) -> String {
  let path = escapingControls(location.file.path)
  return location.line > 0 ? "\(path):\(location.line):\(location.column)" : path
}
