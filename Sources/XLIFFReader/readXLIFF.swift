import DocumentReader
import Translations

/// Reads an XLIFF 1.2 document (OASIS). Returns an empty list, with a diagnostic, if it is not one.
package func readXLIFF(_ file: SourceFile, into diagnostics: inout [Diagnostic]) -> [ReceivedFile] {
  guard let root = readXML(file, into: &diagnostics) else { return [] }
  do throws(Diagnostic) {
    guard root.name == "xliff" else { throw .noXLIFF(root) }
    let version = root.attributes["version"] ?? ""
    if version.hasPrefix("2") { throw .otherVersion(version, at: root.location) }
    var files: [ReceivedFile] = []
    for element in root.children where element.name == "file" {
      guard let language = element.attributes["target-language"] else {
        throw .noTargetLanguage(at: element.location)
      }
      files.append(
        ReceivedFile(
          original: element.attributes["original"] ?? "",
          targetLanguage: language,
          languageLocation: element.location,
          units: units(in: element)
        )
      )
    }
    return files
  } catch {
    diagnostics.append(error)
    return []
  }
}

/// Returns the units in an element, including those in groups.
private func units(in element: XMLElement) -> [ReceivedFile.Unit] {
  element.children.flatMap { child -> [ReceivedFile.Unit] in
    guard child.name == "trans-unit" else { return units(in: child) }
    let target = child.child("target")
    let unit = ReceivedFile.Unit(
      id: child.attributes["id"] ?? "",
      location: target?.location ?? child.location,
      source: child.child("source")?.text ?? "",
      target: target?.text,
      state: target?.attributes["state"]
    )
    return [unit]
  }
}

extension Diagnostic {
  fileprivate static func noXLIFF(_ root: XMLElement) -> Diagnostic {
    Diagnostic(
      .syntax,
      "the root element is '\(excerpt(root.name))'; an XLIFF file starts with '<xliff version=\"1.2\">'",
      at: root.location
    )
  }

  fileprivate static func otherVersion(_ version: String, at location: Location) -> Diagnostic {
    Diagnostic(.syntax, "this is XLIFF \(excerpt(version)); export XLIFF 1.2", at: location)
  }

  fileprivate static func noTargetLanguage(at location: Location) -> Diagnostic {
    Diagnostic(.syntax, "'file' needs a 'target-language'", at: location)
  }
}
