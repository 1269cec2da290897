/// A document of some files, written as Xcode does.
package func xliffText(_ files: [XLIFFFile]) -> String {
  let namespace = "urn:oasis:names:tc:xliff:document:1.2"
  let schema = "http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd"
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="\(namespace)" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" \
    xsi:schemaLocation="\(namespace) \(schema)">
    \(files.map(text).joined())</xliff>

    """
}

private func text(of file: XLIFFFile) -> String {
  """
    <file original="\(escaped(file.original))" source-language="\(escaped(file.sourceLanguage))" \
  target-language="\(escaped(file.targetLanguage))" datatype="plaintext">
      <header>
        <tool tool-id="viewmodelgen" tool-name="viewmodelgen"/>
      </header>
      <body>
  \(file.units.map(text).joined())    </body>
    </file>

  """
}

private func text(of unit: TransUnit) -> String {
  let length = unit.maxLength.map { " maxwidth=\"\($0)\" size-unit=\"char\"" } ?? ""
  let target = unit.target.map { target in
    let state = target.state.map { " state=\"\($0)\"" } ?? ""
    return "        <target\(state)>\(escaped(target.text))</target>\n"
  }
  return """
          <trans-unit id="\(escaped(unit.id))"\(length) xml:space="preserve">
            <source>\(escaped(unit.source))</source>
    \(target ?? "")        <note>\(escaped(unit.note))</note>
          </trans-unit>

    """
}

/// In a text or an attribute; XML 1.0 has no way to write control characters.
private func escaped(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { result, scalar in
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\r": result += "&#13;"
    case "\t", "\n": result.unicodeScalars.append(scalar)
    case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
}
