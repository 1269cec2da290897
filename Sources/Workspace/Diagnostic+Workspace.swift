import DocumentReader
import ViewModelIR

/// Diagnostics about files, folders and specs that do not fit together.
extension Diagnostic {
  static func configurationAsSpec(_ path: String) -> Diagnostic {
    Diagnostic(
      .unreadableFile,
      "this is the configuration, not a spec; omit it, because it is found automatically",
      at: whole(path)
    )
  }

  /// An error if the user named the folder, and a warning if it is the configured one, whose last spec may have been removed.
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
      "the path is outside of this repository, so no revision here contains it; run the command in the repository that it is in",
      at: whole(path)
    )
  }

  static func inOtherRepository(_ path: String, _ repository: String) -> Diagnostic {
    Diagnostic(
      .unreadableFile,
      """
      the path is in a separate repository, '\(excerpt(repository))', which is not a submodule of this one, so no revision \
      here contains it; run the command there
      """,
      at: whole(path)
    )
  }

  /// The diagnostic for a file in a revision.
  package func inRevision(_ revision: String) -> Diagnostic {
    Diagnostic(severity, code, message, at: location.inRevision(revision))
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
      "'\(first.file.path)' also generates a type '\(name)' into the same output: rename one of them, "
        + "or give their specs different outputs",
      at: location
    )
  }

  static func schemasOfOneName(_ path: String, _ other: String) -> Diagnostic {
    Diagnostic(
      .output,
      "its types and those of \(quoted(other, limit: 200)) would be written to the same file: rename one of the schemas, or give their specs "
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
      "type '\(declaration.name)' is different in \(place), and both are generated into the same output: "
        + "rename one with 'service.rename: { \(declaration.name): … }', or give their specs different outputs",
      at: declaration.location
    )
  }

  /// The names of nested types depend on the type that a spec starts from.
  static func namesOfTwoSpecs(
    _ names: [(own: String, other: String, spec: String)],
    at location: Location
  ) -> Diagnostic {
    let renames = names.map { "\($0.own): \($0.other)" }.joined(separator: ", ")
    let specs = Set(names.map(\.spec)).sorted().map { quoted($0, limit: 200) }
    return Diagnostic(
      .typeName,
      "types of its schema have different names in \(specs.joined(separator: " and ")): "
        + "add 'rename: { \(renames) }' to its 'service'",
      at: location
    )
  }

  /// `declared` is a property with a wire format from a spec; `otherwise` is the same property with another one or none, in the spec `other`.
  static func typesOfTwoSpecs(
    _ declared: ServiceModel.Property,
    _ otherwise: ServiceModel.Property,
    of type: String,
    for other: String?
  ) -> Diagnostic {
    let place = other ?? "\(otherwise.location.file.path):\(otherwise.location.line)"
    return Diagnostic(
      .typeName,
      "'\(type).\(declared.name)' is \(declared.form) here, but \(otherwise.form) in \(place): "
        + "use the same wire format in 'service.types' of all specs of the schema",
      at: declared.location
    )
  }
}

extension Diagnostic {
  static func ordersOfTwoSpecs(
    _ union: ServiceModel.Declaration,
    _ specs: [String]
  ) -> Diagnostic {
    let places = specs.map { quoted($0, limit: 200) }.joined(separator: " and ")
    return Diagnostic(
      .typeName,
      "the types of '\(union.name)' are tried in different orders in \(places): "
        + "use the same 'order' in 'service.types' of all specs of the schema",
      at: union.location
    )
  }
}

/// Diagnostics of a build that has to know its output files in advance.
extension Diagnostic {
  static func schemaWithoutItsName(_ schema: Location, for language: String) -> Diagnostic {
    Diagnostic(
      .output,
      "this file is used as a schema, but the build expects no \(language) for it; move it into a folder 'schemas', or name it "
        + "*.schema.json; with Bazel, list it in 'schemas' instead of 'data'",
      at: schema
    )
  }

  static func schemaOfOtherModule(_ schema: Location, for language: String) -> Diagnostic {
    Diagnostic(
      .output,
      "this schema has types that this target uses and no module that it depends on has, and the build expects no \(language) for it "
        + "here; link the file into the folder of the target",
      at: schema
    )
  }

  static func noSettings(of twin: String, in folder: String) -> Diagnostic {
    Diagnostic(
      .output,
      "the build asks for \(twin.capitalized); add '\(twin): { output: …, tests: …, package: … }'",
      at: whole(joinPath(folder, Configuration.fileName))
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

/// Diagnostics about the configuration.
extension Diagnostic {
  static func unwatchedConfiguration(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning,
      .unreadableFile,
      "the build does not watch it, so its settings are ignored; add it to the '--inputs' of `viewmodelgen build`, "
        + "or have SwiftPM plan the package again; with Bazel, list it as 'config'",
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

  static func removedSetting(_ key: String, _ why: String, at location: Location) -> Diagnostic {
    Diagnostic(.unknownKey, "remove '\(key)', which is no longer a setting: \(why)", at: location)
  }

  static func configurationNotAMapping(_ node: Node) -> Diagnostic {
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
    Diagnostic(.outside, "cannot use '\(key)': \(refusal)", at: location)
  }

  static func unknownTypeToRename(
    _ chosen: TwinSettings.TypeName,
    _ known: Set<String>
  ) -> Diagnostic {
    let hint = Hint(for: chosen.type, among: known.sorted(), else: "the types are")
    let message = "no spec has a type '\(excerpt(chosen.type))'"
    return Diagnostic(.unknownName, message, hint, at: chosen.location)
  }

  static func reservedTypeName(_ chosen: TwinSettings.TypeName) -> Diagnostic {
    Diagnostic(
      .typeName,
      "generated code uses '\(chosen.name)' for another type: choose another name, such as '\(chosen.name)Model'",
      at: chosen.location
    )
  }

  static func wrongSetting(_ key: String, _ node: Node, expected: String) -> Diagnostic {
    let found = node.text.map { "'\(excerpt($0))'" } ?? node.kindName
    return Diagnostic(.wrongType, "'\(key)' must be \(expected), not \(found)", at: node.location)
  }
}

extension ServiceModel.Property {
  /// The wire format as `service.types` writes it, for a message.
  fileprivate var form: String {
    "\(skippedCount == nil && !isTolerant ? "" : "a lossy ")'\(type.specName)'"
  }
}

extension Location {
  /// The location in a revision's version of the file, such as `main:specs/Book.yaml`.
  package func inRevision(_ revision: String) -> Location {
    let file = SourceFile(path: "\(revision):\(file.path)", bytes: file.bytes)
    return Location(file, from: start, to: end)
  }
}
