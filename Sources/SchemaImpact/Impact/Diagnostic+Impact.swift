import DocumentReader
import Review
import Workspace

extension Diagnostic {
  func at(_ location: Location) -> Diagnostic {
    Diagnostic(severity, code, message, at: location)
  }

  static func tooManyKinds(_ view: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .limit,
      "what the service of '\(view)' sends takes more than \(Limits.unionTrials) attempts to compare: "
        + "give the choices in the schema a discriminator",
      at: location
    )
  }

  static func misfit(_ file: String, of spec: String) -> Diagnostic {
    Diagnostic(
      .unreadableFile,
      "\(quoted(spec, limit: 200)) has mistakes with this as its schema; name the file of the schema that it was written for",
      at: whole(file)
    )
  }

  static func cannotCompare(_ path: String) -> Diagnostic {
    Diagnostic(.unreadableFile, "cannot be compared", at: whole(path))
  }

  package static func schemaOfWhich(_ file: String, _ schemas: [String]) -> Diagnostic {
    let what =
      schemas.isEmpty
      ? "none of the specs names a schema that the file could be an earlier version of"
      : "the specs have several schemas, \(list(schemas, "and")), and the file can be an earlier version of one only; name the specs of that one"
    return Diagnostic(.unreadableFile, what, at: whole(file))
  }

  static func idleIgnore(
    _ known: KnownChange,
    among paths: [String],
    against name: String
  ) -> Diagnostic {
    let what = "nothing at \(quoted(known.path)) differs from \(quoted(name, limit: 200))"
    let hint = Hint(for: known.path, near: paths).map { "\($0)" } ?? "take the entry out"
    return Diagnostic(.warning, .unusedIgnore, "\(what); \(hint)", at: known.location)
  }
}
