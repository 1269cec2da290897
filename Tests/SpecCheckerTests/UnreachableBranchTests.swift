import Testing

/// Tests which branches are reported as unreachable and, more importantly, that no reachable branch is.
struct UnreachableBranchTests {
  /// `conditions` are those of the branches, separated by `;`; a last branch without a condition follows. `expected` lists the branches
  /// that are reported by their numbers, starting at 1.
  @Test(arguments: [
    // An earlier condition again, spelled alike or differently
    ("isOpen; isOpen", "2"), ("isOpen && count > 1; count > 1 && isOpen", "2"),
    ("count > 3; 3 < count", "2"), ("nickName != nil; self.nickName != nil", "2"),
    ("name.isEmpty; name == ''", "2"),
    ("owner?.nick != nil; owner != nil && owner.nick != nil", "2"),
    ("isOpen || count > 1; isOpen || count > 1", "2"), ("!(isOpen || isNew == true); !isOpen", ""),
    // Implied by an earlier one
    ("price < 20; price < 10", "2"), ("price < 10; price < 20", ""), ("price <= 3; price < 3", ""),
    ("count > 3; count >= 4", "2"), ("count >= 4; count > 3", ""),
    ("isOpen; isOpen && count > 1", "2"), ("!isOpen; !(isOpen || count > 1)", "2"),
    ("isOpen && count > 1; isOpen", ""), ("stock == .inStock || count > 1; stock == .inStock", "2"),
    ("name == 'a' || name == 'b'; name == 'b'", "2"), ("name == 'a'; name == 'A'", ""),
    ("age > 5; age != nil && age > 6", "2"), ("(age ?? 0) > 0; age == nil", ""),
    ("count in [1, 2, 3]; count == 2", "2"), ("count in [1, 2]; count in [2, 3]", ""),
    ("age in [1, 2]; age == nil", ""), ("stock != .inStock; stock == .soldOut", "2"),
    // Never true
    ("count > 5 && count < 3", "1"), ("count > 5 && count < 7", ""),
    ("price > 5 && price < 6", ""), ("isOpen && !isOpen", "1"),
    ("stock == .inStock && stock == .soldOut", "1"),
    ("nickName == nil && nickName == 'a'", "1"), ("age > 3 && age == nil", "1"),
    // Similar conditions, all reachable
    ("age == nil; age != nil && age > 3", ""), ("age < 5; age >= 5", ""),
    ("age >= 5; !(age < 5)", ""), ("isNew == true; isNew == false", ""),
    ("count < age; count == age; count > age", ""), ("count < 5; count > 6; count == 5", ""),
    ("isOpen; isNew ?? false", ""), ("name.count == 1; tags.count == 1", ""),
    ("items.count > 1; more != nil && more.count > 1", ""),
    ("name.hasPrefix('a'); name.hasPrefix('b')", ""),
    ("items.contains($0.n > 1); items.contains($0.n > 2)", ""),
    ("count == 1; count == 2; count == 3", ""),
    ("items.first != nil; more?.first != nil", ""), ("name.count == 0; name == 'x'", ""),
    ("isOpen || count > 1; isOpen && count < 1 || isNew == true", ""),
  ])
  func unreachableBranchesAreReported(conditions: String, expected: String) {
    #expect(reportedBranches(conditions) == expected)
  }

  /// The Swift compiler would warn about such conditions.
  @Test(arguments: [("true", 18), ("1 > 2", 20), ("'a' == 'b'", 22), ("isOpen && 2 > 1", 30)])
  func conditionsThatReadNoDataAreRefused(condition: String, column: Int) {
    #expect(
      problems([condition]) == [
        "4:\(column): this condition does not depend on the data, so its result is always the same; remove it [unreachable]"
      ]
    )
  }

  /// Comparing all of very many branches would take too long.
  @Test func veryManyBranchesAreNotCompared() {
    let many = Array(repeating: "isOpen", count: 501)
    #expect(reportedBranches(many.joined(separator: "; ")) == "")
  }

  @Test func messageNamesTheConditionThatAppliesFirst() {
    let problems = problems(["price < 20", "isOpen", "price < 10", "price < 5 && isOpen"])
    #expect(
      problems == [
        "6:17: warning: this case is never reached, because 'price < 20' on line 6 applies first; remove this case, or move it up if it should come first [unreachable]",
        "7:17: warning: this case is never reached, because 'price < 20' on line 6 applies first; remove this case, or move it up if it should come first [unreachable]",
      ]
    )
  }

  private func reportedBranches(_ conditions: String) -> String {
    let parts = conditions.split(separator: "; ").map(String.init)
    let problems = problems(parts)
    return problems.map { problem in
      guard problem.hasSuffix("[unreachable]"), let line = Int(problem.prefix { $0 != ":" }) else {
        return problem
      }
      return "\(line - 3)"
    }
    .joined(separator: " ")
  }

  private func problems(_ conditions: [String]) -> [String] {
    let branches = conditions.map { "      - { when: \"\($0)\", text: x }" }
    let head = ["display:", "  a:", "    cases:"]
    let lines = head + branches + ["      - { text: y }"]
    return compiled(spec: lines.joined(separator: "\n")).problems
  }
}
