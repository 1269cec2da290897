import OutputInterface
import ViewModelIR

/// Returns an object with what the screen shows in each example, for previews; `nil` if no example can be written.
///
///     object ProfileUiStateSamples {
///         val janeDoe: ProfileUiState by lazy { ProfileUiState(name = "Jane Doe") }
///     }
func samples(of shown: ShownScreen, in screen: KotlinScreen) -> Declaration? {
  guard let viewModel = screen.viewModels.first else { return nil }
  let writer = SampleWriter(
    screen: screen,
    expressions: ExpressionWriter(screen: screen, functions: ScreenFunctions(screen))
  )
  let type = screen.uiStateName(ofModel: viewModel.name)
  var names = UniqueNames()
  let properties = shown.samples.compactMap { example, fields -> Declaration? in
    guard let value = try? writer.code(fields, of: viewModel) else { return nil }
    let name = names.claim(kotlinMember(SpecNames().property(example)))
    return Declaration(
      doc: name == example ? "" : example,
      .sequence([.text("val \(name): \(type) by lazy "), .lambda(parameters: "", [value])]),
      isMember: true
    )
  }
  if properties.isEmpty { return nil }
  return Declaration(
    doc: "What the screen shows in the spec's examples, for previews and tests.",
    head: .text("object \(samplesName(type))"),
    members: properties
  )
}

/// `ProfileUiStateSamples`
func samplesName(_ type: String) -> String { "\(type)Samples" }

/// Writes values of view models: `NotesUiState(rows = emptyList(), emptyText = "No notes yet")`.
private struct SampleWriter {
  let screen: KotlinScreen
  let expressions: ExpressionWriter

  func code(_ fields: [String: Value], of viewModel: ViewModel) throws(NotInKotlin) -> Code {
    var arguments: [Code] = []
    for field in viewModel.fields {
      let value = try code(fields[field.name] ?? .null, of: field.type)
      arguments.append(.assignment(.text(kotlinMember(field.name)), value))
    }
    return .call(.text(screen.uiStateName(ofModel: viewModel.name)), arguments)
  }

  private func code(_ value: Value, of type: ValueType) throws(NotInKotlin) -> Code {
    switch (value, type.unwrapped) {
    case (.string(let text), .styledText):
      let reader = Code.text(".styledMarkdown", needs: [.helper("styledMarkdown")])
      return .chain(.string([.literal(text)]), [.call(reader, [])])
    case (.string(let text), let type):
      guard let enumeration = screen.service.enumeration(type) else { break }
      return try code(text, of: enumeration, type.kotlin(in: screen.types))
    case (.uuid(let uuid), let type):
      let read = Code.sequence([try type.kotlin(in: screen.types), ".fromString"])
      return .call(read, [.string([.literal(uuid.uuidString.lowercased())])])
    case (.list(let values), .list(let element)) where !values.isEmpty:
      let elements = try values.map { (value) throws(NotInKotlin) in try code(value, of: element) }
      return .call("listOf", elements)
    case (.object(let members), .viewModel(let name)):
      guard let viewModel = screen.screen.viewModel(name) else { break }
      return try code(members, of: viewModel)
    case (.object(let members), .dictionary(let element)):
      let sorted = members.sorted { $0.key < $1.key }
      let pairs = try sorted.map { (key, value) throws(NotInKotlin) in
        Code.sequence([.string([.literal(key)]), " to ", try code(value, of: element)])
      }
      return pairs.isEmpty ? "emptyMap()" : .call("mapOf", pairs)
    default: break
    }
    return try expressions.literal(value)
  }

  /// `OrderState.Delivered`, or `OrderState.Unknown("lost")` for a value that the schema does not declare
  private func code(
    _ text: String,
    of enumeration: ServiceModel.Enumeration,
    _ type: Code
  ) throws(NotInKotlin) -> Code {
    guard let name = type.flat else { throw NotInKotlin("a constant of this type") }
    guard let known = enumeration.cases.first(where: { $0.rawValue == text }) else {
      return .call(.text("\(name).\(unknownCase)"), [enumeration.kotlinRawValue(text)])
    }
    return .text("\(name).\(kotlinCase(known.name, of: name))")
  }
}
