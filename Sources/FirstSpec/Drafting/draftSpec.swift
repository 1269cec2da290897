import ViewModelIR

/// Returns a draft with a field for every property of the service's response, each with a sensible text.
///
/// - Parameter taken: The names of other specs' models. A model that would have such a name gets the prefix.
func draftSpec(of service: ServiceModel, prefix: String, without taken: Set<String>) -> SpecDraft {
  var drafter = SpecDrafter(service: service, prefix: prefix, taken: taken)
  drafter.draft.display = drafter.display(of: .whole(service.root))
  return drafter.draft
}

struct SpecDrafter {
  let service: ServiceModel
  let prefix: String
  let taken: Set<String>
  var draft = SpecDraft()
  /// The recursive types whose properties are being added.
  private var recursion: [String] = []
  /// The models that have been started. A row does not contain rows of its own model.
  var unfinishedModels: Set<String> = []

  init(service: ServiceModel, prefix: String, taken: Set<String>) {
    self.service = service
    self.prefix = prefix
    self.taken = taken
  }

  /// Returns the fields for a value: those of its properties for a record or union, or a single field for any other type.
  mutating func display(of path: DraftPath, id: String? = nil) -> SpecDraft.Display {
    var list = FieldList()
    let outer = recursion
    recursion = []
    defer { recursion = outer }
    if let id { _ = list.unique(id) }
    add(path, to: &list)
    return list.display
  }

  /// Adds the fields for a value. `name` consists of the properties that lead to it. If there is a `condition`, the value exists only
  /// when it is true.
  private mutating func add(
    _ path: DraftPath,
    named name: String = "",
    when condition: String? = nil,
    to list: inout FieldList
  ) {
    if case .named(let typeName) = path.type.unwrapped, let declaration = service[typeName],
      !declaration.isRecursive || mayEnter(typeName)
    {
      if declaration.isRecursive { recursion.append(typeName) }
      defer { if declaration.isRecursive { recursion.removeLast() } }
      switch declaration.kind {
      case .record(let record):
        for property in record.properties where !(name.isEmpty && list.has(property.name)) {
          let inner = joined(name, property.name)
          add(path.member(property), named: inner, when: condition, to: &list)
        }
        return
      case .union(let union): return addVariants(of: union, path, name, condition, to: &list)
      case .alias(let type):
        return add(path.retyped(type), named: name, when: condition, to: &list)
      case .tuple, .enumeration: break
      }
    }
    if let rule = rule(for: path, when: condition) {
      list.append(rule, named: name.isEmpty ? nameOfWhole(path.type) : name)
    } else {
      list.leaveOut(path.expression)
    }
  }

  /// Whether the properties of a recursive type are added. Each type is entered once per path, and at most three levels deep:
  /// combinations such as `a.b.c` and `a.c.b` would be too many fields.
  private func mayEnter(_ type: String) -> Bool {
    recursion.count < 3 && !recursion.contains(type)
  }

  private func nameOfWhole(_ type: ValueType) -> String {
    if case .list = type { "rows" } else { "value" }
  }

  /// Adds the fields of a union: one for each shared property, and one for each property of a case, which is nil for the other cases.
  private mutating func addVariants(
    of union: ServiceModel.Union,
    _ path: DraftPath,
    _ name: String,
    _ condition: String?,
    to list: inout FieldList
  ) {
    for member in union.members {
      add(path.member(member), named: joined(name, member.name), when: condition, to: &list)
    }
    let shared = Set(union.members.map(\.name))
    for variant in union.cases {
      guard let type = variant.type.nameAfterIs else {
        list.leaveOut(path.expression)
        continue
      }
      let test = "\(path.expression) is \(type)"
      let both = condition.map { "\($0) && \(test)" } ?? test
      let narrowed = path.retyped(variant.type)
      let inner = joined(name, variant.name)
      guard case .named(let type) = variant.type, let properties = service[type]?.properties else {
        add(narrowed, named: inner, when: both, to: &list)
        continue
      }
      for property in properties where !shared.contains(property.name) && !isConstant(property) {
        add(narrowed.member(property), named: joined(inner, property.name), when: both, to: &list)
      }
    }
  }

  /// Whether the property has only one possible value. It identifies the case of a union, which a field need not show.
  private func isConstant(_ property: ServiceModel.Property) -> Bool {
    service.enumeration(property.type)?.cases.count == 1
  }

  /// Joins the names of properties: `account` and `id` become `accountID`.
  private func joined(_ outer: String, _ inner: String) -> String {
    outer.isEmpty ? inner : SpecNames().property("\(outer)_\(inner)")
  }
}

extension ValueType {
  /// The type as written after `is` in a condition, or `nil` if a condition cannot check for it.
  fileprivate var nameAfterIs: String? {
    switch self {
    case .json, .optional: nil
    case .list(let element): element.nameAfterIs.map { "[\($0)]" }
    case .dictionary(let value): value.nameAfterIs.map { "[String: \($0)]" }
    case .date: "date"
    case .day: "day"
    case .localDateTime: "localDateTime"
    default: specName
    }
  }
}

/// A list of fields with unique names.
private struct FieldList {
  private(set) var display = SpecDraft.Display()
  private var names = UniqueNames()

  func has(_ name: String) -> Bool { names.contains(name) }

  mutating func append(_ rule: String, named name: String) {
    display.fields.append(SpecDraft.Field(name: unique(name), rule: rule))
  }

  mutating func leaveOut(_ expression: String) { display.leftOut.append(expression) }

  mutating func unique(_ name: String) -> String {
    names.claim(reservedWords.contains(name) ? name + "Text" : name)
  }
}
