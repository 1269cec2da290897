import Testing

/// Tests which optional values a condition narrows in the text of its case.
struct NarrowingTests {
  @Test(arguments: [
    // Keys and indices that come from the data
    ("tags[count] != nil", "{tags[count]}"),
    ("self.tags[self.count] == 'x'", "{tags[count].count}"),
    ("age != nil && tags[age] != nil", "{tags[age]}"),
    ("items[count]?.title.count > 1", "{items[count].title}"),
    // The values that lead to the compared one
    ("owner?.name == 'x'", "{owner.name} {owner.items.count}"),
    ("owner?.items.first?.n > 3", "{owner.items.first.n} {owner.items.first.title} {owner.name}"),
    ("owner?.items.count + 1 > 3", "{owner.items.count} {owner.name}"),
    ("owner?.nick != nil && owner.nick.count > 1", "{owner.nick} {owner.name}"),
    ("age in [1, 2]", "{age}"), ("owner?.nick in ['a', 'b', 'c']", "{owner.nick} {owner.name}"),
    ("!(owner?.nick == nil)", "{owner.name}"),
    // Values of 'let'
    ("isOld", "{age}"), ("isOldAndNew", "{age} {isNew | map(true: new, false: old)}"),
    ("!isUnknown", "{age} {owner.name}"), ("isOwned && owner.items.count > 3", "{owner.name}"),
    ("isOld && age < 9 && nickName != nil", "{age} {nickName}"),
    // Unwrapping that an implied narrowing makes redundant is accepted
    ("owner?.name == 'x' && owner?.nick != nil", "{owner.nick}"),
    ("owner?.nick != nil && owner?.name != nil", "{owner.name}"),
    ("owner?.name == 'x'", "{owner?.items.count}"),
    ("owner?.items.filter($0.n > 1).count > 1", "{owner?.items.count ?? 0}"),
    ("isOwned", "{owner?.items.count ?? 0} {owner?.name ?? ''}"),
    ("isOld", "{age ?? 0}"), ("isOld && age != nil", "{age}"),
  ])
  func conditionNarrowsTheValue(condition: String, text: String) {
    #expect(problems(condition, text) == [])
  }

  @Test(arguments: [
    ("tags[count] != nil", "{tags[count + 1]}"), ("tags[count] != nil", "{tags[age ?? 0]}"),
    ("owner?.name == nickName", "{owner.name}"), ("owner?.name != 'x'", "{owner.name}"),
    ("isOld || isOpen", "{age}"), ("!isOld", "{age}"), ("isUnknown", "{age}"),
    ("isOwned", "{owner.nick}"),
  ])
  func conditionDoesNotNarrowTheValue(condition: String, text: String) {
    #expect(problems(condition, text).first?.hasSuffix("[unhandled-optional]") == true)
  }

  @Test(arguments: [
    (
      "owner != nil", "{owner?.items.count}",
      "'owner' is never nil here, because 'owner != nil' is true"
    ),
    (
      "!(nickName == nil)", "{nickName ?? '-'}",
      "'nickName' is never nil here, because '(nickName == nil)' is false"
    ),
  ])
  func needlessUnwrappingIsReported(condition: String, text: String, expected: String) {
    let problems = problems(condition, text)
    #expect(problems.count == 1)
    #expect(problems.first?.contains("warning: \(expected)") == true, "\(problems)")
  }

  /// The call gets the narrowed value, so the type in the protocol is not optional.
  @Test(arguments: [
    ("age != nil", "age", "Int"), ("age > 3 && nickName == nil", "age + 1", "Int"),
    ("owner?.name == 'x'", "owner.items.count", "Int"), ("isOld", "age", "Int"),
    ("age == nil || nickName != nil", "age", "Int?"), ("!isOld", "age", "Int?"),
  ])
  func whenNarrowsTheRestOfItsAction(condition: String, argument: String, type: String) {
    let (screen, problems) = compiled(
      spec: """
        let: { isOld: { value: age > 60 } }
        display: { a: { value: isOld } }
        screen:
          service: ShopService
          load: { call: shop }
          errors: { default: Sorry }
          actions:
            buy: { when: "\(condition)", call: buy, with: { value: \(argument) } }
        """
    )
    #expect(problems == [])
    let value = screen?.presenter?.action("buy")?.call?.arguments.first?.value
    #expect(value?.type.specName == type)
  }

  /// Each condition uses the previous one twice. If the narrowed paths were a list instead of a set, it would have 2^200 elements.
  @Test(arguments: ["c@ && c@", "c@ && !(!c@ || !c@)"])
  func repeatedConditionsAreCheckedInReasonableTime(condition: String) {
    let conditions = (1...200).map { index in
      "  c\(index): { value: \"\(condition.replacing("@", with: "\(index - 1)"))\" }"
    }
    let spec = """
      let:
        c0: { value: "age != nil && owner?.items.count > 2" }
      \(conditions.joined(separator: "\n"))
      display:
        a: { cases: [{ when: c200, text: "{age}" }, { text: none }] }
      """
    #expect(compiled(spec: spec).problems == [])
  }

  @Test func adviceAboutAComputedKeyWorks() {
    let before = problems("tags[count + 1] != nil", "{tags[count + 1]}")
    #expect(before.count == 1)
    #expect(before.first?.contains("'let: { found: \"tags[count + 1]\" }'") == true, "\(before)")
    let after = compiled(
      spec: """
        let: { found: "tags[count + 1]" }
        display:
          a: { cases: [{ when: found != nil, text: "{found}" }, { text: none }] }
        """
    )
    #expect(after.problems == [])
  }

  /// `with` of an optional `of` is evaluated only if the value exists.
  @Test(arguments: [
    ("owner", "owner.name", []), ("owner", "owner.nick ?? self.owner.name", []),
    ("self.owner", "owner.items.first?.title ?? owner.name", []),
    ("owner?.items.first", "owner.name + owner.items.first.title", []), ("named", "named.name", []),
    (
      "owner", "owner?.name ?? ''",
      [
        "6:60: warning: 'owner' is never nil here, because 'of' makes no 'Card' without it: write 'owner.name'",
        "6:65: warning: 'owner?.name' is never nil here, because 'of' makes no 'Card' without it, so '??' has no effect: remove it",
      ]
    ),
    ("more?.first", "owner.name", ["6:65: 'owner' may be nil: write 'owner?.name'"]),
  ])
  func valueOfANestedViewModelExistsInItsArguments(
    value: String,
    argument: String,
    expected: [String]
  ) {
    let source = value.hasSuffix("first") ? "Item" : "Owner"
    let problems = compiled(
      spec: """
        let:
          named: owner
        models:
          Card: { from: \(source), inputs: { label: String }, display: { labelText: "{label}" } }
        display:
          card: { of: "\(value)", model: Card, with: { label: "\(argument)" } }
          isNamed: { value: named != nil }
        """
    ).problems
    #expect(problems.map { $0.prefix { $0 != "[" }.dropLast() } == expected.map { $0[...] })
  }

  private func problems(_ condition: String, _ text: String) -> [String] {
    compiled(
      spec: """
        let:
          isOld: age > 3
          isOldAndNew: isOld && isNew == true
          isUnknown: "age == nil || owner?.name == nil"
          isOwned: "owner?.items.count > 1"
        display:
          a:
            cases:
              - { when: "\(condition)", text: "\(text)" }
              - { text: none }
          used: { value: isOld && isOldAndNew && isUnknown && isOwned }
        """
    ).problems
  }
}
