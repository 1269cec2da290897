import Foundation
import Testing
import ViewModelSupport

/// Tests when rows are rebuilt, and when those of the last update are kept.
struct KeptRowsTests {
  private let rows = KeptRows<String, Bool, String>()
  private let noon = DisplayContext(
    locale: Locale(identifier: "en_US"),
    timeZone: .gmt,
    now: Date(timeIntervalSince1970: 43_200)
  )

  @Test(arguments: [
    ("a changed row", "abXde", "X"),
    ("several changed rows", "XbYdZ", "XYZ"),
    ("inserted rows", "aXYbcde", "XY"),
    ("removed rows", "ade", ""),
    ("a removed row and a changed one", "aXde", "X"),
    ("moved rows", "edcba", ""),
    ("a moved row and an inserted one", "bcXdea", "X"),
    ("no rows", "", ""),
  ])
  func onlyNewElementsAreMade(_ change: String, _ elements: String, _ expected: String) {
    _ = made(of: "abcde")
    #expect(made(of: elements) == expected)
    #expect(made(of: elements) == "")
  }

  @Test func rowsAreInTheOrderOfTheirElements() {
    _ = made(of: "abcde")
    for elements in ["aXcde", "cde", "YZcde", "edc", "abcde"] {
      _ = made(of: elements)
      #expect(shown(elements) == elements)
    }
  }

  @Test func changedInputsRebuildTheirRowOnly() {
    _ = made(of: "abcde")
    #expect(made(of: "abcde", open: "b") == "b")
    #expect(made(of: "abcde", open: "c") == "c")
    #expect(made(of: "abcde", open: "b") == "")
  }

  @Test func rowsWithoutInputsAreKept() {
    let rows = KeptRows<String, NoInputs, Int>()
    var made = 0
    func update() -> [Int] {
      rows.keep(in: noon)
      return rows.rows(of: ["a", "b"]) { _ in
        made += 1
        return made
      }
    }
    #expect(update() == [1, 2])
    #expect(update() == [1, 2])
  }

  @Test func changedSettingsRebuildAllRows() {
    _ = made(of: "ab")
    var other = noon
    other.locale = Locale(identifier: "de_DE")
    #expect(made(of: "ab", in: other) == "ab")
    other.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    #expect(made(of: "ab", in: other) == "ab")
    other.calendar = Calendar(identifier: .buddhist)
    #expect(made(of: "ab", in: other) == "ab")
  }

  @Test func timeOfDayDoesNotRebuildRows() {
    _ = made(of: "a", in: noon, on: noon.currentDay)
    var other = noon
    other.now += 3600
    #expect(made(of: "a", in: other, on: other.currentDay) == "")
    other.now += 86_400
    #expect(made(of: "a", in: other) == "a")
    #expect(made(of: "a", in: other, on: other.currentDay) == "a")
  }

  @Test func nextIntervalRebuildsRows() {
    func made(after seconds: TimeInterval) -> String {
      var other = noon
      other.now += seconds
      return self.made(of: "a", in: other, on: other.now.startOfInterval(60))
    }
    #expect(made(after: 0) == "a")
    #expect(made(after: 59) == "")
    #expect(made(after: 60) == "a")
    #expect((noon.now + 20).timeUntilNextInterval(60) == 40)
    #expect(noon.now.timeUntilNextInterval(60) == 60)
    #expect(Date(timeIntervalSinceReferenceDate: -20).timeUntilNextInterval(60) == 20)
  }

  @Test func onlyRowsThatTimeChangesAreMade() {
    let rows = KeptRows<Int, NoInputs, Bool>()
    var made: [Int] = []
    func update(after seconds: TimeInterval, _ elements: [Int] = [10, 20]) -> [Bool] {
      var context = noon
      context.now += seconds
      made = []
      rows.keep(in: context)
      return rows.rows(of: elements) {
        made.append($0)
        return context.isNow(before: noon.now + Double($0))
      }
    }
    #expect(update(after: 0) == [true, true] && made == [10, 20] && rows.haveChanged)
    #expect(update(after: 9) == [true, true] && made == [] && !rows.haveChanged)
    #expect(update(after: 10) == [false, true] && made == [10] && rows.haveChanged)
    #expect(update(after: 11, [10]) == [false] && made == [] && rows.haveChanged)
    #expect(update(after: 20) == [false, false] && made == [20])
    // The clock is set back.
    #expect(update(after: 0) == [true, true] && made == [10, 20])
  }

  @Test func equalRowsAreNoChange() {
    let rows = KeptRows<Int, NoInputs, Int>()
    func update(_ elements: [Int], on day: Date = .distantPast) -> Bool {
      rows.keep(in: noon, on: day)
      _ = rows.rows(of: elements) { $0 / 10 }
      return rows.haveChanged
    }
    #expect(update([10, 20]))
    #expect(!update([11, 22]))
    #expect(!update([11, 22], on: noon.currentDay))
    #expect(update([21, 12]))
    #expect(update([12, 21]))
  }

  /// Autoupdating settings stay equal when the user changes them, so their current values are compared.
  @Test func autoupdatingSettingsAreComparedByTheirCurrentValue() {
    var current = noon
    current.locale = .current
    current.timeZone = .current
    current.calendar = .current
    var updating = noon
    updating.locale = .autoupdatingCurrent
    updating.timeZone = .autoupdatingCurrent
    updating.calendar = .autoupdatingCurrent
    _ = made(of: "a", in: updating)
    #expect(made(of: "a", in: current) == "")
  }

  @Test func hiddenRowsAreKeptUntilTheyAreTheMajority() {
    _ = made(of: "abcde")
    #expect(made(of: "abc") == "")
    #expect(made(of: "abcde") == "")
    #expect(made(of: "ab") == "")
    #expect(made(of: "abc") == "c")
  }

  /// Returns the elements whose rows an update made.
  private func made(
    of elements: String,
    open: String = "",
    in context: DisplayContext? = nil,
    on day: Date = .distantPast
  ) -> String {
    var made = ""
    rows.keep(in: context ?? noon, on: day)
    _ = rows.rows(
      of: elements.map(String.init),
      with: { open.contains($0) },
      make: { element, _ in
        made += element
        return element
      }
    )
    return made
  }

  private func shown(_ elements: String) -> String {
    rows.rows(of: elements.map(String.init), with: { _ in false }, make: { $0 + "\($1)" }).joined()
  }
}
