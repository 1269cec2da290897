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
    let names = StartNames(
      request,
      SpecNames(reserved: language.reservedNames),
      specs: settings.specs,
      root: configuration.folder
    )
    let neighbours = Neighbours(of: configuration.folder, in: self)
    guard diagnostics.count == before,
      var plan = request.samples.isEmpty
        ? StartPlan(files: starterFiles(names), inferred: nil)
        : draft(request, names, settings, among: neighbours, into: &diagnostics)
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
      diagnostics.append(.startOver(file.path))
    }
    let sample = request.samples.first ?? names.specPath
    if !Array(diagnostics.dropFirst(before)).hasErrors {
      neighbours.check(names.specPath, from: sample, with(plan.files), into: &diagnostics)
    }
    if Array(diagnostics.dropFirst(before)).hasErrors { return nil }
    // Shared files from an earlier run of `init` are kept.
    let text = nextSteps(plan, names, isNew: places.isNew)
    let shared =
      EditorSchema.all(in: configuration.folder) + [StartPlan.File(path: nextStepsName, text: text)]
    plan.files += shared.filter { (try? lookAt($0.path)) == nil }
    return plan
  }

  // MARK: From samples

  private func draft(
    _ request: StartRequest,
    _ names: StartNames,
    _ settings: Settings,
    among neighbours: Neighbours,
    into diagnostics: inout [Diagnostic]
  ) -> StartPlan? {
    let inferred = inferSchema(
      from: [Endpoint(type: names.type, samples: request.samples)],
      hints: request.hints,
      loader: .samples,
      into: &diagnostics
    )
    guard let inferred else { return nil }
    let schema = jsonText(inferred.schema) + "\n"
    var files = [StartPlan.File(path: names.schemaPath, text: schema)]
    let examples = fixtures(of: request.samples, names)
    files += examples.map(\.file)
    guard
      let service = service(
        SourceFile(path: names.schemaPath, text: schema),
        settings,
        into: &diagnostics
      )
    else {
      return nil
    }
    let draft = draftSpec(of: service, prefix: names.base, without: neighbours.viewModelNames)
    if draft.display.fields.isEmpty, let sample = request.samples.first {
      diagnostics.append(.nothingToShow(sample))
      return nil
    }
    func text(_ examples: [Node]) -> String {
      names.editorLine
        + draft.text(
          view: names.view,
          schema: names.schemaFromSpec,
          type: names.type,
          examples: examples
        )
    }
    let unproven = examples.map { $0.node(expecting: emptyJSONObject) }
    let first = files + [StartPlan.File(path: names.specPath, text: text(unproven))]
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
    files.append(StartPlan.File(path: names.specPath, text: text(proven)))
    return StartPlan(files: files, inferred: inferred)
  }

  private func service(
    _ schema: SourceFile,
    _ settings: Settings,
    into diagnostics: inout [Diagnostic]
  ) -> ServiceModel? {
    guard let document = readJSON(schema, into: &diagnostics) else { return nil }
    let request = SchemaRequest(
      document: document,
      location: schema.whole,
      typeName: nil,
      typeNameLocation: schema.whole,
      acronyms: settings.defaults.acronyms,
      reserved: language.reservedNames,
      keepsUnknown: settings.defaults.unknownCases != .reject
    )
    return compileSchema(request, loader: files.tree.loader, into: &diagnostics)
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

private func fixtures(of samples: [String], _ names: StartNames) -> [StartExample] {
  samples.prefix(mostExamples).enumerated().compactMap { index, path in
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
