import DocumentReader
import Foundation
import OutputInterface
import TestSupport
import Testing
import ViewModelIR

@testable import KotlinOutput
@testable import Workspace

/// The Kotlin of those screens that can be written in Kotlin, and the program that fills their states from JSON.
struct CompiledKotlin {
  /// The screens that are written, by the names by which requests ask for them.
  let screens: Set<String>
  /// The screens that are not written.
  let refused: [String]
  private let folder: TemporaryFolder

  init(_ screens: [Screen], driver: URL) throws {
    folder = try TemporaryFolder()
    let language = KotlinLanguage()
    var written: [Screen] = []
    var files: [RenderedFile] = []
    var names: Set<String> = []
    for screen in screens.map({ $0.with(presenter: .some(nil)) }) {
      var errors: [Diagnostic] = []
      let all = language.files(of: screen, Self.options, into: &errors)
      // A view in both layouts has one state.
      if errors.isEmpty,
        names.insert(KotlinScreen(screen, Self.options).uiStateName(ofModel: nil)).inserted
      {
        written.append(screen)
        files += all.filter { $0.kind == .source }
      }
    }
    let entries = written.compactMap { screen in Self.entry(screen).map { (screen.driverName, $0) }
    }
    let compiled = Set(entries.map(\.0))
    self.screens = compiled
    refused = screens.map(\.driverName).filter { !compiled.contains($0) }

    var types = ServiceTypes()
    var errors: [Diagnostic] = []
    for screen in written { types.add(screen, into: &errors) }
    files += types.files(.internal, into: &errors).map { language.file(of: $0, Self.options) }
    // The driver reads styled texts, and URLs as inputs.
    let own: Set<Need> = [.helper("StyledText"), .helper("urlOrNull")]
    let needs = files.reduce(into: own) { $0.formUnion($1.body.needs) }
    files += [supportFile(needs, Self.options)].compactMap { $0 }
    files += [testSupportFile([.testHelper("notation")], Self.options)].compactMap { $0 }
    try #require(errors.isEmpty)
    for file in files { try folder.write(file.body.string, to: "source/\(file.name)") }
    let registry = entries.map { "    \"\($0)\" to { request -> \($1) },\n" }
    try folder.write(
      """
      package \(Self.options.package)

      import java.math.BigDecimal
      import java.time.LocalDate
      import java.time.LocalDateTime
      import java.util.UUID
      import kotlinx.serialization.json.*

      internal const val REQUESTS = "\(folder.path("requests"))"
      internal const val ANSWERS = "\(folder.path("answers"))"
      internal val screens: Map<String, (Request) -> Any> = mapOf(
      \(registry.joined()))
      """,
      to: "source/Screens.kt"
    )
    try folder.write(
      try String(contentsOf: driver, encoding: .utf8),
      to: "source/DifferentialTest.kt"
    )
  }

  private static let options = TwinOptions(package: "differential")

  /// The fields of each request's state, in the requests' order.
  func answers(_ requests: [Request]) async throws -> [[String: String]] {
    try await requests.answers(in: folder) {
      let result = try await KotlinServer.shared.compile(
        [folder.url.appending(path: "source")],
        runsTests: true
      )
      try #require(result.problems == [])
    }
  }

  /// The expression that makes the state; `nil` if an input is of a type that only the app has.
  private static func entry(_ screen: Screen) -> String? {
    let screen = KotlinScreen(screen, options)
    guard let viewModel = screen.viewModels.first,
      let source = try? viewModel.source.kotlin(in: screen.types).flat
    else { return nil }
    var arguments: [String] = []
    for input in viewModel.inputs {
      guard let value = value(input.type, "request.input(\"\(input.name)\")") else { return nil }
      arguments.append("\(kotlinMember(input.name)) = \(value)")
    }
    if viewModel.usesContext { arguments.append("context = request.context") }
    let type = screen.uiStateName(ofModel: nil)
    let given = arguments.joined(separator: ", ")
    if viewModel.source == .nothing { return "\(makerName(type))(\(given))" }
    let adapter = adapterName(type)
    return
      "json.decodeFromString<\(source)>(request.data).\(adapter)(\(given))"
  }

  /// The expression that reads an input from JSON.
  private static func value(_ type: ValueType, _ json: String) -> String? {
    let types = TypeNames(options: options)
    let content = "\(json).jsonPrimitive.content"
    switch type {
    case .string: return content
    case .url: return "urlOrNull(\(content)).orEmpty()"
    case .boolean: return "\(json).jsonPrimitive.boolean"
    case .integer: return "\(json).whole"
    case .number, .duration: return "\(json).jsonPrimitive.double"
    case .decimal: return "BigDecimal(\(content))"
    case .date: return "\(json).instant"
    case .day: return "LocalDate.parse(\(content))"
    case .localDateTime: return "\(json).localDateTime"
    case .uuid: return "UUID.fromString(\(content))"
    case .json: return json
    case .named(let name): return "json.decodeFromJsonElement<\(types.name(of: name))>(\(json))"
    case .optional(let wrapped):
      return value(wrapped, "it").map { "\(json).takeIf { it !is JsonNull }?.let { \($0) }" }
    case .list(let element): return value(element, "it").map { "\(json).jsonArray.map { \($0) }" }
    case .dictionary(let element):
      return value(element, "it.value").map { "\(json).jsonObject.mapValues { \($0) }" }
    case .viewModel, .styledText: return nil
    }
  }
}

extension Screen {
  /// The screen or, if a class of the JVM cannot have so many properties, screens with some of its fields each. The first has those with
  /// other view models, which only one screen can have.
  var kotlinParts: [Screen] {
    guard let viewModel = viewModels.first, viewModel.fields.count > 200 else { return [self] }
    let nesting = viewModel.fields.filter { $0.rule.nested != nil }
    let fields = nesting + viewModel.fields.filter { $0.rule.nested == nil }
    return stride(from: 0, to: fields.count, by: 120).map { start in
      let some = Array(fields[start...].prefix(120))
      let names = some.reduce(into: Set<String>()) { $0.formUnion(viewModel.sharedNames($1)) }
      let part = viewModel.with(
        locals: viewModel.locals.filter { names.contains($0.name) },
        fields: some
      )
      let models = start == 0 ? viewModels.dropFirst() : []
      return with(view: "\(view)\(start)", viewModels: [part] + models)
    }
  }
}
