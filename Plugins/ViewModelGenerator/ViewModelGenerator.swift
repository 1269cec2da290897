import Foundation
import PackagePlugin

/// Generates the view models of the specs in a target's folder. For a test target, generates the tests of the specs of the targets that it
/// depends on.
@main
struct ViewModelGenerator: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let tool = try tool(context.tool)
    if target.kind != .test {
      let specs = SpecFolder(target)
      guard specs.hasSpecs(of: target.name) else { return [] }
      return [specs.viewModels(by: tool, to: context.pluginWorkDirectoryURL)]
    }
    let others = context.package.targets.filter { $0.sourceModule?.kind == .test }
    let tested = target.modules.compactMap { module -> SpecFolder? in
      // `HutsTests` depends on `AppCore` only because `Huts` does: its own tests are in `AppCoreTests`.
      if target.usesIndirectly(module), others.contains(where: { $0.isFor(module) }) { return nil }
      let folder = SpecFolder(module)
      return folder.specs.isEmpty ? nil : folder
    }
    return tests(of: tested, for: target.name, by: tool, to: context.pluginWorkDirectoryURL)
  }

  /// Returns the tool: the small one for builds, or the only one of a bundle.
  private func tool(_ named: (String) throws -> PluginContext.Tool) throws -> URL {
    let lean = try? named("viewmodelgen-build")
    return try (lean ?? named("viewmodelgen")).url
  }

  /// Returns a command for each tested target, since each has a module of its own.
  private func tests(
    of tested: [SpecFolder],
    for target: String,
    by tool: URL,
    to folder: URL
  ) -> [Command] {
    if tested.isEmpty {
      Diagnostics.error(
        "'\(target)' applies ViewModelGenerator, but does not depend on a target with specs (*.yaml) in its folder"
      )
    }
    // Within one target, the tool reports duplicate names.
    var specByName: [String: URL] = [:]
    for folder in tested {
      for spec in folder.specs {
        if let other = specByName[spec.stem.lowercased()] {
          Diagnostics.error(
            "\(spec.path): '\(other.path)' has the same name, so '\(target)' would have two test files with that name; rename one of the specs"
          )
        }
      }
      for spec in folder.specs { specByName[spec.stem.lowercased()] = spec }
    }
    return tested.map { $0.tests(by: tool, to: folder.appending(path: $0.module)) }
  }
}

extension Target {
  /// The modules that the target names as its dependencies.
  fileprivate var modules: [any SourceModuleTarget] {
    dependencies.compactMap { dependency in
      if case .target(let target) = dependency { target.sourceModule } else { nil }
    }
  }

  /// Whether another module that the target depends on depends on this one.
  fileprivate func usesIndirectly(_ module: any SourceModuleTarget) -> Bool {
    modules.contains { other in
      other.recursiveTargetDependencies.contains { $0.id == module.id }
    }
  }

  /// Whether this is the target of the tests of a module.
  fileprivate func isFor(_ module: any SourceModuleTarget) -> Bool {
    modules.contains { $0.id == module.id } && !usesIndirectly(module)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ViewModelGenerator: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let tool = try tool(context.tool)
      let project = context.xcodeProject.directoryURL
      guard target.isTest else {
        let specs = SpecFolder(target, in: project)
        guard specs.hasSpecs(of: target.displayName) else { return [] }
        return [specs.viewModels(by: tool, to: context.pluginWorkDirectoryURL)]
      }
      let tested = target.dependencies.compactMap { dependency -> SpecFolder? in
        guard case .target(let target) = dependency else { return nil }
        let folder = SpecFolder(target, in: project)
        return folder.specs.isEmpty ? nil : folder
      }
      let folder = context.pluginWorkDirectoryURL
      return tests(of: tested, for: target.displayName, by: tool, to: folder)
    }
  }

  extension XcodeTarget {
    fileprivate var isTest: Bool {
      if case .other(let type) = product?.kind { type.hasSuffix("unit-test") } else { false }
    }
  }

  extension SpecFolder {
    fileprivate init(_ target: XcodeTarget, in project: URL) {
      self.init(filesOf: target, in: project)
      var (open, seen) = (target.dependencies, Set<String>())
      while let dependency = open.popLast() {
        guard case .target(let module) = dependency, seen.insert(module.displayName).inserted else {
          continue
        }
        use(SpecFolder(filesOf: module, in: project))
        open += module.dependencies
      }
    }

    private init(filesOf target: XcodeTarget, in project: URL) {
      // The module name that Xcode derives from the target's name.
      let module = String(target.displayName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      self.init(module: module, files: target.inputFiles.map(\.url), in: project)
    }
  }
#endif
