// swift-tools-version: 6.1
import PackageDescription

// Benchmarks of the commands, compared with only reading the same files with libyaml and writing the same bytes; of how their cost grows; and
// of the generated code, compared with the same code written by hand.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  targets: [
    // A symbolic link to the tool's own CYAML.
    .systemLibrary(
      name: "CYAML",
      path: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    // Does not use Foundation, which would slow down the start of the processes that only read and write.
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
    .executableTarget(name: "RowBenchmark", dependencies: ["Measuring"], path: "RowBenchmark"),
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
    // Links the same libraries as the tool and does nothing, to measure the time that any such program takes to start.
    .executableTarget(name: "EmptyProgram", dependencies: ["CYAML"], path: "EmptyProgram"),
  ]
)
