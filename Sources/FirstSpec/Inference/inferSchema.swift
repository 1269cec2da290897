import DocumentReader

/// What users specify because samples cannot show it, by path: `photos.camera`. The path `.` is the whole sample. If there are several
/// endpoints, a path begins with the name of one: `Photos.camera`.
package struct InferenceHints: Sendable {
  package var maps: [String]
  package var enumerations: [String]
  package var dates: [String]
  /// The pairs of paths whose objects have the same type.
  package var same: [(String, String)]

  package init(
    maps: [String] = [],
    enumerations: [String] = [],
    dates: [String] = [],
    same: [(String, String)] = []
  ) {
    self.same = same.map { (Self.path($0), Self.path($1)) }
    self.maps = maps.map(Self.path)
    self.enumerations = enumerations.map(Self.path)
    self.dates = dates.map(Self.path)
  }

  package var isEmpty: Bool {
    maps.isEmpty && enumerations.isEmpty && dates.isEmpty && same.isEmpty
  }

  private static func path(_ written: String) -> String { written == "." ? "" : written }
}

/// A schema that all samples satisfy, with the reasons for it.
package struct InferredSchema {
  /// The inferred type of a property, and the evidence in the samples.
  package struct Decision {
    package let path: String
    package let type: String
    package let evidence: String
  }

  /// A more specific type that the samples suggest but do not prove, and the option that selects it.
  package struct Candidate {
    package let option: String
    package let reason: String
  }

  package let schema: Node
  /// The types of whole responses, as keys under `definitions`. Empty if the schema is that of the only endpoint.
  package let types: [String]
  package let decisions: [Decision]
  package let candidates: [Candidate]
}

/// The most passes over the samples. Each level of nested dictionaries, unions and shared types needs one more pass.
private let mostPasses = 12

/// Infers a JSON Schema (draft-07) from JSON samples, which are read one at a time. Returns `nil` after reporting an error.
package func inferSchema(
  from endpoints: [Endpoint],
  hints: InferenceHints = InferenceHints(),
  loader: FileLoader,
  into diagnostics: inout [Diagnostic]
) -> InferredSchema? {
  var plan = ReadingPlan(maps: Set(hints.maps))
  for (path, other) in hints.same {
    let isOutside = depth(path) < depth(other)
    plan.read(isOutside ? other : path, with: isOutside ? path : other)
  }
  var refused: Set<String> = []
  var passes = 0
  while true {
    guard let shapes = read(endpoints, plan, loader, into: &diagnostics) else { return nil }
    passes += 1
    var improved = plan.improved(by: shapes, refused: &refused)
    // Shared types can be found only once all dictionaries and unions are known.
    if improved == plan { improved = plan.unified(by: shapes) }
    if improved == plan || passes == mostPasses {
      return write(shapes, hints: hints, plan: plan, into: &diagnostics)
    }
    plan = improved
  }
}

private func read(
  _ endpoints: [Endpoint],
  _ plan: ReadingPlan,
  _ loader: FileLoader,
  into diagnostics: inout [Diagnostic]
) -> SampleShapes? {
  let shapes = SampleShapes(of: endpoints, plan)
  for (endpoint, root) in zip(endpoints, shapes.roots) {
    for path in endpoint.samples {
      switch loader.load(path) {
      case .failure(let reason): diagnostics.append(.unreadable(path, reason))
      case .file(let file):
        let tokens = JSONTokens(file, limit: Limits.sampleSize, into: &diagnostics)
        guard let tokens else { continue }
        var reader = SampleReader(tokens, of: path, plan: plan, homes: shapes.homes)
        do {
          try reader.read(into: root.shape)
        } catch {
          diagnostics.append(error)
        }
      }
    }
  }
  return diagnostics.hasErrors ? nil : shapes
}

private func write(
  _ shapes: SampleShapes,
  hints: InferenceHints,
  plan: ReadingPlan,
  into diagnostics: inout [Diagnostic]
) -> InferredSchema? {
  var writer = SchemaWriter(shapes, hints: hints, plan: plan)
  let roots = writer.writeRoots()
  writer.checkHints()
  diagnostics += writer.diagnostics
  if writer.diagnostics.hasErrors { return nil }
  var members: [(key: String, value: Node)] = [
    ("$schema", json("http://json-schema.org/draft-07/schema#"))
  ]
  members += roots.members
  return InferredSchema(
    schema: json(members),
    types: roots.types,
    decisions: writer.decisions,
    candidates: writer.candidates
  )
}
