import ViewModelIR

/// The number of comparisons by format, and the differences.
struct Tally {
  private(set) var comparisons = 0
  /// The number of compared texts by format (`number`) and by option (`number.grouping`).
  private(set) var counts: [String: Int] = [:]
  private(set) var differences: [(place: String, texts: String)] = []
  /// All texts that the evaluator computed.
  private(set) var texts: Set<String> = []

  mutating func compare(
    evaluated: [String: String],
    _ language: String,
    _ generated: [String: String],
    _ request: Request,
    _ uses: FormatUses? = nil
  ) {
    for path in Set(generated.keys).union(evaluated.keys).sorted() {
      comparisons += 1
      let (left, right) = (evaluated[path] ?? "absent", generated[path] ?? "absent")
      // Formats produce only strings: `null` and other values do not count.
      if left.hasPrefix("string ") {
        texts.insert(left)
        for format in uses?.formats(at: path) ?? [] { counts[format, default: 0] += 1 }
      }
      if !left.utf8.elementsEqual(right.utf8) {
        let place = "\(request.screen) \(path) in \(request.locale)"
        differences.append(
          (
            place,
            """
            \(place), \(request.timeZone), \(request.calendar) at \(request.now)
              evaluator: \(left)
              \(language): \(right)
              inputs: \(request.inputs)
              JSON: \(request.data)
            """
          )
        )
      }
    }
  }

  /// The first difference of each field in each locale, of at most 20.
  var shownDifferences: String {
    var seen: Set<String> = []
    return differences.filter { seen.insert($0.place).inserted }.prefix(20).map(\.texts)
      .joined(separator: "\n")
  }

  func count(_ kind: FormatDefinition) -> Int { counts[kind.name] ?? 0 }

  var table: String {
    let rows = FormatDefinition.all.map { "  \($0.name) → \(count($0))" }
    return """
      differential: \(comparisons) comparisons, \(differences.count) differences
      differential: format → comparisons
      \(rows.joined(separator: "\n"))
      """
  }
}
