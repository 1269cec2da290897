import DocumentReader
import SpecSyntax
import ViewModelIR

// Messages about enumerations, unions, dictionaries, lists and arbitrary JSON.
extension Diagnostic {
  /// For a member of an enumeration, which has only cases and, if its values are texts, `rawValue`.
  static func enumerationMember(
    _ name: String,
    of type: ValueType,
    _ enumeration: ServiceModel.Enumeration,
    _ path: String?,
    at location: Location
  ) -> Self {
    let isText = enumeration.rawType == .string
    let isCase = enumeration.cases.contains { $0.name == name }
    let path = path ?? "…"
    let hint =
      isCase
      ? "to test for the case, write '\(path) == .\(name)'"
      : isText
        ? "use 'rawValue' for its text in the data, or the format 'map' for another text"
        : "show it with the format 'map', or compare it with its cases"
    return Self(
      .unknownName,
      "the enumeration '\(type.unwrapped.messageName)' has no member '\(name)'; \(hint)",
      at: location
    )
  }

  static func isNil(at location: Location) -> Self {
    Self(
      .typeMismatch,
      "'is' needs the name of a type: to test for nil, write '== nil'",
      at: location
    )
  }

  static func takenCase(
    _ type: ValueType,
    by precedingCase: ValueType,
    of union: ValueType,
    at location: Location
  ) -> Self {
    Self(
      .warning,
      .unreachable,
      "no value is ever decoded as '\(type.specName)', because '\(precedingCase.specName)' is tried first and matches all of them: "
        + "distinguish the two in the schema by a discriminator or by a property that only one requires, or write "
        + "'\(union.unwrapped.specName): { order: [\(type.specName)] }' in 'service.types'",
      at: location
    )
  }

  static func noUnion(
    _ type: ValueType,
    _ path: String?,
    _ enumeration: ServiceModel.Enumeration?,
    _ name: String,
    at location: Location
  ) -> Self {
    let found = enumeration?.cases.first { $0.name == name || $0.rawValue == name }
    let hint =
      if let enumeration, let known = found ?? enumeration.cases.first {
        "to compare it with a case, write '\(path ?? "…") == .\(known.name)'"
      } else if type.specName == name {
        "the test is always true: remove it"
      } else if type.unwrapped.specName == name {
        "to test for a value, write '\(path ?? "…") != nil'"
      } else {
        "use 'is' only on the value of a union"
      }
    let what = path.map { "'\($0)'" } ?? "this"
    return Self(
      .typeMismatch,
      "'is \(name)' tests for one of the types of a union, but \(what) is '\(type.specName)'; \(hint)",
      at: location
    )
  }

  static func noUnionCase(
    _ name: String,
    of type: ValueType,
    _ types: [ValueType],
    at location: Location,
    _ nameLocation: Location
  ) -> Self {
    let names = types.map(\.specName)
    // The schema's type was renamed because its name was taken.
    let hint =
      names.contains(name + "Model")
      ? Hint(nearest: name + "Model") : Hint(for: name, among: names, else: "it can be", "or")
    return Self(
      .unknownName,
      "'\(type.unwrapped.specName)' is never '\(name)'; \(hint)",
      at: location,
      fix: hint.fix(at: nameLocation)
    )
  }

  static func ambiguousType(_ name: String, _ cases: [String], at location: Location) -> Self {
    Self(
      .typeMismatch,
      "'\(name)' is the type of several cases: write the name of a case, \(list(cases))",
      at: location
    )
  }

