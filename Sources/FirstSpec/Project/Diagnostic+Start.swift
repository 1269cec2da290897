import DocumentReader
import Workspace

extension Diagnostic {
  static func startOver(_ path: String) -> Diagnostic {
    Diagnostic(
      .foreignFile,
      "is there already, and is never written over; name the new screen with --view",
      at: whole(path)
    )
  }

  /// An error of an example that is made from a sample. An app that decodes the sample would fail in the same way.
  static func unusableSample(
    _ sample: SourceFile,
    _ isWhole: Bool,
    _ problem: Diagnostic
  ) -> Diagnostic {
    let (start, end) = (problem.location.start, problem.location.end)
    return Diagnostic(
      .samples,
      "\(problem.message): no app can decode this sample, so change it",
      at: isWhole ? Location(sample, from: start, to: end) : sample.whole
    )
  }

  static func guessedPlace(_ guess: ProjectPlaces.Guess, in places: ProjectPlaces) -> Diagnostic {
    let setting = "in viewmodelgen.yaml"
    let swift =
      """
      so the Swift goes to '\(excerpt(places.output))'; if no target contains that folder, set 'output', 'tests' and \
      'module' \(setting)
      """
    let tests = "so the tests go to '\(excerpt(places.tests))'"
    let message =
      switch guess {
      case .target:
        "declares no target with a literal name, and 'Sources' has no folder for one, \(swift)"
      case .path(let target):
        """
        the path of the target '\(excerpt(target.name))' \(target.path.problem), \
        \(target.isTest ? "\(tests); if that target does not contain this folder, set 'tests' \(setting)" : swift)
        """
      case .testTarget(let name):
        """
        declares no test target with a literal name, \(tests); add the test target '\(excerpt(name))', or set 'tests' \
        \(setting)
        """
      }
    return Diagnostic(.warning, .output, message, at: whole("Package.swift"))
  }

  static func nothingToShow(_ sample: String) -> Diagnostic {
    Diagnostic(
      .samples,
      "no property has a value in any of the samples, so there is nothing to show; add a sample that has some",
      at: whole(sample)
    )
  }
}

extension ManifestTarget.Path {
  fileprivate var problem: String {
    if case .stated(let path) = self {
      "leads out of the package, to '\(excerpt(path))'"
    } else {
      "is not a plain string literal"
    }
  }
}
