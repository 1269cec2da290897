// swift-tools-version: 6.1
import PackageDescription

/// From YAML and JSON to checked screens.
let compilerModules: [Target.Dependency] = [
  "DocumentReader", "ViewModelIR", "SwiftNaming", "SchemaCompiler", "SpecChecker",
]

let package = Package(
  name: "viewmodelgen",
  platforms: [.macOS(.v12)],
  products: [
    .executable(name: "viewmodelgen", targets: ["viewmodelgen"]),
    .plugin(name: "ViewModelGenerator", targets: ["ViewModelGenerator"]),
    .plugin(name: "GenerateViewModels", targets: ["GenerateViewModels"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    .systemLibrary(
      name: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),

    // The stages and what they hand on, each importing only those before it; those that need not wait for each other build at once.
    .target(name: "DocumentReader", dependencies: ["CYAML"]),
    .target(name: "ViewModelIR", dependencies: ["DocumentReader", "ViewModelSupport"]),
    .target(name: "SwiftNaming", dependencies: ["ViewModelIR"]),
    .target(
      name: "SchemaCompiler",
      dependencies: ["DocumentReader", "ViewModelIR", "SwiftNaming"]
    ),
    .target(name: "SchemaInference", dependencies: ["DocumentReader", "ViewModelSupport"]),
    .target(name: "SwiftCode", dependencies: []),
    .target(
      name: "Expressions",
      dependencies: ["DocumentReader", "ViewModelIR", "ViewModelSupport"]
    ),
    .target(
      name: "SpecChecker",
      dependencies: [
        "DocumentReader", "ViewModelIR", "SwiftNaming", "Expressions",
        "ViewModelSupport",
      ]
    ),
    .target(
      name: "Evaluator",
      dependencies: [
        "DocumentReader", "ViewModelIR", "SwiftNaming", "Expressions",
        "ViewModelSupport",
      ]
    ),
    .target(
      name: "SwiftRenderer",
      dependencies: [
        "DocumentReader", "ViewModelIR", "SwiftNaming", "SwiftCode", "Expressions",
        "SupportSource", "Templates",
      ]
    ),
    .target(name: "SpecDrafting", dependencies: ["DocumentReader", "ViewModelIR", "SwiftNaming"]),
    .target(name: "Translations", dependencies: ["DocumentReader", "ViewModelIR"]),
    .target(
      name: "Workspace",
      dependencies: compilerModules + [
        "Evaluator", "SchemaInference", "SpecDrafting", "SwiftRenderer", "Translations",
      ]
    ),
    .target(
      name: "Reports",
      dependencies: [
        "DocumentReader", "SchemaInference", "SwiftRenderer", "Translations", "Workspace",
      ]
    ),
    .target(
      name: "Review",
      dependencies: [
        "DocumentReader", "ViewModelIR", "SwiftNaming", "Evaluator", "SwiftRenderer",
        "Translations", "ViewModelSupport", "Workspace", "Reports",
      ]
    ),
    .target(
      name: "LanguageServer",
      dependencies: [
        "DocumentReader", "ViewModelIR", "SwiftNaming", "SchemaCompiler", "SpecChecker",
        "Expressions", "Evaluator", "SwiftRenderer", "Workspace", "Reports",
      ]
    ),
    .executableTarget(
      name: "viewmodelgen",
      dependencies: compilerModules + [
        "Evaluator", "SchemaInference", "SwiftRenderer", "Workspace", "Reports", "Review",
        "LanguageServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),

    .executableTarget(
      name: "viewmodelgen-build",
      dependencies: ["DocumentReader", "Workspace", "Reports"]
    ),

    .plugin(
      name: "ViewModelGenerator",
      capability: .buildTool(),
      dependencies: ["viewmodelgen-build"]
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
            reason: "Writes view models and tests where viewmodelgen.yaml says."
          )
        ]
      ),
      dependencies: ["viewmodelgen"]
    ),

    // What generated code needs: compiled for the evaluator, and the same files as texts for the output.
    .target(name: "ViewModelSupport"),
    .target(name: "SupportSource"),
    // The texts of Templates/.
    .target(name: "Templates"),

    .testTarget(
      name: "DocumentReaderTests",
      dependencies: ["DocumentReader", "TestSupport"]
    ),
    .testTarget(
      name: "SchemaInferenceTests",
      dependencies: ["DocumentReader", "SchemaInference", "SwiftRenderer", "TestSupport"]
    ),
    .testTarget(name: "ViewModelIRTests", dependencies: ["ViewModelIR"]),
    .testTarget(name: "ScreenStoreTests", dependencies: ["ViewModelSupport", "TestSupport"]),
    .testTarget(name: "SwiftNamingTests", dependencies: ["SwiftNaming"]),
    .testTarget(
      name: "SchemaCompilerTests",
      dependencies: [
        "DocumentReader", "ViewModelIR", "SwiftNaming", "SchemaCompiler", "TestSupport",
      ]
    ),
    .testTarget(
      name: "ExpressionsTests",
      dependencies: ["ViewModelIR", "Expressions", "TestSupport"]
    ),
    .testTarget(
      name: "SpecCheckerTests",
      dependencies: [
        "DocumentReader", "ViewModelIR", "SwiftNaming", "SpecChecker", "TestSupport", "Workspace",
      ]
    ),
    .testTarget(
      name: "TranslationsTests",
      dependencies: [
        "DocumentReader", "ViewModelIR", "Evaluator", "TestSupport", "Translations", "Workspace",
      ],
      exclude: ["Catalogs"]
    ),
    .testTarget(
      name: "EvaluatorTests",
      dependencies: compilerModules + [
        "Evaluator", "Expressions", "Reports", "SupportSource", "SwiftCode",
        "SwiftRenderer", "TestSupport", "ViewModelSupport", "Workspace",
      ]
    ),
    .testTarget(
      name: "SwiftRendererTests",
      dependencies: compilerModules + [
        "Evaluator", "Expressions", "SwiftCode", "SwiftRenderer", "Templates", "TestSupport",
        "Translations", "Workspace",
      ]
    ),
    .target(
      name: "TestSupport",
      dependencies: ["DocumentReader", "SpecChecker", "Translations", "ViewModelIR", "Workspace"],
      path: "Tests/TestSupport"
    ),
    .testTarget(
      name: "DifferentialTests",
      dependencies: compilerModules + [
        "Evaluator", "Expressions", "SwiftRenderer", "TestSupport", "Translations",
        "ViewModelSupport", "Workspace",
      ],
      exclude: ["Driver", "Specs"]
    ),
    .testTarget(
      name: "GoldenTests",
      dependencies: compilerModules + [
        "Evaluator", "Expressions", "SwiftRenderer", "TestSupport", "Workspace", "viewmodelgen",
      ],
      exclude: [
        "AppleStubs", "Diagnostics", "Hostile", "SARIF", "Start", "Support/refused.py", "Views",
        "XLIFF",
      ]
    ),
    .testTarget(name: "PluginTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "WorkspaceTests",
      dependencies: compilerModules + [
        "Reports", "SwiftRenderer", "TestSupport", "Translations", "Workspace",
      ]
    ),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: ["DocumentReader", "LanguageServer", "TestSupport"]
    ),
    .testTarget(
      name: "ReportsTests",
      dependencies: compilerModules + [
        "Evaluator", "Reports", "SchemaInference", "SwiftRenderer", "TestSupport", "Workspace",
      ]
    ),
    .testTarget(
      name: "ReviewTests",
      dependencies: compilerModules + [
        "Evaluator", "Reports", "Review", "TestSupport", "Workspace",
      ]
    ),
    .testTarget(
      name: "viewmodelgenTests",
      dependencies: compilerModules + [
        "Evaluator", "SwiftRenderer", "TestSupport", "Workspace", "viewmodelgen",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
