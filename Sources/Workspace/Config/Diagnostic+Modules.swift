import DocumentReader

/// Diagnostics about modules that depend on each other.
extension Diagnostic {
  static func noModule(_ entry: DependencyFolder, inBuild isInBuild: Bool) -> Self {
    let remedy = "name the folder that has the configuration of the other module"
    return Self(
      .unreadableFile,
      "there is no \(Configuration.fileName) in \(quoted(entry.path, limit: 200)): \(remedy)"
        + (isInBuild ? ", and let the target depend on that module's (with Bazel, in 'deps')" : ""),
      at: entry.location
    )
  }

  static func modulesInCycle(_ entry: DependencyFolder, through folders: [String]) -> Self {
    if folders.isEmpty {
      return Self(
        .circularReference,
        "this is the folder of the configuration itself: remove this entry",
        at: entry.location
      )
    }
    let names = folders.map { quoted($0, limit: 200) }.joined(separator: " and ")
    return Self(
      .circularReference,
      "\(quoted(entry.path, limit: 200)) depends on \(names) already, and modules cannot depend on each other: move what both use into a third module, and remove this entry",
      at: entry.location
    )
  }

  static func moduleWithoutName(_ entry: DependencyFolder) -> Self {
    Self(
      .conflict,
      "the configuration there does not say which module to import: add 'module: Name' to \(entry.configuration)",
      at: entry.location
    )
  }

  static func moduleOfSameName(_ entry: DependencyFolder, _ name: String) -> Self {
    Self(
      .conflict,
      "\(entry.configuration) is of the same module, '\(name)', which cannot import itself: use one configuration for both, or correct 'module'",
      at: entry.location
    )
  }

  static func moduleWithoutAccess(_ entry: DependencyFolder, _ name: String) -> Self {
    Self(
      .conflict,
      "the types of '\(name)' are internal: add 'access: package' to \(entry.configuration), or 'access: public' if it is in another package",
      at: entry.location
    )
  }

  static func moduleForPackage(_ entry: DependencyFolder, _ name: String) -> Self {
    Self(
      .conflict,
      "the types here are public, and those of '\(name)' that they contain are not: set 'access: public' in \(entry.configuration) too",
      at: entry.location
    )
  }

  static func moduleInOtherLanguages(
    _ entry: DependencyFolder,
    _ name: String,
    _ languages: [String],
    _ own: [String]
  ) -> Self {
    let found = languages.isEmpty ? "no 'translations'" : languages.joined(separator: ", ")
    return Self(
      .conflict,
      "the languages of an app are the same in all of its modules, and '\(name)' has \(found) instead of "
        + "\(own.joined(separator: ", ")): correct 'translations' here or in \(entry.configuration)",
      at: entry.location
    )
  }

  static func typeOfTwoDependencies(
    _ name: String,
    _ one: String,
    _ other: String,
    at location: Location
  ) -> Self {
    Self(
      .typeName,
      "'\(one)' and '\(other)' both have a type '\(name)', which the specs here use: use it in a spec of a module that both depend on",
      at: location
    )
  }

  static func typeOfOtherSettings(_ name: String, _ module: String, at location: Location) -> Self {
    Self(
      .conflict,
      "'\(name)' would be a different type than in '\(module)', which this module imports: set what decides about types, such as "
        + "'acronyms', 'unknownCases', 'unknownMembers' and 'rename', to the same in both",
      at: location
    )
  }

  static func moduleWithOtherSupport(
    _ entry: DependencyFolder,
    _ name: String,
    _ problem: SupportProblem,
    in twin: String? = nil
  ) -> Self {
    let key = twin.map { "'support' of '\($0)'" } ?? "'support'"
    let advice =
      switch problem {
      case .here(let place): "set \(key) to '\(place)' here"
      case .there(let place): "set \(key) to '\(place)' in \(entry.configuration) too"
      case .both(let place):
        "set \(key) to '{ everything: true }' in \(entry.configuration), and to '\(place)' here"
      }
    return Self(
      .conflict,
      "this module and '\(name)' use different support code, so their types do not fit together: \(advice)",
      at: entry.location
    )
  }

  static func typeOfTwoModules(
    _ name: String,
    _ module: String,
    first: Location,
    at location: Location
  ) -> Self {
    Self(
      .typeName,
      "\(quoted(first.file.path, limit: 200)) generates a type '\(name)' in '\(module)', which this module imports: rename one of them",
      at: location
    )
  }

  static func moduleWithoutTwin(_ entry: DependencyFolder, _ name: String, _ twin: String) -> Self {
    Self(
      .conflict,
      "'\(name)' is not written in '\(twin)', and this module is: add '\(twin)' to \(entry.configuration)",
      at: entry.location
    )
  }

  static func moduleWithOtherSuffix(
    _ entry: DependencyFolder,
    _ suffix: String,
    in twin: String
  ) -> Self {
    Self(
      .conflict,
      "the types there end in '\(suffix)': set 'model' of '\(twin)' to that here too",
      at: entry.location
    )
  }
}

extension DependencyFolder {
  /// The path of the module's configuration, for messages.
  fileprivate var configuration: String {
    quoted(joinPath(path, Configuration.fileName), limit: 200)
  }
}
