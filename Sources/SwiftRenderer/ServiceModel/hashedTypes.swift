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
