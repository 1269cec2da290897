import DocumentReader
import OutputInterface
import ViewModelIR
import ViewModelSupport

/// Returns the tests of a screen's examples; `nil` if there are none.
func testClass(of screen: KotlinScreen, into diagnostics: inout [Diagnostic]) -> Declaration? {
  // An example that was made up expects what the evaluator computes, which can be of any type.
  let examples = screen.examples.filter { !$0.isSample }
  guard let viewModel = screen.viewModels.first, !examples.isEmpty else { return nil }
  do throws(NotInKotlin) {
    let writer = JUnitWriter(
      screen: screen,
      viewModel: viewModel,
      examples: examples,
      differences: androidDifferences(of: screen.screen)
    )
    return
      try writer
      .testClass("\(screen.uiStateName(ofModel: nil))Test")
  } catch {
    diagnostics.append(error.diagnostic(at: screen.location))
    return nil
  }
}

/// Writes the examples of a screen as JUnit tests.
struct JUnitWriter {
  let screen: KotlinScreen
  let viewModel: ViewModel
  let examples: [Example]
  /// What Android shows differently.
  var differences: [PlatformDifference] = []

  /// Returns the test class.
  func testClass(_ name: String) throws(NotInKotlin) -> Declaration {
    var members: [Declaration] = []
    // A function of this name and without parameters would be one of Java's.
    var titles = UniqueNames(excluding: [
      "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait",
    ])
    // Only Swift's debug builds have pseudo-languages.
    for example in examples where PseudoLanguage(rawValue: example.language ?? "") == nil {
      members.append(try test(example, &titles))
    }
    let data = Declaration(
      head: "companion object",
      members: fixtures.map { rawString($0.name, $0.json) }
    )
    let isBlank = viewModel.source == .nothing
    return Declaration(head: .text("class \(name)"), members: members + (isBlank ? [] : [data]))
  }

  // MARK: - Data

  /// The data of the examples. Examples with the same data share it.
  private var fixtures: [(name: String, json: String)] {
    var names = UniqueNames()
    return examples.map(json).reduce(into: []) { fixtures, example in
      if fixtures.contains(where: { $0.json == example.json }) { return }
      fixtures.append((names.claim(SpecNames().property(example.name) + "Json"), example.json))
    }
  }

  private func json(_ example: Example) -> (name: String, json: String) {
    (example.name, jsonText(example.data, width: lineWidth - 12))
  }

  /// `aPopularUserJson`
  func fixtureName(of example: Example) -> String {
    let json = json(example).json
    return fixtures.first { $0.json == json }?.name ?? ""
  }

  private func test(
    _ example: Example,
    _ titles: inout UniqueNames
  ) throws(NotInKotlin) -> Declaration {
    let fixture = Code.text(fixtureName(of: example))
    let isBlank = viewModel.source == .nothing
    let decoded = isBlank ? "" : try decoded(viewModel.source, fixture, in: screen)
    var arguments: [Code] = []
    for input in viewModel.inputs {
      guard let value = example.inputs[input.name] else { continue }
      arguments.append(
        .assignment(.text(kotlinMember(input.name)), try literal(value, of: input.type))
      )
    }
    if viewModel.usesContext { arguments.append(context: try context(example)) }
    let name = screen.uiStateName(ofModel: viewModel.name)
    let adapter = Code.call(.text(isBlank ? makerName(name) : ".\(adapterName(name))"), arguments)
    let expected = example.expectations(on: .android)
    var (statements, comment) = try expectations(expected, "state.", in: example)
    let state = isBlank ? adapter : Code.chain(decoded, [adapter])
    statements.insert(statements.isEmpty ? state : .assignment("val state", state), at: 0)
    statements += comment
    let title = titles.claim(testName(example.name))
    return Declaration(
      annotations: [.text("@Test", needs: [.module("org.junit.jupiter.api.Test")])],
      head: .text("fun `\(title)`()"),
      statements: statements
    )
  }

  /// `testContext(locale = "de_DE")`
  func context(_ example: Example) throws(NotInKotlin) -> Code {
    var arguments: [Code] = []
    for (label, value, usual) in [
      ("locale", example.locale, Example.defaultLocale),
      ("timeZone", example.timeZone, Example.defaultTimeZone),
      ("now", example.now, Example.defaultNow),
    ] where value != usual {
      arguments.append(.assignment(.text(label), .string([.literal(value)])))
    }
    let language = example.language ?? screen.language
    let available = screen.languages.filter { PseudoLanguage(rawValue: $0) == nil }
    if !available.isEmpty {
      let usual = bestLanguage(of: available, for: [example.locale]) ?? screen.language
      if usual != language { arguments.append(option("language", .string([.literal(language)]))) }
    }
    return .call(.text("testContext", needs: [.testHelper("testContext")]), arguments)
  }

