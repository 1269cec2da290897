import DocumentReader
import Foundation
import SwiftOutput
import TestSupport
import Testing

@testable import Workspace

/// A module `Feature` uses what the specs of a module `Core` declare.
struct ModuleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(schema, to: "Core/Album.schema.json")
    try folder.write(row, to: "Core/TrackRow.yaml")
    try folder.write(core, to: "Core/viewmodelgen.yaml")
    try folder.write(screen, to: "Feature/Album.yaml")
    try folder.write(feature, to: "Feature/viewmodelgen.yaml")
  }

  @Test func typesOfAnotherModuleAreImported() throws {
    let files = try files(of: ["Core", "Feature"])
    func declaring(_ type: String) -> [String] {
      files.filter { $0.value.contains(" \(type): ") }.map(\.key).sorted()
    }
    #expect(declaring("struct Track") == ["Core/Generated/AlbumServiceModel.swift"])
    #expect(declaring("struct Album") == ["Feature/Generated/AlbumServiceModel.swift"])
    #expect(declaring("struct TrackRowViewModel") == ["Core/Generated/TrackRowViewModel.swift"])
    #expect(declaring("enum Tint") == ["Core/Generated/ViewModelSupport.swift"])
    let own = files.filter { $0.key.hasPrefix("Feature/") && !$0.key.contains("Support") }
    #expect(own.count == 3)
    for (name, text) in own { #expect(text.contains("import Core\n"), "\(name)") }
  }

  @Test func typesForOtherModulesCanBeChangedAndCompared() throws {
    let types = try #require(try files(of: ["Core"])["Core/Generated/AlbumServiceModel.swift"])
    #expect(types.contains("package nonisolated struct Track: Codable, Hashable, Sendable {"))
    #expect(types.contains("package var title: String"))
    try folder.write("specs: .\nmodule: Core\n", to: "Core/viewmodelgen.yaml")
    let internals = try #require(try files(of: ["Core"])["Core/Generated/AlbumServiceModel.swift"])
    #expect(internals.contains("nonisolated struct Track: Codable, Sendable {"))
    #expect(internals.contains("let title: String"))
  }

  @Test func modelHasTheSettingsOfItsOwnModule() throws {
    try folder.write(core + "acronyms: [ISRC]\n", to: "Core/viewmodelgen.yaml")
    try folder.write(row + "  code: \"{isrc}\"\n", to: "Core/TrackRow.yaml")
    let files = try files(of: ["Core", "Feature"])
    let row = try #require(files["Core/Generated/TrackRowViewModel.swift"])
    #expect(row.contains("self.code = model.isrc"))
    #expect(files["Feature/Generated/AlbumViewModel.swift"] != nil)
  }

  @Test func modulesOfDependenciesAreImportedToo() throws {
    try folder.write(
      feature.replacing("../Core", with: "../Middle"),
      to: "Feature/viewmodelgen.yaml"
    )
    try folder.write(
      core.replacing("module: Core", with: "module: Middle")
        .replacing("{ everything: true }", with: "Core") + "dependencies: [../Core]\n",
      to: "Middle/viewmodelgen.yaml"
    )
    try folder.write(
      row.replacing("TrackRow", with: "TrackCard").replacing("schema: ", with: "schema: ../Core/"),
      to: "Middle/TrackCard.yaml"
    )
    try folder.write(
      screen.replacing("TrackRow", with: "TrackCard").replacing(
        "../Core/TrackCard",
        with: "../Middle/TrackCard"
      ),
      to: "Feature/Album.yaml"
    )
    let files = try files(of: ["Core", "Middle", "Feature"])
    #expect(files.values.count { $0.contains("struct Track: ") } == 1)
    let screen = try #require(files["Feature/Generated/AlbumViewModel.swift"])
    #expect(screen.contains("import Core\nimport Foundation\nimport Middle\n"))
  }

  @Test func nextRunNoticesAChangeInTheOtherModule() throws {
    let workspace = Workspace(in: SwiftLanguage.self)
    workspace.beginRun()
    let before = try files(of: ["Feature"], in: workspace)
    workspace.endRun(hasErrors: false)
    try folder.write(
      row.replacing("id: id", with: "inputs: { isOpen: Bool }"),
      to: "Core/TrackRow.yaml"
    )
    workspace.beginRun()
    var diagnostics: [Diagnostic] = []
    _ = plans(["Feature"], in: workspace, into: &diagnostics)
    #expect(before["Feature/Generated/AlbumViewModel.swift"] != nil)
    #expect(diagnostics.contains { $0.message.contains("isOpen") }, "\(diagnostics)")
  }

  /// A build system passes the specs of the other module as inputs.
  @Test func buildStepReadsTheSpecsOfItsDependencies() throws {
    func files(
      _ inputs: [String],
      schemas: [String] = ["Feature/Album.schema.json"]
    ) -> (names: [String], problems: String) {
      let step = BuildStep(
        specs: [folder.path("Feature/Album.yaml")],
        schemas: schemas.map(folder.path),
        others: inputs.map(folder.path),
        module: "Feature",
        folders: [.output("")],
        in: SwiftLanguage.self
      )
      var diagnostics: [Diagnostic] = []
      let files = step.files(into: &diagnostics)
      return (files.map(\.name).sorted(), describe(DiagnosticReport(diagnostics)))
    }
    let inputs = [
      "Core/TrackRow.yaml", "Core/Album.schema.json", "Core/viewmodelgen.yaml",
      "Feature/viewmodelgen.yaml",
    ]
    // `Core` does not use `Album`, so the file with this type is expected here.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Feature/Album.schema.json"),
      withDestinationPath: "../Core/Album.schema.json"
    )
    let (names, problems) = files(inputs)
    #expect(problems == "")
    #expect(
      names == ["AlbumServiceModel.swift", "AlbumViewModel.swift", "ViewModelSupport.swift"]
    )
    #expect(files(inputs, schemas: []).problems.contains("link the file into the folder"))
    #expect(files(Array(inputs.dropFirst())).problems.contains("the build does not watch it"))
  }

  @Test func editorKnowsTheSpecsOfAllModules() throws {
    try folder.write("", to: ".git/HEAD")
    let files = Files()
    for spec in ["Core/TrackRow.yaml", "Feature/Album.yaml"] {
      let found = relatedSpecs(of: folder.path(spec), in: files).map(folder.shortened).sorted()
      #expect(found == ["Core/TrackRow.yaml", "Feature/Album.yaml"])
    }
  }

  // MARK: - The modules

  /// The new texts of the generated files, by their paths.
  private func files(
    of modules: [String],
    in workspace: Workspace = Workspace(in: SwiftLanguage.self)
  ) throws -> [String: String] {
    var diagnostics: [Diagnostic] = []
    let plans = plans(modules, in: workspace, into: &diagnostics)
    #expect(diagnostics == [])
    let written = plans.flatMap(\.steps).compactMap { step in
      step.file.map { (folder.shortened(step.path), $0.body.string) }
    }
    return Dictionary(written, uniquingKeysWith: { first, _ in first })
  }

  private func plans(
    _ modules: [String],
    in workspace: Workspace,
    into diagnostics: inout [Diagnostic]
  ) -> [OutputPlan] {
    let flags = Settings { $0.allowsOutside = true }
    return workspace.plans(modules.map(folder.path), flags: flags, into: &diagnostics)
  }

  private let core = """
    specs: .
    module: Core
    access: package
    support: { everything: true }

    """

  private let feature = """
    specs: .
    module: Feature
    support: Core
    dependencies: [../Core]

    """

  private let row = """
    model: TrackRow
    service: { schema: Album.schema.json#/$defs/Track }
    id: id
    display:
      title: "{title}"
      tint: { token: Tint, cases: [{ when: title.isEmpty, token: muted }, { token: plain }] }

    """

  private let screen = """
    view: AlbumView
    service: { schema: ../Core/Album.schema.json }
    models: { TrackRow: ../Core/TrackRow.yaml }
    display: { tracks: { each: tracks, model: TrackRow } }

    """

  private let schema = """
    {
      "title": "Album", "type": "object", "required": ["tracks"],
      "properties": { "tracks": { "type": "array", "items": { "$ref": "#/$defs/Track" } } },
      "$defs": {
        "Track": {
          "type": "object", "required": ["id", "title", "isrc"],
          "properties": {
            "id": { "type": "string" }, "title": { "type": "string" }, "isrc": { "type": "string" }
          }
        }
      }
    }
    """
}
