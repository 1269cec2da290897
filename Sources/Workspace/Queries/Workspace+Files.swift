import DocumentReader
import OutputInterface
import ViewModelIR

extension Settings {
  func folder(for kind: FileKind) -> String {
    switch kind {
    case .source: output
    case .test: tests
    }
  }
}

extension Workspace {
  /// Renders the files of all specs under one configuration; none if its templates cannot be used.
  ///
  /// - Parameter oneFileForEach: Whether each spec gets a single file, regardless of its layout.
  func renderedFiles(
    of group: CompiledGroup,
    oneFileForEach: Bool = false,
    into diagnostics: inout [Diagnostic]
  ) -> [OutputFile] {
    let settings = group.settings
    let found = templates(in: settings.templates, in: Reading(files))
    diagnostics += found.diagnostics
    guard let templates = found.value else { return [] }
    let options = RenderOptions(settings, inOneFile: oneFileForEach)
    // Specs whose own files are not written still need their helpers in the shared files.
    let overloads = group.protocols.overloads
    let keys = group.all.map { screen in
      RenderingKey(
        spec: SpecKey(screen.location.file.path, settings),
        options: options,
        templates: settings.templates,
        hasSamples: settings.samples,
        overloads: screen.presenter.flatMap { overloads[$0.service.protocolName] } ?? []
      )
    }
    let screens = concurrentMap(keys.count) { self.rendering(keys[$0]) }
    diagnostics += screens.flatMap(\.diagnostics)
    let own = group.ownFiles(screens.map(\.value))
    let schemas = group.services.compactMap {
      types -> (types: SchemaTypeFile, file: RenderedFile)? in
      let key = SchemaFileKey(types: types, options: options, templates: settings.templates)
      let found = schemaFile(key)
      diagnostics += found.diagnostics
      return found.value.map { (types, $0) }
    }
    let parts = SharedParts(
      screens: group.all,
      protocols: group.protocols,
      files: screens.flatMap(\.value) + schemas.map(\.file)
    )
    let shared =
      schemas.map { OutputFile($1, of: $0) }
      + language.sharedFiles(of: parts, options, templates, into: &diagnostics)
      .map { OutputFile($0, from: FileSubject.allSpecs.source, at: $0.location) }
    return own
      + (oneFileForEach
        ? shared : shared.map { group.keepingLines($0, in: settings.folder(for: $0.kind)) })
  }
}

extension FileSubject {
  /// The source that the header of a generated file names.
  var source: String {
    switch self {
    case .spec(let path), .schema(let path): lastComponent(path)
    case .allSpecs: "all specs"
    }
  }
}

extension [ServiceProtocol] {
  /// The names that several functions of a service share, by the name of its protocol.
  var overloads: [String: Set<String>] {
    Dictionary(map { ($0.name, $0.overloads) }, uniquingKeysWith: { first, _ in first })
  }
}

extension CompiledGroup {
  /// If a spec has an error and the new version of a shared file lacks a line of the old version, keeps the old version: the files of that
  /// spec are kept as well, and might need the line.
  func keepingLines(_ file: OutputFile, in folder: String) -> OutputFile {
    let path = joinPath(folder, file.name)
    guard !isComplete, let body = (try? readBytes(path)).flatMap(Header.body) else { return file }
    let newline = UInt8(ascii: "\n")
    let lines = Set(file.body.bytes.split(separator: newline))
    if lines.isSuperset(of: body.split(separator: newline)) { return file }
    var file = file
    file.body = RenderedText(bytes: body)
    return file
  }
}
