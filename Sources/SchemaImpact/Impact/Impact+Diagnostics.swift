import DocumentReader
import Review

extension Impact {
  /// A diagnostic for each change, whichever screens it is on, at its place in the new schema; what is known to do no harm is a note.
  package var diagnostics: [Diagnostic] {
    var order: [ChangeKey] = []
    var shown: [ChangeKey: (finding: ScreenImpact.Finding, fields: [String])] = [:]
    for screen in screens {
      for finding in screen.findings {
        // A document without a type of its own has no place in its schema.
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
