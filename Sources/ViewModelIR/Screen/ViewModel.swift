import DocumentReader

/// A struct of display values, with the rules that compute them from the service's values.
///
/// A class like `Screen`, so that copying it copies a single reference.
package final class ViewModel: Sendable {
  /// The name under `models` or of a shared model; `nil` for the own view model of a view's screen.
  package let name: String?
  package let doc: String
  /// The type of the value that `init(from:)` takes.
  package let source: ValueType
  /// Whether the first field is `id`, which identifies the rows of a list.
  package let isIdentifiable: Bool
  /// The other parameters of the initializers.
  package let inputs: [Input]
  /// The values of `let`, which the fields share. Each can use those before it.
  package let locals: [Local]
  package let fields: [Field]
  /// The traits of the view for screen readers, in the order of the spec.
  package let traits: [Trait]
  /// The roles of the fields in the gallery, such as title or image; `nil` if the spec has no `gallery` for this view model.
  package let gallery: GalleryParts?
  /// How much of the display context the fields depend on.
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
    traits: [Trait] = [],
    gallery: GalleryParts? = nil
  ) {
    self.name = name
    self.doc = doc
    self.source = source
    self.isIdentifiable = isIdentifiable
    self.inputs = inputs
    self.locals = locals
    self.fields = fields
    self.traits = traits
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
      traits: traits,
      gallery: gallery
    )
  }

  package var usesContext: Bool { contextUse > .nothing }

  package func field(_ name: String) -> Field? { fieldsByName[name] }

  /// All rules in the order in which they are evaluated, with the names of their locals or fields.
  package var rules: [(owner: String, rule: Rule)] {
    locals.map { ($0.name, $0.rule) } + fields.map { ($0.name, $0.rule) }
  }

  /// The names of the `let` values that a field uses, directly or through other `let` values.
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

  /// A value or text that `let` gives a name.
  package struct Local: Sendable {
    package var name: String
    package var type: ValueType
    package var rule: Rule
    /// The name of the text whose form for screen readers this is; `nil` for others.
    package var spokenOf: String?

    package init(name: String, type: ValueType, rule: Rule, spokenOf: String? = nil) {
      self.name = name
      self.type = type
      self.rule = rule
      self.spokenOf = spokenOf
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

/// A field of a view model, with the rule that computes it.
package struct Field: Sendable {
  package var name: String
  package var doc: String
  package var type: ValueType
  package var rule: Rule
  /// The location of the field's name in the spec.
  package var location: Location
  /// The maximum number of characters; `nil` if there is no limit.
  package var maxLength: Int?
  /// Whether the field's text is for screen readers, so that its values have their spoken forms.
  package var isSpoken = false
  /// The name of the visible field that this field is the spoken form of; `nil` for other fields.
  package var spokenOf: String?
  /// How much of the display context the field depends on.
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
