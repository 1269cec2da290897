import DocumentReader

/// Writes the JSON Schema of the samples, and records the reason for each decision.
struct SchemaWriter {
  /// A type as JSON Schema and in words, with the evidence for it.
  struct Written {
    var schema: [(key: String, value: Node)]
    var type: String
    var evidence: [String] = []
  }

  let samples: SampleShapes
  let hints: InferenceHints
  let plan: ReadingPlan
  /// The strings at each path, for all variants of a union together, so that shared properties get the same type.
  let textsByPath: [String: TextFacts]
  private(set) var decisions: [InferredSchema.Decision] = []
  var candidates: [InferredSchema.Candidate] = []
  var diagnostics: [Diagnostic] = []

  /// The shared types, by the path of the shape that collects their objects.
  var references: [String: SharedType]
  var definitions: [(key: String, value: Node)] = []

  init(_ samples: SampleShapes, hints: InferenceHints, plan: ReadingPlan) {
    self.samples = samples
    self.hints = InferenceHints(
      maps: hints.maps.map(plan.canonical),
      enumerations: hints.enumerations.map(plan.canonical),
      dates: hints.dates.map(plan.canonical),
      same: hints.same.map { (plan.place($0), plan.place($1)) }
    )
    self.plan = plan
    var textsByPath: [String: TextFacts] = [:]
    samples.visit { shape in
      guard shape.count(of: .string) > 0 else { return }
      textsByPath[shape.path] = textsByPath[shape.path]?.merged(with: shape.texts) ?? shape.texts
    }
    self.textsByPath = textsByPath
    references = sharedTypes(of: samples, plan)
  }

  /// `presence` describes how often a member is present. It is `nil` for values that are not members.
  mutating func schema(of shape: Shape, presence: String?) -> Node {
    // The decision about a value is listed before those about its contents.
    let index = decisions.count
    let written = write(shape)
    if let presence {
      let nulls = shape.count(of: .null)
      let evidence = [presence, nulls > 0 ? "null in \(nulls)" : nil].compactMap { $0 }
      let decision = InferredSchema.Decision(
        path: shape.path,
        type: written.type,
        evidence: (evidence + written.evidence).joined(separator: ", ")
      )
      decisions.insert(decision, at: index)
    }
    return json(written.schema)
  }

  mutating func write(_ shape: Shape) -> Written {
    let isNullable = shape.count(of: .null) > 0
    let kinds = shape.kinds
    guard kinds.count <= 1 else { return writeChoice(shape, kinds, isNullable) }
    guard let kind = kinds.first ?? (home(of: shape) == nil ? nil : .object) else {
      return writeUnknown(shape)
    }
    var written = write(shape, as: kind)
    if isNullable {
      allowNull(in: &written)
      written.type += " or null"
    }
    return written
  }

  private mutating func writeUnknown(_ shape: Shape) -> Written {
    if let place = shape.sightings[.null]?.first {
      diagnostics.append(.onlyNull(shape.path, at: place))
    }
    return Written(schema: [], type: "unknown")
  }

  private mutating func write(_ shape: Shape, as kind: Shape.Kind) -> Written {
    switch kind {
    case .null, .boolean, .number: plain(kind)
    case .integer: writeInteger(shape)
    case .string: writeText(shape)
    case .array: writeList(shape)
    case .object: writeObjects(shape)
    }
  }

  func plain(_ kind: Shape.Kind) -> Written {
    Written(schema: [("type", json(kind.rawValue))], type: kind.rawValue)
  }

  private func writeInteger(_ shape: Shape) -> Written {
    if shape.integers.fitsInt { return plain(.integer) }
    var written = plain(.integer)
    written.schema.append(("format", json(shape.integers.fitsUInt ? "uint64" : "int128")))
    written.evidence.append("too large for a signed 64-bit integer")
    return written
  }

  // MARK: Lists and choices

  private mutating func writeList(_ shape: Shape) -> Written {
    guard let element = shape.element, element.count > 0 || home(of: element) != nil else {
      if let place = shape.sightings[.array]?.first {
        diagnostics.append(.onlyEmptyLists(shape.path, at: place))
      }
      return Written(
        schema: [("type", json("array")), ("items", emptyJSONObject)],
        type: "[unknown]"
      )
    }
    let written = write(element)
    return Written(
      schema: [("type", json("array")), ("items", json(written.schema))],
      type: "[\(written.type)]",
      evidence: [
        "\(counted(element.count, "element")) in \(counted(shape.count(of: .array), "list"))"
      ]
        + written.evidence
    )
  }

  /// Writes a choice for samples that disagree: any of their kinds is allowed.
  private mutating func writeChoice(
    _ shape: Shape,
    _ kinds: [Shape.Kind],
    _ isNullable: Bool
  ) -> Written {
    let sightings = kinds.compactMap { kind in shape.sightings[kind].map { (kind, $0) } }
    if let first = sightings.first, let second = sightings.dropFirst().first {
      diagnostics.append(
        .disagreement(shape.path, (first.0, first.1.first), (second.0, second.1.first))
      )
    }
    let all = kinds + (isNullable ? [.null] : [])
    let type = all.map(\.rawValue).joined(separator: " or ")
    let counts = all.map { "\($0.rawValue) in \(shape.count(of: $0))" }
    if !kinds.contains(.array), !kinds.contains(.object) {
      let names = all.map { json($0.rawValue) }
      return Written(schema: [("type", json(names))], type: type, evidence: counts)
    }
    let branches = all.map { json(write(shape, as: $0).schema) }
    return Written(schema: [("anyOf", json(branches))], type: type, evidence: counts)
  }

  private func allowNull(in written: inout Written) {
    for index in written.schema.indices {
      let value = written.schema[index].value
      switch written.schema[index].key {
      case "type": written.schema[index].value = json([value, json("null")])
      case "$ref":
        let reference = json(["$ref": value])
        written.schema[index] = ("anyOf", json([reference, json(["type": json("null")])]))
      case "oneOf":
        written.schema[index].value = json((value.elements ?? []) + [json(["type": json("null")])])
      case "enum": written.schema[index].value = json((value.elements ?? []) + [json(.null)])
      default: break
      }
    }
  }
}

extension SchemaWriter {
  /// Reports options whose path does not exist or has the wrong kind. Otherwise, they would be ignored silently.
  mutating func checkHints() {
    var shapes: [String: Shape] = [:]
    // A list and its elements have the same path. Options apply to the elements, which are visited later.
    samples.visit { shapes[$0.path] = $0 }
    let hinted: [(option: String, kind: Shape.Kind, paths: [String])] = [
      ("--map", .object, hints.maps), ("--enum", .string, hints.enumerations),
      ("--date", .string, hints.dates), ("--same", .object, hints.same.flatMap { [$0.0, $0.1] }),
    ]
    for (option, kind, paths) in hinted {
      for path in paths {
        guard let shape = shapes[path] else {
          let endpoints = samples.roots.map(\.shape.path).filter { !$0.isEmpty }
          let known = shapes.keys.sorted()
          diagnostics.append(.noSuchPath(path, option: option, known: known, in: endpoints))
          continue
        }
        let isUnknown = shape.kinds.isEmpty && option != "--same"
        let other = shape.kinds.first { $0 != kind } ?? (isUnknown ? .null : nil)
        if let other, let place = shape.sightings[other]?.first {
          diagnostics.append(.wrongKind(path, option: option, needed: kind, at: place))
        }
      }
    }
  }
}
