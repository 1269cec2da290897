extension Code {
  /// What is nil if the data has another form, which data that nests too deeply must not pass for.
  static func attempt(_ decode: Code, mayNestDeeply: Bool) -> Code {
    mayNestDeeply
      ? .call("try decoder.\(helper: "attempt")", [decode]) : .sequence(["try? ", decode])
  }
}
