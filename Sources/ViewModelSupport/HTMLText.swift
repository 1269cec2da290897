nonisolated extension StringProtocol {
  /// The text that a browser shows for HTML, like `innerText` of the HTML standard: blocks and `br`
  /// begin a line, paragraphs are surrounded by blank lines, and the cells of a table row are
  /// separated by tabs.
  ///
  /// Character references are decoded. What browsers do not show is left out: scripts, styles,
  /// comments, elements with the attribute `hidden`, and those of the class `invisible`, which
  /// Mastodon uses. Malformed HTML gives the text that browsers show for it.
  package var htmlText: String {
    var reader = HTMLReader(HTMLScanner(Array(utf8)))
    return reader.text()
  }
}

/// Reads the tags of HTML and writes the lines of its text.
nonisolated struct HTMLReader {
  private var scanner: HTMLScanner
  private var lines = HTMLLines()
  /// The open blocks, and parts of tables, from the outside in.
  private var open: [String] = []
  private var openCounts: [String: Int] = [:]
  /// For each open table, whether it has a row, and whether that row has a cell.
  private var tables: [(hasRow: Bool, hasCell: Bool)] = []
  /// The element that is left out with everything in it, and how many elements of its name are open
  /// in it.
  private var hidden: (name: String, depth: Int)?

  init(_ scanner: HTMLScanner) { self.scanner = scanner }

  mutating func text() -> String {
    while let token = scanner.next() {
      switch token {
      case .text(let range): if hidden == nil { lines.append(scanner.bytes[range]) }
      case .character(let character): if hidden == nil { lines.append(character) }
      case .start(let tag): start(tag)
      case .end(let name): end(name)
      }
    }
    return lines.text
  }

  private mutating func start(_ tag: HTMLTag) {
    let name = tag.name
    let isBlock = Self.blocks.contains(name)
    if isBlock, hidden?.name == "p" { hidden = nil }
    if let hidden {
      if name == hidden.name { self.hidden?.depth += 1 }
      scanner.skipContent(of: name)
      return
    }
    if tables.isEmpty, Self.ofTables.contains(name) { return }
    // A block ends the paragraph before it, and an item the item before it.
    if isBlock { close("p") }
    if Self.items.contains(name) { closeItem() }
    if Self.invisible.contains(name) || tag.isHidden || name == "dialog" && !tag.isOpen {
      if !scanner.skipContent(of: name), !Self.void.contains(name) { hidden = (name, 0) }
      return
    }
    switch name {
    case "br": lines.breakLine()
    case "hr": lines.require(1)
    case "table":
      open(name)
      tables.append((false, false))
    case "tr": startRow()
    case "td", "th", "caption": startCell(name)
    default:
      if !isBlock { return }
      lines.require(name == "p" ? 2 : 1)
      open(name)
      if Self.preformatted.contains(name) {
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
    default: close(name)
    }
  }

  // MARK: - Tables

  private mutating func startRow() {
    closeParts()
    guard let table = tables.popLast() else { return }
    table.hasRow ? lines.breakLine() : lines.require(1)
    tables.append((true, false))
  }

  private mutating func startCell(_ name: String) {
    closeParts()
    guard let table = tables.popLast() else { return }
    if table.hasCell { lines.addTab() } else if !table.hasRow { lines.require(1) }
    open(name)
    tables.append((true, name != "caption"))
  }

  /// Closes what is open in the innermost table.
  private mutating func closeParts() {
    while let last = open.last, last != "table" { closeLast() }
  }

  // MARK: - Open blocks

  private mutating func open(_ name: String) {
    open.append(name)
    openCounts[name, default: 0] += 1
  }

  /// Closes the innermost block of this name and those in it. Returns `false` if none is open.
  @discardableResult
  private mutating func close(_ name: String) -> Bool {
    guard openCounts[name, default: 0] > 0 else { return false }
    while let last = closeLast(), last != name {}
    return true
  }

  /// Closes the item that is open in the innermost list.
  private mutating func closeItem() {
    guard Self.items.contains(where: { openCounts[$0, default: 0] > 0 }) else { return }
    let isTransparent: (String) -> Bool = { ["address", "div", "p"].contains($0) }
    guard let item = open.last(where: { !isTransparent($0) }), Self.items.contains(item) else {
      return
    }
    close(item)
  }

  @discardableResult
  private mutating func closeLast() -> String? {
    guard let name = open.popLast() else { return nil }
    openCounts[name, default: 1] -= 1
    if Self.preformatted.contains(name) { lines.preserved -= 1 }
    if name == "table" { _ = tables.popLast() }
    if Self.blocks.contains(name) { lines.require(name == "p" ? 2 : 1) }
    return name
  }

  // MARK: - Elements

  /// The elements that the standard's style sheet shows as blocks.
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "caption", "center", "dd", "details", "dialog",
    "dir", "div", "dl", "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "hgroup", "hr",
    "legend", "li", "listing", "main", "menu", "nav", "ol", "optgroup", "option", "p", "plaintext",
    "pre", "search",
    "section", "summary", "table", "ul", "xmp",
  ]

  /// The elements that browsers do not show.
  private static let invisible: Set<String> = [
    "area", "audio", "base", "basefont", "canvas", "datalist", "iframe", "link", "meta", "noembed",
    "noframes", "noscript",
    "param", "rp", "script", "style", "svg", "template", "textarea", "title", "video",
  ]

  private static let items: Set<String> = ["dd", "dt", "li"]

  /// The blocks that keep spaces and line breaks.
  private static let preformatted: Set<String> = ["listing", "plaintext", "pre", "xmp"]

  /// The elements that mean nothing outside of a table.
  private static let ofTables: Set<String> = [
    "caption", "col", "colgroup", "tbody", "td", "tfoot", "th", "thead", "tr",
  ]

  /// The elements without content.
  private static let void: Set<String> = [
    "area", "base", "basefont", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param",
    "source", "track", "wbr",
  ]
}
