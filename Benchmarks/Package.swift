// swift-tools-version: 6.1
import PackageDescription

// What the tool's commands cost beside reading the same files with libyaml alone and writing the same bytes, and how that grows; and what
// their output costs beside the same by hand.
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
    // Without Foundation, which would slow the start of the runs that only read and write.
    .target(name: "Measuring", dependencies: ["CYAML"], path: "Measuring"),
    .executableTarget(name: "ModelBenchmark", dependencies: ["Measuring"], path: "ModelBenchmark"),
    .executableTarget(
      name: "GenerateBenchmark",
      dependencies: ["Measuring", "EmptyProgram"],
      path: "GenerateBenchmark"
    ),
    .executableTarget(
      name: "GrowthBenchmark",
      dependencies: ["Measuring"],
      path: "GrowthBenchmark"
    ),
    .executableTarget(
      name: "OutputBenchmark",
      dependencies: ["Measuring"],
      path: "OutputBenchmark"
    ),
    .executableTarget(
      name: "TranslationBenchmark",
      dependencies: ["Measuring"],
      path: "TranslationBenchmark"
    ),
    .executableTarget(
      name: "EditorBenchmark",
      dependencies: ["Measuring"],
      path: "EditorBenchmark"
    ),
    // Links what the tool links and does nothing: the time that any program takes to start.
    .executableTarget(name: "EmptyProgram", dependencies: ["CYAML"], path: "EmptyProgram"),
  ]
)
