import DocumentReader

/// The wording of an impact, which all output formats share.
extension ScreenImpact.Finding {
  /// The change in one sentence: `Profile.email may be absent`.
  var title: String {
    guard let change else {
      return mistakes.isEmpty ? "fields have other types" : "the spec has errors"
    }
    return "\(change.path.isEmpty ? "the document" : excerpt(change.path)) \(change.message)"
  }

  /// What the released app does with a response that contains the change, or with a request.
  var releasedWords: String {
    if change?.isSent == true {
      return released == .breaking
        ? "sends what the service may refuse" : "sends what the service accepts"
    }
    let consequence = change?.consequence.map { "it \($0)" }
    return switch (released, change?.effect) {
    case (.breaking, _): "cannot decode it"
    case (.strings, _): consequence ?? "shows different strings"
    case (.none, .otherValues):
      (consequence ?? "reads a different value") + ", but no field shows it"
    case (.none, _): change == nil ? "is not affected" : "decodes it"
    }
  }

  var nextBuildWords: String {
    switch nextBuild {
    case .breaking:
      mistakes.count == 1 ? "has an error" : "has \(counted(mistakes.count, "error"))"
    case .strings where types.isEmpty: "may show different strings"
    case .strings:
      types.count == 1
        ? "has a field of another type" : "has \(types.count) fields of other types"
    case .none: "is not affected"
    }
  }

  /// The location for a diagnostic: in the new schema, else in the old one, else in the spec. `nil` if there is none.
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
  /// The verdicts in one line: `App in users' hands: breaking. Next build: strings change. On 3 screens.`
  var summary: String {
    if screens.isEmpty, !isComplete { return "Nothing could be compared." }
    if isEmpty {
      return isComplete
        ? "No changes on \(counted(screens.count, "screen"))."
        : "Not everything could be compared; the rest has no changes."
    }
    let verdicts = "App in users' hands: \(released.words). Next build: \(nextBuild.words)."
    return isComplete
      ? "\(verdicts) On \(counted(screens.count, "screen"))."
      : "\(verdicts) Not everything could be compared."
  }
}

extension Impact {
  /// The specs without an ordinary comparison, grouped by the reason.
  var otherSpecs: [(words: String, specs: [String])] {
    [
      ("Not compared", notCompared.sorted()), ("New, so not in any released app", added),
      ("Removed, so not in the next build", removed),
    ].filter { !$0.specs.isEmpty }
  }
}

func placeText(_ location: Location) -> String {
  let path = escapingControls(location.file.path)
  return location.line > 0 ? "\(path):\(location.line):\(location.column)" : path
}
