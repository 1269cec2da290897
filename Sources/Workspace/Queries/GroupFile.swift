import DocumentReader
import SwiftOutput
import TextOutput
import ViewModelIR

/// A rendered file, the folder that it goes to, and what its header names.
struct GroupFile: Sendable {
  enum Kind: CaseIterable, Sendable { case source, test }

  let kind: Kind
  /// The spec's file name, the schema's, or `all specs`.
  let source: String
  let name: String
  var body: RenderedText
  /// Where what it says comes from; nil for what all specs share.
  var location: Location?
}

extension OutputFile {
  init(_ file: GroupFile) {
    self.init(name: file.name, source: file.source, body: file.body, location: file.location)
  }
}

extension Settings {
  func folder(for kind: GroupFile.Kind) -> String {
    switch kind {
    case .source: output
    case .test: tests
    }
  }
}

extension Workspace {
  /// The files of all specs under one configuration; none where its templates cannot be used.
  ///
  /// `oneFileForEach`: whatever a spec's layout.
  func renderedFiles(
    of group: CompiledGroup,
    oneFileForEach: Bool = false,
    into diagnostics: inout [Diagnostic]
  ) -> [GroupFile] {
    let settings = group.settings
    let found = templates(in: settings.templates, in: Reading(files))
    diagnostics += found.diagnostics
    guard let templates = found.value else { return [] }
    let options = RenderOptions(settings, inOneFile: oneFileForEach)
    // The specs that the run leaves alone need their helpers all the same.
    let keys = (group.screens + group.others).map { screen in
      RenderingKey(
        spec: SpecKey(screen.location.file.path, settings),
        options: options,
        templates: settings.templates,
        hasSamples: settings.samples,
        overloads: group.overloads(of: screen)
      )
    }
    progress?.enter(.render, of: keys.count)
    let screens = concurrentMap(keys.count) { index in
      defer { self.progress?.advance() }
      return self.rendering(keys[index])
    }
    diagnostics += screens.flatMap(\.diagnostics)
    let shared = serviceFiles(of: group, into: &diagnostics)
    let protocols = protocolFiles(of: group, options, templates, into: &diagnostics)
    let all = screens.flatMap(\.value)
    let testSupport = testSupportFile(all, options, templates, into: &diagnostics)
    let mocks = mockFiles(of: group, options, templates, into: &diagnostics)
    let own = screens.prefix(group.screens.count).flatMap(\.value)
    let support = supportFile(all + shared + protocols, of: group, options)
    let parts = [
      (protocols + support, supportFileName), (mocks + testSupport, options.testSupportFile),
    ]
    if oneFileForEach { return own + shared + parts.compactMap { joined($0, named: $1) } }
    return own + (shared + parts.flatMap(\.0)).map(group.keepingLines)
  }

  /// In one file: a protocol has a name that no build system knows of beforehand.
  private func joined(_ files: [GroupFile], named name: String) -> GroupFile? {
    guard let first = files.first else { return nil }
    let body = inOneFile(files.map(\.body))
    return GroupFile(kind: first.kind, source: allSpecs, name: name, body: body)
  }

  private func mockFiles(
    of group: CompiledGroup,
    _ options: RenderOptions,
    _ templates: TemplateSet,
    into diagnostics: inout [Diagnostic]
  ) -> [GroupFile] {
    if group.protocols.isEmpty { return [] }
    var files = group.protocols.compactMap { file in
      renderServiceMock(
        file.service,
        modules: file.modules,
        options: options,
        templates: templates,
        into: &diagnostics
      )
    }
    files += [renderScreenTestSupport(templates, into: &diagnostics)].compactMap { $0 }
    return files.map { GroupFile(kind: .test, source: allSpecs, name: $0.name, body: $0.body) }
  }

  private func protocolFiles(
    of group: CompiledGroup,
    _ options: RenderOptions,
    _ templates: TemplateSet,
    into diagnostics: inout [Diagnostic]
  ) -> [GroupFile] {
    group.protocols.compactMap { file in
      renderServiceProtocol(
        file.service,
        modules: file.modules,
        options: options,
        templates: templates,
        into: &diagnostics
      )
      .map { rendered in
        GroupFile(
          kind: .source,
          source: allSpecs,
          name: rendered.name,
          body: rendered.body,
          location: file.location
        )
      }
    }
  }

  private func supportFile(
    _ files: [GroupFile],
    of group: CompiledGroup,
    _ options: RenderOptions
  ) -> [GroupFile] {
    var needs = SupportNeeds(of: files.map(\.body))
    for screen in group.screens + group.others { needs.addTokens(of: screen) }
    let support = renderSupport(needs, options: options)
    return [support].compactMap { $0 }.map {
      GroupFile(kind: .source, source: allSpecs, name: supportFileName, body: $0)
    }
  }

  private func testSupportFile(
    _ files: [GroupFile],
    _ options: RenderOptions,
    _ templates: TemplateSet,
    into diagnostics: inout [Diagnostic]
  ) -> [GroupFile] {
    let needs = TestSupportNeeds(of: files.map(\.body))
    let file = renderTestSupport(needs, options: options, templates: templates, into: &diagnostics)
    return [file].compactMap { $0 }.map {
      GroupFile(kind: .test, source: allSpecs, name: $0.name, body: $0.body)
    }
  }
}

private let supportFileName = "ViewModelSupport.swift"

/// What the header of a file names that all specs share.
let allSpecs = "all specs"

extension CompiledGroup {
  /// The functions of which the screen's protocol has several.
  fileprivate func overloads(of screen: Screen) -> Set<String> {
    let name = screen.presenter?.service.protocolName
    return protocols.first { $0.service.name == name }?.service.overloads ?? []
  }

  /// The file as it is on the disk, if it would lose a line although a spec has an error: that spec's own files are kept, and may need
  /// the line.
  fileprivate func keepingLines(_ file: GroupFile) -> GroupFile {
    let path = joinPath(settings.folder(for: file.kind), file.name)
    guard !isComplete, let body = (try? readBytes(path)).flatMap(Header.body) else { return file }
    let newline = UInt8(ascii: "\n")
    let lines = Set(file.body.bytes.split(separator: newline))
    if lines.isSuperset(of: body.split(separator: newline)) { return file }
    var file = file
    file.body = RenderedText(bytes: body)
    return file
  }
}
