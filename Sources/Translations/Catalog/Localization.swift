import DocumentReader
import ViewModelIR

/// An entry's contents for one language, with the location of each text.
struct Localization {
  struct Form {
    let category: PluralCategory
    let location: Location
    let text: Node
  }

  struct Substitution {
    let name: String
    let location: Location
    /// The slot of the number that chooses the form, counted from 1.
    let argument: Int?
    let forms: [Form]
  }

  let location: Location
  private(set) var value: Node?
  private(set) var forms: [Form] = []
  private(set) var substitutions: [Substitution] = []
  private var states: Set<String> = []
  private var hasEmptyText = false

  init(_ member: Node.Member, into diagnostics: inout [Diagnostic]) {
    location = member.keyLocation
    value = member.value["stringUnit"].flatMap { text($0) }
    if let variations = member.value["variations"] {
      forms = plural(variations, into: &diagnostics)
    }
    for substitution in member.value["substitutions"]?.members ?? [] {
      substitutions.append(
        Substitution(
          name: substitution.key,
          location: substitution.keyLocation,
          argument: substitution.value["argNum"]?.text.flatMap { Int($0) },
          forms: substitution.value["variations"].map { plural($0, into: &diagnostics) } ?? []
        )
      )
    }
  }

  /// Whether the text has been translated. Tools fill in the source text, in the state `new`, as long as it has not.
  var isTranslated: Bool {
    (value != nil || !forms.isEmpty) && !hasEmptyText && !states.contains("new")
  }

  var needsReview: Bool { states.contains("needs_review") }

  private mutating func text(_ unit: Node) -> Node? {
    if let state = unit["state"]?.string { states.insert(state) }
    let text = unit["value"].flatMap { $0.string == nil ? nil : $0 }
    if text?.string?.isEmpty ?? true { hasEmptyText = true }
    return text
  }

  private mutating func plural(_ variations: Node, into diagnostics: inout [Diagnostic]) -> [Form] {
    for member in variations.members ?? [] where member.key != "plural" {
      diagnostics.append(.deviceVariation(member))
    }
    var forms: [Form] = []
    for member in variations["plural"]?.members ?? [] {
      guard let category = PluralCategory(rawValue: member.key) else {
        diagnostics.append(.noPluralCategory(member))
        continue
      }
      if let text = member.value["stringUnit"].flatMap({ text($0) }) {
        forms.append(Form(category: category, location: member.keyLocation, text: text))
      }
    }
    return forms
  }
}
