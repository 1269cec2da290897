import DocumentReader

/// The specs that the arguments name, in a revision and in the work tree.
package struct ComparedSpecs {
  package let revision: GitRevision
  /// The arguments that exist in the revision, and those that exist in the work tree.
  private let argumentsThen: [String]
  private let argumentsNow: [String]
  private let areNamed: Bool
  private let flags: Settings
  private let languages: [String]

  /// Returns `nil`, with diagnostics, if one of the arguments cannot be compared.
  package init?(
    _ arguments: [String],
    flags: Settings,
    languages: [String] = [],
    against revision: GitRevision,
    into diagnostics: inout [Diagnostic]
  ) {
    self.revision = revision
    self.flags = flags
    self.languages = languages
    areNamed = !arguments.isEmpty
    var (then, now): ([String], [String]) = ([], [])
    var problems: [Diagnostic] = []
    for argument in arguments {
      let wasThere = revision.has(argument, into: &problems)
      if wasThere == true { then.append(argument) }
      if exists(argument) {
        now.append(argument)
      } else if wasThere == false {
        let reason = "no such file, either here or in \(revision.name)"
        problems.append(.unreadable(argument, reason))
      }
    }
    (argumentsThen, argumentsNow) = (then, now)
    diagnostics += problems
    if !problems.isEmpty { return nil }
  }

  /// The specs in the revision, without those added since. `nil` if they cannot be found.
  package func before(in files: Files, into diagnostics: inout [Diagnostic]) -> [SpecGroup]? {
    // The revision is from before there were any specs.
    if !areNamed, !hasConfiguredSpecs(flags: flags, in: files) { return [] }
    var found: [Diagnostic] = []
    let groups = groups(argumentsThen, in: files, into: &found)
    diagnostics += found.filter { $0.severity == .error }.map { $0.inRevision(revision.name) }
    return groups
  }

  /// The current specs, without removed ones. `nil` if they cannot be found, or if the tool cannot determine which of them are new.
  package func now(in files: Files, into diagnostics: inout [Diagnostic]) -> [SpecGroup]? {
    guard let groups = groups(argumentsNow, in: files, into: &diagnostics) else { return nil }
    var problems: [Diagnostic] = []
    let folders = Dictionary(grouping: groups.flatMap(\.specs), by: parentFolder)
    for (folder, specs) in folders.sorted(by: { $0.key < $1.key }) {
      guard revision.has(folder, into: &problems) != nil,
        let added = specs.first(where: { revision.has($0, into: &problems) == false }),
        let other = revision.unknownRepository(around: added)
      else { continue }
      problems.append(.inOtherRepository(folder, other))
    }
    diagnostics += problems
    return problems.isEmpty ? groups : nil
  }

  private func groups(
    _ arguments: [String],
    in files: Files,
    into diagnostics: inout [Diagnostic]
  ) -> [SpecGroup]? {
    if arguments.isEmpty, areNamed { return [] }
    return requiredSpecs(
      arguments,
      flags: flags,
      languages: languages,
      in: files,
      into: &diagnostics
    )
  }
}

extension GitRevision {
  /// Whether the revision has the path; `nil`, with a diagnostic, if git cannot determine it.
  fileprivate func has(_ path: String, into diagnostics: inout [Diagnostic]) -> Bool? {
    if !covers(path) {
      diagnostics.append(.outsideOfRepository(path))
      return nil
    }
    do throws(FileFailure) {
      return try has(path)
    } catch {
      diagnostics.append(Diagnostic.unreadable(path, error.reason).inRevision(name))
      return nil
    }
  }
}
