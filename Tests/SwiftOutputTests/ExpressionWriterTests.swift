import TestSupport
import Testing

@testable import SwiftOutput

struct ExpressionWriterTests {
  @Test(arguments: [
    ("owner?.name", "model.owner?.name"),
    ("owner?.items.count", "model.owner?.items.count"),
    ("owner?.items?.first?.title?.count", "model.owner?.items.first?.title.count"),
    ("more?.first?.tags.first", "model.more?.first?.tags.first"),
    // Choices
    ("count + (isOpen ? 1 : -1)", "model.count.addingClamped(model.isOpen ? 1 : -1)"),
    ("isOpen ? 1 : price", "model.isOpen ? 1 : model.price"),
    ("isOpen ? nick ?? 'a' : name", "model.isOpen ? (model.nick ?? \"a\") : model.name"),
    (
      "isOpen ? 'a' : count > 1 ? 'b' : 'c'",
      "model.isOpen ? \"a\" : model.count > 1 ? \"b\" : \"c\""
    ),
    (
      "isOpen ? count > 1 ? 'a' : 'b' : 'c'",
      "model.isOpen ? (model.count > 1 ? \"a\" : \"b\") : \"c\""
    ),
    ("(isOpen ? nick : name)?.count", "(model.isOpen ? model.nick : model.name)?.count"),
    ("nick != nil ? nick : name", "model.nick ?? model.name"),
    ("nick == nil ? 0 : nick.count", "model.nick?.count ?? 0"),
    (
      "isOpen && nick != nil ? nick.count : 0",
      "(model.isOpen ? model.nick?.count : nil) ?? 0"
    ),
    (
      "more != nil ? more.first : items.first",
      "model.more != nil ? model.more?.first : model.items.first"
    ),
    (
      "age < age ? nick : name",
      "(model.age.map { $0 < $0 } ?? false) ? model.age.flatMap { _ in model.nick } : model.name"
    ),
    ("count in [1, 2, 3]", "[1, 2, 3].contains(model.count)"),
    ("!(age in [1, 2, 3])", "![1, 2, 3].contains(model.age)"),
    ("count in [1, 2] && isOpen", "(model.count == 1 || model.count == 2) && model.isOpen"),
    ("count in [1] && isOpen", "model.count == 1 && model.isOpen"),
    ("(age ?? 0) in [1, 2]", "[1, 2].contains(model.age ?? 0)"),
    ("price in [1, 2.5, 4]", "[1, 2.5, 4].contains(model.price)"),
    ("stock in [.inStock, .soldOut]", "model.stock == .inStock || model.stock == .soldOut"),
    // Functions
    ("opened.hour", "model.opened.datePart(.hour, in: context.timeZone)"),
    (
      "opened.hour(timeZone: nick ?? 'UTC')",
      "model.opened.datePart(.hour, in: TimeZone(identifier: model.nick ?? \"UTC\") ?? context.timeZone)"
    ),
    (
      "opened.calendarDay(timeZone: count)",
      "model.opened.calendarDay(in: TimeZone.atOffset(model.count) ?? context.timeZone)"
    ),
    (
      "opened.addingMonths(count)",
      "model.opened.addingUnits(model.count, .month, in: context.timeZone)"
    ),
    (
      "day.years(since: '2000-01-01')",
      "model.day.wholeUnits(.year, since: Date(timeIntervalSince1970: 946_684_800), in: .ofCalendarDays)"
    ),
    ("items.sum($0.n)", "model.items.lazy.map(\\.n).clampedSum()"),
    ("items.sum($0.n + 1)", "model.items.lazy.map { $0.n.addingClamped(1) }.clampedSum()"),
    ("more?.sum($0.n)", "model.more?.lazy.map(\\.n).clampedSum()"),
    ("more?.max($0.n)", "model.more?.lazy.map(\\.n).max()"),
    ("items.average($0.n)", "model.items.lazy.map(\\.n).arithmeticMean()"),
    ("items.map($0.low ?? 0).min()", "model.items.map { $0.low ?? 0 }.min()"),
    ("items.compactMap($0.low)", "model.items.compactMap(\\.low)"),
    ("items.map($0.low ?? 0).filter($0 > 1)", "model.items.map { $0.low ?? 0 }.filter { $0 > 1 }"),
    ("items.sorted($0.title)", "model.items.sorted { $0.title < $1.title }"),
    (
      "items.sorted(on: $0.n, $0.title)",
      "model.items.sorted { ($0.n, $0.title) < ($1.n, $1.title) }"
    ),
    ("items.sorted($0.n, descending: true)", "model.items.sorted { $0.n > $1.n }"),
    ("items.sorted($0.n, descending: false)", "model.items.sorted { $0.n < $1.n }"),
    (
      "items.map($0.title).sorted(descending: true)",
      "model.items.map(\\.title).sorted(by: >)"
    ),
    ("items.first($0.n == 1)?.title", "model.items.first { $0.n == 1 }?.title"),
    ("items.filter($0.n == 1).first?.title", "model.items.first { $0.n == 1 }?.title"),
    ("more?.filter($0.n == 1).last", "model.more?.last { $0.n == 1 }"),
    ("items.dropFirst(1).first($0.n == 1)", "model.items.dropFirst(1).first { $0.n == 1 }"),
    (
      "items.compactMap($0.tags.first($0 == 'a'))",
      "model.items.compactMap { $0.tags.first { $0 == \"a\" } }"
    ),
    ("items.firstIndex($0.n == 1)", "model.items.firstIndex { $0.n == 1 }"),
    (
      "items.dropFirst(1).firstIndex($0.n == 1)",
      "Array(model.items.dropFirst(1)).firstIndex { $0.n == 1 }"
    ),
    (
      "more?.reversed().firstIndex($0.n == 1)",
      "model.more.map { Array($0.reversed()) }?.firstIndex { $0.n == 1 }"
    ),
    ("more?.map($0.title).uniqued()", "model.more?.map(\\.title).uniqueElements()"),
    ("items.map($0.title).sorted()", "model.items.map(\\.title).sorted()"),
    (
      "items.sorted($0.tags.map($0.count).sum())",
      "model.items.sorted { $0.tags.map(\\.count).clampedSum() < $1.tags.map(\\.count).clampedSum() }"
    ),
    ("items.chunked(on: $0.title)", "model.items.runs(on: \\.title)"),
    ("items.map($0)", "model.items.map { $0 }"),
    ("items.map($0.title).joined(', ')", "model.items.map(\\.title).joined(separator: \", \")"),
    ("items.contains($0.n == 1)", "model.items.contains { $0.n == 1 }"),
    (
      "more?.filter(items.map($0.title).contains($0.title))",
      "model.more?.filter { model.items.map(\\.title).contains($0.title) }"
    ),
    (
      "items.filter(name.contains($0.title))",
      "model.items.filter { model.name.contains($0.title) }"
    ),
    ("items.map($0.title).toggling(name)", "model.items.map(\\.title).togglingElement(model.name)"),
    (
      "items.map($0.tags.prefix(2).adding($0.title))",
      "model.items.map { $0.tags.prefix(2).addingElement($0.title) }"
    ),
    ("items.map($0.n).contains(count)", "model.items.map(\\.n).contains(model.count)"),
    ("items.reversed().prefix(2)", "Array(model.items.reversed().prefix(2))"),
    // Numbers
    ("min(count, 3)", "Swift.min(model.count, 3)"),
    ("max(0, price - 1)", "Swift.max(0, model.price - 1)"),
    ("max(count, price)", "Swift.max(Double(model.count), model.price)"),
    ("max(age ?? 0, count)", "Swift.max(model.age ?? 0, model.count)"),
    ("abs(price)", "model.price.magnitude"),
    ("abs(count - 3)", "Int(clamping: model.count.subtractingClamped(3).magnitude)"),
    ("count.clamped(0, 10)", "model.count.clamped(from: 0, to: 10)"),
    ("age?.clamped(0, 10) ?? 1", "model.age?.clamped(from: 0, to: 10) ?? 1"),
    ("age?.clamped(0.5, 10)", "model.age.map(Double.init)?.clamped(from: 0.5, to: 10)"),
    ("price.clamped(count, 10)", "model.price.clamped(from: Double(model.count), to: 10)"),
    ("items.map(max($0.n, 1)).min()", "model.items.map { Swift.max($0.n, 1) }.min()"),
    ("price.rounded", "model.price.roundedToInt()"),
    (
      "items.map(($0.n * price).roundedUp)",
      "model.items.map { (Double($0.n) * model.price).roundedToInt(.up) }"
    ),
    ("pow(10, count)", "Double.finitePow(10, Double(model.count))"),
    ("log10(price)?.roundedDown", "Double.finiteLog10(model.price)?.roundedToInt(.down)"),
    // Texts
    ("nick?.lowercased()", "model.nick?.lowercased()"),
    ("name.trimmed()", "model.name.trimmed()"),
    (
      "name.replacing('_', with: nick ?? '')",
      "model.name.replacingText(of: \"_\", with: model.nick ?? \"\")"
    ),
    (
      "name.split(',').count",
      "model.name.textParts(separatedBy: \",\").filter { !$0.isEmpty }.count"
    ),
    ("nick?.lines.first", "model.nick?.split(whereSeparator: \\.isNewline).map(String.init).first"),
    ("name.dropPrefix('a')", "model.name.droppingPrefix(\"a\")"),
    ("name.prefix(3)", "String(model.name.prefix(3))"),
    (
      "name.suffix(count - 1)",
      "String(model.name.suffix(Swift.max(0, model.count.subtractingClamped(1))))"
    ),
    (
      "more?.dropFirst(age ?? 1).count",
      "model.more?.dropFirst(Swift.max(0, model.age ?? 1)).count"
    ),
    ("items.prefix(name.count).count", "model.items.prefix(model.name.count).count"),
    ("count.padded(2, with: '0')", "model.count.leftPadded(to: 2, with: \"0\")"),
    (
      "nick?.trimming('/').padded(9, with: ' ')",
      "model.nick?.trimmingEnds(of: \"/\").leftPadded(to: 9, with: \" \")"
    ),
    (
      "nick?.matches('^a\\.') ?? isOpen",
      "model.nick?.containsMatch(of: \"^a\\\\.\") ?? model.isOpen"
    ),
    (
      "name.prefix(9).replacingMatches(of: ' +', with: ' ')",
      "model.name.prefix(9).replacingMatches(of: \" +\", with: \" \")"
    ),
    ("name.url?.host ?? link?.path", "URL(string: model.name)?.hostPart ?? model.link?.pathPart"),
    ("nick?.prefix(3)", "model.nick.map { String($0.prefix(3)) }"),
    (
      "nick?.dropFirst(1).prefix(3).uppercased()", "model.nick?.dropFirst(1).prefix(3).uppercased()"
    ),
    ("items.map($0.title.prefix(1))", "model.items.map { String($0.title.prefix(1)) }"),
    ("items.map($0.title.lastPathComponent)", "model.items.map(\\.title.lastPathPart)"),
    ("items.compactMap($0.title.nonEmpty)", "model.items.compactMap(\\.title.unlessEmpty)"),
    (
      "items.map($0.title.lines)",
      "model.items.map { $0.title.split(whereSeparator: \\.isNewline).map(String.init) }"
    ),
    ("name.integer ?? count", "Int(model.name) ?? model.count"),
    ("name.prefix(2).integer", "Int(model.name.prefix(2))"),
    ("nick?.integer", "model.nick.flatMap(Int.init)"),
    ("owner?.name.integer", "(model.owner?.name).flatMap(Int.init)"),
    ("owner?.name.number", "model.owner?.name.finiteNumber"),
    // Methods of Optional itself end an optional chain
    ("more?.prefix(2)", "model.more.map { Array($0.prefix(2)) }"),
    ("items.suffix(2)", "Array(model.items.suffix(2))"),
    ("items.dropFirst(1).dropLast(2).count", "model.items.dropFirst(1).dropLast(2).count"),
    ("more?.reversed().first", "model.more?.reversed().first"),
    ("owner?.items.count == price", "(model.owner?.items.count).map(Double.init) == model.price"),
    ("owner?.items.count > 3", "(model.owner?.items.count).map { $0 > 3 } ?? false"),
    ("count < age", "model.age.map { model.count < $0 } ?? false"),
    (
      "age < more?.count",
      "model.age.flatMap { age in (model.more?.count).map { age < $0 } } ?? false"
    ),
    (
      "items.filter($0.low < $0.n)",
      "model.items.filter { element in element.low.map { low in low < element.n } ?? false }"
    ),
    // Operators
    ("!(count > 1 && isOpen)", "!(model.count > 1 && model.isOpen)"),
    ("(isOpen || isOpen) && isOpen", "(model.isOpen || model.isOpen) && model.isOpen"),
    ("age ?? count > 1", "(model.age ?? model.count) > 1"),
    ("age ?? owner?.items.count ?? 0", "model.age ?? model.owner?.items.count ?? 0"),
    ("-5 + count", "(-5).addingClamped(model.count)"),
    ("-count", "model.count.negatedClamped()"),
    ("-(price + 1)", "-(model.price + 1)"),
    ("price - -1.5", "model.price - -1.5"),
    ("price - (price - 1)", "model.price - (model.price - 1)"),
    ("price * (price + 1)", "model.price * (model.price + 1)"),
    ("count - count * 2", "model.count.subtractingClamped(model.count.multipliedClamped(by: 2))"),
    ("count / 2", "model.count / 2"),
    ("count / -1", "model.count.negatedClamped()"),
    ("count / count ?? 0", "model.count.dividedClamped(by: model.count) ?? 0"),
    ("count % 7 * 2", "(model.count % 7).multipliedClamped(by: 2)"),
    ("(count + 1) % 2 == 0", "model.count.addingClamped(1) % 2 == 0"),
    ("count % -1", "model.count % 1"),
    ("age % count", "model.age.flatMap { $0.remainderUnlessZero(by: model.count) }"),
    ("price / count", "model.price.dividedUnlessZero(by: Double(model.count))"),
    ("1 / price", "1.0.dividedUnlessZero(by: model.price)"),
    ("name + '!'", "model.name + \"!\""),
    ("2 * price", "2 * model.price"),
    ("1.5 == count", "1.5 == Double(model.count)"),
    // Values that one side of `&&` or `||` unwraps for the other
    ("nick != nil && !nick.isEmpty", "model.nick.map { !$0.isEmpty } ?? false"),
    ("nil == nick || nick.isEmpty", "model.nick.map { $0.isEmpty } ?? true"),
    ("nick != nil && isOpen", "model.nick != nil && model.isOpen"),
    ("nick == 'x' && isOpen", "model.nick == \"x\" && model.isOpen"),
    (
      "isOpen && age > 3 && age < 9",
      "model.isOpen && (model.age.map { $0 > 3 && $0 < 9 } ?? false)"
    ),
    (
      "!(nick == nil) && age != nil && nick.count > age",
      "model.nick.flatMap { nick in model.age.map { nick.count > $0 } } ?? false"
    ),
    (
      "items.filter($0.low != nil && $0.low > 3 && $0.n < $0.low)",
      "model.items.filter { element in element.low.map { low in low > 3 && element.n < low } ?? false }"
    ),
    // nil through arithmetic
    ("-age", "model.age.map { $0.negatedClamped() }"),
    ("age * 2 ?? 0", "model.age.map { $0.multipliedClamped(by: 2) } ?? 0"),
    (
      "price / count * 2",
      "model.price.dividedUnlessZero(by: Double(model.count)).map { $0 * 2 }"
    ),
    ("age + price", "model.age.map { Double($0) + model.price }"),
    // Dates
    ("opened > now - 'P7D'", "context.isNow(before: model.opened + 604800)"),
    ("now + 60 <= opened", "!context.isNow(after: model.opened - 60)"),
    ("now - opened < 60", "context.isNow(before: model.opened + 60)"),
    ("opened - now < 60", "context.isNow(after: model.opened - 60)"),
    ("opened <= now", "!context.isNow(before: model.opened)"),
    ("!(now > opened)", "!context.isNow(after: model.opened)"),
    ("3600 + opened", "model.opened + 3600"),
    ("day - today", "model.day.timeIntervalSince(context.currentDay)"),
    (
      "opened < '2024-03-05T00:00:00.5Z'",
      "model.opened < Date(timeIntervalSince1970: 1709596800.5)"
    ),
    // Enumerations
    ("oldStock == .inStock", "model.oldStock == .inStock"),
    (".soldOut != stock", ".soldOut != model.stock"),
    ("oldStock ?? .inStock", "model.oldStock ?? .inStock"),
    ("more ?? []", "model.more ?? []"),
    ("link == nil", "model.link == nil"),
  ])
  func expressionIsWrittenAsSwift(expression: String, expected: String) throws {
    let screen = try shopScreen("display:\n  a:\n    value: |-\n      \(expression)\n")
    guard case .value(let value)? = screen.viewModels.first?.fields.first?.rule else {
      Issue.record("\(expression) is not a value")
      return
    }
    let code = ExpressionWriter(service: screen.service).code(value)
    #expect(code.lines(indent: 0).joined(separator: "\n") == expected)
  }
}
