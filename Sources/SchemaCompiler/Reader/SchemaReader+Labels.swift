extension SchemaReader {
  /// Labels each object without a name with something that only it has: a constant value, else a key. Objects without either are numbered.
  func label(_ candidates: inout [Alternative]) {
    guard candidates.count(where: \.isUnnamedObject) > 1 else { return }
    let traits = candidates.map { Traits(of: $0.schema) }
    let unnamed = candidates.indices.filter {
      candidates[$0].isUnnamedObject && !(traits[$0].keys.isEmpty && traits[$0].required.isEmpty)
    }
    if unnamed.count < 2 { return }
    var uses: [String: Int] = [:]
    var requiredUses: [String: Int] = [:]
    for trait in traits {
      for key in Set(trait.keys + trait.required) { uses[key, default: 0] += 1 }
      for key in trait.required { requiredUses[key, default: 0] += 1 }
      for value in trait.values { uses[value.id, default: 0] += 1 }
    }
    for index in unnamed {
      let own = traits[index]
      let required = own.required.filter(\.isWord)
      candidates[index].label =
        own.values.first { uses[$0.id] == 1 }?.text
        ?? required.first { uses[$0] == 1 } ?? required.first { requiredUses[$0] == 1 }
        ?? own.keys.first { uses[$0] == 1 && $0.isWord }
    }
    let rest = unnamed.filter { candidates[$0].label == nil }
    for (number, index) in rest.enumerated().dropFirst() {
      candidates[index].number = number + 1
    }
  }
}

/// The properties of an object that can distinguish it from others.
private struct Traits {
  struct Value {
    let key: String
    let text: String

    /// The value as an identifier. It starts with a line feed, so it cannot equal a key.
    var id: String { "\n\(key)\n\(text)" }
  }

  var required: [String]
  var keys: [String] = []
  /// The values of properties that allow only one value.
  var values: [Value] = []

  init(of schema: FlatSchema) {
    required = schema.required.keys
    for part in schema.parts {
      for member in part.node["properties"]?.members ?? [] {
        keys.append(member.key)
        let values = member.value["enum"]?.elements ?? []
        let only = member.value["const"] ?? (values.count == 1 ? values.first : nil)
        guard let text = only?.string, text.utf8.count <= 30, text.isWord
        else {
          continue
        }
        self.values.append(Value(key: member.key, text: text))
      }
    }
  }
}

extension SchemaReader.Alternative {
  fileprivate var isUnnamedObject: Bool {
    name == nil && tags.isEmpty && schema.head.title == nil && schema.values == nil
      && schema.meantKinds == .object
  }
}

extension String {
  /// Whether the text can be part of a name. Symbols such as `*` and emoji would be replaced with their codes.
  fileprivate var isWord: Bool { contains(where: \.isLetter) }
}
