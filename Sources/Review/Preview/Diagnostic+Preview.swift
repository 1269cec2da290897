import DocumentReader
import Workspace

/// What a preview lacks.
extension Diagnostic {
  static func unknownExample(_ name: String, known: [String], in spec: String) -> Diagnostic {
    let mend =
      known.isEmpty
      ? "the spec has none; leave --example out"
      : Hint(for: name, among: known.map { excerpt($0) }, else: "the spec has")
    return Diagnostic(.unknownName, "there is no example \(quoted(name)); \(mend)", at: whole(spec))
  }

  static func noSample(_ spec: String) -> Diagnostic {
    Diagnostic(
      .exampleData,
      "the spec has no examples to show, and none can be made up from its schema; give it "
        + "an example, or pass --data FILE",
      at: whole(spec)
    )
  }

  static func noSampleInput(_ name: String, in spec: String) -> Diagnostic {
    Diagnostic(
      .exampleData,
      "the type of input '\(name)' is too large to make up a value; pass --example NAME with --data "
        + "to take it from an example",
      at: whole(spec)
    )
  }
}
