import DocumentReader

extension Diagnostic {
  /// A key that stands twice: in a catalog usually two branches that each added it.
  var inCatalog: Diagnostic {
    guard code == .duplicateKey else { return self }
    return Diagnostic(
      severity,
      code,
      "\(message); a merge may have gone wrong, keep the entry that is right",
      at: location
    )
  }

  static func noCatalog(_ root: Node) -> Diagnostic {
    Diagnostic(
      .catalog,
      "this is \(root.kindName); a string catalog is an object with 'sourceLanguage' and 'strings'",
      at: root.location
    )
  }

  static func catalogWithout(_ key: String, _ root: Node) -> Diagnostic {
    let what = key == "strings" ? "an object" : "a string such as \"en\""
    guard let value = root[key] else {
      return Diagnostic(
        .catalog,
        "a string catalog has '\(key)', \(what)",
        at: root.location.file.start
      )
    }
    return Diagnostic(
      .catalog,
      "'\(key)' is \(value.kindName); it must be \(what)",
      at: value.location
    )
  }
}
