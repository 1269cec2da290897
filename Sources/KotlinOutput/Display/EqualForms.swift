import OutputInterface
import ViewModelIR

/// Writes the forms in which equal values are equal in Kotlin too.
///
/// Swift compares texts, also those in other values, by canonical equivalence. Kotlin compares the code units of texts, and the equality of
/// a data class compares its properties.
struct EqualForms {
  let screen: KotlinScreen

  private var service: ServiceModel { screen.service }

  /// The member that is equal for equal values of a type; `nil` if the values themselves are.
  func member(of type: ValueType) throws(NotInKotlin) -> Code? {
    if isExact(type) { return nil }
    switch type {
    case .string: return .call(.helper("composed"), [])
    case .decimal: return "stripTrailingZeros()"
    // Negative zero is equal to zero, but not as an object.
    case .number, .duration: return "plus(0.0)"
    case .json: return .call(.helper("composedJson"), [])
    case .list(let element):
      guard let form = try value("it", of: element) else { return nil }
      return .sequence(["map ", .lambda(parameters: "", [form])])
    case .dictionary(let element):
      let members = Code.helper("composedMembers")
      guard let form = try value("it", of: element) else { return .call(members, []) }
      return .sequence([members, " ", .lambda(parameters: "", [form])])
    case .named(let name):
      if case .alias(let aliased)? = service[name]?.kind { return try member(of: aliased) }
      return .text("composed()", needs: [.own(equalForm(of: name))])
    case .optional(let wrapped): return try member(of: wrapped)
    case .boolean, .integer, .date, .day, .localDateTime, .uuid, .url, .styledText, .viewModel:
      throw NotInKotlin("a comparison of the type '\(type.specName)'")
    }
  }

  /// The form of a value with this code; `nil` if that is the value itself.
  private func value(_ code: Code, of type: ValueType) throws(NotInKotlin) -> Code? {
    guard let member = try member(of: type) else { return nil }
    return code.followed(by: [.sequence([type.isOptional ? "?." : ".", member])])
  }

  /// Whether Kotlin's `==` means the same as Swift's for values of a type.
  func isExact(_ type: ValueType) -> Bool {
    switch type {
    case .boolean, .integer, .date, .day, .localDateTime, .uuid, .url: true
    case .list(let element), .optional(let element): isExact(element)
    case .named(let name): service[name].map(isExact) ?? false
    case .string, .styledText, .number, .decimal, .duration, .json, .dictionary, .viewModel: false
    }
  }

  private func isExact(_ type: ServiceModel.Declaration) -> Bool {
    if type.isRecursive { return false }
    switch type.kind {
    case .enumeration: return true
    case .alias(let aliased): return isExact(aliased)
    case .record, .tuple: return members(of: type).allSatisfy { isExact($0.type) }
    case .union(let union):
      return !union.keepsUnknown && union.cases.allSatisfy { isExact($0.type) }
    }
  }

  /// The properties of a data class.
  private func members(of type: ServiceModel.Declaration) -> [Member] {
    let others: ServiceModel.Others =
      switch type.kind {
      case .record(let record): record.others
      case .tuple(let tuple): tuple.others
      case .enumeration, .union, .alias: .dropped
      }
    let members = (type.properties ?? []).map {
      Member(name: $0.name, type: $0.type, isLossy: $0.skippedCount != nil)
    }
    switch (others, type.kind) {
    case (.kept(let name, let value, _), .tuple):
      return members + [Member(name: name, type: .list(value), isLossy: false)]
    case (.kept(let name, let value, _), _):
      return members + [Member(name: name, type: .dictionary(value), isLossy: false)]
    default: return members
    }
  }

  private struct Member {
    let name: String
    let type: ValueType
    let isLossy: Bool
  }
}

// MARK: - Functions

/// What code needs that compares values of a type.
private func equalForm(of type: String) -> String { "\(type).composed" }

extension EqualForms {
  /// Returns the functions that declarations of a file need, and those that these need.
  func functions(for declarations: [Declaration]) throws(NotInKotlin) -> [Declaration] {
    let types = service.declarations
    var needs = declarations.reduce(into: Set<Need>()) { $0.formUnion($1.needs) }
    var functions: [String: Declaration] = [:]
    while let type = types.first(where: {
      functions[$0.name] == nil && needs.contains(.own(equalForm(of: $0.name)))
    }) {
      let function = try function(type)
      functions[type.name] = function
      needs.formUnion(function.needs)
    }
    return types.compactMap { functions[$0.name] }
  }

  /// `private fun Post.composed(): Post = copy(text = text.composed())`
  private func function(_ type: ServiceModel.Declaration) throws(NotInKotlin) -> Declaration {
    let name = screen.types.name(of: type.name)
    let value: Code
    if case .union(let union) = type.kind {
      value = .choice(of: "this", try branches(union, name), otherwise: nil)
    } else {
      var changes: [Code] = []
      for member in members(of: type) {
        guard let form = try form(of: member) else { continue }
        changes.append(.assignment(.text(kotlinMember(member.name)), form))
      }
      value = .call("copy", changes)
    }
    return Declaration(
      doc: "Returns a value that is equal for all equal values: with its texts composed.",
      .assignment(.text("private fun \(name).composed(): \(name)"), value)
    )
  }

  private func form(of member: Member) throws(NotInKotlin) -> Code? {
    let name = Code.text(kotlinMember(member.name))
    guard member.isLossy, let form = try self.member(of: member.type) else {
      return try value(name, of: member.type)
    }
    // The list in the class also has the number of elements that could not be decoded.
    func changed(_ list: Code) -> Code {
      let changed = list.followed(by: [.sequence([".", form])])
      return list.followed(by: [.sequence([".", .call(.helper("withElements"), [changed])])])
    }
    if !member.type.isOptional { return changed(name) }
    return name.followed(by: [
      .sequence(["?.let ", .lambda(parameters: "list", [changed("list")])])
    ])
  }

  private func branches(
    _ union: ServiceModel.Union,
    _ name: String
  ) throws(NotInKotlin) -> [Code.Branch] {
    var branches: [Code.Branch] = []
    func add(_ type: String, _ form: Code?) {
      let type = "\(name).\(type)"
      let value = form.map { Code.call(.text(type), [$0]) } ?? "this"
      branches.append(Code.Branch(conditions: [.text("is \(type)")], value: value))
    }
    for value in union.cases {
      add(kotlinUnionCase(value.name), try self.value("value", of: value.type))
    }
    if union.keepsUnknown { add(unknownCase, try value("value", of: .json)) }
    return branches
  }
}
