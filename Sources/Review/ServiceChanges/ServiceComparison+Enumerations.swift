import DocumentReader
import Evaluator
import ViewModelIR

extension ServiceComparison {
  mutating func compareEnumeration(
    _ old: ServiceModel.Enumeration,
    _ declaration: ServiceModel.Declaration,
    _ oldForm: Form,
    _ newForm: Form,
    _ newDeclaration: ServiceModel.Declaration?,
    at place: ComparedPlace
  ) {
    guard case .enumeration(let new)? = newDeclaration?.kind else {
      let isOther = newDeclaration != nil && old.rawType != .json
      guard !isOther, old.takes(newForm) else { return retyped(oldForm, newForm, at: place) }
      return note(
        .valueAdded,
        old.keepsUnknown ? .otherValues : .failure,
        "may be \(old.others)",
        at: place,
        otherwise: "reads as unknown"
      )
    }
    let place = self.place(of: declaration, newDeclaration, at: place)
    compareOnce(declaration.name, newDeclaration?.name ?? "", at: place) {
      $0.compareValues(old, new, oldForm, newForm, at: place)
    }
  }

  private mutating func compareValues(
    _ old: ServiceModel.Enumeration,
    _ new: ServiceModel.Enumeration,
    _ oldForm: Form,
    _ newForm: Form,
    at place: ComparedPlace
  ) {
    let values = new.values
    let unread = values.filter { !isRead($0, as: oldForm) }
    let known = Set(old.shownValues)
    let kept = values.filter { isRead($0, as: oldForm) && !known.contains($0.plain) }
    if !unread.isEmpty {
      let word = unread.count == 1 ? "has a new value" : "has new values"
      note(
        .valueAdded,
        .failure,
        "\(word) \(listed(unread))",
        at: place,
        meeting: unread.first.map { .value($0) }
      )
    }
    if !kept.isEmpty {
      let word = kept.count == 1 ? "has a new value" : "has new values"
      note(
        .valueAdded,
        .otherValues,
        "\(word) \(listed(kept))",
        at: place,
        otherwise: "reads as unknown",
        meeting: kept.first.map { .value($0) }
      )
    }
    if new.keepsUnknown, !old.keepsUnknown {
      note(.valueAdded, .failure, "may have any other value", at: place)
    }
    let left = Set(new.shownValues)
    let gone = old.values.filter { !left.contains($0.plain) }
    if !gone.isEmpty {
      note(.valueRemoved, .nothing, "no longer has \(listed(gone))", at: place)
    }
  }

  /// Compares a value that is now an enumeration, but was of another type.
  mutating func compareValues(
    _ old: Form,
    _ new: ServiceModel.Enumeration,
    _ newForm: Form,
    at place: ComparedPlace
  ) {
    let isOpenString = new.keepsUnknown && new.rawType == .string && old.type != .string
    guard !isOpenString, new.values.allSatisfy({ isRead($0, as: old) }) else {
      return retyped(old, newForm, at: place)
    }
    note(.described, .nothing, "is now one of \(listed(new.values))", at: place)
  }

  private func isRead(_ value: Node, as form: Form) -> Bool {
    var ignoredDiagnostics: [Diagnostic] = []
    return decode(value, as: form.type, form.coding, in: decoder, into: &ignoredDiagnostics) != nil
  }

  private func listed(_ values: [Node]) -> String {
    let most = 5
    let more = values.count > most ? " and \(values.count - most) more" : ""
    return values.prefix(most).map { quoted($0.plain) }.joined(separator: ", ") + more
  }
}

extension ServiceModel.Enumeration {
  /// The values of the cases, as they appear in documents.
  fileprivate var values: [Node] {
    cases.map { known in
      switch rawType {
      case .string: return json(known.rawValue)
      case .integer, .number: return json(.number(known.rawValue))
      case .json:
        var ignoredDiagnostics: [Diagnostic] = []
        let file = SourceFile(path: "", text: known.rawValue)
        return readJSON(file, into: &ignoredDiagnostics) ?? json(known.rawValue)
      }
    }
  }

  /// A description of the values that are not among the cases.
  fileprivate var others: String {
    switch rawType {
    case .string: "any string"
    case .integer, .number: "any number"
    case .json: "anything else"
    }
  }

  /// Whether the raw type can decode values of a form, even if they are not among the cases.
  fileprivate func takes(_ form: Form) -> Bool {
    switch rawType {
    case .string: form.isText
    case .integer: form.coding == nil && form.type == .integer
    case .number: form.coding == nil && form.type.isNumeric
    case .json: true
    }
  }
}

extension Node {
  fileprivate var plain: String { text ?? kindName }
}
