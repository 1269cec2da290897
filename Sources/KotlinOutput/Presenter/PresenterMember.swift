import OutputInterface

/// A public property or function of a presenter, as its declaration says.
///
/// It is read from the code, so that the screen's `ViewModel` offers what the presenter has, without a second list.
struct PresenterMember {
  let doc: [String]
  let isSuspending: Bool
  let name: String
  /// The parameters of a function, `id: String`; `nil` for a property.
  let parameters: [String]?
  /// The type of the property, or of what the function returns; `nil` for none.
  let type: String?
  let needs: Set<Need>

  /// The names of the arguments that pass the parameters on.
  var arguments: [String] {
    (parameters ?? []).map { String($0.prefix { $0 != ":" }) }
  }

  static func all(of members: [Declaration]) -> [Self] {
    members.flatMap { member in
      var doc: [String] = []
      var found: [Self] = []
      for (index, line) in member.lines.enumerated() {
        if line.hasPrefix("/**") || line.hasPrefix(" *") {
          if line.hasPrefix("/**") { doc = [] }
          doc.append(line)
          continue
        }
        let signature = Signature(member.lines[index...])
        if let signature { found.append(Self(signature, doc, member.needs)) }
        doc = []
      }
      return found
    }
  }

  private init(_ signature: Signature, _ doc: [String], _ needs: Set<Need>) {
    self.doc = doc
    isSuspending = signature.isSuspending
    name = signature.name
    parameters = signature.parameters
    type = signature.type
    self.needs = needs
  }
}

/// The head of a public declaration: `suspend fun save(id: Long, isSaved: Boolean) {`.
private struct Signature {
  var isSuspending = false
  var name = ""
  var parameters: [String]?
  var type: String?

  init?(_ lines: ArraySlice<String>) {
    guard let first = lines.first else { return nil }
    let starts = ["suspend fun ", "fun ", "val "]
    guard let start = starts.first(where: first.hasPrefix) else { return nil }
    isSuspending = start == starts[0]
    // A long head has a parameter in each line.
    let head = first.hasSuffix("(") ? Self.joined(lines) : first
    var rest = head.dropFirst(start.count)
    name = String(rest.prefix { $0 != "(" && $0 != ":" })
    rest = rest.dropFirst(name.count)
    if rest.first == "(" {
      let inner = Self.upToClosing(rest.dropFirst())
      parameters = Self.parts(inner)
      rest = rest.dropFirst(inner.count + 2)
    }
    if rest.hasPrefix(": ") {
      let end = [" = ", " get() ", " {"].compactMap { rest.range(of: $0)?.lowerBound }.min()
      type = String(rest[..<(end ?? rest.endIndex)].dropFirst(2))
    }
  }

  private static func joined(_ lines: ArraySlice<String>) -> String {
    guard let end = lines.firstIndex(where: { $0.hasPrefix(")") }) else { return lines.first ?? "" }
    let inner = lines[lines.startIndex + 1..<end].map { $0.trimmingPrefix { $0 == " " } }
    let parameters = inner.joined(separator: " ")
    return (lines.first ?? "")
      + (parameters.hasSuffix(",") ? parameters.dropLast() : parameters[...])
      + lines[end]
  }

  /// The text before the parenthesis that closes one.
  private static func upToClosing(_ text: Substring) -> Substring {
    var depth = 0
    return text.prefix { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth >= 0
    }
  }

  /// The parameters, between which there are commas outside of brackets.
  private static func parts(_ text: Substring) -> [String] {
    var depth = 0
    let parts = text.split { character in
      if "(<".contains(character) { depth += 1 }
      if ")>".contains(character) { depth -= 1 }
      return character == "," && depth == 0
    }
    return parts.map { String($0.trimmingPrefix { $0 == " " }) }
  }
}
