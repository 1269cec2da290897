import DocumentReader

/// A version of JSON Schema.
enum Draft: Int, CaseIterable, Comparable {
  case draft4, draft6, draft7, draft2019, draft2020

  /// The draft that `$schema` names, or `nil` if it names none of them.
  init?(uri: String) {
    guard let known = Self.allCases.first(where: { uri.contains($0.path) }) else { return nil }
    self = known
  }

  /// The part of the URI that identifies the draft: `draft-07`, `draft/2020-12`.
  private var path: String { name.hasPrefix("draft") ? name : "draft/\(name)" }

  var name: String {
    switch self {
    case .draft4: "draft-04"
    case .draft6: "draft-06"
    case .draft7: "draft-07"
    case .draft2019: "2019-09"
    case .draft2020: "2020-12"
    }
  }

  func knows(_ keyword: String) -> Bool { drafts[keyword]?.contains(self) ?? true }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The drafts that know a keyword that describes a type, if not all do.
private let drafts: [String: ClosedRange<Draft>] = [
  "const": .draft6 ... .draft2020,
  "then": .draft7 ... .draft2020,
  "else": .draft7 ... .draft2020,
  "dependencies": .draft4 ... .draft7,
  "additionalItems": .draft4 ... .draft2019,
  "dependentSchemas": .draft2019 ... .draft2020,
  "unevaluatedProperties": .draft2019 ... .draft2020,
  "prefixItems": .draft2020 ... .draft2020,
]

extension Diagnostic {
  static func keywordOfOtherDraft(_ keyword: Node.Member, in draft: Draft) -> Self {
    let known = drafts[keyword.key].map {
      $0.upperBound < draft ? "only up to \($0.upperBound.name)" : "since \($0.lowerBound.name)"
    }
    return Self(
      .note,
      .unsupportedSchema,
      "\(quoted(keyword.key)) is ignored, because '$schema' is \(draft.name), and the keyword exists \(known ?? "in others"): use the "
        + "keyword of this draft, or name the other draft in '$schema'",
      at: keyword.keyLocation
    )
  }
}
