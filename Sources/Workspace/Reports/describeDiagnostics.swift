import DocumentReader

/// The style in which diagnostics are printed.
package struct DiagnosticStyle {
  /// Whether the source line and a caret follow each message.
  var excerpts = false
  var color = false

  /// Returns the style for a person at a terminal or for a program, depending on where the output goes.
  package static func suiting(_ console: Console) -> DiagnosticStyle {
    DiagnosticStyle(excerpts: console.isTerminal, color: console.showsColor)
  }
}

/// The number of diagnostics that are printed, because nobody reads more.
let mostDiagnostics = 100

/// Returns `path:line:column: error: message [code]` for each diagnostic.
package func describe(_ report: DiagnosticReport, style: DiagnosticStyle = DiagnosticStyle())
  -> String
{
  var text = ""
  for diagnostic in report.diagnostics.prefix(mostDiagnostics) {
    text += describe(diagnostic, style: style)
  }
  let rest = report.diagnostics.count - mostDiagnostics
  if rest > 0 { text += "… and \(rest) more\n" }
  return text
}

private func describe(_ diagnostic: Diagnostic, style: DiagnosticStyle) -> String {
  let location = diagnostic.location
  let path = location.file.path
  var place = path.isEmpty ? "''" : escapingControls(path)
  if location.line > 0 { place += ":\(location.line):\(location.column)" }
  var severity = diagnostic.severity.rawValue + ":"
  if style.color {
    place = "\u{1B}[1m\(place)\u{1B}[0m"
    severity = "\u{1B}[1;\(diagnostic.severity.color)m\(severity)\u{1B}[0m"
  }
  let message = escapingControls(diagnostic.message)
  var text = "\(place): \(severity) \(message) [\(diagnostic.code.rawValue)]\n"
  if style.excerpts { text += excerpt(at: location) }
  return text
}

extension Diagnostic.Severity {
  fileprivate var color: Int {
    switch self {
    case .error: 31
    case .warning: 35
    case .note: 36
    }
  }
}

/// The number of characters of a line that are shown on either side of a location.
private let excerptReach = 60

/// Returns the source line with a caret and tildes under the location; an empty text if the file has no such line.
private func excerpt(at location: Location) -> String {
  guard
    location.line > 0, location.column > 0,
    let line = location.file.line(location.line)
  else { return "" }
  let scalars = String(decoding: line, as: UTF8.self).unicodeScalars
  let before = scalars.prefix(location.column - 1).suffix(excerptReach)
  let after = scalars.dropFirst(location.column - 1).prefix(excerptReach)
  let start = shown(before)
  let isOneLine = location.end.line == location.line
  let marked = shown(after.prefix(isOneLine ? location.end.column - location.column : 0))
  let mark = "^" + String(repeating: "~", count: max(0, displayWidth(marked) - 1))
  let caret = String(repeating: " ", count: displayWidth(start)) + mark
  return "    \(start)\(shown(after))\n    \(caret)\n"
}

private func shown(_ scalars: some Sequence<Unicode.Scalar>) -> String {
  var text = ""
  for scalar in scalars {
    if scalar == "\t" { text += "  " } else { text.unicodeScalars.append(scalar) }
  }
  return escapingControls(text)
}
