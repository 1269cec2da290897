import ViewModelIR

extension ExpressionWriter {
  func textCall(
    _ function: TypedExpression.Function,
    _ call: FunctionCall
  ) throws(NotInKotlin) -> Code {
    switch function {
    case .hasPrefix, .hasSuffix, .dropPrefix, .dropSuffix, .trimmed, .trimming, .lowercased,
      .replacing, .words, .occurrences, .percentEncoded, .percentDecoded, .isOlderVersion,
      .isKnownRegion, .isKnownLanguage:
      return try helper(function.rawValue, call)
    case .uppercased:
      let root = Code.sequence([.imported("Locale", from: "java.util"), ".ROOT"])
      return try link(.call("uppercase", [root]), on: call.base)
    case .padded: return try padded(call)
    case .split: return try helper("splitAt", call)
    case .lines: return try helper("lineList", call)
    case .lastPathComponent: return try helper("lastPathPart", call)
    case .number: return try helper("finiteNumber", call)
    case .integer: return try helper("wholeNumber", call)
    case .nonEmpty:
      return try link(.sequence(["ifEmpty ", .lambda(parameters: "", ["null"])]), on: call.base)
    case .groups: return try groups(call)
    case .matches, .replacingMatches: return try searched(function, call)
    case .url: return try url(of: call.base)
    case .scheme, .host, .path, .query: return try urlPart(function.rawValue, of: call.base)
    case .queryItem: return try helper("queryItem", call)
    default: throw missing(function, call)
    }
  }

  private func helper(_ name: String, _ call: FunctionCall) throws(NotInKotlin) -> Code {
    try link(.call(.helper(name), try codes(call.arguments)), on: call.base)
  }

  private func padded(_ call: FunctionCall) throws(NotInKotlin) -> Code {
    guard case .literal(.integer(let width))? = call.argument?.kind else {
      throw missing(.padded, call)
    }
    let pad = try codes(call.arguments.suffix(1))
    return try link(.call(.helper("padded"), [.text("\(width)")] + pad), on: call.base)
  }

  /// `characters().chunked(4) { it.joinToString("") }`
  private func groups(_ call: FunctionCall) throws(NotInKotlin) -> Code {
    guard case .literal(.integer(let count))? = call.argument?.kind, count < Int32.max else {
      throw missing(.groups, call)
    }
    let chunks = Code.sequence([
      .text("chunked(\(count)) "), .lambda(parameters: "", ["it.joinToString(\"\")"]),
    ])
    return try links([.call(.helper("characters"), []), chunks], on: call.base)
  }

  /// `urlOrNull("https://example.com/$id")`, or `note?.let(::urlOrNull)`
  private func url(of text: TypedExpression) throws(NotInKotlin) -> Code {
    let name = Code.helper("urlOrNull")
    if isNullable(text) { return try link(.sequence(["let(::", name, ")"]), on: text) }
    return .call(name, [try code(text)])
  }

  private func urlPart(
    _ name: String,
    of url: TypedExpression
  ) throws(NotInKotlin) -> Code {
    if isNullable(url) {
      let parts = Code.sequence(["let(::", .helper("urlParts"), ")"])
      return try link(parts, on: url).followed(by: [.text("?.\(name)")])
    }
    return .chain(.call(.helper("urlParts"), [try code(url)]), [.text(".\(name)")])
  }

  /// `code.containsMatch("[0-9]+")`
  private func searched(
    _ function: TypedExpression.Function,
    _ call: FunctionCall
  ) throws(NotInKotlin) -> Code {
    let name =
      switch FunctionDefinition.Replacement(call.arguments) {
      case _ where function == .matches: "containsMatch"
      case .text: "replacingMatches"
      case .groups: "replacingGroups"
      case .entries: "replacingEntries"
      }
    return try link(.call(.helper(name), try codes(call.arguments)), on: call.base)
  }
}
