import DocumentReader

extension SchemaGraph {
  /// What is left out of a type because no value satisfies some schema.
  struct Loss: Sendable {
    /// In the order of a message.
    enum Consequence: CaseIterable, Sendable { case leftOut, lackingAlternative, closed, anyJSON }

    let problem: Int
    let consequence: Consequence
    /// Where it is, by names of the file: `Order.items`.
    let path: String
  }

  /// The definition and the properties that lead to what has this name in a type: `Order.items.price`.
  func path(to name: String, in parent: Int?) -> String {
    // Of a case of the root, whose name would follow its label.
    let name = name.hasSuffix(" ") ? String(name.dropLast()) : name
    guard let parent else { return name }
    let entry = entries[parent]
    let outer = path(to: entry.names.first ?? "", in: entry.parent)
    return outer.isEmpty ? name : "\(outer).\(name)"
  }

  /// Notes what becomes of something because of a contradiction.
  mutating func lose(_ consequence: Loss.Consequence, of path: String, because shape: Shape) {
    guard case .failed(let problem) = shape else { return }
    losses.append(Loss(problem: problem, consequence: consequence, path: path))
  }

  /// One warning for each cause, whatever needs it; two problems at one place have one cause.
  mutating func warnOfLosses() {
    let lossesByPlace = Dictionary(grouping: losses) { problems[$0.problem].location }
    var told: Set<Location> = []
    for loss in losses {
      let place = problems[loss.problem].location
      guard told.insert(place).inserted, let all = lossesByPlace[place] else { continue }
      // What a definition is called says more than whose alternative it is.
      let plainest = all.first { $0.consequence != .lackingAlternative } ?? loss
      warnings.append(.leftOut(consequences(of: all), because: problems[plainest.problem]))
    }
  }

  /// `'Book.x' and 'Book.y' are left out, 'Pet' lacks an alternative`.
  private func consequences(of losses: [Loss]) -> String {
    Loss.Consequence.allCases.compactMap { consequence in
      var paths: [String] = []
      for loss in losses where loss.consequence == consequence && !paths.contains(loss.path) {
        paths.append(loss.path)
      }
      if paths.isEmpty { return nil }
      let names = list(paths.map { $0.isEmpty ? "#" : excerpt($0) }, "and", most: 3)
      return "\(names) \(consequence.verb(isPlural: paths.count > 1))"
    }
    .joined(separator: ", ")
  }
}

extension SchemaGraph.Loss.Consequence {
  fileprivate func verb(isPlural: Bool) -> String {
    switch self {
    case .leftOut: isPlural ? "are left out" : "is left out"
    case .lackingAlternative: isPlural ? "lack an alternative" : "lacks an alternative"
    case .closed: isPlural ? "keep no undeclared members" : "keeps no undeclared members"
    case .anyJSON: "may be any JSON"
    }
  }
}
