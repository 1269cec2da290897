/// The keys that a schema requires, in its order, each once.
struct RequiredKeys {
  private(set) var keys: [String] = []
  /// Empty while there are few.
  private var known: Set<String> = []

  var isEmpty: Bool { keys.isEmpty }

  func contains(_ key: String) -> Bool {
    known.isEmpty ? keys.contains(key) : known.contains(key)
  }

  mutating func insert(_ key: String) {
    if contains(key) { return }
    keys.append(key)
    if !known.isEmpty {
      known.insert(key)
    } else if keys.count > 16 {
      known = Set(keys)
    }
  }
}
