import DocumentReader

extension SchemaWriter {
  /// Writes the schema of the objects at a place, or a reference if several places share it.
  mutating func writeObjects(_ shape: Shape) -> Written {
    if let home = home(of: shape) { return writeShared(home, at: shape) }
    return writeOwnObjects(shape)
  }

  mutating func writeOwnObjects(_ shape: Shape) -> Written {
    if let key = plan.unions[shape.path], shape.object == nil { return writeUnion(shape, by: key) }
    guard let object = shape.object else { return plain(.object) }
    if let values = object.values { return writeMap(object, values) }
    suggestMap(object)
    if object.members.isEmpty, let place = shape.sightings[.object]?.first {
      diagnostics.append(.onlyEmptyObjects(shape.path, at: place))
    }
    return Written(schema: schema(of: object), type: "object")
  }

  /// `constant` is the discriminating key of a union, with the value that it has in these objects.
  private mutating func schema(
    of object: ObjectShape,
    constant: (key: String, value: String)? = nil
  ) -> [(key: String, value: Node)] {
    let required = object.members.filter { $0.count == object.count }.map { json($0.key) }
    var properties: [(key: String, value: Node)] = []
    for member in object.members {
      if let constant, constant.key == member.key {
        properties.append((member.key, json(["const": json(constant.value)])))
      } else {
        var presence = "in \(member.count) of \(object.count)"
        if let constant { presence += " '\(excerpt(constant.value))'" }
        properties.append((member.key, schema(of: member.shape, presence: presence)))
      }
    }
    var schema: [(key: String, value: Node)] = [("type", json("object"))]
    if !required.isEmpty { schema.append(("required", json(required))) }
    if !properties.isEmpty { schema.append(("properties", json(properties))) }
    return schema
  }

  // MARK: Dictionaries

  private mutating func writeMap(_ object: ObjectShape, _ values: Shape) -> Written {
    let written = write(values)
    var evidence = "\(counted(object.keys.count, "key")) in \(counted(object.count, "object"))"
    if let form = object.keys.form { evidence += ", all \(form.rawValue)" }
    if hints.maps.contains(object.path) { evidence += ", as requested" }
    return Written(
      schema: [("type", json("object")), ("additionalProperties", json(written.schema))],
      type: "[string: \(written.type)]",
      evidence: [evidence] + written.evidence
    )
  }

  /// Suggests `--map` for objects with many keys whose values are alike. Such keys are often data, for example currencies.
  private mutating func suggestMap(_ object: ObjectShape) {
    guard object.members.count >= 8 || object.keys.form != nil, object.valuesAreAlike,
      object.members.allSatisfy({ $0.shape.kinds != [.string] })
    else { return }
    let first = object.keys.first.map { " ('\(excerpt($0))', …)" } ?? ""
    candidates.append(
      InferredSchema.Candidate(
        option: "--map \(spoken(object.path))",
        reason: "\(object.members.count) keys\(first) whose values are all alike"
      )
    )
  }

  // MARK: Unions

  private mutating func writeUnion(_ shape: Shape, by key: String) -> Written {
    let branches = shape.variants.map { variant in
      json(schema(of: variant.object, constant: (key, variant.value)))
    }
    let counts = shape.variants.map { "'\(excerpt($0.value))' in \($0.object.count)" }
    return Written(
      schema: [("oneOf", json(branches))],
      type: "one of \(branches.count) by '\(key)'",
      evidence: [counts.joined(separator: ", ")]
    )
  }
}
