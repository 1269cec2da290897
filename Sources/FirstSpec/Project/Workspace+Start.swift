import DocumentReader
import Evaluator
import OutputInterface
import SchemaCompiler
import SpecSyntax
import ViewModelIR
import Workspace

/// The size in bytes above which a sample is shortened for the examples of a spec, because people read those.
private let longestFixture = 4_000
private let mostElements = 3
private let mostExamples = 3

extension Workspace {
  /// Returns the files that `init` writes, or `nil` after reporting an error, for example if a file already exists.
  package func start(_ request: StartRequest, into diagnostics: inout [Diagnostic]) -> StartPlan? {
    let before = diagnostics.count
    var finder = ConfigurationFinder(files: files, flags: Settings())
    let (key, configuration) = finder.governing(".", into: &diagnostics)
    let settings = Settings(flags: Settings(), configuration: configuration)
    let screens = (request.endpoints.isEmpty ? [[]] : request.endpoints).map {
      StartNames(
        $0,
        request,
        SpecNames(reserved: language.reservedNames),
        specs: settings.specs,
        root: configuration.folder
      )
    }
    diagnostics += screensOfOneName(screens)
    let neighbours = Neighbours(of: configuration.folder, in: self)
    guard diagnostics.count == before,
      var plan = request.endpoints.isEmpty
        ? StartPlan(files: screens.flatMap(starterFiles), inferred: nil)
        : draft(screens, request.hints, settings, among: neighbours, into: &diagnostics)
    else { return nil }
    let places = ProjectPlaces(in: ".")
    if key.isEmpty {
      if places.isGuess { diagnostics.append(.guessedPlace(places.output)) }
      let text =
        EditorSchema.configuration.line(in: configuration.folder, root: configuration.folder)
        + configurationText(places)
      plan.files.insert(StartPlan.File(path: Configuration.fileName, text: text), at: 0)
    }
    for file in plan.files where (try? lookAt(file.path)) != nil {
      diagnostics.append(.startOver(file.path, screens))
    }
    if !Array(diagnostics.dropFirst(before)).hasErrors {
      neighbours.check(screens, with(plan.files), into: &diagnostics)
    }
    if Array(diagnostics.dropFirst(before)).hasErrors { return nil }
    // Shared files from an earlier run of `init` are kept.
    let text = nextSteps(plan, screens, isNew: places.isNew)
    let shared =
      EditorSchema.all(in: configuration.folder) + [StartPlan.File(path: nextStepsName, text: text)]
    plan.files += shared.filter { (try? lookAt($0.path)) == nil }
    return plan
  }

  // MARK: From samples

  /// Returns the files of screens that show the samples, all with one schema, or `nil` after reporting an error.
  private func draft(
    _ screens: [StartNames],
    _ hints: InferenceHints,
    _ settings: Settings,
    among neighbours: Neighbours,
    into diagnostics: inout [Diagnostic]
  ) -> StartPlan? {
    let isOnly = screens.count == 1
    let inferred = inferSchema(
      from: screens.map {
        Endpoint(name: isOnly ? "" : $0.base, type: $0.type, samples: $0.samples)
      },
      hints: hints,
      loader: .samples,
      into: &diagnostics
    )
    guard let inferred, let path = screens.first?.schemaPath else { return nil }
    let schema = StartPlan.File(path: path, text: jsonText(inferred.schema) + "\n")
    var plan = StartPlan(files: [schema], inferred: inferred)
    var taken = neighbours.viewModelNames
    if !isOnly { taken.formUnion(screens.map(\.base)) }
    for (index, names) in screens.enumerated() {
      var names = names
      let type = inferred.types.dropFirst(index).first
      guard let service = service(schema, type, &names, settings, into: &diagnostics) else {
        return nil
      }
      let draft = draftSpec(of: service, prefix: names.base, without: taken)
      guard let files = self.files(of: draft, names, schema, settings, into: &diagnostics) else {
        return nil
      }
      plan.files += files
      taken.formUnion(draft.models.map(\.name))
    }
    return plan
  }

