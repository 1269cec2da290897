import DocumentReader
import SpecSyntax
import ViewModelIR

/// What is said of unions, dictionaries and any JSON.
extension Diagnostic {
  /// An enumeration has cases and, where its values are texts, those.
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
      ? "compare it: '\(path) == .\(name)'"
      : isText
        ? "'rawValue' is its text in the data, a 'map' gives it another"
        : "show it with a 'map', or compare it with its cases"
    return Self(
      .unknownName,
      "an enumeration such as '\(type.unwrapped.spokenName)' has no member '\(name)'; \(hint)",
      at: location
    )
  }

  static func isNil(at location: Location) -> Self {
    Self(.typeMismatch, "'is' asks for a type: write '== nil'", at: location)
  }

  static func takenCase(_ type: ValueType, by taker: ValueType, at location: Location) -> Self {
    Self(
      .warning,
      .unreachable,
      "no value is read as '\(type.specName)': '\(taker.specName)' is tried first, and fits them all; "
        + "the schema can tell them apart by a discriminator, or by what only one of them requires",
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
        "compare it with a case: '\(path ?? "…") == .\(known.name)'"
      } else if type.specName == name {
        "so it always holds: leave it out"
      } else if type.unwrapped.specName == name {
        "compare it with nil: '\(path ?? "…") != nil'"
      } else {
        "only the value of a union can have several"
      }
    let what = path.map { "'\($0)'" } ?? "this"
    return Self(
      .typeMismatch,
      "'is \(name)' asks for one of a union's types, but \(what) is '\(type.specName)'; \(hint)",
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
    // A type whose name in the schema was taken.
    let hint =
      names.contains(name + "Model")
      ? Hint(nearest: name + "Model") : Hint(for: name, among: names, else: "it may be", "or")
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
      "'\(name)' is the type of several cases: ask for one by its name, \(list(cases))",
      at: location
    )
  }

  /// What not all its types have, or not of one type.
  static func unionMember(
    _ name: String,
    of type: ValueType,
    _ path: String?,
    _ cases: [(type: ValueType, properties: [ServiceModel.Property])],
    shared: [ServiceModel.Property],
    besides others: [String],
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
      let hint = hint(for: name, among: cases.flatMap(\.properties), shared, besides: others)
      return Self(
        .unknownName,
        "'\(union)' is \(types), none of which has '\(name)'",
        hint,
        at: location
      )
    }
    let way =
      if let path, !path.hasPrefix("$0") {
        "narrow it with 'when: \(path) is \(first.owner)'"
      } else {
        "show each with a model from '\(union)', whose texts narrow 'self' with 'when: self is \(first.owner)'"
      }
    let why =
      if found.count < cases.count {
        "'\(union)' is \(types), and \(list(without, "and", most: 3)) \(without.count == 1 ? "has" : "have") no '\(name)'"
      } else if let other = found.first(where: { $0.type != first.type }) {
        "'\(name)' of '\(union)' is '\(first.type)' in '\(first.owner)' and '\(other.type)' in '\(other.owner)'"
      } else {
        "'\(union)' is one of \(cases.count) types, and only unions of up to \(ServiceModel.Union.mostCasesWithMembers) have the properties that their types share"
      }
    return Self(.unknownName, "\(why): \(way)", at: location)
  }

  /// A name like it, or what all types have and what only some do.
  private static func hint(
    for name: String,
    among properties: [ServiceModel.Property],
    _ shared: [ServiceModel.Property],
    besides others: [String]
  ) -> Hint {
    if let meant = properties.first(where: { $0.key == name }) {
      return Hint("the JSON key '\(name)' is '\(meant.name)' in Swift", meaning: meant.name)
    }
    let ofAll = shared.map(\.name)
    let ofSome = Set(properties.map(\.name)).subtracting(ofAll).sorted()
    if let near = Hint(for: name, near: ofAll + ofSome + others) { return near }
    switch (ofAll.isEmpty, ofSome.isEmpty) {
    case (true, true): return "tell its types apart with 'is'"
    case (true, false): return Hint("they have \(list(ofSome, "and"))")
    case (false, true): return Hint("all have \(list(ofAll, "and"))")
    case (false, false):
      return Hint("all have \(list(ofAll, "and")), some \(list(ofSome, "and"))")
    }
  }

  static func memberOfJSON(_ name: String, _ path: String?, at location: Location) -> Self {
    Self(
      .unknownName,
      "\(path.map { "'\($0)'" } ?? "this") is any JSON, so '.\(name)' may be missing: give it a type in the schema",
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
        "take a part of a text with 'prefix', 'suffix', 'dropFirst' or 'split'"
      default: "leave '[\(key.shownKey)]' out"
      }
    return Self(
      .typeMismatch,
      "only a dictionary has values by key and a list elements by position, but this is '\(type.specName)': \(hint)",
      at: location
    )
  }

  static func negativePosition(_ path: String?, at location: Location) -> Self {
    Self(
      .typeMismatch,
      "positions count from 0, so nothing is ever there: the last element is '\(path.map { $0 + "." } ?? "")last'",
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
      "the keys of a dictionary have no order: write '\(path.map { $0 + "." } ?? "")keys.sorted()'",
      at: location
    )
  }
}
