import DocumentReader
import ViewModelIR

/// What goes wrong around the stages: files, folders, the configuration.
extension Diagnostic {
  static func configurationAsSpec(_ path: String) -> Diagnostic {
    Diagnostic(
      .unreadableFile,
      "is the configuration, not a spec; it is found without being named",
      at: whole(path)
    )
  }

  /// An error for a folder that the user named; the configured one may have lost its last spec.
  static func noSpecs(in path: String, _ severity: Severity) -> Diagnostic {
    Diagnostic(
      severity,
      .unreadableFile,
      "there are no specs (*.yaml, *.yml) here",
      at: whole(path)
    )
  }

  static func noSpecsFolder(_ path: String) -> Diagnostic {
    Diagnostic(
      .unreadableFile,
      "no such folder; name the specs on the command line, or their folder under 'specs' in "
        + "\(Configuration.fileName)",
      at: whole(path)
    )
  }

  package static func noRevision(_ name: String, _ failure: FileFailure) -> Diagnostic {
    Diagnostic(
      .unreadableFile,
      "cannot compare with \(quoted(name, limit: 200)): \(failure.reason)",
      at: whole("--against")
    )
  }

  package static func outsideOfRepository(_ path: String) -> Diagnostic {
    Diagnostic(
      .unreadableFile,
      "is outside of the repository, whose revisions do not have it; run this in the repository that it is in",
      at: whole(path)
    )
  }

  static func inOtherRepository(_ path: String, _ repository: String) -> Diagnostic {
    Diagnostic(
      .unreadableFile,
      """
      is in a repository of its own, '\(excerpt(repository))', which is not a submodule of this one, so no revision \
      here has it; run this there
      """,
      at: whole(path)
    )
  }

  /// The same of a file as the revision has it.
  package func told(of revision: String) -> Diagnostic {
    Diagnostic(severity, code, message, at: location.told(of: revision))
  }

  static func specsOfOneName(_ path: String, _ other: String) -> Diagnostic {
    Diagnostic(
      .output,
      "'\(other)' has the same name and output folder, so both would write the same files; "
        + "rename one of them",
      at: whole(path)
    )
  }

  static func typeOfTwoSpecs(_ name: String, first: Location, at location: Location) -> Diagnostic {
    Diagnostic(
      .typeName,
      "'\(first.file.path)' also makes a type '\(name)', and both go into one output: rename one of them, "
        + "or give their specs different outputs",
      at: location
    )
  }

  static func schemasOfOneName(_ path: String, _ other: String) -> Diagnostic {
    Diagnostic(
      .output,
      "its types and those of \(quoted(other, limit: 200)) would go into one file: rename one of the schemas, or give their specs "
        + "different outputs",
      at: whole(path)
    )
  }

  static func typeOfTwoSchemas(
    _ declaration: ServiceModel.Declaration,
    _ other: ServiceModel.Declaration
  ) -> Diagnostic {
    let place = "\(other.location.file.path):\(other.location.line)"
    return Diagnostic(
      .typeName,
      "type '\(declaration.name)' means something else in \(place), and both go into one output: "
        + "rename one with 'service.rename: { \(declaration.name): … }', or give their specs different outputs",
      at: declaration.location
    )
  }

  /// What nested types are called follows from the type that a spec begins with.
  static func namesOfTwoSpecs(
    _ names: [(own: String, other: String, spec: String)],
    at location: Location
  ) -> Diagnostic {
    let renames = names.map { "\($0.own): \($0.other)" }.joined(separator: ", ")
    let specs = Set(names.map(\.spec)).sorted().map { quoted($0, limit: 200) }
    return Diagnostic(
      .typeName,
      "types of its schema have other names here than in \(specs.joined(separator: " and ")): "
        + "add 'rename: { \(renames) }' to its 'service'",
      at: location
    )
  }

  /// `said` has a wire format that a spec gives it; `otherwise` has another or none, in the spec `other`.
  static func typesOfTwoSpecs(
    _ said: ServiceModel.Property,
    _ otherwise: ServiceModel.Property,
    of type: String,
    for other: String?
  ) -> Diagnostic {
    let place = other ?? "\(otherwise.location.file.path):\(otherwise.location.line)"
    return Diagnostic(
      .typeName,
      "here '\(type).\(said.name)' is \(said.form), but in \(place) \(otherwise.form): "
        + "write the same wire format in 'service.types' in all specs of the schema",
      at: said.location
    )
  }
}

/// A build that knows its files beforehand.
extension Diagnostic {
  static func schemaWithoutItsName(_ schema: Location, for language: String) -> Diagnostic {
    Diagnostic(
      .output,
      "is used as a schema, but is not named like one, so the build expects no \(language) for it; move it into a "
        + "folder 'schemas', or name it *.schema.json",
      at: schema
    )
  }

  static func configurationsOfOneTarget(_ folder: String, _ other: String) -> Diagnostic {
    let path = joinPath(other, Configuration.fileName)
    return Diagnostic(
      .output,
      "governs some specs of a target, and \(quoted(path, limit: 200)) governs the others; keep one configuration for all",
      at: whole(joinPath(folder, Configuration.fileName))
    )
  }
}

/// The configuration.
extension Diagnostic {
  static func unwatchedConfiguration(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning,
      .unreadableFile,
      "the build does not watch it, so its settings are not used; name it among the '--inputs' of `viewmodelgen build`, "
        + "or have SwiftPM plan the package again",
      at: whole(path)
    )
  }

  static func unknownSetting(_ key: String, at location: Location) -> Diagnostic {
    let hint = Hint(
      for: key,
      among: ConfigurationKey.allCases.map(\.rawValue),
      else: "the settings are"
    )
    return Diagnostic(.unknownKey, "unknown setting '\(excerpt(key))'", hint, at: location)
  }

  static func configurationIsNoMapping(_ node: Node) -> Diagnostic {
    Diagnostic(
      .wrongType,
      "the configuration is \(node.kindName); write lines such as 'output: Generated'",
      at: node.location
    )
  }

  static func outsideOfBoundary(
    _ key: String,
    _ refusal: String,
    at location: Location
  ) -> Diagnostic {
    Diagnostic(.unreadableFile, "cannot use '\(key)': \(refusal)", at: location)
  }

  static func wrongSetting(_ key: String, _ node: Node, expected: String) -> Diagnostic {
    let found = node.text.map { "'\(excerpt($0))'" } ?? node.kindName
    return Diagnostic(.wrongType, "'\(key)' is \(expected), not \(found)", at: node.location)
  }
}

extension ServiceModel.Property {
  /// What `service.types` settles of it.
  fileprivate var form: String { "\(skippedCount == nil ? "" : "a lossy ")'\(type.specName)'" }
}

extension Location {
  /// The same in a file as a revision has it: `main:specs/Book.yaml`.
  package func told(of revision: String) -> Location {
    let file = SourceFile(path: "\(revision):\(file.path)", bytes: file.bytes)
    return Location(file, from: start, to: end)
  }
}
