import DocumentReader
import Evaluator
import ViewModelIR

extension ServiceComparison {
  /// Compares values that can be null on either side.
  mutating func compareAny(_ old: Form, _ new: Form, at place: ComparedPlace) {
    let old = resolved(old, in: decoder)
    let new = resolved(new, in: documents)
    if new.type.isOptional, !old.type.isOptional, old.type != .json,
      new.type.unwrapped != .json
    {
      note(.optional, .failure, "may be null", at: place)
    }
    compare(old.with(old.type.unwrapped), new.with(new.type.unwrapped), at: place)
  }

  /// Compares values that are not null.
  mutating func compare(_ old: Form, _ new: Form, at place: ComparedPlace) {
    let old = resolved(old, in: decoder)
    let new = resolved(new, in: documents)
    switch (old.type, new.type) {
    case (.json, _): break
    case (.named(let name), .json) where decoder.isMixedEnumeration(name):
      compareNamed(old, name, new, nil, at: place)
    case (_, .json): retyped(old, new, at: place)
    case (.list(let oldElement), .list(let newElement)):
      compareAny(old.with(oldElement), new.with(newElement), at: place.inside("its elements"))
    case (.dictionary(let oldValue), .dictionary(let newValue)):
      compareAny(old.with(oldValue), new.with(newValue), at: place.inside("its values"))
    case (.named(let oldName), .named(let newName)):
      compareNamed(old, oldName, new, newName, at: place)
    case (.named(let name), _): compareNamed(old, name, new, nil, at: place)
    case (_, .named(let name)): compareNamed(old, nil, new, name, at: place)
    case (.list, _), (.dictionary, _), (_, .list), (_, .dictionary): retyped(old, new, at: place)
    default: compareScalars(old, new, at: place)
    }
  }

  private mutating func compareNamed(
    _ old: Form,
    _ oldName: String?,
    _ new: Form,
    _ newName: String?,
    at place: ComparedPlace
  ) {
    let oldDeclaration = oldName.flatMap { decoder[$0] }
    let newDeclaration = newName.flatMap { documents[$0] }
    switch (oldDeclaration?.kind, newDeclaration?.kind) {
    case (.union(let union), _):
      guard let oldDeclaration else { return }
      compareUnion(union, oldDeclaration, new, newDeclaration, at: place)
    case (_, .union(let union)): compareCases(old, union, new, at: place)
    case (.record(let oldRecord), .record(let newRecord)):
      guard let oldDeclaration, let newDeclaration else { return }
      compareOnce(oldDeclaration.name, newDeclaration.name, at: place) {
        $0.compareRecords(oldRecord, oldDeclaration, newRecord, newDeclaration, at: place)
      }
    case (.tuple(let oldTuple), .tuple(let newTuple)):
      guard let oldDeclaration, let newDeclaration else { return }
      compareOnce(oldDeclaration.name, newDeclaration.name, at: place) {
        $0.compareTuples(oldTuple, oldDeclaration, newTuple, at: place)
      }
    case (.enumeration(let enumeration), _):
      guard let oldDeclaration else { return }
      compareEnumeration(enumeration, oldDeclaration, old, new, newDeclaration, at: place)
    case (_, .enumeration(let enumeration)): compareValues(old, enumeration, new, at: place)
    case (.record(let record), nil):
      guard case .dictionary(let value) = new.type, let oldDeclaration else {
        return retyped(old, new, at: place)
      }
      compareKeys(record, oldDeclaration, new.with(value), at: place)
    case (_, .record(let record)): compareMembers(old, record, new, newDeclaration, at: place)
    case (_, .tuple(let tuple)): compareItems(old, tuple, new, at: place)
    default: retyped(old, new, at: place)
    }
  }

  mutating func retyped(_ old: Form, _ new: Form, at place: ComparedPlace) {
    var place = place
    if let consequence = place.textTolerance, documents.hasTexts(new) {
      place.tolerance = Tolerance(consequence: consequence, seenThrough: place.seenThrough)
    }
    note(.retyped, .failure, message(old, new), at: place, meeting: met(new))
  }

  private func message(_ old: Form, _ new: Form) -> String {
    "was \(described(old, in: decoder)) and is \(described(new, in: documents))"
  }

  private mutating func compareScalars(_ old: Form, _ new: Form, at place: ComparedPlace) {
    if old == new { return }
    guard let reading = old.reading(new) else { return retyped(old, new, at: place) }
    note(
      .described,
      reading,
      message(old, new),
      at: place,
      otherwise: reading == .nothing ? nil : "is read incorrectly"
    )
  }

  /// The place for changes of a declared type itself, rather than of a property that uses it.
  func place(
    of old: ServiceModel.Declaration,
    _ new: ServiceModel.Declaration?,
    at user: ComparedPlace
  ) -> ComparedPlace {
    var place = user
    place.path = old.name
    place.part = ""
    place.seenThrough = users(of: old.name)
    place.target = (old.name, nil)
    place.before = old.location
    place.after = new?.location ?? place.after
    return place
  }

  enum JSONType { case object, array, string, number, boolean, any }

