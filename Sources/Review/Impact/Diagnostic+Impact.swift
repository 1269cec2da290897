import DocumentReader
import Workspace

extension Diagnostic {
  func at(_ location: Location) -> Diagnostic {
    Diagnostic(severity, code, message, at: location)
  }

  static func tooManyKinds(_ view: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .limit,
      "comparing the responses for '\(view)' takes more than \(Limits.unionTrials) attempts: "
        + "add a discriminator to the schema's 'oneOf' and 'anyOf'",
      at: location
    )
  }

  static func typeIsGone(_ type: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .unreadableFile,
      "cannot be compared: the released app exchanges values of \(quoted(type)) with the service, and the new schema has no type of this name",
      at: location
    )
  }

  static func misfit(_ file: String, of spec: String) -> Diagnostic {
    Diagnostic(
      .unreadableFile,
      "\(quoted(spec, limit: 200)) has errors with this schema; pass an earlier version of the schema that it uses",
      at: whole(file)
    )
  }

  static func cannotCompare(_ path: String) -> Diagnostic {
    Diagnostic(.unreadableFile, "cannot be compared", at: whole(path))
  }

  package static func schemaOfWhich(_ file: String, _ schemas: [String]) -> Diagnostic {
    let what =
      schemas.isEmpty
      ? "none of the specs uses a schema that this file could be an earlier version of"
      : "the specs use several schemas, \(list(schemas, "and")), but this file can be an earlier version of only one; pass only the specs that use it"
    return Diagnostic(.unreadableFile, what, at: whole(file))
  }

  static func unusedIgnore(
    _ known: KnownChange,
    among paths: [String],
    against name: String
  ) -> Diagnostic {
    let what = "nothing at \(quoted(known.path)) differs from \(quoted(name, limit: 200))"
    let hint = Hint(for: known.path, near: paths).map { "\($0)" } ?? "remove this entry"
    return Diagnostic(.warning, .unusedIgnore, "\(what); \(hint)", at: known.location)
  }
}
