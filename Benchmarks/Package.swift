// swift-tools-version: 6.1
import PackageDescription

// What `viewmodelgen model` costs beside reading the schema with libyaml alone.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  targets: [
    // A link to the tool's own.
    .systemLibrary(
      name: "CYAML",
      path: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    // Without Foundation, which would slow the start of the run that only reads and writes.
    .executableTarget(name: "ModelBenchmark", dependencies: ["CYAML"], path: "ModelBenchmark"),
  ]
)
