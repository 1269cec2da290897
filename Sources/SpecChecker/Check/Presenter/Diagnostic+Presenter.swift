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
      "this selection adds '\(name)' to the presenter, but there is already \(what) '\(name)' on line \(first.line): rename one of them",
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
      "'\(name)' is '\(type.messageName)' here, but '\(other.messageName)' in the spec's 'inputs': give both the same type",
      at: location
    )
  }

  static func unknownRows(_ name: String, known: [String], at location: Location) -> Self {
    if known.isEmpty {
      return Self(.unknownName, "there are no rows '\(name)': no field uses 'each'", at: location)
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
      "the rows' model '\(model)' has no 'id': add one, as in 'id: id'",
      at: location
    )
  }

  static func listWithoutID(_ list: String, at location: Location) -> Self {
    Self(
      .rowWithoutID,
      "'\(list)' needs rows with an 'id': add one to the model of its elements, as in 'id: id'",
      at: location
    )
  }

  static func rowsTooDeep(_ path: String, at location: Location) -> Self {
    Self(
      .conflict,
      "'\(path)' is rows in rows in rows, and an action is about a row or a row in it: show the innermost rows on a screen of their own",
      at: location
    )
  }

  static func missingInnerRows(_ list: String, at location: Location) -> Self {
    Self(
      .conflict,
      "an action on rows in rows needs a list that each outer row has, and '\(list)' can be missing: require it in the schema, with an empty list for none",
      at: location
    )
  }

  static func notInInnerRows(_ key: String, at location: Location) -> Self {
    Self(
      .conflict,
      "rows in rows cannot have '\(key)' yet: remove it, or show these rows on a screen of their own",
      at: location
    )
  }

  static func rowsOfNoList(_ name: String, at location: Location) -> Self {
    Self(
      .rowNotShown,
      "the rows of '\(name)' do not come from a single list of the service's model, so actions cannot find their elements: use one list in 'each', which can be filtered, sorted or a value of 'let'",
      at: location
    )
  }

  static func rowsOfNestedViewModel(_ name: String, at location: Location) -> Self {
    Self(
      .rowNotShown,
      "'\(name)' is a single nested view model, not a row: leave out 'row', and read the service's model in the action",
      at: location
    )
  }

  static func noListOfModel(_ key: String, at location: Location) -> Self {
    Self(
      .rowNotShown,
      "'\(key)' needs a list of the service's model: 'self' or a property, without functions, '?.' or '??'",
      at: location
    )
  }

  static func removeWithoutRow(_ action: String, at location: Location) -> Self {
    Self(
      .missingKey,
      "'remove' needs a row to remove: add 'row' to '\(action)', with the name of the field that has the rows",
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
      "'\(name)' is declared in \(owner)'s 'state', but this works on \(wanted): declare it in \(wanted)'s 'state'",
      at: location
    )
  }

  static func progressOfMany(at location: Location) -> Self {
    Self(
      .again,
      "a row's 'progress' can show only one call at a time: remove it or 'again: parallel'",
      at: location
    )
  }

  static func useWithInsertion(at location: Location) -> Self {
    Self(
      .again,
      "'use' replaces the row with the response, but not the element that 'optimistic' adds: write 'reload', or remove 'onSuccess'",
      at: location
    )
  }

  static func latestWithoutParameter(at location: Location) -> Self {
    Self(
      .again,
      "'again: latest' needs at least one parameter that 'optimistic: { set: … }' uses: its latest value is what gets sent",
      at: location
    )
  }

  static func latestOfAccumulatedValue(at location: Location) -> Self {
    Self(
      .again,
      "'again: latest' sends only the latest value, but this one builds on the values that earlier calls set: write 'parallel'",
      at: location
    )
  }

  static func alwaysTheSameLoad(_ key: String, at location: Location) -> Self {
    Self(
      .again,
      "'\(key)' has no effect, because no argument in 'with' uses a value of 'local': remove it",
      at: location
    )
  }

  static func debounceWithoutParameters(at location: Location) -> Self {
    Self(
      .again,
      "'debounce' waits until the values of the parameters stay the same, but this action has none: add 'parameters', or write 'again: ignore' instead",
      at: location
    )
  }

  static func debounceWithAgain(
    _ again: Presenter.Action.Again,
    at location: Location
  ) -> Self {
    Self(
      .again,
      "an action with 'debounce' sends only the newest values: remove 'again: \(again.rawValue)' or 'debounce'",
      at: location
    )
  }

  static func debounceOfChange(at location: Location) -> Self {
    Self(
      .again,
      "an action with 'debounce' cannot have 'optimistic': the control already shows what the user enters, so remove 'optimistic'",
      at: location
    )
  }

  static func throttledPoll(at location: Location) -> Self {
    Self(
      .conflict,
      "'atMostEvery' must be shorter than the interval of 'poll', which would otherwise skip loads",
      at: location
    )
  }

  static func unknownUndo(_ name: String, known: [String], at location: Location) -> Self {
    let hint = Hint(for: name, among: known)
    return Self(.unknownName, "there is no action '\(name)'", hint, at: location)
  }

  static func wrongUndo(_ name: String, _ element: ValueType?, at location: Location) -> Self {
    let parameter = element.map { ", one parameter of type '\($0.messageName)'" } ?? ""
    return Self(
      .typeMismatch,
      "'undo' calls '\(name)' directly, so '\(name)' cannot have a 'confirm' and must take only the same 'row'\(parameter), or nothing",
      at: location
    )
  }

  static func neverEnds(_ path: String, at location: Location) -> Self {
    let what = path.isEmpty ? "no argument identifies the next page" : "'\(path)' is never nil"
    return Self(
      .neverEnds,
      "\(what), so there would always be a next page: pass a value that is nil on the last page, or add a 'when'",
      at: location
    )
  }

  static func invisibleChange(_ field: String, at location: Location) -> Self {
    Self(
      .warning,
      .invisibleChange,
      "this sets '\(field)', which no field depends on: the user sees no change",
      at: location
    )
  }

  static func unusedState(_ name: String, at location: Location) -> Self {
    Self(
      .warning,
      .unusedState,
      "nothing sets '\(name)': use it as the 'progress' of a load or an action, or remove it",
      at: location
    )
  }

  static func ruleIgnoresRow(at location: Location) -> Self {
    Self(
      .constantCondition,
      "this rule does not depend on the row, so it applies to all rows or to none: use 'row' in its 'when', or remove it",
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
      "'\(protocolName).\(one.function)' is '\(one.spoken)' here, but '\(other.spoken)' on line \(first.line): rename one of the calls",
      at: location
    )
  }
}
