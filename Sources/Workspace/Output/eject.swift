import DocumentReader

/// Removes the headers from the output files, so that they are ordinary source files from then on. Returns their paths.
///
/// Changes nothing if one of the files is not up to date, because the result must compile.
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
      "this file is not up to date with the specs; run `viewmodelgen generate` first, or save an edit elsewhere",
      at: whole(path)
    )
  }
}
