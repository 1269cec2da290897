import DocumentReader

/// Display values and how they come from the service's.
package struct ViewModel: Sendable {
  /// nil for the screen's own; else the name under `models`.
  package var name: String?
  package var doc: String
  /// What `init(from:)` takes.
  package var source: ValueType
  /// Whether its first field is `id`, by which a list knows its rows.
  package var isIdentifiable: Bool
  /// Further parameters of the initialisers.
  package var inputs: [Input]
  /// What fields share, each over those before it.
  package let locals: [Local]
  package let fields: [Field]
  /// nil where the spec does not say.
  package let gallery: GalleryParts?
  /// What the output of its fields follows.
  package let contextUse: ContextUse
  private let fieldsByName: [String: Field]

  package init(
    name: String?,
    doc: String,
    source: ValueType,
    isIdentifiable: Bool = false,
    inputs: [Input],
    locals: [Local] = [],
    fields: [Field],
    gallery: GalleryParts? = nil
  ) {
    self.name = name
    self.doc = doc
    self.source = source
    self.isIdentifiable = isIdentifiable
    self.inputs = inputs
    self.locals = locals
    self.fields = fields
    self.gallery = gallery
    contextUse = fields.lazy.map(\.contextUse).most
    fieldsByName = Dictionary(
      fields.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  package func with(locals: [Local]? = nil, fields: [Field]) -> ViewModel {
    ViewModel(
      name: name,
      doc: doc,
      source: source,
      isIdentifiable: isIdentifiable,
      inputs: inputs,
      locals: locals ?? self.locals,
      fields: fields,
      gallery: gallery
    )
  }

  package var usesContext: Bool { contextUse > .nothing }

  package func field(_ name: String) -> Field? { fieldsByName[name] }

  /// With the names of those that they belong to, in the order they are evaluated.
  package var rules: [(owner: String, rule: Rule)] {
    locals.map { ($0.name, $0.rule) } + fields.map { ($0.name, $0.rule) }
  }

  /// The values of `let` that a field is made from, directly or by way of others.
  package func sharedNames(_ field: Field) -> Set<String> {
    var names: Set<String> = []
    var rules = [field.rule]
    while let rule = rules.popLast() {
      for local in locals where rule.variables.contains(local.name) {
        if names.insert(local.name).inserted { rules.append(local.rule) }
      }
    }
    return names
  }

  /// A value or text with a name of its own.
  package struct Local: Sendable {
    package var name: String
    package var type: ValueType
    package var rule: Rule

    package init(name: String, type: ValueType, rule: Rule) {
      self.name = name
      self.type = type
      self.rule = rule
    }
  }

  package struct Input: Hashable, Sendable {
    package var name: String
    package var type: ValueType

    package init(name: String, type: ValueType) {
      self.name = name
      self.type = type
    }
  }
}

/// One display property and its rule.
package struct Field: Sendable {
  package var name: String
  package var doc: String
  package var type: ValueType
  package var rule: Rule
  /// Its name in the spec.
  package var location: Location
  /// How many characters there is room for.
  package var maxLength: Int?
  /// What the output follows.
  package var contextUse: ContextUse

  package init(
    name: String,
    doc: String,
    type: ValueType,
    rule: Rule,
    location: Location,
    maxLength: Int? = nil,
    contextUse: ContextUse
  ) {
    self.name = name
    self.doc = doc
    self.type = type
    self.rule = rule
    self.location = location
    self.maxLength = maxLength
    self.contextUse = contextUse
  }

  package var usesContext: Bool { contextUse > .nothing }
}
