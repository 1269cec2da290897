// MARK: htmlText
nonisolated extension StringProtocol {
  /// The text that a browser shows for HTML, like `innerText` of the HTML standard: blocks and `br`
  /// begin a line, paragraphs are surrounded by blank lines, and the cells of a table row are
  /// separated by tabs.
  ///
  /// Character references are decoded. What browsers do not show is left out: scripts, styles,
  /// comments, elements with the attribute `hidden`, and those of the class `invisible`, which
  /// Mastodon uses. Malformed HTML gives the text that browsers show for it.
  public var htmlText: String {
    var reader = HTMLReader(HTMLScanner(Array(utf8)), hasStyles: false)
    return reader.parts().map(\.words).joined()
  }
}

/// Reads the tags of HTML and writes the lines of its text.
nonisolated struct HTMLReader {
  private var scanner: HTMLScanner
  private var lines = HTMLLines()
  /// The open blocks, and parts of tables, from the outside in.
  private var open: [(name: String, traits: HTMLTraits, outer: HTMLStyles?)] = []
  private var openCounts: [String: Int] = [:]
  private var openHeadings = 0
  /// `nil` if only the words are read, which takes half of the time.
  private var styles: HTMLStyles? { didSet { lines.style = styles?.current ?? HTMLStyle() } }
  /// For each open table, whether it has a row, and whether that row has a cell.
  private var tables: [(hasRow: Bool, hasCell: Bool)] = []
  /// The element that is left out with everything in it, and how many elements of its name are open
  /// in it.
  private var hidden: (name: String, depth: Int)?

  init(_ scanner: HTMLScanner, hasStyles: Bool) {
    self.scanner = scanner
    styles = hasStyles ? HTMLStyles() : nil
  }

  /// Returns the text in parts, each with its style.
  mutating func parts() -> [(words: String, style: HTMLStyle)] {
    while let token = scanner.next() {
      switch token {
      case .text(let range): if hidden == nil { lines.append(scanner.bytes[range]) }
      case .character(let character): if hidden == nil { lines.append(character) }
      case .start(let tag): start(tag)
      case .end(let name): end(name)
      }
    }
    return lines.parts
  }

  private mutating func start(_ tag: HTMLTag) {
    let name = tag.name
    let traits = HTMLTraits(of: name)
    if traits.contains(.block), hidden?.name == "p" { hidden = nil }
    if let hidden {
      if name == hidden.name { self.hidden?.depth += 1 }
      scanner.skipContent(of: name)
      return
    }
    if tables.isEmpty, traits.contains(.ofTable) { return }
    if name == "form", isOpen(name) { return }
    // A block ends the paragraph before it, and an item the item before it.
    if traits.contains(.block) { close("p") }
    if traits.contains(.heading), open.last?.traits.contains(.heading) == true { closeLast() }
    if name == "li" { closeItem(["li"]) }
    if name == "dd" || name == "dt" { closeItem(["dd", "dt"]) }
    if traits.contains(.invisible) || tag.isHidden || name == "dialog" && !tag.isOpen {
      if !scanner.skipContent(of: name), !traits.contains(.void) { hidden = (name, 0) }
      return
    }
    switch name {
    case "br": lines.breakLine()
    case "hr": lines.require(1)
    case "table":
      open(name, traits)
      tables.append((false, false))
    case "tr": startRow()
    case "td", "th", "caption": startCell(name, traits)
    default:
      if !traits.contains(.block) {
        styles?.start(tag)
        return
      }
      lines.require(name == "p" ? 2 : 1)
      open(name, traits)
      if traits.contains(.preformatted) {
        lines.preserved += 1
        name == "pre" ? scanner.skipNewline() : scanner.readContent(of: name)
      }
    }
  }

  private mutating func end(_ name: String) {
    if let hidden {
      guard name == hidden.name else { return }
      self.hidden = hidden.depth == 0 ? nil : (name, hidden.depth - 1)
      return
    }
    switch name {
    case "br": lines.breakLine()
    case "p":
      // The end of a paragraph that is not open is an empty paragraph.
      if !close("p") { lines.require(2) }
    case "h1", "h2", "h3", "h4", "h5", "h6":
      // The end of a heading ends the innermost one, whatever its level.
      if openHeadings > 0, let heading = open.last(where: { $0.traits.contains(.heading) }) {
        close(heading.name)
      }
    default: if !close(name) { styles?.end(name) }
    }
  }

  // MARK: - Tables

  private mutating func startRow() {
    closeParts()
    guard let table = tables.popLast() else { return }
    table.hasRow ? lines.breakLine() : lines.require(1)
    tables.append((true, false))
  }

  private mutating func startCell(_ name: String, _ traits: HTMLTraits) {
    closeParts()
    guard let table = tables.popLast() else { return }
    if table.hasCell { lines.addTab() } else if !table.hasRow { lines.require(1) }
    open(name, traits)
    tables.append((true, name != "caption"))
  }

  /// Closes what is open in the innermost table.
  private mutating func closeParts() {
    while let last = open.last, last.name != "table" { closeLast() }
  }

  // MARK: - Open blocks

  private func isOpen(_ name: String) -> Bool { openCounts[name, default: 0] > 0 }

  private mutating func open(_ name: String, _ traits: HTMLTraits) {
    open.append((name, traits, styles))
    styles?.startBlock(name)
    openCounts[name, default: 0] += 1
    if traits.contains(.heading) { openHeadings += 1 }
  }

  /// Closes the innermost block of this name and those in it. Returns `false` if none is open.
  @discardableResult
  private mutating func close(_ name: String) -> Bool {
    guard isOpen(name) else { return false }
    while let last = closeLast(), last != name {}
    return true
  }

  /// Closes the item that is open in the innermost list.
  private mutating func closeItem(_ names: [String]) {
    guard names.contains(where: isOpen),
      let inner = open.last(where: { !["address", "div", "p"].contains($0.name) })?.name,
      names.contains(inner)
    else { return }
    close(inner)
  }

  @discardableResult
  private mutating func closeLast() -> String? {
    guard let (name, traits, outer) = open.popLast() else { return nil }
    if let outer { styles?.endBlock(startedIn: outer, isCell: traits.contains(.ofTable)) }
    openCounts[name, default: 1] -= 1
    if traits.contains(.heading) { openHeadings -= 1 }
    if traits.contains(.preformatted) { lines.preserved -= 1 }
    if name == "table" { _ = tables.popLast() }
    if traits.contains(.block) { lines.require(name == "p" ? 2 : 1) }
    return name
  }
}

