import DocumentReader
import OutputInterface

/// Returns the diagnostics as a log in the Static Analysis Results Interchange Format, version 2.1.0.
package func sarifReport(_ report: DiagnosticReport, paths: RepositoryPaths) -> String {
  let codes = Set(report.diagnostics.map(\.code)).sorted { $0.rawValue < $1.rawValue }
  let writer = SARIFWriter(codes: codes, paths: paths)
  let run = json([
    "tool": json([
      "driver": json([
        "name": json("viewmodelgen"),
        "version": json(toolVersion),
        "rules": json(codes.map(writer.rule)),
      ])
    ]),
    "columnKind": json("unicodeCodePoints"),
    "results": json(report.diagnostics.map { writer.result($0, finding: report.finding($0)) }),
  ])
  let log = json([
    "$schema": json(
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    ),
    "version": json("2.1.0"),
    "runs": json([run]),
  ])
  return jsonText(log) + "\n"
}

private struct SARIFWriter {
  let codes: [Diagnostic.Code]
  let paths: RepositoryPaths

  func rule(_ code: Diagnostic.Code) -> Node {
    json([
      "id": json(code.rawValue),
      "shortDescription": json(["text": json(code.summary)]),
    ])
  }

  func result(_ diagnostic: Diagnostic, finding: Finding?) -> Node {
    let related = finding.map { whole($0.path) }.flatMap {
      $0 == diagnostic.location ? nil : place($0)
    }
    return json([
      "ruleId": json(diagnostic.code.rawValue),
      "ruleIndex": codes.firstIndex(of: diagnostic.code).map { json($0) },
      "level": json(diagnostic.severity.rawValue),
      "message": message(diagnostic.message),
      "locations": place(diagnostic.location).map { json([$0]) },
      "relatedLocations": related.map { json([$0]) },
      "fixes": diagnostic.fix.map { json([fix($0)]) },
    ])
  }

  private func fix(_ fix: Diagnostic.Fix) -> Node {
    let replacement = json([
      "deletedRegion": region(fix.location),
      "insertedContent": json(["text": json(fix.replacement)]),
    ])
    let change = json([
      "artifactLocation": artifact(fix.location),
      "replacements": json([replacement]),
    ])
    return json(["artifactChanges": json([change])])
  }

  /// Returns a SARIF location; `nil` if the file has no name.
  private func place(_ location: Location) -> Node? {
    if location.file.path.isEmpty { return nil }
    return json([
      "physicalLocation": json([
        "artifactLocation": artifact(location),
        "region": location.line > 0 ? region(location) : nil,
      ])
    ])
  }

  private func artifact(_ location: Location) -> Node {
    let path = paths.path(location.file.path)
    return json([
      "uri": json(uriReference(path)),
      "uriBaseId": path.hasPrefix("/") ? nil : json("%SRCROOT%"),
    ])
  }

  private func region(_ location: Location) -> Node {
    json([
      "startLine": json(location.line),
      "startColumn": json(location.column),
      "endLine": json(location.end.line),
      "endColumn": json(location.end.column),
    ])
  }

  /// Returns a message with doubled braces, because single ones would be placeholders (section 3.11.5 of the standard), and with a backslash
  /// before brackets, which would make a link (section 3.11.6).
  private func message(_ text: String) -> Node {
    let text = replacing(escapingControls(text)) {
      switch $0 {
      case "{", "}": "\($0)\($0)"
      case "[", "]", "\\": "\\\($0)"
      default: nil
      }
    }
    return json(["text": json(text)])
  }
}

/// Returns a path as a URI reference (RFC 3986): `my%20specs/a%23b.yaml` for `my specs/a#b.yaml`.
func uriReference(_ path: String) -> String {
  var text = path.hasPrefix("/") ? "file://" : ""
  for byte in path.utf8 {
    switch UnicodeScalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/":
      text.unicodeScalars.append(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      text += "%" + (byte < 0x10 ? "0" : "") + digits
    }
  }
  return text
}
