import DocumentReader

/// What samples cannot tell, by path: `photos.camera`; `.` is the whole of each sample.
package struct InferenceWishes: Sendable {
  package var maps: [String]
  package var enumerations: [String]
  package var dates: [String]

  package init(maps: [String] = [], enumerations: [String] = [], dates: [String] = []) {
    self.maps = maps.map(Self.path)
    self.enumerations = enumerations.map(Self.path)
    self.dates = dates.map(Self.path)
  }

  package var isEmpty: Bool { maps.isEmpty && enumerations.isEmpty && dates.isEmpty }

  private static func path(_ written: String) -> String { written == "." ? "" : written }
}

/// A schema that all samples satisfy, and why it is as it is.
package struct InferredSchema {
  /// What a property was taken for, and what the samples show of it.
  package struct Decision {
    package let path: String
    package let type: String
    package let evidence: String
  }

  /// What looks like more than the samples prove, and the option that says so.
  package struct Candidate {
    package let option: String
    package let reason: String
  }

  package let schema: Node
  package let decisions: [Decision]
  package let candidates: [Candidate]
}

/// How often the samples are read: once more for each level of dictionaries and unions inside one another.
private let mostPasses = 8

/// Infers a JSON Schema (draft-07) from JSON samples, which are read one at a time; nil where there was an error.
package func inferSchema(
  from samples: [String],
  title: String? = nil,
  wishes: InferenceWishes = InferenceWishes(),
  loader: FileLoader,
  into diagnostics: inout [Diagnostic]
) -> InferredSchema? {
  var plan = ReadingPlan(maps: Set(wishes.maps))
  var refused: Set<String> = []
  var passes = 0
  while true {
    guard let root = read(samples, plan, loader, into: &diagnostics) else { return nil }
    passes += 1
    let improved = plan.improved(by: root, refused: &refused)
    if improved == plan || passes == mostPasses {
      return write(root, title: title, wishes: wishes, plan: plan, into: &diagnostics)
    }
    plan = improved
  }
}

private func read(
  _ samples: [String],
  _ plan: ReadingPlan,
  _ loader: FileLoader,
  into diagnostics: inout [Diagnostic]
) -> Shape? {
  let root = Shape(path: "")
  for path in samples {
    switch loader.load(path) {
    case .failure(let reason): diagnostics.append(.unreadable(path, reason))
    case .file(let file):
      let tokens = JSONTokens(file, limit: Limits.sampleSize, into: &diagnostics)
      guard let tokens else { continue }
      var reader = SampleReader(tokens, of: path, plan: plan)
      do {
        try reader.read(into: root)
      } catch {
        diagnostics.append(error)
      }
    }
  }
  return diagnostics.hasErrors ? nil : root
}

private func write(
  _ root: Shape,
  title: String?,
  wishes: InferenceWishes,
  plan: ReadingPlan,
  into diagnostics: inout [Diagnostic]
) -> InferredSchema? {
  var writer = SchemaWriter(root, wishes: wishes, plan: plan)
  let body = writer.schema(of: root, presence: nil)
  writer.checkWishes(against: root)
  diagnostics += writer.diagnostics
  if writer.diagnostics.hasErrors { return nil }
  var members: [(key: String, value: Node)] = [
    ("$schema", json("http://json-schema.org/draft-07/schema#"))
  ]
  if let title { members.append(("title", json(title))) }
  members += (body.members ?? []).map { ($0.key, $0.value) }
  return InferredSchema(
    schema: json(members),
    decisions: writer.decisions,
    candidates: writer.candidates
  )
}
