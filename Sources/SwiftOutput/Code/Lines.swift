import OutputInterface

/// Lines of laid-out code, and the needs of that code.
package struct Lines: Hashable, Sendable, ExpressibleByArrayLiteral {
  package private(set) var texts: [String]
  package private(set) var needs: Set<Need> = []

  package init(_ texts: [String] = [], needs: Set<Need> = []) {
    self.texts = texts
    self.needs = needs
  }

  package init(arrayLiteral texts: String...) { self.texts = texts }

  /// Lays out statements for a template that adds `indent` to each line.
  package init(_ statements: [Code], indent: Int, trailing: Int = 0) {
    texts = statements.flatMap { $0.outdentedLines(indent: indent, trailing: trailing) }
    for statement in statements { needs.formUnion(statement.needs) }
  }

  package static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum += right
    return sum
  }

  package static func += (left: inout Self, right: Self) {
    left.texts += right.texts
    left.needs.formUnion(right.needs)
  }
}
