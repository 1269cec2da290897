import DocumentReader
import SpecSyntax

extension Workspace {
  /// Returns the formats that a spec shares with others: those of the file that it names, and of the one that its configuration names.
  /// `nil` if one of them cannot be read.
  func sharedFormats(
    of spec: Spec,
    _ defaults: SpecDefaults,
    in reading: Reading,
    into diagnostics: inout [Diagnostic]
  ) -> [Spec.NamedFormat]? {
    var sources = [(path: String, location: Location)]()
    if let file = spec.formatsFile { sources.append((normalizedPath(file.path), file.location)) }
    if let path = defaults.formats.map(normalizedPath), path != sources.first?.path {
      sources.append((path, whole(path)))
    }
    var known = spec.formats
    var isWhole = true
    for source in sources {
      let formats = formats(in: source.path, at: source.location, reading, into: &diagnostics)
      isWhole = isWhole && formats != nil
      for format in formats ?? [] {
        if let other = known.first(where: { $0.name == format.name }) {
          diagnostics.append(.formatOfTwoFiles(other, format))
        }
        known.append(format)
      }
    }
    return isWhole ? Array(known.dropFirst(spec.formats.count)) : nil
  }

  private func formats(
    in path: String,
    at location: Location,
    _ reading: Reading,
    into diagnostics: inout [Diagnostic]
  ) -> [Spec.NamedFormat]? {
    if case .failure(let reason) = reading.load(path) {
      let others = pathsBeside(path, in: reading)
      diagnostics.append(.unreadableFormats(path, reason, others: others, at: location))
      return nil
    }
    let file = specFile(path, in: reading)
    guard case .formats(let formats)? = file.value else {
      diagnostics.append(.notSharedFormats(path, at: location))
      return nil
    }
    diagnostics += file.diagnostics
    return formats
  }
}
