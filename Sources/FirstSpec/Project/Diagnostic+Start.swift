import DocumentReader

extension Diagnostic {
  static func startOver(_ path: String, _ screens: [StartNames]) -> Diagnostic {
    let remedy =
      screens.count == 1
      ? "use --view to give the new screen another name"
      : screens.contains { $0.schemaPath == path }
        ? "rename it, also in the specs that name it as their 'schema'"
        : "rename it, or the sample that the new screen is named after"
    return Diagnostic(
      .foreignFile,
      "this file already exists, and 'init' never overwrites a file; \(remedy)",
      at: whole(path)
    )
  }

  static func screensOfOneName(_ screen: StartNames, _ other: StartNames) -> Diagnostic {
    let (sample, first) = (screen.samples.first ?? "", other.samples.first ?? "")
    return Diagnostic(
      .samples,
      "this response and that of \(quoted(first, limit: 200)) would both be named '\(screen.type)', after their first samples: rename one of these; "
        + "or, if they are samples of the same response, put both after one '--from'",
      at: whole(sample)
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
