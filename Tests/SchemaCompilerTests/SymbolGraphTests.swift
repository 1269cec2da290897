import DocumentReader
import Foundation
import SchemaCompiler
import TestSupport
import Testing
import ViewModelIR

/// Tests what specs see of the types that an app declares.
@Suite struct SymbolGraphTests {
  @Test(arguments: [
    ("var a: String", "String"), ("let a: [String : [Int]?]", "[String: [Int]?]"),
    ("var a: Swift.Optional<Foundation.URL>", "URL?"), ("var a: Array<UUID> { get }", "[UUID]"),
    ("var a: Dictionary<String, Bool>", "[String: Bool]"), ("var a: Date!", "Date?"),
    ("var a: Int16", "Int from integer(isWide: false)"),
    ("var a: [UInt64]?", "[Int]? from optional(list(integer(isWide: true)))"),
    ("var a: Set<String>", "[String] from set(same)"), ("var a: Float", "Double from float"),
    ("var a: Duration?", "TimeInterval? from optional(duration)"),
    ("var a: (Int)?", "Int?"), ("var a: [((String))]", "[String]"),
    ("let a: UInt128", "Int from integer(isWide: true)"),
    ("var a: `Self`? { get }", "Shop?"), ("var a: [String : [`Self`]] { get }", "[String: [Shop]]"),
  ])
  func readsTypes(declaration: String, type: String) throws {
    let property = try #require(properties(declaration).first)
    let conversion = property.conversion.map { " from \($0.from)" } ?? ""
    #expect(
      "\(property.type.specName)\(conversion)"
        .replacing("ViewModelIR.ServiceModel.ForeignType.", with: "") == type
    )
  }

  @Test(arguments: [
    "var a: (Int, Int)", "var a: () -> Int", "var a: any Equatable", "var a: Int??",
    "var a: [Int : String]", "var a: Set<Bool>", "var a: Data", "var a: [Page<Int>]",
    "var a: " + String(repeating: "[", count: 100_000),
    "var a: Int" + String(repeating: "?", count: 100_000),
    "var a: ", "var a", "var a: [String", "var a: Dictionary<String>", "var a: Optional<>",
    "var a: Int { get async throws }", "lazy var a: Int { mutating get set }",
    "@MainActor var a: Int { get }",
  ])
  func otherTypesAreReportedWhenTheyAreUsed(declaration: String) throws {
    #expect(try properties(declaration).isEmpty)
    #expect(try model(declaration).app?.unreadable["Shop.a"] != nil)
  }

  @Test func propertyThatConvertsAValueHasANameOfItsOwn() throws {
    let found = try properties("var a: Int8", "var aValue: Int", "var aValueValue: Int")
    #expect(found.first?.conversion?.name == "aValueValueValue")
  }

  @Test(arguments: [
    ("init(a: Int, b: String)", "arguments a, b"), ("init(a: Int = 1)", "arguments a?"),
    ("init(a: Int, f: () throws -> Void = {}, b: String)", "arguments a, b"),
    ("init(b: Int, a: Int)", "impossible"), ("init(a: inout Int)", "impossible"),
    ("init(a: Int...)", "impossible"), ("init(_ a: Int)", "impossible"),
    ("init?(a: Int)", "impossible"), ("init(a: Int) throws", "impossible"),
    ("init(a: Int) async", "impossible"), ("@MainActor init(a: Int)", "impossible"),
    ("init(a: Int, other: Int)", "impossible"), ("init()", "setting"),
  ])
  func testsUseAnInitializerThatFits(initializer: String, construction: String) throws {
    let model = try read(graph(["var a: Int", "var b: String"], initializer))
    guard case .record(let record)? = model["Shop"]?.kind else { return #expect(Bool(false)) }
    #expect(described(record.construction) == construction)
  }

  private func described(_ construction: ServiceModel.Construction) -> String {
    guard case .arguments(let arguments) = construction else { return "\(construction)" }
    let names = arguments.map { $0.property + ($0.isOptional ? "?" : "") }
    return "arguments \(names.joined(separator: ", "))"
  }

  /// The compiler does not say so in the graph.
  @Test func aTypeThatCannotBeCopiedCannotBeShown() throws {
    var diagnostics: [Diagnostic] = []
    let document = try #require(readFile(try graph(["var a: String"]), into: &diagnostics))
    for (head, isUsable) in [("struct Shop: ~Copyable", false), ("struct Shop", true)] {
      let source = SymbolSource(path: "Shop.swift", hash: "")
      let slim = try #require(
        slimmedSymbolGraph(document) { _ in
          .source(source, text: "\(head) {\n  // ~Copyable\n}\n")
        }
      )
      let types = try #require(ModuleTypes(slim, readBy: ""))
      let place = document.location
      let model = types.model(of: Node(.string("Shop"), at: place), at: place, into: &diagnostics)
      #expect((model != nil) == isUsable)
    }
    #expect(
      diagnostics.map(\.message) == [
        "'Shop' cannot be used: Shop is not copyable: declare a struct with its values"
      ]
    )
  }

  @Test func nameThatIsNotAnIdentifierIsIgnored() throws {
    #expect(try properties("var a: Int", "var `b c`: Int").map(\.name) == ["a"])
  }

  /// What `@available` says is reported where a spec uses the property.
  @Test(arguments: [
    (
      #"[{ "domain": "*", "isUnconditionallyDeprecated": true, "renamed": "b" }]"#,
      "is deprecated, so the compiler warns of the generated code: use 'b'"
    ),
    (
      #"[{ "domain": "iOS", "deprecated": { "major": 17, "minor": 2 }, "message": "unused" }]"#,
      "is deprecated since iOS 17.2, so the compiler warns of the generated code: unused"
    ),
    (
      #"[{ "domain": "macOS", "introduced": { "major": 15 } }]"#,
      "needs macOS 15, which the generated code does not check: it compiles only if the app needs that, too"
    ),
    (
      #"[{ "domain": "macOS", "introduced": { "major": 12 } }, { "domain": "Swift", "introduced": { "major": 99 } }]"#,
      nil
    ),
    (#"[{ "domain": "iOS", "deprecated": { "major": 100000 } }]"#, nil),
  ])
  func complaintsOfTheCompilerAreKnown(availability: String, caution: String?) throws {
    let symbols = [
      symbol("swift.struct", ["Shop"], "struct Shop"),
      symbol("swift.property", ["Shop", "a"], "var a: Int", availability),
    ]
    #expect(try read(graph(of: symbols)).app?.cautions["Shop.a"] == caution)
    // The tool's own copy of the symbol graph says the same.
    let slim = try #require(slimmedSymbolGraph(document(graph(of: symbols))) { _ in .other })
    #expect(try read(slim).app?.cautions["Shop.a"] == caution)
  }

  /// The types of `Tests/AppTypes`, as lines such as `pages: Int`.
  @Test(arguments: [
    (
      "AppScreens", "Loan",
      [
        "id: UUID", "book: Loan.Book", "due: Date", "renewals: Int defaulted", "place: Loan.Place",
        "fee: Decimal", "listened: TimeInterval? defaulted", "notes: [String: String] defaulted",
        "isRenewable: Bool computed",
      ]
    ),
    (
      "ShopProto", "Shop_V1_Order.Line",
      ["sku: String zero", "title: String zero", "quantity: Int zero", "priceCents: Int zero"]
    ),
    (
      "PlanetQL", "PlanetsQuery.Data.Planet",
      [
        "knownKind: PlanetKind?", "__data: DataDict computed", "id: String", "name: String",
        "diameter: Double? defaulted", "fragments: PlanetsQuery.Data.Planet.Fragments computed",
      ]
    ),
  ])
  func readsTypesOfApps(graph: String, type: String, properties: [String]) throws {
    let path = Repository.root.appending(path: "Tests/AppTypes/Specs/\(graph).symbols.json")
    let file = SourceFile(path: path.path, bytes: Array(try Data(contentsOf: path)))
    let model = try read(file, type: type, module: graph)
    #expect(model[type]?.properties?.map(described) == properties)
  }

  private func described(_ property: ServiceModel.Property) -> String {
    let origin = property.origin == .data ? "" : " \(property.origin)"
    return "\(property.name): \(property.type.specName)\(origin)"
  }

  private func properties(_ declarations: String...) throws -> [ServiceModel.Property] {
    try read(graph(declarations))["Shop"]?.properties ?? []
  }

  private func model(_ declaration: String) throws -> ServiceModel {
    try read(graph([declaration]))
  }

  private func read(
    _ file: SourceFile,
    type: String = "Shop",
    module: String = ""
  ) throws -> ServiceModel {
    try read(document(file), type: type, module: module)
  }

  private func document(_ file: SourceFile) throws -> Node {
    var ignoredDiagnostics: [Diagnostic] = []
    return try #require(readFile(file, into: &ignoredDiagnostics))
  }

  private func read(
    _ document: Node,
    type: String = "Shop",
    module: String = ""
  ) throws -> ServiceModel {
    var diagnostics: [Diagnostic] = []
    let place = document.location
    let types = try #require(ModuleTypes(document, readBy: module))
    let model = types.model(of: Node(.string(type), at: place), at: place, into: &diagnostics)
    if model == nil { throw Problems(texts: diagnostics.map(\.message)) }
    return try #require(model)
  }

  /// A symbol graph with a struct `Shop` that has properties.
  private func graph(_ declarations: [String], _ initializer: String? = nil) throws -> SourceFile {
    let symbols =
      [symbol("swift.struct", ["Shop"], "struct Shop")]
      + [initializer].compactMap { $0 }.map { symbol("swift.init", ["Shop", "init"], $0) }
      + declarations.map { declaration in
        let name = declaration.firstMatch(of: /(?:var|let) (\w+|`.+`)/).map { String($0.1) } ?? ""
        return symbol("swift.property", ["Shop", name], declaration)
      }
    return try graph(of: symbols)
  }

  private func graph(of symbols: [[String: Any]]) throws -> SourceFile {
    let json: [String: Any] = [
      "module": ["name": "Shops"], "symbols": symbols, "relationships": [],
    ]
    let data = try JSONSerialization.data(withJSONObject: json)
    return SourceFile(path: "Shops.symbols.json", bytes: Array(data))
  }

  private func symbol(
    _ kind: String,
    _ path: [String],
    _ declaration: String,
    _ availability: String = "[]"
  ) -> [String: Any] {
    let available = try? JSONSerialization.jsonObject(with: Data(availability.utf8))
    return [
      "availability": available ?? [],
      "kind": ["identifier": kind],
      "identifier": ["precise": path.joined(separator: ".")],
      "pathComponents": path,
      "accessLevel": "public",
      "declarationFragments": declaration.matches(of: /\w+|\W+/).map { part in
        ["kind": fragmentKind(part.output), "spelling": String(part.output)]
      },
    ]
  }

  private func fragmentKind(_ part: Substring) -> String {
    switch part {
    case "var", "let", "get", "any", "struct", "async", "throws", "mutating", "init", "inout":
      "keyword"
    // The compiler writes it in backticks.
    case "Self": "text"
    default: part.first?.isLetter == true ? "identifier" : "text"
    }
  }
}
