import DocumentReader
import ViewModelIR

extension Diagnostic {
  static func reservedMember(_ name: String, what: String, at location: Location) -> Self {
    Self(
      .reservedName,
      "'\(name)' cannot name \(what): the presenter already uses it",
      at: location
    )
  }

  static func memberOfSelection(
    _ name: String,
    what: String,
    first: Location,
    at location: Location
  ) -> Self {
    Self(
      .name,
      "the presenter has '\(name)' for this selection, and there is already \(what) '\(name)' on line \(first.line): rename one of them",
      at: location
    )
  }

  static func inputOfTwoTypes(
    _ name: String,
    _ type: ValueType,
    _ other: ValueType,
    at location: Location
  ) -> Self {
    Self(
      .typeMismatch,
      "'\(name)' is '\(type.spokenName)' here, but '\(other.spokenName)' among the spec's inputs",
      at: location
    )
  }

  static func unknownRows(_ name: String, known: [String], at location: Location) -> Self {
    if known.isEmpty {
      return Self(.unknownName, "there are no rows '\(name)': no field has an 'each'", at: location)
    }
    return Self(
      .unknownName,
      "there are no rows '\(name)'",
      Hint(for: name, among: known),
      at: location
    )
  }

  static func rowWithoutID(_ model: String, at location: Location) -> Self {
    Self(
      .rowWithoutID,
      "these are rows of '\(model)', which have no 'id': add one to the model, as in 'id: id'",
      at: location
    )
  }

  static func listWithoutID(_ list: String, at location: Location) -> Self {
    Self(
      .rowWithoutID,
      "'\(list)' has elements without an 'id': add one to the model of their rows, as in 'id: id'",
      at: location
    )
  }

  static func rowsOfNoList(_ name: String, at location: Location) -> Self {
    Self(
      .rowNotShown,
      "the rows of '\(name)' do not come from a single list of the service's model, so actions cannot find their elements: give 'each' one list, which may be filtered, sorted or a value of 'let'",
      at: location
    )
  }

  static func noListOfModel(_ key: String, at location: Location) -> Self {
    Self(
      .rowNotShown,
      "'\(key)' needs a list of the service's model that is always there: 'self' or a property",
      at: location
    )
  }

  static func removeWithoutRow(_ action: String, at location: Location) -> Self {
    Self(
      .missingKey,
      "'remove' removes a row: name the field that has the rows as the 'row' of '\(action)'",
      at: location
    )
  }

  static func unknownProgress(_ name: String, of owner: String, at location: Location) -> Self {
    Self(
      .unknownName,
      "there is no Bool '\(name)' in the 'state' of \(owner): add '\(name): false' to it",
      at: location
    )
  }

  static func progressElsewhere(
    _ name: String,
    in owner: String,
    not wanted: String,
    at location: Location
  ) -> Self {
    Self(
      .unknownName,
      "'\(name)' is in the 'state' of \(owner), but this is about \(wanted): put it in the state of that",
      at: location
    )
  }

  static func progressOfMany(at location: Location) -> Self {
    Self(
      .again,
      "'progress' shows one call for a row at a time: leave it or 'again: parallel' out",
      at: location
    )
  }

  static func rowForWhatIsNew(at location: Location) -> Self {
    Self(
      .again,
      "'use' puts the call's answer in the row's place, and says nothing of what 'optimistic' adds to the list: write 'reload', or leave out 'onSuccess'",
      at: location
    )
  }

  static func partOfProperty(
    _ property: ServiceModel.Property,
    of owner: ValueType,
    at location: Location
  ) -> Self {
    Self(
      .unknownName,
      "'set' sets properties of '\(owner.spokenName)' as a whole, and cannot set a part of '\(property.name)': "
        + "leave this to the response, with 'onSuccess: use' or 'onSuccess: reload'",
      at: location
    )
  }

  static func latestOfNoWish(at location: Location) -> Self {
    Self(
      .again,
      "'latest' needs parameters that 'optimistic: { set: … }' shows at once: they are the wish",
      at: location
    )
  }

  static func latestOfMany(at location: Location) -> Self {
    Self(
      .again,
      "'latest' shows and sends only the latest value, but this value depends on those that earlier calls set: write 'parallel'",
      at: location
    )
  }

  static func alwaysTheSameLoad(_ key: String, at location: Location) -> Self {
    Self(
      .again,
      "'\(key)' is about loads with other values of 'local', but nothing in 'with' is local: leave it out",
      at: location
    )
  }

  static func sourceOfNoInput(_ name: String, known: [String], at location: Location) -> Self {
    let what = "a source fills one of the spec's inputs, and there is no '\(name)'"
    if known.isEmpty { return Self(.unknownName, "\(what): add it to 'inputs'", at: location) }
    return Self(.unknownName, what, Hint(for: name, among: known), at: location)
  }

  static func optionalSource(_ name: String, _ type: ValueType, at location: Location) -> Self {
    Self(
      .typeMismatch,
      "'\(name)' is nil if this source fails, but its type is '\(type.spokenName)': make it '\(type.asOptional.spokenName)'",
      at: location
    )
  }

  static func unknownUndo(_ name: String, known: [String], at location: Location) -> Self {
    let hint = Hint(for: name, among: known)
    return Self(.unknownName, "there is no action '\(name)'", hint, at: location)
  }

  static func wrongUndo(_ name: String, _ element: ValueType?, at location: Location) -> Self {
    let parameter = element.map { " or one parameter of type '\($0.spokenName)'" } ?? ""
    return Self(
      .typeMismatch,
      "'undo' calls '\(name)' by itself: that may have no 'confirm', and takes the same 'row'\(parameter), or nothing",
      at: location
    )
  }

  static func neverEnds(_ path: String, at location: Location) -> Self {
    let what = path.isEmpty ? "no argument says where to go on" : "'\(path)' is never nil"
    return Self(
      .neverEnds,
      "\(what), so there would always be more: pass what is nil at the end, or say 'when' there is more",
      at: location
    )
  }

  static func invisibleChange(_ field: String, in model: String, at location: Location) -> Self {
    Self(
      .warning,
      .invisibleChange,
      "this sets '\(field)', which no field of \(model) shows: the user sees no change",
      at: location
    )
  }

  static func unusedState(_ name: String, at location: Location) -> Self {
    Self(
      .warning,
      .unusedState,
      "nothing sets '\(name)': name it as the 'progress' of a load or an action, or leave it out",
      at: location
    )
  }

  static func ruleOfNoRow(at location: Location) -> Self {
    Self(
      .constantCondition,
      "this rule reads nothing of the row, so it holds for all rows or for none",
      at: location
    )
  }

  static func functionOfTwoShapes(
    _ one: FunctionSignature,
    _ other: FunctionSignature,
    of protocolName: String,
    _ first: Location,
    at location: Location
  ) -> Self {
    Self(
      .conflict,
      "'\(protocolName).\(one.function)' is '\(one.spoken)' here, but '\(other.spoken)' on line \(first.line): call one of them something else",
      at: location
    )
  }
}
