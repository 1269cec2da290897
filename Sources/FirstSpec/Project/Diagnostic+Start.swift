import DocumentReader

extension Diagnostic {
  static func startOver(_ path: String) -> Diagnostic {
    Diagnostic(
      .foreignFile,
      "this file already exists, and 'init' never overwrites a file; use --view to give the new screen another name",
      at: whole(path)
    )
  }

  /// An error in an example that was created from a sample. An app that decodes the sample would fail in the same way.
  static func unusableSample(
    _ sample: SourceFile,
    _ isWhole: Bool,
    _ problem: Diagnostic
  ) -> Diagnostic {
    let (start, end) = (problem.location.start, problem.location.end)
    return Diagnostic(
      .samples,
      "\(problem.message): correct this sample, which an app cannot decode either",
      at: isWhole ? Location(sample, from: start, to: end) : sample.whole
    )
  }

  static func guessedPlace(_ output: String) -> Diagnostic {
    Diagnostic(
      .warning,
      .output,
      "'Sources' has no folder for a target, so the Swift files go to \(quoted(output)); if no target contains that folder, set 'output', 'tests' and 'module' in viewmodelgen.yaml",
      at: whole("Package.swift")
    )
  }

  static func nothingToShow(_ sample: String) -> Diagnostic {
    Diagnostic(
      .samples,
      "no property has a value in any of the samples, so there is nothing to show; add a sample that has values",
      at: whole(sample)
    )
  }
}
