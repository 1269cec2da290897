import Testing

/// Tests whole generated files: structs and initializers, in both layouts and with different access levels.
struct ViewModelTests {
  static let spec = """
    doc: A shop.
    inputs: { me: String }
    models:
      Row:
        from: Item
        inputs: { big: Int }
        display: { title: { text: "{title}", doc: Its title. }, isBig: { value: n > big } }
    display:
      hello: "Hi {me}"
      rows: { each: items, model: Row, with: { big: count } }
    state: { isOn: false, for: 2 }

    """

  @Test func structAndInitializerAreInOneFile() throws {
    let files = try swift(Self.spec)
    #expect(
      files == [
        "ShopViewModel.swift": ##"""
        import Foundation

        /// A shop.
        nonisolated struct ShopViewModel: Hashable, Sendable {
          let hello: String
          let rows: [RowViewModel]
          var isOn: Bool = false
          var `for`: Int = 2
        }

        nonisolated extension ShopViewModel {
          /// Creates the view model from the service model.
          init(from model: Shop, me: String) {
            self.hello = "Hi \(me)"
            self.rows = model.items.map { RowViewModel(from: $0, big: model.count) }
          }
        }

        /// One `Item`, ready to display.
        nonisolated struct RowViewModel: Hashable, Sendable {
          /// Its title.
          let title: String
          let isBig: Bool
        }

        nonisolated extension RowViewModel {
          /// Creates the view model from the service model.
          init(from model: Item, big: Int) {
            self.title = model.title
            self.isBig = model.n > big
          }
        }

        """##
      ]
    )
  }

  @Test func modelIsInTheViewAndItsAdapterInAnotherFile() throws {
    let files = try swift("layout: 2\n" + Self.spec)
    #expect(
      files == [
        "ShopView+Model.swift": ##"""
        import Foundation

        extension ShopView {
          /// A shop.
          nonisolated struct Model: Hashable, Sendable {
            let hello: String
            let rows: [Row]
            var isOn: Bool = false
            var `for`: Int = 2
          }

          /// One `Item`, ready to display.
          nonisolated struct Row: Hashable, Sendable {
            /// Its title.
            let title: String
            let isBig: Bool
          }
        }

        """##,
        "ShopViewModelAdapter.swift": ##"""
        import Foundation

        nonisolated extension ShopView.Model {
          /// Creates the view model from the service model.
          init(from model: Shop, me: String) {
            self.hello = "Hi \(me)"
            self.rows = model.items.map { ShopView.Row(from: $0, big: model.count) }
          }
        }

        nonisolated extension ShopView.Row {
          /// Creates the view model from the service model.
          init(from model: Item, big: Int) {
            self.title = model.title
            self.isBig = model.n > big
          }
        }

        """##,
      ]
    )
  }

  /// A view model that depends on the locale gets a second initializer with a context, and passes the context on to its rows.
  @Test func publicModelHasAnInitializerWithContext() throws {
    let spec = """
      models: { Row: { from: Item, display: { n: "{n}" } } }
      display: { rows: { each: items, model: Row } }
      """
    let files = try swift(spec, access: .public)
    #expect(
      files == [
        "ShopViewModel.swift": ##"""
        import Foundation

        /// The content of `ShopView`, ready to display.
        public nonisolated struct ShopViewModel: Hashable, Sendable {
          public let rows: [RowViewModel]

          /// Creates a view model from the values of its fields, for previews and tests.
          public init(rows: [RowViewModel]) {
            self.rows = rows
          }
        }

        nonisolated extension ShopViewModel {
          /// Creates the view model from the service model, formatted with the user's current settings.
          public init(from model: Shop) {
            self.init(from: model, in: .current)
          }

          /// Creates the view model from the service model, formatted for `context`.
          public init(from model: Shop, in context: DisplayContext) {
            self.rows = model.items.map { RowViewModel(from: $0, in: context) }
          }
        }

        /// One `Item`, ready to display.
        public nonisolated struct RowViewModel: Hashable, Sendable {
          public let n: String

          /// Creates a view model from the values of its fields, for previews and tests.
          public init(n: String) {
            self.n = n
          }
        }

        nonisolated extension RowViewModel {
          /// Creates the view model from the service model, formatted with the user's current settings.
          public init(from model: Item) {
            self.init(from: model, in: .current)
          }

          /// Creates the view model from the service model, formatted for `context`.
          public init(from model: Item, in context: DisplayContext) {
            self.n = model.n.numberText(in: context.locale)
          }
        }

        """##
      ]
    )
  }

  /// The Swift compiler warns about backticks around a label that doesn't need them.
  @Test func labelsHaveBackticksOnlyIfNeeded() throws {
    let spec = """
      inputs: { default: String, inout: String, var: String }
      models:
        Row:
          from: Item
          inputs: { default: String, inout: String }
          display: { case: "{n}{default}{inout}" }
      display: { in: { each: items, model: Row, with: { default: var, inout: inout } } }
      examples: [{ given: {}, inputs: { default: a, inout: b, var: c }, expect: { in: [] } }]
      """
    let code = try swift(spec, access: .public)["ShopViewModel.swift"] ?? ""
    let tests = try swiftTests(spec) ?? ""
    let calls = ["init(", "default", "inout", "var:", " in:", "in =", "case ="]
    let lines = (code + tests).split(separator: "\n")
      .filter { line in calls.contains { line.contains($0) } && !line.contains("folded") }
    #expect(
      lines.joined(separator: "\n") == #"""
          public init(in: [RowViewModel]) {
            self.in = `in`
          public init(from model: Shop, default: String, `inout`: String, `var`: String) {
            self.init(from: model, default: `default`, `inout`: `inout`, var: `var`, in: .current)
          public init(
            default: String,
            `inout`: String,
            self.in = model.items.map {
              RowViewModel(from: $0, default: `var`, `inout`: `inout`, in: context)
          public init(case: String) {
            self.case = `case`
          public init(from model: Item, default: String, `inout`: String) {
            self.init(from: model, default: `default`, `inout`: `inout`, in: .current)
          public init(from model: Item, default: String, `inout`: String, in context: DisplayContext) {
            self.case = "\(model.n.numberText(in: context.locale))\(`default`)\(`inout`)"
              default: "a",
              `inout`: "b",
              var: "c",
              in: try context()
        """#
    )
  }
}
