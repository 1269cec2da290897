import DocumentReader
import ViewModelIR

extension Diagnostic {
  static func pathBeyondValue(
    _ path: PropertyPath,
    _ type: ValueType,
    at location: Location
  ) -> Self {
    Self(
      .unknownName,
      "'set' cannot set a part of '\(path.text)', because '\(type.messageName)' has no properties: set '\(path.text)' itself",
      at: location
    )
  }

  /// For `it.isLiked` and `reblog?.isLiked`.
  static func pathOfSet(_ path: String, at location: Location) -> Self {
    var names = path.replacing("?", with: "").split(separator: ".").map(String.init)
    if let first = names.first, [Presenter.it, Presenter.row, "self"].contains(first) {
      names.removeFirst()
    }
    let meant = names.joined(separator: ".")
    return Self(
      .unknownName,
      "a path in 'set' has only names of properties, because nothing is set if one of them is nil: write '\(meant)'",
      at: location,
      fix: Fix(location, meant)
    )
  }

  static func onWithoutRow(at location: Location) -> Self {
    Self(
      .missingKey,
      "'on' names a part of a row: add 'row', with the name of the field that has the rows",
      at: location
    )
  }

  static func idWithoutOn(at location: Location) -> Self {
    Self(
      .missingKey,
      "'id' identifies the part of the row in 'on', but there is no 'on': remove 'id', because the row has the one of its model",
      at: location
    )
  }

  static func onWithoutPath(at location: Location) -> Self {
    Self(
      .typeMismatch,
      "'on' needs properties of the row, joined by '??', such as 'reblog ?? self'",
      at: location
    )
  }

  /// - Parameter property: A property that could be the ID.
  static func partWithoutID(_ type: ValueType, _ property: String?, at location: Location) -> Self {
    Self(
      .rowWithoutID,
      "the action needs to know which rows have the same '\(type.messageName)': add its 'id' to the action, as in 'id: it.\(property ?? "id")'",
      at: location
    )
  }

  static func idOfWrongType(_ type: ValueType, at location: Location) -> Self {
    Self(
      .typeMismatch,
      "an 'id' must be a String, an Int or a UUID, not '\(type.messageName)'",
      at: location
    )
  }

  static func useWithoutPath(_ hasRows: Bool, at location: Location) -> Self {
    let expected =
      hasRows
      ? "a path that begins with 'it', such as 'it.poll', or 'self' for a part of the model, such as 'self.cart'"
      : "a property of the model, such as 'cart' or 'cart.total'"
    return Self(.typeMismatch, "'use' needs \(expected)", at: location)
  }

  static func differentParts(
    _ action: Presenter.Action,
    _ other: Presenter.Action,
    at location: Location
  ) -> Self {
    func part(_ action: Presenter.Action) -> String {
      action.subject.map { "'\($0.text)'" } ?? "the whole row"
    }
    if let subject = action.subject, subject.text == other.subject?.text {
      return Self(
        .conflict,
        "'\(action.name)' and '\(other.name)' identify '\(subject.text)' in two ways: give both the same 'id'",
        at: location
      )
    }
    return Self(
      .conflict,
      "'\(action.name)' and '\(other.name)' change the same data of a row, but '\(action.name)' works on \(part(action)) and "
        + "'\(other.name)' on \(part(other)): give both the same 'on'",
      at: location
    )
  }

  static func moveWithoutRow(_ action: String, at location: Location) -> Self {
    Self(
      .missingKey,
      "'move' is about a row, and '\(action)' has none: add 'row' with the display field of the rows",
      at: location
    )
  }

  static func moveInOtherList(_ list: String, _ own: String, at location: Location) -> Self {
    Self(
      .unknownName,
      "the rows of this action are in '\(own)', not in '\(list)': write { move: { \(own): position } }",
      at: location
    )
  }

  static func moveWithoutOuter(at location: Location) -> Self {
    Self(
      .conflict,
      "'outerID' names another row that has rows, and the rows of this action are in no others: remove it",
      at: location
    )
  }
}
