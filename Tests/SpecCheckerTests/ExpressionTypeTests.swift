import Testing

/// Tests the types of expressions, and the diagnostics for mistakes in them at their columns. `FunctionTypeTests` covers function calls.
struct ExpressionTypeTests {
  @Test(arguments: [
    // Paths
    ("name", "String"),
    ("self.name", "String"),
    ("nickName", "String?"),
    ("self", "Shop"),
    ("owner?.name", "String?"),
    ("owner?.nick", "String?"),
    ("owner?.items.count", "Int?"),
    ("owner?.items.first?.title.isEmpty", "Bool?"),
    ("owner?.items?.count", "Int?"),
    // Literals
    ("'it''s'", "String"),
    ("1", "Int"),
    ("1.5", "Double"),
    ("-2", "Int"),
    ("-(2.5)", "Double"),
    ("true", "Bool"),
    // ??
    ("nickName ?? name", "String"),
    ("nickName ?? owner?.name", "String?"),
    ("age ?? 1.5", "Double"),
    ("rate ?? 1", "Double"),
    ("rate ?? count", "Double"),
    ("more ?? []", "[Item]"),
    ("nickName ?? nil", "String?"),
    // ? :
    ("isOpen ? 1 : -1", "Int"),
    ("isOpen ? 1 : 2.5", "Double"),
    ("isOpen ? 1 : rate ?? 2", "Double"),
    ("isOpen ? count : price", "Double"),
    ("isOpen ? nil : count", "Int?"),
    ("isOpen ? nil : 1", "Int?"),
    ("isOpen ? name : nickName", "String?"),
    ("isOpen ? tags : []", "[String]"),
    ("isOpen ? .inStock : stock", "Stock"),
    ("stock == (isOpen ? .inStock : .soldOut)", "Bool"),
    ("isOpen ? nil : count > 1 ? 1 : price", "Double?"),
    // The condition narrows both branches
    ("nickName != nil ? nickName : name", "String"),
    ("nickName == nil ? 0 : nickName.count", "Int"),
    ("isOpen && age > 3 ? age : 0", "Int"),
    ("owner?.nick != nil ? owner.nick : nil", "String?"),
    ("age in [1, 2] ? age : 0", "Int"),
    // in
    ("count in [1, -2]", "Bool"),
    ("age in [1]", "Bool"),
    ("price in [1, 2.5]", "Bool"),
    ("name in ['a', 'b']", "Bool"),
    ("stock in [.inStock, .soldOut]", "Bool"),
    ("(nickName ?? name) in ['a', 'b'] && isOpen", "Bool"),
    // == and !=
    ("count == 1", "Bool"),
    ("1 == price", "Bool"),
    ("count != price", "Bool"),
    ("age == count", "Bool"),
    ("age == nil", "Bool"),
    ("nil != age", "Bool"),
    ("stock == .inStock", "Bool"),
    (".soldOut != stock", "Bool"),
    ("tags == []", "Bool"),
    ("isNew == true", "Bool"),
    // Order
    ("count < 1.5", "Bool"),
    ("age < rate", "Bool"),
    ("name < 'b'", "Bool"),
    ("opened <= opened", "Bool"),
    // Logic
    ("!isOpen || count > 1 && isNew ?? false", "Bool"),
    // Arithmetic
    ("count + 1", "Int"),
    ("count * 1.5", "Double"),
    ("1 - price", "Double"),
    ("name + '!'", "String"),
    ("count / 2", "Int"),
    ("count / count", "Int?"),
    ("price / count", "Double?"),
    ("-price", "Double"),
    ("owner?.items.count + 1", "Int?"),
    ("-age * 2", "Int?"),
    // Dates and the current time
    ("now", "Date"),
    ("today", "Date"),
    ("opened - now", "TimeInterval"),
    ("day - today", "TimeInterval"),
    ("opened + 3600", "Date"),
    ("'PT1H' + opened", "Date"),
    ("today - 'P7D'", "Date"),
    ("opened < '2024-03-05T13:45:07Z' && '2024-03-05' < day", "Bool"),
  ])
  func expressionHasType(expression: String, expected: String) {
    #expect(type(of: expression) == expected)
  }

