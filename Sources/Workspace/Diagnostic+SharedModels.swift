import DocumentReader
import SpecSyntax

/// Diagnostics about shared models and shared formats.
extension Diagnostic {
  static func unreadableModel(
    _ entry: Spec.SharedModel,
    _ reason: String,
    others: [String]
  ) -> Self {
    unreadable(entry.file.path, reason, others: others, at: entry.file.location)
  }

  static func unreadableTexts(
    _ path: String,
    _ reason: String,
    others: [String],
    at location: Location
  ) -> Self {
    unreadable(path, reason, others: others, at: location)
  }

  private static func unreadable(
    _ path: String,
    _ reason: String,
    others: [String],
    at location: Location
  ) -> Self {
    let problem = "cannot read \(quoted(normalizedPath(path), limit: 200)): \(reason)"
    guard let near = fileName(like: lastComponent(path), among: others) else {
      return Self(.unreadableFile, problem, at: location)
    }
    return Self(.unreadableFile, "\(problem); \(Hint(nearest: near))", at: location)
  }

  static func notASharedModel(_ entry: Spec.SharedModel) -> Self {
    Self(
      .wrongType,
      "\(quoted(entry.path, limit: 200)) is not a shared model: name a file that begins with 'model: \(entry.name)' instead of 'view', "
        + "or declare the model here",
      at: entry.file.location
    )
  }

  static func modelOfOtherName(_ entry: Spec.SharedModel, _ name: String) -> Self {
    Self(
      .name,
      "\(quoted(entry.path, limit: 200)) declares the model \(quoted(name)): use that name here and in every 'model' that means it",
      at: entry.location
    )
  }

  static func modelsInCycle(_ cycle: ModelCycle) -> Self {
    let paths = cycle.entries.map { excerpt($0.owner, limit: 200) }
    let location = cycle.entries.first?.file.location ?? whole("")
    if paths.count == 1 {
      let problem =
        "the file names itself: remove this entry, because a model can nest itself by its name"
      return Self(.circularReference, problem, at: location)
    }
    let round = (paths + paths.prefix(1)).joined(separator: " → ")
    return Self(
      .circularReference,
      "shared models nest each other in a circle, \(round): declare them in one file, where models can nest each other",
      at: location
    )
  }

  /// - Parameters:
  ///   - folder: The folder of the configuration that governs the model.
  ///   - own: The folder of the spec's own configuration.
  static func modelOfOtherConfiguration(
    _ entry: Spec.SharedModel,
    _ folder: String,
    _ own: String
  ) -> Self {
    let path = joinPath(folder, Configuration.fileName)
    let configuration = joinPath(own, Configuration.fileName)
    return Self(
      .output,
      "\(quoted(entry.path, limit: 200)) is governed by \(quoted(path, limit: 200)), so its type is in another module: add "
        + "'dependencies: [\(relativePath(of: folder, from: own))]' to \(quoted(configuration, limit: 200)), or move the model to the folder of "
        + "this spec's configuration",
      at: entry.file.location
    )
  }

  static func modelOutsideOfTarget(_ entry: Spec.SharedModel) -> Self {
    Self(
      .output,
      "\(quoted(entry.path, limit: 200)) is not one of the specs of this target, so the build does not generate its type: name its module in "
        + "'dependencies' of \(Configuration.fileName), move it into the target's folder, or add it to the target's specs",
      at: entry.file.location
    )
  }

  static func notShared(_ key: SharedTextsKey, _ path: String, at location: Location) -> Self {
    Self(
      .wrongType,
      "\(quoted(path, limit: 200)) is not a file of \(key.rawValue): name a file that has the key '\(key.rawValue)' and is not a spec",
      at: location
    )
  }

  static func formatOfTwoFiles(_ format: Spec.NamedFormat, _ other: Spec.NamedFormat) -> Self {
    let place = "\(excerpt(other.location.file.path, limit: 200)):\(other.location.line)"
    return Self(
      .name,
      "there is already a format \(quoted(format.name)) in \(place), which this spec shares: rename or remove one of them",
      at: format.location
    )
  }
}
