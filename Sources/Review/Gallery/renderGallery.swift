import DocumentReader
import Foundation
import OutputInterface

/// Renders one HTML page with every screen in each of its examples and states. The page needs no other files.
///
/// - Parameters:
///   - difference: The differences to mark.
///   - updates: The address of a script that calls `update(version)`, for a page that reloads itself when the version changes.
package func renderGallery(
  _ screens: PreviewedScreens,
  difference: TextDifference? = nil,
  updates: String? = nil,
  templates: TemplateSet,
  into diagnostics: inout [Diagnostic]
) -> RenderedText? {
  guard let template = templates.template("Gallery") else { return nil }
  let columns = GalleryColumns(screens)
  let marks = GalleryMarks(difference)
  let writers = screens.all.uniquelyNamed.map { screen, id in
    GalleryScreen(screen: screen, id: id, columns: columns, marks: marks)
  }
  let previews = screens.all.flatMap(\.previews)
  let examples: Set<String> = Set(previews.compactMap(\.subject.exampleName))
  let page: TemplateValue = [
    "command": "gallery",
    "title": "Screens",
    "summary": .text(summary(of: screens, columns)),
    "scriptHash": .text(scriptHash),
    "updates": .text(
      updates?.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["."])) ?? ""
    ),
    "sizes": .list(sizes),
    "locales": .list(columns.values),
    "revision": .text(difference?.revision ?? ""),
    "exampleNames": .lines(examples.sorted()),
    "notes": .lines(notes(screens, difference)),
    "index": .list(writers.map(\.indexEntry)),
    "screens": .made(count: writers.count) { index in writers[index].value },
  ]
  return template.render(page, as: .html, into: &diagnostics).map(allowingItsScript)
}

/// What stands for the hash of the page's script until the page is rendered.
private let scriptHash = String(repeating: "0", count: 44)

/// Completes the page's security policy, which allows only its last script, even if a spec's text could smuggle in another one:
/// https://www.w3.org/TR/CSP3/#source-list-syntax.
private func allowingItsScript(_ page: RenderedText) -> RenderedText {
  var data = Data(page.bytes)
  guard let place = data.range(of: Data(scriptHash.utf8)),
    let end = data.range(of: Data("</script>".utf8), options: .backwards)?.lowerBound,
    let tag = data.range(of: Data("<script".utf8), options: .backwards, in: 0..<end),
    let start = data[tag.upperBound..<end].firstIndex(of: UInt8(ascii: ">"))
  else { return page }
  let hash = Data(sha256(data[start..<end].dropFirst())).base64EncodedString()
  data.replaceSubrange(place, with: Data(hash.utf8))
  return RenderedText(bytes: Array(data))
}

/// The script beside a page that reloads itself: it tells an open page which version is the newest.
package func galleryUpdate(for page: RenderedText) -> RenderedText {
  let version = ContentHash(page.pieces).text
  return RenderedText(
    "// Written by `viewmodelgen gallery --watch`, which may overwrite it.\nupdate('\(version)');\n"
  )
}

private func summary(of screens: PreviewedScreens, _ columns: GalleryColumns) -> String {
  let examples = screens.all.reduce(0) { $0 + $1.previews.count }
  return [
    counted(screens.all.count, "screen"), counted(examples, "example"),
    counted(columns.headings.count, "locale"),
  ].joined(separator: ", ")
}

private func notes(_ screens: PreviewedScreens, _ difference: TextDifference?) -> [String] {
  var notes: [String] = []
  if !screens.unknown.isEmpty {
    notes.append(
      "Skipped because of errors: \(screens.unknown.sorted().joined(separator: ", "))"
    )
  }
  let unknown = (difference?.notCompared ?? []).filter { !screens.unknown.contains($0) }
  if let revision = difference?.revision, !unknown.isEmpty {
    notes.append(
      "Not compared because of errors in \(revision): \(unknown.joined(separator: ", "))"
    )
  }
  let known = Set(screens.all.map(\.name))
  let gone = (difference?.screens ?? []).filter { !known.contains($0.name) }.map(\.name)
  if !gone.isEmpty { notes.append("Removed screens: \(gone.joined(separator: ", "))") }
  return notes
}

/// The sizes of Dynamic Type by their body text's size in points. On a device, larger text styles grow less than on the page.
private let sizes: [TemplateValue] = [
  ("xSmall", 14), ("Small", 15), ("Medium", 16), ("Large (default)", 17), ("xLarge", 19),
  ("xxLarge", 21), ("xxxLarge", 23), ("AX1", 28), ("AX2", 33), ("AX3", 40), ("AX4", 47),
  ("AX5", 53),
].map { name, body in
  ["name": .text(name), "body": .text(String(body)), "isDefault": .flag(body == 17)]
}

/// The locales of all examples, each with its index.
struct GalleryColumns: Sendable {
  private(set) var headings: [String] = []
  private var indices: [String: Int] = [:]

  init(_ screens: PreviewedScreens) {
    for column in screens.all.flatMap(\.previews).flatMap(\.columns)
    where indices[column.heading] == nil {
      indices[column.heading] = headings.count
      headings.append(column.heading)
    }
  }

  func index(of heading: String) -> TemplateValue { .text(String(indices[heading] ?? 0)) }

  var values: [TemplateValue] {
    headings.map { ["index": index(of: $0), "name": .text($0)] }
  }
}

/// The differences to mark, by place and by screen.
struct GalleryMarks: Sendable {
  private var changes: [ShownText.Place: TextDifference.Change] = [:]
  private var screens: [String: TextDifference.ScreenDifference] = [:]

  init(_ difference: TextDifference?) {
    for screen in difference?.screens ?? [] {
      screens[screen.name] = screen
      for change in screen.changes { changes[change.place] = change }
    }
  }

  func change(of text: ShownText) -> TextDifference.Change? { changes[text.place] }

  func difference(of screen: String) -> TextDifference.ScreenDifference? { screens[screen] }
}

/// Turns a name into an anchor, or a part of one: replaces spaces and most punctuation with `-`, and keeps letters of any script.
func anchor(_ name: String) -> String {
  let kept = name.unicodeScalars.map { scalar -> Character in
    let isKept = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    return isKept || "._[]-".unicodeScalars.contains(scalar) ? Character(scalar) : "-"
  }
  return String(kept)
}

/// Creates anchors that are unique on a page.
struct AnchorSet {
  private var taken: Set<String> = []

  mutating func add(_ names: String...) -> String {
    let base = names.map(anchor).joined(separator: "/")
    var candidate = base
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(base)-\(number)"
      number += 1
    }
    return candidate
  }
}

extension [PreviewedScreens.Previewed] {
  var uniquelyNamed: [(screen: PreviewedScreens.Previewed, id: String)] {
    var anchors = AnchorSet()
    return sorted { $0.name < $1.name }.map { ($0, anchors.add($0.name)) }
  }
}
