extension SchemaReader {
  /// Says in a word what tells each object without a name from the others: a value of its own, else a key.
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

/// What may tell an object from others.
private struct Traits {
  struct Value {
    let key: String
    let text: String

    /// No key has a line feed in front.
    var id: String { "\n\(key)\n\(text)" }
  }

  var required: [String]
  var keys: [String] = []
  /// Of properties that have only one.
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
  /// Whether it can stand in a name: `*` and emoji only have codes there.
  fileprivate var isWord: Bool { contains(where: \.isLetter) }
}
