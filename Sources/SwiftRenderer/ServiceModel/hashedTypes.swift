/// What a service type conforms to.
func serviceProtocols(isHashed: Bool) -> String {
  isHashed ? "Codable, Hashable, Sendable" : "Codable, Sendable"
}

/// The types of a generated service model that are `Hashable`.
package func hashedTypes(in serviceModel: String) -> Set<String> {
  let words = serviceModel.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    .map(Substring.init)
  let found = zip(words, zip(words.dropFirst(), words.dropFirst(2))).filter { name, protocols in
    name.hasSuffix(":") && protocols == ("Codable,", "Hashable,")
  }
  return Set(found.map { name, _ in name.filter { $0 != ":" && $0 != "`" } })
}

/// The properties of a generated service model that presenters set, by the names of their types.
package func changedProperties(in serviceModel: String) -> [String: Set<String>] {
  var changed: [String: Set<String>] = [:]
  var type = ""
  for line in serviceModel.split(separator: "\n") {
    let words = line.split(separator: " ")
    if let name = words.after("struct") {
      type = name.filter { $0 != ":" && $0 != "`" }
    } else if let name = words.after("var"), name.hasSuffix(":"), !words.contains("="),
      line.hasPrefix("  "), !line.hasPrefix("   ")
    {
      changed[type, default: []].insert(name.filter { $0 != ":" && $0 != "`" })
    }
  }
  return changed
}

extension [Substring] {
  fileprivate func after(_ word: Substring) -> Substring? {
    guard let index = firstIndex(of: word), index < 3, indices.contains(index + 1) else {
      return nil
    }
    return self[index + 1]
  }
}
