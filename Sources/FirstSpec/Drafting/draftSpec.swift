import ViewModelIR

/// A field with a sensible text for every property of what the service answers with.
package func draftSpec(of service: ServiceModel) -> SpecDraft {
  var drafter = SpecDrafter(service: service)
  drafter.draft.display = drafter.display(of: .whole(service.root))
  return drafter.draft
}

struct SpecDrafter {
  let service: ServiceModel
  var draft = SpecDraft()
  /// The types that contain themselves and whose properties are being added.
  private var recursion: [String] = []
  /// Those that have no rows within their own rows.
  var unfinishedModels: Set<String> = []

  init(service: ServiceModel) {
    self.service = service
  }

  /// Those of a record or a union, whose parts are shown side by side; one for anything else.
  mutating func display(of path: DraftPath, id: String? = nil) -> SpecDraft.Display {
    var list = FieldList()
    let outer = recursion
    recursion = []
    defer { recursion = outer }
    if let id { _ = list.unique(id) }
    add(path, to: &list)
    return list.display
  }

  /// `name`: of the properties that lead there; `condition`: when the value is there at all.
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

  /// Types that lead to each other are followed once, and not far: `a.b.c` and `a.c.b` would be too many fields.
  private func mayEnter(_ type: String) -> Bool {
    recursion.count < 3 && !recursion.contains(type)
  }

  private func nameOfWhole(_ type: ValueType) -> String {
    if case .list = type { "rows" } else { "value" }
  }

  /// What each type has of its own, which is nil for the others; what all have once.
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

  /// What tells the types apart says nothing besides.
  private func isConstant(_ property: ServiceModel.Property) -> Bool {
    service.enumeration(property.type)?.cases.count == 1
  }

  /// `account` and `id` give `accountID`.
  private func joined(_ outer: String, _ inner: String) -> String {
    outer.isEmpty ? inner : SpecNames().property("\(outer)_\(inner)")
  }
}

extension ValueType {
  /// As a condition asks for it; nil if none can.
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

/// Fields, each under a name of its own.
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
