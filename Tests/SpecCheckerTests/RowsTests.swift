import Testing
import ViewModelIR

/// Tests which list an action searches for the element of its row, and that optimistic changes that the row does not show are reported.
struct RowsTests {
  @Test(arguments: [
    ("items", "items"), ("owned.filter($0.n > 1).sorted($0.title)", "more"), ("both", "items"),
    ("sorted.reversed()", "items"), ("maybe", "more"), ("rare ?? []", "items"),
  ])
  func actionUsesTheListThatItsRowsComeFrom(each: String, expected: String) {
    let (screen, problems) = screen(each: each)
    #expect(problems == [])
    #expect(screen?.presenter?.actions.first?.rows?.list.names == [expected])
  }

  @Test(arguments: ["mixed", "made"])
  func rowsFromSeveralListsAreRefused(each: String) {
    #expect(
      screen(each: each).problems == [
        "21:18: the rows of 'rows' do not come from a single list of the service's model, so actions cannot find their elements: use one list in 'each', which can be filtered, sorted or a value of 'let' [row-not-shown]"
      ]
    )
  }

  private func screen(each: String) -> (screen: Screen?, problems: [String]) {
    compiled(
      spec: """
        inputs: { byTitle: Bool }
        models:
          Row: { from: Item, id: title, display: { n: "{n}" } }
        let:
          owned: more ?? []
          both: { cases: [ { when: byTitle, value: items.sorted($0.title) }, { value: items } ] }
          sorted: { cases: [ { when: isOpen, value: both }, { when: byTitle, value: "[]" }, { value: items.sorted($0.n) } ] }
          maybe: { cases: [ { when: more != nil, value: more }, { value: "[]" } ] }
          mixed: { cases: [ { when: byTitle, value: items }, { value: owned } ] }
          made: items.map($0)
          rare: { cases: [ { when: isOpen, value: items }, { value: null } ] }
        display:
          rows: { each: "\(each)", model: Row }
          used: "{owned.count} {sorted.count} {maybe.count} {mixed.count} {both.count} {made.count} {rare?.count ?? 0}"
        screen:
          service: ShopService
          local: { byTitle: false }
          load: { call: shop }
          errors: { default: Sorry }
          actions:
            hide: { row: rows, call: hide, optimistic: remove }
        """
    )
  }

  /// The store replaces the part of a row as a whole, so its property must be a variable.
  @Test func partOfAnActionThatChangesNothingCanBeSet() {
    let schema = """
      title: Shop
      type: object
      required: [items]
      properties: { items: { type: array, items: { $ref: "#/$defs/Item" } } }
      $defs:
        Item:
          type: object
          required: [id, maker]
          properties: { id: { type: string }, maker: { $ref: "#/$defs/Maker" } }
        Maker: { type: object, required: [name], properties: { name: { type: string } } }
      """
    let (screen, problems) = compiled(
      spec: """
        models: { Row: { from: Item, id: id, display: { n: "{maker.name}" } } }
        display:
          rows: { each: items, model: Row }
        screen:
          service: ShopService
          load: { call: shop }
          errors: { default: Sorry }
          actions:
            block: { row: rows, on: maker, id: it.name, call: block, with: { name: it.name } }
        """,
      files: ["specs/shop.yaml": schema]
    )
    #expect(problems == [])
    let changed = screen.flatMap { $0.presenter?.changedProperties(of: $0.service) }
    #expect(changed?["Item"] == ["maker"])
  }

  /// An action can be about a part of its row without calling the service.
  @Test func eventOfAPartNeedsNoCall() {
    let (screen, problems) = compiled(
      spec: """
        models: { Row: { from: Item, id: title, display: { n: "{n}" } } }
        display:
          rows: { each: items, model: Row }
        screen:
          service: ShopService
          load: { call: shop }
          errors: { default: Sorry }
          actions:
            open: { row: rows, on: title, id: self, event: { open: { name: it } } }
        """
    )
    #expect(problems == [])
    #expect(screen?.presenter?.actions.first?.subject?.type == .string)
  }

  /// A change is visible if the row shows a property that it sets.
  @Test(arguments: [
    ("{ text: '{n}' }", "n", true), ("{ text: '{title}' }", "n", false),
    ("{ value: item.n }", "n", true), ("{ value: item.title }", "n", false),
    ("{ value: isMany }", "n", true), ("{ value: self }", "n", true),
    ("{ text: '{item.cost ?? 0}' }", "cost", true),
  ])
  func changeThatTheRowDoesNotShowIsReported(field: String, property: String, isShown: Bool) {
    let problems = compiled(
      spec: """
        models:
          Row:
            from: Item
            id: title
            inputs: { other: Item? }
            let: { item: other ?? self, isMany: item.n > 1 }
            display: { shown: \(field), used: { value: other != nil } }
        display:
          rows: { each: items, model: Row, with: { other: items.first } }
        screen:
          service: ShopService
          load: { call: shop }
          errors: { default: Sorry }
          actions:
            change: { row: rows, call: change, optimistic: { set: { \(property): 3 } } }
        """
    ).problems
    #expect(problems.filter { $0.contains("[invisible-change]") }.isEmpty == isShown, "\(problems)")
  }

  /// A change is visible if it removes the row from its list, moves it or changes another field.
  @Test(arguments: [
    ("open", "{name}", true), ("sorted", "{name}", true),
    ("items", "{items.filter($0.n > 1).count}", true),
    ("items", "{items.first?.title ?? ''}", false),
  ])
  func warnsAboutAChangeThatNoOtherFieldShows(list: String, field: String, isShown: Bool) {
    let problems = compiled(
      spec: """
        models: { Row: { from: Item, id: title, display: { text: "{title}" } } }
        let: { open: items.filter($0.n > 1), sorted: items.sorted($0.n) }
        display:
          rows: { each: \(list), model: Row }
          text: "\(field)"
        screen:
          service: ShopService
          load: { call: shop }
          errors: { default: Sorry }
          actions:
            change: { row: rows, call: change, optimistic: { set: { n: 3 } } }
        """
    ).problems
    #expect(problems.filter { $0.contains("[invisible-change]") }.isEmpty == isShown, "\(problems)")
  }
}
