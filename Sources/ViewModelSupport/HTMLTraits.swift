/// What an element means for the text of HTML.
nonisolated struct HTMLTraits: OptionSet, Sendable {
  let rawValue: Int

  /// The standard's style sheet shows the element as a block.
  static let block = Self(rawValue: 1)
  /// The block keeps spaces and line breaks.
  static let preformatted = Self(rawValue: 2)
  static let heading = Self(rawValue: 4)
  /// The element means nothing outside of a table.
  static let ofTable = Self(rawValue: 8)
  /// Browsers do not show the element.
  static let invisible = Self(rawValue: 16)
  /// The element has no content.
  static let void = Self(rawValue: 32)

  init(rawValue: Int) { self.rawValue = rawValue }

  init(of name: String) { self = Self.byName[name] ?? [] }

  private static let byName: [String: Self] = {
    var traits: [String: Self] = [:]
    for (trait, names) in names {
      for name in names.split(separator: " ") { traits[String(name), default: []].insert(trait) }
    }
    return traits
  }()

  private static let names: [(Self, String)] = [
    (
      .block,
      """
      address article aside blockquote caption center dd details dialog dir div dl dt fieldset \
      figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu \
      nav ol optgroup option p plaintext pre search section summary table ul xmp
      """
    ),
    (.preformatted, "listing plaintext pre xmp"),
    (.heading, "h1 h2 h3 h4 h5 h6"),
    (.ofTable, "caption col colgroup tbody td tfoot th thead tr"),
    (
      .invisible,
      """
      area audio base basefont canvas datalist iframe link meta noembed noframes noscript param rp \
      script style svg template textarea title video
      """
    ),
    (
      .void,
      "area base basefont br col embed hr img input link meta param source track wbr"
    ),
  ]
}
