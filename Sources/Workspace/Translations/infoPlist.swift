import DocumentReader
import Foundation

extension Workspace {
  /// Reports languages of the texts that an app's `Info.plist` does not list, so that iOS neither offers nor chooses them.
  func missingLanguages(
    in path: String,
    _ languages: [String],
    into diagnostics: inout [Diagnostic]
  ) -> [Diagnostic] {
    let file: SourceFile
    switch files.file(path).contents {
    case .file(let found): file = found
    case .failure(let reason):
      diagnostics.append(.unreadable(path, reason))
      return []
    }
    let data = Data(file.bytes)
    guard let plist = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let values = plist as? [String: Any]
    else { return [.noPropertyList(file)] }
    let key = "CFBundleLocalizations"
    let named = values[key] as? [String] ?? []
    let region = values["CFBundleDevelopmentRegion"] as? String
    let missing = languages.filter { $0 != region && !named.contains($0) }
    if missing.isEmpty { return [] }
    return [
      .missingBundleLanguages(
        missing,
        hasKey: values[key] != nil,
        at: file.place(of: "<key>\(key)</key>")
      )
    ]
  }
}

extension SourceFile {
  /// The location of a text's first occurrence, or the start of the file if there is none.
  fileprivate func place(of text: String) -> Location {
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    for (index, line) in lines.enumerated() {
      if let range = line.range(of: text) {
        let column = line.unicodeScalars.distance(from: line.startIndex, to: range.lowerBound) + 1
        return Location(file: self, line: index + 1, column: column)
      }
    }
    return start
  }
}

extension Diagnostic {
  fileprivate static func noPropertyList(_ file: SourceFile) -> Diagnostic {
    Diagnostic(.syntax, "is not a property list; name the app's Info.plist", at: file.whole)
  }

  fileprivate static func missingBundleLanguages(
    _ languages: [String],
    hasKey: Bool,
    at location: Location
  ) -> Diagnostic {
    let names = languages.map { "'\($0)'" }.joined(separator: ", ")
    let what =
      hasKey
      ? "CFBundleLocalizations lacks \(names)" : "there is no CFBundleLocalizations with \(names)"
    return Diagnostic(
      .warning,
      .bundleLanguage,
      "\(what); without it iOS does not offer or choose the language",
      at: location
    )
  }
}
