import DocumentReader

/// Makes files of the output the team's own: without the header, nothing marks them as generated. The result is their paths.
///
/// All of them or, where one is not what the specs say, none: what is wanted is a state that compiles.
package func eject(_ plans: [OutputPlan], into diagnostics: inout [Diagnostic]) -> [String] {
  let steps = plans.flatMap(\.steps)
  let stale = steps.filter { if case .unchanged = $0.action { false } else { true } }
  if !stale.isEmpty || diagnostics.hasErrors {
    diagnostics += stale.map { .notFresh($0.path) }
    return []
  }
  return steps.compactMap { step in
    guard let body = step.file?.body else { return nil }
    do throws(FileFailure) {
      let written = try writeText(body, to: step.path) { $0 == step.version }
      if written != nil { return step.path }
      diagnostics.append(.notFresh(step.path))
    } catch {
      diagnostics.append(.cannotWrite(step.path, error.reason))
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func notFresh(_ path: String) -> Diagnostic {
    Diagnostic(
      .staleFile,
      "is not as the specs say; run `viewmodelgen generate` before, or save an edit elsewhere",
      at: whole(path)
    )
  }
}