  /// For a member that not all types of a union have, or that has different types in them.
  static func unionMember(
    _ name: String,
    of type: ValueType,
    _ path: String?,
    _ cases: [(type: ValueType, properties: [ServiceModel.Property])],
    shared: [ServiceModel.Property],
    excluding others: [String],
    at location: Location
  ) -> Self {
    let union = type.unwrapped.specName
    let types = list(cases.map(\.type.specName))
    let found = cases.compactMap { unionCase in
      unionCase.properties.first { $0.name == name }
        .map { (owner: unionCase.type.specName, type: $0.type.unwrapped.specName) }
    }
    let owners = Set(found.map(\.owner))
    let without = cases.map(\.type.specName).filter { !owners.contains($0) }
    guard let first = found.first else {
      let hint = hint(for: name, among: cases.flatMap(\.properties), shared, excluding: others)
      return Self(
        .unknownName,
        "'\(union)' is \(types), \(cases.count == 2 ? "neither" : "none") of which has '\(name)'",
        hint,
        at: location
      )
    }
    let way =
      if let path, !path.hasPrefix("$0") {
        "narrow it with 'when: \(path) is \(first.owner)'"
      } else {
        "add a model with 'from: \(union)', whose fields can narrow 'self' with 'when: self is \(first.owner)'"
      }
    let why =
      if found.count < cases.count {
        "'\(union)' is \(types), and \(list(without, "and", most: 3)) \(without.count == 1 ? "has" : "have") no '\(name)'"
      } else if let other = found.first(where: { $0.type != first.type }) {
        "'\(name)' of '\(union)' is '\(first.type)' in '\(first.owner)' and '\(other.type)' in '\(other.owner)'"
      } else if cases.count <= ServiceModel.Union.mostCasesWithMembers {
        "'\(union)' is \(types), each of which has its own '\(name)'"
      } else {
        "'\(union)' is a union of \(cases.count) types, and only unions of up to \(ServiceModel.Union.mostCasesWithMembers) have the properties that their types share"
      }
    return Self(.unknownName, "\(why): \(way)", at: location)
  }

  /// A hint to a similar name, or to the properties that all or some of the types have.
  private static func hint(
    for name: String,
    among properties: [ServiceModel.Property],
    _ shared: [ServiceModel.Property],
    excluding others: [String]
  ) -> Hint {
    if let meant = properties.first(where: { $0.key == name }) {
      return Hint("the JSON key '\(name)' is '\(meant.name)' in Swift", meaning: meant.name)
    }
    let ofAll = shared.map(\.name)
    let ofSome = Set(properties.map(\.name)).subtracting(ofAll).sorted()
    if let near = Hint(for: name, near: ofAll + ofSome + others) { return near }
    switch (ofAll.isEmpty, ofSome.isEmpty) {
    case (true, true): return "test for one of its types with 'is'"
    case (true, false): return Hint("they have \(list(ofSome, "and"))")
    case (false, true): return Hint("all have \(list(ofAll, "and"))")
    case (false, false):
      return Hint("all have \(list(ofAll, "and")), some \(list(ofSome, "and"))")
    }
  }

  static func memberOfJSON(_ name: String, _ path: String?, at location: Location) -> Self {
    Self(
      .unknownName,
      "\(path.map { "'\($0)'" } ?? "this") can be any JSON, so '.\(name)' may be missing: give it a type in the schema",
      at: location
    )
  }

  static func nothingToLookUp(
    _ type: ValueType,
    _ path: String?,
    _ key: Syntax,
    at location: Location
  ) -> Self {
    let hint =
      switch type.unwrapped {
      case .named: "name a property, as in '\(path ?? "self").name'"
      case .json: "give it a type in the schema"
      case .string where key.isInteger:
        "for a part of a text use 'prefix', 'suffix', 'dropFirst' or 'split'"
      default: "remove '[\(key.shownKey)]'"
      }
    return Self(
      .typeMismatch,
      "'[…]' works only on dictionaries and lists, but this is '\(type.specName)': \(hint)",
      at: location
    )
  }

  static func negativePosition(_ path: String?, at location: Location) -> Self {
    Self(
      .typeMismatch,
      "positions start at 0, so there is never an element here: for the last one write '\(path.map { $0 + "." } ?? "")last'",
      at: location
    )
  }

  static func dictionaryMember(
    _ name: String,
    of type: ValueType,
    _ path: String?,
    at location: Location
  ) -> Self {
    Self(
      .unknownName,
      "a dictionary has no member '\(name)': look up a key with '\(path ?? "")[\(quoted(name))]', or use 'count', 'isEmpty' or 'keys.sorted()'",
      at: location
    )
  }

  static func unorderedKeys(_ path: String?, at location: Location) -> Self {
    Self(
      .typeMismatch,
      "the keys of a dictionary are not sorted: write '\(path.map { $0 + "." } ?? "")keys.sorted()'",
      at: location
    )
  }
}