  // MARK: - Expectations

  /// The expectations, and a comment about those that are left out because Android shows something else with the example's settings.
  func expectations(
    _ expectations: [Example.Expectation],
    _ base: String,
    in example: Example
  ) throws(NotInKotlin) -> (statements: [Code], comment: [Code]) {
    var statements: [Code] = []
    var known = KnownDifferences(differences, in: example)
    for expectation in expectations {
      guard let field = viewModel.field(expectation.field) else { continue }
      statements += try self.expectations(field, base, expectation.value, &known)
    }
    return (statements, known.comment(width: lineWidth - 8))
  }

  /// - Parameter base: The code of the view model, with the dot after it: `state.` or `state.author?.`.
  private func expectations(
    _ field: Field,
    _ base: String,
    _ expected: Node,
    _ known: inout KnownDifferences
  ) throws(NotInKotlin) -> [Code] {
    known.path.append(field.name)
    defer { known.path.removeLast() }
    let path = base + kotlinMember(field.name)
    let isOptional = field.type.isOptional || base.hasSuffix("?.")
    if expected.isNull, isOptional { return [equal("null", .text(path))] }
    switch field.type.unwrapped {
    case .viewModel(let name):
      return try fields(expected, of: name, isOptional ? "\(path)?." : "\(path).", &known)
    case .list(.viewModel(let name)):
      let rows = expected.elements ?? []
      let dot = isOptional ? "?." : "."
      var statements = [
        assertion("assertEquals", [.text("\(rows.count)"), .text("\(path)\(dot)size")])
      ]
      for (index, row) in rows.enumerated() {
        let element = isOptional ? "\(path)?.get(\(index))?." : "\(path)[\(index)]."
        statements += try fields(row, of: name, element, &known)
      }
      return statements
    default: break
    }
    if known.leavesOut(expected) { return [] }
    let isStyled = field.type.unwrapped == .styledText
    let isFolded = field.usesContext && (isStyled || field.type.unwrapped == .string)
    let value = try literal(expected, of: field.type, isFolded: isFolded)
    let text: Code = isStyled ? .call(.testHelper("notation"), [.text(path)]) : .text(path)
    let actual: Code = isFolded ? .call(.testHelper("folded"), [text]) : text
    // `assertTrue` takes no Boolean that can be null.
    let comparesOptional = field.type.unwrapped == .boolean && isOptional
    return [comparesOptional ? assertion("assertEquals", [value, actual]) : equal(value, actual)]
  }

  /// Returns the expectations of a nested view model's fields.
  private func fields(
    _ expected: Node,
    of name: String,
    _ base: String,
    _ known: inout KnownDifferences
  ) throws(NotInKotlin) -> [Code] {
    var statements: [Code] = []
    for member in expected.members ?? [] {
      guard let field = screen.screen.viewModel(name)?.field(member.key) else { continue }
      statements += try expectations(field, base, member.value, &known)
    }
    return statements
  }

  func equal(_ expected: Code, _ actual: Code) -> Code {
    switch expected {
    case "true": assertion("assertTrue", [actual])
    case "false": assertion("assertFalse", [actual])
    case "null": assertion("assertNull", [actual])
    default: equalObject(expected, actual)
    }
  }

  /// The expectation of a value whose type in Kotlin is only `Any?`.
  func equalObject(_ expected: Code, _ actual: Code) -> Code {
    assertion("assertEquals", [expected, actual])
  }

  private func assertion(_ name: String, _ arguments: [Code]) -> Code {
    .call(.text(name, needs: [.module("org.junit.jupiter.api.Assertions.\(name)")]), arguments)
  }
}

/// `val aPopularUserJson = """…"""`
private func rawString(_ name: String, _ text: String) -> Declaration {
  // In a raw string, a dollar sign begins a template.
  let lines = text.replacingOccurrences(of: "$", with: "${'$'}").split(separator: "\n")
  let indented = lines.map { "    \($0)" }
  return Declaration(
    lines: ["val \(name) = \"\"\""] + indented + ["\"\"\""],
    needs: []
  )
}

/// A test's name in backticks. The JVM and Android allow fewer characters than Kotlin in it.
private func testName(_ name: String) -> String {
  let plain = name.map { character in
    character.isASCII && (character.isLetter || character.isNumber || " _-,'".contains(character))
      || !character.isASCII && character.isLetter ? character : " "
  }
  let words = String(plain).split(separator: " ")
  return words.isEmpty ? "example" : words.joined(separator: " ")
}
