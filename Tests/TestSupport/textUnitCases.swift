/// A spec over `Shop` for every kind of translation unit, and its units as `key: text`, followed by their plural forms.
///
/// Other tests compile all of these and compare them in every language, so add new kinds of units here.
package let textUnitCases: [(spec: String, units: [String])] = [
  ("display: { a: Hello }", ["Shop.a: Hello"]),
  ("display: { a: \"{name}, {count}\" }", []),
  ("display: { a: \"@{name}\" }", []),
  ("display: { a: { text: \"{name}, {count}\", translate: true } }", ["Shop.a: %1$@, %2$@"]),
  (
    "display: { a: { join: [\"{name}\", \"{count}\"], separator: \", \", translate: true } }",
    ["Shop.a.separator: , "]
  ),
  ("display: { a: \"by {name}\" }", ["Shop.a: by %@"]),
  ("display: { a: \"50 % off\" }", ["Shop.a: 50 % off"]),
  ("display: { a: \"50 % off {name}\" }", ["Shop.a: 50 %% off %@"]),
  ("display: { a: \"{name} and {name}\" }", ["Shop.a: %1$@ and %1$@"]),
  ("display: { a: \"{name} has {count}\" }", ["Shop.a: %1$@ has %2$@"]),
  ("display: { a: \"by {nick ?? 'nobody'}\" }", ["Shop.a: by %@", "Shop.a.nick.else: nobody"]),
  (
    "display: { a: { text: \"by {nick}\", fallback: anonymous } }",
    ["Shop.a: by %@", "Shop.a.fallback: anonymous"]
  ),
  (
    "display: { a: { join: [\"no. {count}\", \"{name}\", new], separator: \" and \" } }",
    ["Shop.a.part1: no. %@", "Shop.a.part3: new", "Shop.a.separator:  and "]
  ),
  (
    "display: { a: { join: [\"{name}\", \"{nick}\"], separator: \" and \" } }",
    ["Shop.a.separator:  and "]
  ),
  (
    "display: { a: { join: [\"{name}\", { when: isOpen, text: now }], separator: \", also \" } }",
    ["Shop.a.part2.isOpen: now", "Shop.a.separator: , also "]
  ),
  ("let: { b: { text: \"by {name}\" } }\ndisplay: { a: \"{b}\" }", ["Shop.b: by %@"]),
  ("display: { a: { text: Acme, translate: false }, b: Hello }", ["Shop.b: Hello"]),
  ("translate: false\ndisplay: { a: Hello }", []),
  (
    "display: { a: { cases: [{ when: isOpen, text: x, id: open }, { text: y }] } }",
    ["Shop.a.open: x", "Shop.a.otherwise: y"]
  ),
  // Two texts that would have the same key get different ones.
  (
    """
    display:
      a: { cases: [{ when: "name == '+'", text: x }, { when: "name == '-'", text: y }, { text: z }] }
    """,
    ["Shop.a.nameIs: x", "Shop.a.nameIs2: y", "Shop.a.otherwise: z"]
  ),
  // A text that is only a plural has plural forms.
  (
    """
    formats:
      left: { plural: { "=0": None, one: "{value} item", other: "{value} items" } }
    display: { a: "{count | left}", b: "{count | plural(one: 'one', other: 'many')}" }
    """,
    [
      "Shop.formats.left.equals0: None", "Shop.formats.left: one=%lld item, other=%lld items",
      "Shop.b: one=one, other=many",
    ]
  ),
  // Formats of the number are numbered in the order of the categories, whichever of them decides.
  (
    """
    formats:
      left: { plural: { one: "{value} left", other: "{value | compact} left" } }
      share: { plural: { "=0": "{value | ordinal}", one: "{value | compact} a", other: "{value} b {value | ordinal}" } }
    display: { a: "{count | left}", b: "{count | share} {price | left}" }
    """,
    [
      "Shop.formats.left: one=%1$lld left, other=%2$@ left",
      "Shop.formats.share.equals0: %1$lld",
      "Shop.formats.share: one=%2$@ a, other=%3$@ b %1$lld",
    ]
  ),
  // A plural inside a sentence is a part of that sentence.
  (
    """
    formats:
      books: { plural: { "=0": no books, one: "{value} book", other: "{value} books" } }
    display: { a: "{name} wrote {count | books}" }
    """,
    [
      "Shop.a.count.equals0: %1$@ wrote no books",
      "Shop.a: %1$@ wrote %#@count@ (count 2: one=%arg book, other=%arg books)",
    ]
  ),
  (
    """
    formats: { state: { map: { "true": Open, "false": Closed } } }
    display: { a: "{isOpen | state}" }
    """,
    ["Shop.formats.state.true: Open", "Shop.formats.state.false: Closed"]
  ),
  // Texts within expressions: in conditions, in values and in the arguments of rows.
  (
    """
    formats: { state: { map: { "true": Open, "false": Closed } } }
    display:
      a: { cases: [{ when: "isOpen && (isOpen | state) != name", text: x, id: x }, { text: y }] }
      b: "{isOpen | state}"
    """,
    [
      "Shop.a.x: x", "Shop.a.otherwise: y", "Shop.formats.state.true: Open",
      "Shop.formats.state.false: Closed",
    ]
  ),
  (
    """
    formats: { size: { plural: { one: "{value} piece", other: "{value} pieces" } } }
    display: { a: { value: "items.map($0.n | size)" } }
    """,
    ["Shop.formats.size: one=%lld piece, other=%lld pieces"]
  ),
  (
    """
    formats: { size: { plural: { one: "{value} piece", other: "{value} pieces" } } }
    models: { Row: { from: Item, inputs: { size: String }, display: { a: "{size} of {title}" } } }
    display: { rows: { each: items, model: Row, with: { size: "count | size" } } }
    """,
    ["Shop.formats.size: one=%lld piece, other=%lld pieces", "Shop.Row.a: %1$@ of %2$@"]
  ),
]
