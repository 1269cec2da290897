import DocumentReader

extension Impact {
  /// One diagnostic for each change, even if it affects several screens, located in the new schema if possible. Harmless and ignored
  /// changes are notes.
  package var diagnostics: [Diagnostic] {
    var order: [ChangeKey] = []
    var shown: [ChangeKey: (finding: ScreenImpact.Finding, fields: [String])] = [:]
    for screen in screens {
      for finding in screen.findings {
        // A change has no location in a schema if the root is not a declared type.
        let location = finding.location ?? whole(screen.spec)
        let key = ChangeKey(title: finding.title, location: location)
        let fields = finding.fields.map { "\(screen.name).\($0)" }
        guard let known = shown[key] else {
          order.append(key)
          shown[key] = (finding, fields)
          continue
        }
        let worse = finding.severity > known.finding.severity ? finding : known.finding
        shown[key] = (worse, known.fields + fields)
      }
    }
    let mistakes = screens.flatMap(\.findings).flatMap(\.mistakes)
    return order.compactMap { key in
      shown[key].map { $0.finding.diagnostic($0.fields, at: key.location) }
    }
      + mistakes
  }
}

private struct ChangeKey: Hashable {
  let title: String
  let location: Location
}

extension ScreenImpact.Finding {
  fileprivate func diagnostic(_ fields: [String], at location: Location) -> Diagnostic {
    var text = "\(title); app in users' hands: \(releasedWords); next build: \(nextBuildWords)"
    if !types.isEmpty { text += "; types: \(types.map(\.words).joined(separator: ", "))" }
    if !fields.isEmpty { text += "; shown by \(list(fields, "and"))" }
    if let before = change?.before { text += "; before: \(placeText(before))" }
    if let ignored {
      return Diagnostic(.note, .harmlessChange, "\(text); ignored: \(ignored)", at: location)
    }
    return switch severity {
    case .breaking: Diagnostic(.error, .breakingChange, text, at: location)
    case .strings: Diagnostic(.warning, .textChange, text, at: location)
    case .none: Diagnostic(.note, .harmlessChange, text, at: location)
    }
  }
}
