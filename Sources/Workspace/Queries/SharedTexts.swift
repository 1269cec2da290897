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
    var known = spec.formats
    var isWhole = true
    for source in sources(spec.formatsFile, defaults.formats) {
      let formats = entries(.formats, \.formats, in: source, reading, into: &diagnostics)
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

  /// Returns the texts of errors that a screen shares with others, without those that it has itself. `nil` if a file of them cannot be read.
  func sharedErrors(
    of screen: Spec.Presenter,
    _ defaults: SpecDefaults,
    in reading: Reading,
    into diagnostics: inout [Diagnostic]
  ) -> [Spec.Presenter.ErrorText]? {
    var known = Set(screen.errors.map(\.name))
    var shared: [Spec.Presenter.ErrorText] = []
    var isWhole = true
    for source in sources(screen.errorsFile, defaults.errors) {
      let errors = entries(.errors, \.errors, in: source, reading, into: &diagnostics)
      isWhole = isWhole && errors != nil
      shared += (errors ?? []).filter { known.insert($0.name).inserted }
    }
    return isWhole ? shared : nil
  }

  /// The files that a spec and its configuration name, each with the place to report if it cannot be read.
  private func sources(_ file: Spec.File?, _ path: String?) -> [(path: String, place: Location)] {
    let named = file.map { (normalizedPath($0.path), $0.location) }
    let path = path.map(normalizedPath)
    let configured = path.flatMap { $0 == named?.0 ? nil : ($0, whole($0)) }
    return [named, configured].compactMap { $0 }
  }

  private func entries<Entry>(
    _ key: SharedTextsKey,
    _ entries: KeyPath<Spec.SharedTexts, [Entry]?>,
    in source: (path: String, place: Location),
    _ reading: Reading,
    into diagnostics: inout [Diagnostic]
  ) -> [Entry]? {
    let path = source.path
    if case .failure(let reason) = reading.load(path) {
      let others = pathsBeside(path, in: reading)
      diagnostics.append(.unreadableTexts(path, reason, others: others, at: source.place))
      return nil
    }
    let file = specFile(path, in: reading)
    guard case .sharedTexts(let texts)? = file.value, let found = texts[keyPath: entries]
    else {
      diagnostics.append(.notShared(key, path, at: source.place))
      return nil
    }
    diagnostics += file.diagnostics
    return found
  }
}
