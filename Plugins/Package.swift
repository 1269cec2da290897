// swift-tools-version: 6.1
import PackageDescription

// The package of plugins with the tool as a binary. .ci/bundle builds it from this folder and the tool's zip.
let package = Package(
  name: "viewmodelgen",
  platforms: [.macOS(.v12)],
  products: [
    .plugin(name: "ViewModelGenerator", targets: ["ViewModelGenerator"]),
    .plugin(name: "GenerateViewModels", targets: ["GenerateViewModels"]),
  ],
  targets: [
    .binaryTarget(name: "viewmodelgen", path: "viewmodelgen.artifactbundle.zip"),
    .plugin(
      name: "ViewModelGenerator",
      capability: .buildTool(),
      dependencies: ["viewmodelgen"],
      path: "ViewModelGenerator"
    ),
    .plugin(
      name: "GenerateViewModels",
      capability: .command(
        intent: .custom(
          verb: "generate-view-models",
          description: "Write view models and tests into the package; with --check, compare only."
        ),
        permissions: [
          .writeToPackageDirectory(
            reason: "Writes view models and tests into the folders in viewmodelgen.yaml."
          )
        ]
      ),
      dependencies: ["viewmodelgen"],
      path: "GenerateViewModels"
    ),
  ]
)
