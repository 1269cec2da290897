import DocumentReader
import SwiftRenderer

/// What a build system asks for: certain files from certain inputs.
///
/// It goes by names alone, before any spec is read, so one file more or fewer would break the build.
struct BuildStep {
  /// All of the target.
  let specs: [String]
  let schemas: [String]
  let others: [String]
  let kind: GroupFile.Kind
  let module: String?

  /// The names of the files, and what each header names.
  private var expected: [(name: String, source: String)] {
    switch kind {
    case .source:
      specs.map { ("\(fileStem($0))ViewModel.swift", lastComponent($0)) }
        + schemas.map { ("\(schemaStem($0))ServiceModel.swift", lastComponent($0)) }
        + [("ViewModelSupport.swift", "all specs")]
    case .test:
      specs.map { ("\(fileStem($0))ViewModelTests.swift", lastComponent($0)) }
    }
  }

  func files(into diagnostics: inout [Diagnostic]) -> [OutputFile] {
    let inputs = Inputs(watched: Set((specs + schemas + others).map(canonicalPath)))
    let groups = selectSpecs(
      specs,
      flags: PartialSettings(module: module),
      noting: inputs,
      into: &diagnostics
    )
    guard let group = groups.first else { return [] }
    if let other = groups.dropFirst().first {
      diagnostics.append(.configurationsOfOneTarget(other.folder, group.folder))
      return []
    }
    let compiled = compileGroup(group, noting: inputs, into: &diagnostics)
    guard let templates = templates(of: group.settings, noting: inputs, into: &diagnostics) else {
      return []
    }
    // Nothing in the name of a spec tells its layout.
    var renderer = GroupRenderer(compiled, templates: templates, oneFileForEach: true)
    let files = renderer.files(into: &diagnostics).filter { $0.kind == kind }
    return exactly(files, into: &diagnostics)
  }

  /// The files that are expected, some of which may have nothing to say.
  private func exactly(
    _ files: [GroupFile],
    into diagnostics: inout [Diagnostic]
  ) -> [OutputFile] {
    var sourceByName: [String: String] = [:]
    for (name, source) in expected where sourceByName[name] == nil { sourceByName[name] = source }
    var result: [OutputFile] = []
    for file in files {
      if sourceByName.removeValue(forKey: file.name) == nil, let location = file.location {
        diagnostics.append(.schemaWithoutItsName(location.file.whole))
      }
      result.append(OutputFile(file))
    }
    for (name, source) in expected where sourceByName.removeValue(forKey: name) != nil {
      result.append(OutputFile(name: name, source: source, body: "// \(whyEmpty(name))\n"))
    }
    return result
  }
}

private func whyEmpty(_ name: String) -> String {
  if name.hasSuffix("ServiceModel.swift") { return "No spec uses a type of this schema." }
  return name == "ViewModelSupport.swift"
    ? "The other files need no helpers."
    : "The spec has no examples, and its schema asks for too much to make one up."
}