  @Test(arguments: [
    // Names
    ("nme", "1: 'Shop' has no property 'nme'; did you mean 'name'? [unknown-name]"),
    (
      "nick_name",
      "1: 'Shop' has no property 'nick_name'; the JSON key 'nick_name' is 'nickName' in Swift [unknown-name]"
    ),
    ("owner?.nam", "8: 'Owner' has no property 'nam'; did you mean 'name'? [unknown-name]"),
    (
      "name.cuont",
      "6: a value of type 'String' has no member 'cuont'; did you mean 'count'? [unknown-name]"
    ),
    (
      "count.foo",
      "7: a value of type 'Int' has no member 'foo'; it has 'clamped' and 'padded' [unknown-name]"
    ),
    ("stock == .in_stock", "10: 'Stock' has no case 'in_stock'; write '.inStock' [unknown-name]"),
    (
      "stock == .soldout",
      "10: 'Stock' has no case 'soldout'; did you mean '.soldOut'? [unknown-name]"
    ),
    (
      "name == .inStock",
      "9: '.inStock' is an enumeration case, but a String is needed here: write 'inStock' in single quotes [type-mismatch]"
    ),
    (
      "$0.name",
      "1: '$0' is the element of a list and works only in a function's argument, as in 'sum($0.price)', and in the 'with' of an 'each': name a property instead [unknown-name]"
    ),
    (
      "items.filtr($0.n > 1)",
      "7: a value of type '[Item]' has no function 'filtr'; did you mean 'filter'? [unknown-name]"
    ),
    // Optionals
    ("owner.name", "7: 'owner' may be nil: write 'owner?.name' [unhandled-optional]"),
    (
      "self.owner.name",
      "12: 'self.owner' may be nil: write 'self.owner?.name' [unhandled-optional]"
    ),
    ("name?.count", "7: 'name' is never nil: write 'name.count' [type-mismatch]"),
    (
      "items.first.title",
      "13: 'items.first' may be nil: write 'items.first?.title' [unhandled-optional]"
    ),
    (
      "items.max($0.n).foo",
      "17: a value of type 'Int?' has no member 'foo'; it has 'clamped' and 'padded' [unknown-name]"
    ),
    (
      "isNew && isOpen",
      "1: a condition cannot take 'Bool?', which may be nil: write '(isNew ?? false)' [unhandled-optional]"
    ),
    ("name ?? 'x'", "6: 'name' is never nil, so '??' has no effect: remove it [type-mismatch]"),
    ("name != nil", "6: 'name' is never nil: remove the comparison [type-mismatch]"),
    ("nil == count", "5: 'count' is never nil: remove the comparison [type-mismatch]"),
    // Types
    (
      "nickName ?? 1",
      "13: '??' needs 'String', like the value before it, but this is 'Int' [type-mismatch]"
    ),
    (
      "count == name",
      "7: 'Int' and 'String' cannot be compared: compare values of the same type [type-mismatch]"
    ),
    (
      "stock == 'in_stock'",
      "7: 'Stock' and 'String' cannot be compared: write its case, as in '== .inStock' [type-mismatch]"
    ),
    (
      "isOpen < isOpen",
      "8: 'Bool' and 'Bool' cannot be compared: compare values of the same type [type-mismatch]"
    ),
    ("name + 1", "8: '+' needs a String, but this is 'Int' [type-mismatch]"),
    ("name * 2", "1: '*' needs numbers, but this is 'String' [type-mismatch]"),
    ("-name", "2: '-' needs a number, but this is 'String' [type-mismatch]"),
    ("!count", "2: a condition needs a Bool, but this is 'Int' [type-mismatch]"),
    ("count / 0", "7: division by zero: use another divisor [type-mismatch]"),
    ("price / 0.0", "7: division by zero: use another divisor [type-mismatch]"),
    (
      "9223372036854775808",
      "1: '9223372036854775808' is too large for its type [type-mismatch]"
    ),
    (
      "nil",
      "1: 'nil' has no type here: use it with '??' or '==' where the other side has a type [type-mismatch]"
    ),
    (
      "owner is Owner",
      "7: 'is Owner' tests for one of the types of a union, but 'owner' is 'Owner?'; to test for a value, write 'owner != nil' [type-mismatch]"
    ),
  ])
  func mistakesAreReported(expression: String, expected: String) {
    #expect(type(of: expression) == expected)
  }
}