  func jsonType(_ form: Form, in model: ServiceModel) -> JSONType {
    let form = resolved(form, in: model)
    switch form.type.unwrapped {
    case .dictionary: return .object
    case .list: return .array
    case .boolean: return .boolean
    case .named(let name):
      switch model[name]?.kind {
      case .record: return .object
      case .tuple: return .array
      case .enumeration(let values) where values.rawType == .string: return .string
      case .enumeration(let values) where values.rawType != .json: return .number
      default: return .any
      }
    default: return form.isText ? .string : form.isNumber ? .number : .any
    }
  }

  /// Replaces an alias with its target.
  func resolved(_ form: Form, in model: ServiceModel) -> Form {
    var form = form
    for _ in 0...Limits.referenceDepth {
      guard case .named(let name) = form.type.unwrapped,
        case .alias(let target)? = model[name]?.kind
      else { break }
      form.type = form.type.isOptional ? target.asOptional : target
    }
    return form
  }
}

extension ServiceModel {
  fileprivate func isMixedEnumeration(_ name: String) -> Bool {
    if case .enumeration(let values)? = self[name]?.kind { values.rawType == .json } else { false }
  }

  /// Whether the values of a form are always strings in JSON.
  fileprivate func hasTexts(_ form: Form) -> Bool {
    if case .named(let name) = form.type, case .enumeration(let values)? = self[name]?.kind {
      return values.rawType == .string
    }
    return form.isText
  }
}

extension Form {
  /// Whether scalars of this form are strings in JSON.
  var isText: Bool {
    switch (type, coding) {
    case (_, .decimalText), (_, .iso8601Duration): true
    case (_, .numberOrText): false
    case (_, .unixTime): false
    case (.string, _), (.date, _), (.day, _), (.localDateTime, _), (.url, _), (.uuid, _): true
    default: false
    }
  }

  fileprivate var isNumber: Bool {
    switch (type, coding) {
    case (_, .decimalText), (_, .iso8601Duration), (_, .numberOrText): false
    case (_, .unixTime), (.integer, _), (.number, _), (.decimal, _), (.duration, _): true
    default: false
    }
  }

  private var isWhole: Bool {
    if case .unixTime(_, let isWhole) = coding { return isWhole }
    return type == .integer
  }

  /// The effect when a decoder for scalars of this form reads those of another form, or `nil` if it can fail.
  fileprivate func reading(_ new: Form) -> ServiceChange.Effect? {
    switch (coding, new.coding) {
    case (.unixTime(true, let isWhole), .unixTime(false, _)):
      return isWhole && !new.isWhole ? nil : .otherValues
    // Milliseconds read as seconds are beyond the range of dates.
    case (.unixTime(false, _), .unixTime(true, _)): return nil
    case (.unixTime(_, let isWhole), .unixTime): return isWhole && !new.isWhole ? nil : .nothing
    case (.unixTime, _), (.decimalText, _), (.iso8601Duration, _):
      return coding == new.coding ? .nothing : nil
    case (.numberOrText, nil), (.numberOrText, .numberOrText):
      let isNumber =
        type == .integer ? new.isWhole : [.integer, .number, .decimal].contains(new.type)
      return isNumber ? .nothing : nil
    case (.numberOrText, .decimalText): return type == .integer ? nil : .nothing
    case (.numberOrText, _): return nil
    case (nil, _): break
    }
    switch type {
    case .string: return new.isText ? .nothing : nil
    case .integer: return new.isWhole ? .nothing : nil
    case .number, .decimal, .duration: return new.isNumber ? .nothing : nil
    default: return new.coding == nil && type == new.type ? .nothing : nil
    }
  }
}

/// A description of a form's JSON values, for messages: `a string`, `an integer`.
func described(_ form: Form, in model: ServiceModel) -> String {
  switch (form.type, form.coding) {
  case (.list, _): return "an array"
  case (.dictionary, _): return "an object with arbitrary keys"
  case (_, .decimalText): return "a decimal number in a string"
  case (_, .iso8601Duration): return "an ISO 8601 duration"
  case (.integer, .numberOrText): return "an integer, possibly in a string"
  case (_, .numberOrText): return "a number, possibly in a string"
  case (_, .unixTime(let inMilliseconds, let isWhole)):
    return "\(isWhole ? "whole " : "")\(inMilliseconds ? "milliseconds" : "seconds") since 1970"
  case (.string, _), (.styledText, _): return "a string"
  case (.integer, _): return "an integer"
  case (.number, _): return "a number"
  case (.decimal, _): return "a number of any size"
  case (.duration, _): return "a number of seconds"
  case (.boolean, _): return "a boolean"
  case (.date, _): return "a date-time"
  case (.day, _): return "a date"
  case (.localDateTime, _): return "a date-time without an offset"
  case (.url, _): return "a URI"
  case (.uuid, _): return "a UUID"
  case (.json, _): return "any JSON"
  case (.viewModel, _): return "nothing"
  case (.optional(let wrapped), _): return described(form.with(wrapped), in: model)
  case (.named(let name), _): return describedType(name, in: model)
  }
}

private func describedType(_ name: String, in model: ServiceModel) -> String {
  let name = excerpt(name)
  return switch model[name]?.kind {
  case .record: "an object (\(name))"
  case .tuple: "a tuple (\(name))"
  case .enumeration: "an enumeration (\(name))"
  case .union: "a union (\(name))"
  case .alias, nil: name
  }
}
