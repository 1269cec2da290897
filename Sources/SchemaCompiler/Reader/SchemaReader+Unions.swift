import DocumentReader
import ViewModelIR

extension SchemaReader {
  /// One of the schemas that a value may satisfy.
  struct Alternative {
    var schema: FlatSchema
    /// The name of its definition, if a `$ref` leads to it.
    var name: String?
    /// The direct target of that `$ref`.
    var target: SchemaPlace?
    /// The values of the discriminator that select it.
    var tags: [String] = []
    /// A word that distinguishes it from the others if it has no name.
    var label: String?
    /// Its number among the alternatives that have neither a name nor a label.
    var number = 1
    /// Whether any string is allowed, if the alternative merges several strings; otherwise `nil`.
    var isOpen: Bool?
  }

  /// Returns the shape of a value that satisfies one of the alternatives: a single type if they amount to that, else an enumeration or a
  /// union.
  mutating func union(
    of alternatives: [Alternative],
    as schema: FlatSchema,
    _ context: Context
  ) -> Shape {
    var isNullable = false
    var candidates: [Alternative] = []
    var keys: Set<FlatSchema.Key> = []
    for alternative in alternatives {
      if alternative.schema.isImpossible {
        warnOfImpossible(alternative, of: schema, context)
      } else if alternative.schema.isNull {
        isNullable = true
      } else if !context.direct.contains(alternative.schema.key),
        keys.insert(alternative.schema.key).inserted
      {
        candidates.append(alternative)
      }
    }
    if candidates.isEmpty, !isNullable, schema.choices.count > 1 {
      warn(schema, mention(path(of: schema.head, context)), "is treated as any JSON")
    }
    let shape = shape(of: candidates, isNullable: &isNullable, as: schema, context)
    return isNullable ? shape.asNullable : shape
  }

  /// Warns about an alternative that no value satisfies, unless it is probably intended: `false` is deliberate, and most combinations of
  /// the branches of several choices are impossible.
  private mutating func warnOfImpossible(
    _ alternative: Alternative,
    of schema: FlatSchema,
    _ context: Context
  ) {
    if alternative.schema.conflict == nil || schema.choices.count > 1 { return }
    let choice = mention(path(of: schema.head, context))
    let name =
      alternative.name.map { "the alternative \(quoted($0)) of \(choice)" }
      ?? "an alternative of \(choice)"
    warn(alternative.schema, name, "is left out")
  }

  private mutating func shape(
    of candidates: [Alternative],
    isNullable: inout Bool,
    as schema: FlatSchema,
    _ context: Context
  ) -> Shape {
    guard let only = candidates.first else { return .scalar(.json) }
    if candidates.count == 1 {
      return shape(of: only, only.name == nil ? context : named(only, in: context))
    }
    if let number = numeral(candidates) { return .numeral(number) }
    let values = candidates.compactMap(\.schema.values)
    if values.count == candidates.count {
      return enumeration(
        values.flatMap { $0 },
        of: schema,
        among: candidates.map(\.schema),
        context
      )
    }
    if candidates.allSatisfy(\.schema.isPlainText) {
      return values.isEmpty
        ? .scalar(.string)
        : enumeration(values.flatMap { $0 }, of: schema, isOpen: true, context)
    }
    var candidates = withTextsMerged(candidates)
    let discriminator: String?
    do {
      discriminator = try discriminate(&candidates, of: schema)
    } catch {
      return graph.failure(error)
    }
    label(&candidates)
    var cases: [SchemaGraph.Case] = []
    for candidate in candidates {
      var shape = shape(of: candidate, named(candidate, in: context))
      if case .failed = shape { return shape }
      if case .optional(let wrapped) = shape {
        isNullable = true
        shape = wrapped
      }
      if shape == .scalar(.json) { return shape }
      if !cases.contains(where: { $0.shape == shape }) {
        cases.append(SchemaGraph.Case(shape: shape, tags: candidate.tags))
      }
    }
    if cases.contains(where: { $0.shape == .scalar(.number) }) {
      cases.removeAll { $0.shape == .scalar(.integer) }
    }
    if let only = cases.first, cases.count == 1 { return only.shape }
    let kind = SchemaGraph.Kind.union(cases, discriminator: discriminator)
    // The entry exists already if the union contains itself in a list.
    if let entry = open[schema.key] ?? nil {
      graph.entries[entry].kind = kind
      return .entry(entry)
    }
    return .entry(declare(kind, at: schema.head, context))
  }

  /// The type of a number that can also be in a string, as in schemas that .NET writes; `nil` for other alternatives.
  private mutating func numeral(_ candidates: [Alternative]) -> ValueType? {
    let texts = candidates.filter { $0.schema.isPlainText && $0.schema.values == nil }
    let others = candidates.filter { !$0.schema.isPlainText && $0.schema.values == nil }
    guard candidates.count == 2, let pattern = texts.first?.schema.pattern,
      let number = others.first?.schema, number.choices.isEmpty,
      let type = scalarType(of: number.meantKinds, number), type.isNumeric || type == .decimal
    else { return nil }
    let isNumeric = numericPatterns[pattern] ?? matchesOnlyNumbers(pattern)
    numericPatterns[pattern] = isNumeric
    return isNumeric ? type : nil
  }

  private mutating func shape(of alternative: Alternative, _ context: Context) -> Shape {
    guard let isOpen = alternative.isOpen, let values = alternative.schema.values else {
      return shape(alternative.schema, context)
    }
    return enumeration(values, of: alternative.schema, isOpen: isOpen, context)
  }

  /// Merges the alternatives that are strings: into an enumeration if they list values, which is open if any string is allowed.
  private func withTextsMerged(_ candidates: [Alternative]) -> [Alternative] {
    let texts = candidates.filter(\.schema.isPlainText)
    guard var merged = texts.first, texts.count > 1 else { return candidates }
    let values = texts.compactMap(\.schema.values)
    merged.schema.values = values.isEmpty ? nil : values.flatMap { $0 }
    merged.isOpen = values.count < texts.count
    return candidates.filter { !$0.schema.isPlainText } + [merged]
  }

  private func named(_ alternative: Alternative, in context: Context) -> Context {
    var inner = context
    inner.documented = nil
    if let name = alternative.name {
      inner = inner.referred(as: name)
    } else if let label = alternative.tags.first ?? alternative.label {
      inner.name = "\(label) \(context.name)"
    } else if alternative.schema.values != nil {
      inner.name += " Value"
    } else if alternative.schema.meantKinds == .object {
      inner.name += alternative.number == 1 ? " Object" : " Object \(alternative.number)"
    }
    return inner
  }
}

extension FlatSchema {
  /// Whether the values are decoded as `String` or as an enumeration of strings.
  fileprivate var isPlainText: Bool {
    choices.isEmpty && meantKinds == .string && values?.contains { $0.string == nil } != true
      && textType(format) == .string
  }
}