  /// Returns the spec of a screen and its fixtures, or `nil` after reporting an error.
  private func files(
    of draft: SpecDraft,
    _ names: StartNames,
    _ schema: StartPlan.File,
    _ settings: Settings,
    into diagnostics: inout [Diagnostic]
  ) -> [StartPlan.File]? {
    if draft.display.fields.isEmpty, let sample = names.samples.first {
      diagnostics.append(.nothingToShow(sample))
      return nil
    }
    let examples = fixtures(of: names)
    let files = examples.map(\.file)
    func spec(_ examples: [Node]) -> StartPlan.File {
      let text = draft.text(
        view: names.view,
        schema: names.schemaFromSpec,
        isShared: names.sharesSchema,
        type: names.type,
        examples: examples
      )
      return StartPlan.File(path: names.specPath, text: names.editorLine + text)
    }
    let unproven = spec(examples.map { $0.node(expecting: emptyJSONObject) })
    let first = [schema, unproven] + files
    let screen = compile(names.specPath, among: first, settings, into: &diagnostics)
    guard let screen else { return nil }
    for (example, compiled) in zip(examples, screen.examples) {
      var found: [Diagnostic] = []
      _ = evaluate(compiled, of: screen, into: &found)
      let errors = found.filter { $0.severity == .error }
      diagnostics += errors.map { .unusableSample(example.sample, example.isWhole, $0) }
      if !errors.isEmpty { return nil }
    }
    let proven = zip(examples, screen.examples).map { example, compiled in
      example.node(expecting: expected(compiled, of: screen))
    }
    return files + [spec(proven)]
  }

  /// Returns the types of a response, whose type and place in the schema become those of the screen.
  ///
  /// - Parameter type: The key of the type under `definitions`, or `nil` if it is the whole schema.
  private func service(
    _ schema: StartPlan.File,
    _ type: String?,
    _ names: inout StartNames,
    _ settings: Settings,
    into diagnostics: inout [Diagnostic]
  ) -> ServiceModel? {
    let file = SourceFile(path: schema.path, text: schema.text)
    guard let document = readJSON(file, into: &diagnostics) else { return nil }
    let fragment = type.map { "/definitions/\($0)" } ?? ""
    var request = SchemaRequest(
      document: document,
      fragment: fragment,
      location: file.whole,
      typeName: nil,
      typeNameLocation: file.whole,
      acronyms: settings.defaults.acronyms,
      reserved: language.reservedNames,
      keepsUnknown: settings.defaults.unknownCases != .reject
    )
    let whole = compileSchema(request, loader: files.tree.loader, into: &diagnostics)
    guard let type, let whole else { return whole }
    names.type = type
    request.fragment = ""
    request.typeName = type
    var found: [Diagnostic] = []
    let named = compileSchema(request, loader: files.tree.loader, into: &found)
    if let named, named.root == whole.root { return named }
    // A spec cannot name, for example, a number or an object that may be null.
    names.fragment = fragment
    return whole
  }

  /// This workspace with files that have not been written yet.
  private func with(_ files: [StartPlan.File]) -> Workspace {
    let texts = Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { $1 })
    return Workspace(
      Files(FileLoader.disk.replacing(texts)),
      in: type(of: language),
      twins: twins
    )
  }

  /// Returns the spec's screen, compiled with files that have not been written yet.
  private func compile(
    _ path: String,
    among files: [StartPlan.File],
    _ settings: Settings,
    into diagnostics: inout [Diagnostic]
  ) -> Screen? {
    let compiled = with(files).compiled(path, SpecDefaults(settings))
    diagnostics += compiled.diagnostics
    return compiled.screen
  }
}

/// An example of the spec that was created from a sample.
private struct StartExample {
  let name: String
  let file: StartPlan.File
  let fixture: String
  /// The original sample, and whether the example contains all of it.
  let sample: SourceFile
  let isWhole: Bool

  func node(expecting expected: Node) -> Node {
    json(["name": json(name), "fixture": json(fixture), "expect": expected])
  }
}

private func fixtures(of names: StartNames) -> [StartExample] {
  let samples = names.samples
  return samples.prefix(mostExamples).enumerated().compactMap { index, path in
    guard case .file(let file) = FileLoader.samples.load(path) else { return nil }
    let isWhole = file.bytes.count <= longestFixture
    let text =
      isWhole
      ? String(decoding: file.bytes, as: UTF8.self)
      : shortened(file, toElements: mostElements).map { jsonText($0) + "\n" }
    guard let text else { return nil }
    let name = "\(names.base)-\(index + 1)"
    return StartExample(
      name: samples.count(where: { fileStem($0) == fileStem(path) }) == 1 ? fileStem(path) : path,
      file: StartPlan.File(path: names.fixturePath(name), text: text),
      fixture: "fixtures/\(name).json",
      sample: file,
      isWhole: isWhole
    )
  }
}

/// Returns an error for each screen whose type has the name of another, or whose files have one in file systems that ignore case.
private func screensOfOneName(_ screens: [StartNames]) -> [Diagnostic] {
  var known: [String: StartNames] = [:]
  return screens.compactMap { screen in
    let other = known.updateValue(screen, forKey: screen.type.lowercased())
    return other.map { .screensOfOneName(screen, $0) }
  }
}
