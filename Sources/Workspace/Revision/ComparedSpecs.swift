import DocumentReader

/// The specs that arguments name, as a revision has them and as they are now.
package struct ComparedSpecs {
  package let revision: GitRevision
  private let arguments: [String]
  private let flags: PartialSettings
  private let languages: [String]

  /// nil where an argument is nothing that can be compared.
  package init?(
    _ arguments: [String],
    flags: PartialSettings,
    languages: [String] = [],
    against revision: GitRevision,
    into diagnostics: inout [Diagnostic]
  ) {
    self.revision = revision
    self.arguments = arguments
    self.flags = flags
    self.languages = languages
    let strays = arguments.filter { !revision.covers($0) }
    let missing = arguments.filter { revision.covers($0) && !revision.has($0) && !exists($0) }
    diagnostics += strays.map { .outsideOfRepository($0) }
    diagnostics += missing.map {
      .unreadable($0, "no such file, neither here nor in \(revision.name)")
    }
    if !strays.isEmpty || !missing.isEmpty { return nil }
  }

  /// As the revision has them, without those that were added since; nil where they cannot be found.
  package func before(in files: Files, into diagnostics: inout [Diagnostic]) -> [SpecGroup]? {
    // From before there were any.
    if arguments.isEmpty, !hasConfiguredSpecs(flags: flags, in: files) { return [] }
    var found: [Diagnostic] = []
    let groups = groups(in: files, where: revision.has, into: &found)
    diagnostics += found.filter { $0.severity == .error }.map { $0.told(of: revision.name) }
    return groups
  }

  /// As they are now, without those that were removed; nil where they cannot be found.
  package func now(in files: Files, into diagnostics: inout [Diagnostic]) -> [SpecGroup]? {
    groups(in: files, where: exists, into: &diagnostics)
  }

  private func groups(
    in files: Files,
    where isThere: (String) -> Bool,
    into diagnostics: inout [Diagnostic]
  ) -> [SpecGroup]? {
    let named = arguments.filter(isThere)
    if named.isEmpty, !arguments.isEmpty { return [] }
    return requiredSpecs(
      named,
      flags: flags,
      languages: languages,
      in: files,
      into: &diagnostics
    )
  }
}
