import DocumentReader
import Evaluator
import ViewModelIR
import Workspace

/// The data of a preview: an example of the spec, a file, or data made up from the schema.
package struct PreviewSubject: Sendable {
  package var example: Example
  /// The name of the example that supplies the data or the settings; `nil` if there is none.
  var exampleName: String?
  var heading: String

  package init(example: Example, exampleName: String? = nil, heading: String) {
    self.example = example
    self.exampleName = exampleName
    self.heading = heading
  }
}

/// The user's choice of the data to preview: an example, a file, both, or (if neither is given) all examples.
package struct PreviewChoice {
  private let example: String?
  /// The path of a JSON file.
  private let data: String?

  package init(example: String?, data: String?) {
    self.example = example
    self.data = data
  }

  package func subjects(
    of screen: Screen,
    in spec: String,
    into diagnostics: inout [Diagnostic]
  ) -> [PreviewSubject] {
    var examples = screen.examples
    if let name = example {
      examples = examples.filter { $0.name == name && !$0.isSample }
      if examples.isEmpty {
        let names = screen.examples.filter { !$0.isSample }.map(\.name)
        diagnostics.append(.unknownExample(name, known: names, in: spec))
        return []
      }
    }
    if let data {
      let named = example == nil ? nil : examples.first
      return [subject(data, like: named, of: screen, in: spec, into: &diagnostics)]
        .compactMap { $0 }
    }
    if examples.isEmpty { diagnostics.append(.noSample(spec)) }
    return examples.map { example in
      example.isSample
        ? PreviewSubject(
          example: example,
          heading: "made up from the schema, because there are no examples"
        )
        : PreviewSubject(example: example, exampleName: example.name, heading: example.name)
    }
  }

  /// A subject with a file's data. Its inputs and settings are those of the example; without one, they are made up or the defaults.
  private func subject(
    _ path: String,
    like example: Example?,
    of screen: Screen,
    in spec: String,
    into diagnostics: inout [Diagnostic]
  ) -> PreviewSubject? {
    guard let viewModel = screen.viewModels.first,
      let node = FileLoader.disk.json(path, into: &diagnostics)
    else { return nil }
    let inputs =
      example?.inputs
      ?? sampleInputs(of: viewModel, in: screen.service)
      .filter { !screen.formInputs.contains($0.key) }
    var data = Example(
      name: path,
      location: node.location,
      data: node,
      inputs: inputs,
      locale: example?.locale ?? Example.defaultLocale,
      timeZone: example?.timeZone ?? Example.defaultTimeZone,
      now: example?.now ?? Example.defaultNow,
      expectations: []
    )
    data = screen.filled(data)
    if let missing = viewModel.inputs.first(where: { data.inputs[$0.name] == nil }) {
      diagnostics.append(.noSampleInput(missing.name, in: spec))
      return nil
    }
    var heading = path
    if let example {
      heading += ", everything else from '\(example.name)'"
    } else if !inputs.isEmpty {
      heading += ", with inputs made up from their types"
    }
    return PreviewSubject(example: data, exampleName: example?.name, heading: heading)
  }
}

extension FileLoader {
  fileprivate func json(_ path: String, into diagnostics: inout [Diagnostic]) -> Node? {
    switch load(path) {
    case .failure(let reason):
      diagnostics.append(.unreadable(path, reason))
      return nil
    case .file(let file): return readFile(file, into: &diagnostics)
    }
  }
}

/// Diagnostics about missing data for a preview.
extension Diagnostic {
  static func unknownExample(_ name: String, known: [String], in spec: String) -> Diagnostic {
    let hint =
      known.isEmpty
      ? "the spec has none, so omit --example"
      : Hint(for: name, among: known.map { excerpt($0) }, else: "the spec has")
    return Diagnostic(.unknownName, "there is no example \(quoted(name)); \(hint)", at: whole(spec))
  }

  static func noSample(_ spec: String) -> Diagnostic {
    Diagnostic(
      .exampleData,
      "the spec has no examples to show, and none can be made up from its schema; add an example, "
        + "or pass --data FILE",
      at: whole(spec)
    )
  }

  static func noSampleInput(_ name: String, in spec: String) -> Diagnostic {
    Diagnostic(
      .exampleData,
      "the type of input '\(name)' is too large to make up a value; pass --example NAME with --data "
        + "to take it from an example",
      at: whole(spec)
    )
  }
}
