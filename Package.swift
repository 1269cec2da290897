// swift-tools-version: 6.1
import PackageDescription

/// From YAML and JSON to checked screens.
let compilerModules: [Target.Dependency] = [
  "DocumentReader", "ViewModelIR", "SchemaCompiler", "SpecChecker",
]

/// Tests may import any of them, whichever one they are about.
let testedModules: [Target.Dependency] =
  compilerModules + [
    "Evaluator", "FirstSpec", "LanguageServer", "Reports", "Review", "SchemaImpact", "SwiftOutput",
    "TestSupport", "TextOutput", "Translations", "ViewModelSupport", "Workspace",
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
    .target(name: "SchemaCompiler", dependencies: ["DocumentReader", "ViewModelIR"]),
    .target(name: "TextOutput", dependencies: ["DocumentReader", "EmbeddedTexts"]),
    .target(
      name: "SpecChecker",
      dependencies: ["DocumentReader", "ViewModelIR", "ViewModelSupport"]
    ),
    .target(
      name: "Evaluator",
      dependencies: ["DocumentReader", "ViewModelIR", "ViewModelSupport"]
    ),
    .target(name: "Translations", dependencies: ["DocumentReader", "ViewModelIR"]),
    .target(
      name: "SwiftOutput",
      dependencies: ["DocumentReader", "ViewModelIR", "SpecChecker", "TextOutput"]
    ),
    .target(
      name: "Workspace",
      dependencies: compilerModules + ["Evaluator", "SwiftOutput", "TextOutput", "Translations"]
    ),
    .target(
      name: "FirstSpec",
      dependencies: compilerModules + [
        "Evaluator", "TextOutput", "ViewModelSupport", "Workspace",
      ]
    ),
    .target(
      name: "Reports",
      dependencies: ["DocumentReader", "TextOutput", "Translations", "Workspace"]
    ),
    .target(
      name: "Review",
      dependencies: [
        "DocumentReader", "ViewModelIR", "SpecChecker", "Evaluator", "TextOutput", "Translations",
        "ViewModelSupport", "Workspace", "Reports",
      ]
    ),
    .target(
      name: "SchemaImpact",
      dependencies: [
        "DocumentReader", "ViewModelIR", "SpecChecker", "Evaluator", "Workspace",
        "Reports", "Review",
      ]
    ),
    .target(
      name: "LanguageServer",
      dependencies: compilerModules + ["Evaluator", "TextOutput", "Workspace", "Reports"]
    ),
    .executableTarget(
      name: "viewmodelgen",
      dependencies: compilerModules + [
        "Evaluator", "FirstSpec", "SwiftOutput", "TextOutput", "Workspace", "Reports", "Review",
        "SchemaImpact", "LanguageServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),

    .executableTarget(
      name: "viewmodelgen-build",
      dependencies: ["DocumentReader", "SwiftOutput", "Workspace", "Reports"]
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

    // What generated code needs, compiled for the evaluator.
    .target(name: "ViewModelSupport"),
    // The helpers of generated code and the templates as texts.
    .target(name: "EmbeddedTexts"),

    .target(
      name: "TestSupport",
      dependencies: compilerModules + ["SwiftOutput", "Translations", "Workspace"],
      path: "Tests/TestSupport"
    ),
    .testTarget(name: "DocumentReaderTests", dependencies: testedModules),
    .testTarget(name: "ViewModelIRTests", dependencies: testedModules),
    .testTarget(name: "SchemaCompilerTests", dependencies: testedModules),
    .testTarget(name: "ScreenStoreTests", dependencies: testedModules),
    .testTarget(name: "SpecCheckerTests", dependencies: testedModules),
    .testTarget(name: "EvaluatorTests", dependencies: testedModules),
    .testTarget(
      name: "TranslationsTests",
      dependencies: testedModules,
      exclude: ["Catalogs"]
    ),
    .testTarget(name: "SwiftOutputTests", dependencies: testedModules),
    .testTarget(name: "WorkspaceTests", dependencies: testedModules),
    .testTarget(name: "FirstSpecTests", dependencies: testedModules),
    .testTarget(name: "ReportsTests", dependencies: testedModules),
    .testTarget(name: "ReviewTests", dependencies: testedModules),
    .testTarget(name: "LanguageServerTests", dependencies: testedModules),
    .testTarget(name: "viewmodelgenTests", dependencies: testedModules + ["viewmodelgen"]),
    .testTarget(
      name: "DifferentialTests",
      dependencies: testedModules,
      exclude: ["Driver", "Specs"]
    ),
    .testTarget(
      name: "GoldenTests",
      dependencies: testedModules + ["viewmodelgen"],
      exclude: [
        "AppleStubs", "Diagnostics", "Hostile", "Start", "Support/refused.py",
        "Support/validate.py", "Views",
        "XLIFF",
      ]
    ),
    .testTarget(name: "PluginTests", dependencies: ["TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
