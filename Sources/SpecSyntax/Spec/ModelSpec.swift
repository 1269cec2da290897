import DocumentReader
import ViewModelIR

package enum ModelKey: String, MappingKey {
  case from, id, doc, spoken, label, hint, traits, inputs
  case locals = "let"
  case display, state, gallery

  package static let mapping = "a model"

  package var definition: KeyDefinition {
    switch self {
    case .from:
      .init(
        .text,
        isRequired: true,
        "the type of the value or of the elements, either of the schema or any type that [inputs](#keys-of-a-spec) can have"
      )
    case .id:
      .init(
        .text,
        "an expression for a `String`, an `Int` or a `UUID`, which becomes the first property of the struct and makes it `Identifiable`"
      )
    case .doc: SpecKey.doc.definition
    case .spoken: SpecKey.spoken.definition
    case .label: SpecKey.label.definition
    case .hint: SpecKey.hint.definition
    case .traits: SpecKey.traits.definition
    case .inputs: SpecKey.inputs.definition
    case .locals: SpecKey.locals.definition
    case .display: SpecKey.display.definition
    case .state: SpecKey.state.definition
    case .gallery:
      .init(
        SpecKey.gallery.shape,
        "[the roles of the fields](review.md#the-phone-view) (title, picture and so on) when a row is shown in a browser"
      )
    }
  }

  package static let snippets = [
    Snippet("model", "from: $1", "id: $2", "display:", "  $3Text: \"{$4}\"")
  ]
}

extension Spec {
  /// An entry of `models`.
  package struct Model: Sendable {
    package var name: String
    package var location: Location
    package var doc: String
    package var spoken: Bool?
    /// The texts of `label` and `hint`.
    package var labels: [DisplayField]
    package var traits: [Trait]
    package var from: Node?
    /// The expression of the key `id`. If there is one, `display` begins with a field `id`.
    package var id: SpecExpression?
    package var inputs: [Input]
    package var locals: [DisplayField]
    package var display: [DisplayField]
    package var gallery: Gallery?
  }
}

func readModel(
  _ member: Node.Member,
  into diagnostics: inout [Diagnostic]
) -> Spec.Model {
  checkTypeName(
    Node(.string(member.key), at: member.keyLocation),
    "a model",
    into: &diagnostics
  )
  let what = "model '\(member.key)'"
  let keys = KeyReader<ModelKey>(member.value, what, into: &diagnostics)
  let from = keys?.node(.from)
  let inputs = readInputs(keys?.members(.inputs, into: &diagnostics) ?? [], into: &diagnostics)
  let locals = keys?.members(.locals, into: &diagnostics) ?? []
  let id = keys?.expression(.id, into: &diagnostics)
  let gallery = keys?[.gallery].flatMap { readGallery($0, into: &diagnostics) }
  let traits = readTraits(keys?.elements(.traits, into: &diagnostics) ?? [], into: &diagnostics)
  let hasLostFields = keys?.isMisspelled(.display) == true
  return Spec.Model(
    name: member.key,
    location: member.keyLocation,
    doc: keys?.text(.doc, into: &diagnostics) ?? "",
    spoken: keys?.bool(.spoken, into: &diagnostics),
    labels: readLabels([(.label, keys?[.label]), (.hint, keys?[.hint])], into: &diagnostics),
    traits: hasLostFields ? [] : traits,
    from: from,
    id: id,
    inputs: inputs,
    locals: readLocals(locals, inputs, into: &diagnostics),
    display: readDisplay(
      id: id,
      keys?.members(.display, into: &diagnostics) ?? [],
      state: keys?.members(.state, into: &diagnostics) ?? [],
      into: &diagnostics
    ),
    gallery: hasLostFields ? nil : gallery
  )
}