// MARK: HTMLToken, HTMLTag
/// A part of HTML.
nonisolated enum HTMLToken {
  /// A range of the bytes.
  case text(Range<Int>)
  /// What a character reference stands for.
  case character(String)
  case start(HTMLTag)
  case end(String)
}

nonisolated struct HTMLTag {
  /// The name in lowercase.
  var name: String
  var isHidden = false
  var isOpen = false
  /// The address of a link.
  var link: String?
}

// MARK: HTMLTraits
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
  /// What the standard's style sheet marks.
  static let strong = Self(rawValue: 64)
  static let emphasized = Self(rawValue: 128)
  static let struckThrough = Self(rawValue: 256)
  static let code = Self(rawValue: 512)
  /// The marks of the element go on in the next block, unless it is closed.
  static let formatting = Self(rawValue: 1024)

  init(rawValue: Int) { self.rawValue = rawValue }

  init(of name: String) { self = Self.byName[name] ?? [] }

  /// The traits that are marks.
  init(marksOf name: String) {
    self = Self(of: name).intersection([.strong, .emphasized, .struckThrough, .code])
  }

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
    (.strong, "b h1 h2 h3 h4 h5 h6 strong th"),
    (.emphasized, "address cite dfn em i var"),
    (.struckThrough, "del s strike"),
    (.code, "code kbd listing plaintext pre samp tt xmp"),
    (.formatting, "b code em i s strike strong tt"),
  ]
}
