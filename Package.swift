// swift-tools-version: 6.1
import PackageDescription

/// From YAML and JSON to checked screens.
let compilerModules: [Target.Dependency] = [
  "DocumentReader", "ViewModelIR", "SchemaCompiler", "SpecChecker",
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
    .target(
      name: "SchemaCompiler",
      dependencies: ["DocumentReader", "ViewModelIR"]
    ),
    .target(name: "SchemaInference", dependencies: ["DocumentReader", "ViewModelSupport"]),
    .target(name: "TextOutput", dependencies: ["DocumentReader", "EmbeddedTexts"]),
    .target(name: "SwiftCode", dependencies: ["TextOutput"]),
    .target(
      name: "Expressions",
      dependencies: ["DocumentReader", "ViewModelIR", "ViewModelSupport"]
    ),
    .target(
      name: "SpecChecker",
      dependencies: [
        "DocumentReader", "ViewModelIR", "Expressions",
        "ViewModelSupport",
      ]
    ),
    .target(
      name: "Evaluator",
      dependencies: [
        "DocumentReader", "ViewModelIR", "Expressions",
        "ViewModelSupport",
      ]
    ),
    .target(
      name: "SwiftRenderer",
      dependencies: [
        "DocumentReader", "ViewModelIR", "SwiftCode", "Expressions",
        "TextOutput",
      ]
    ),
    .target(name: "SpecDrafting", dependencies: ["DocumentReader", "ViewModelIR"]),
    .target(name: "Translations", dependencies: ["DocumentReader", "ViewModelIR"]),
    .target(
      name: "Workspace",
      dependencies: compilerModules + [
        "Evaluator", "SchemaInference", "SpecDrafting", "SwiftRenderer", "TextOutput",
        "Translations",
      ]
    ),
    .target(
      name: "SwiftOutput",
      dependencies: [
        "DocumentReader", "ViewModelIR", "SpecChecker", "SwiftCode", "SwiftRenderer", "Workspace",
      ]
    ),
    .target(
      name: "Reports",
      dependencies: [
        "DocumentReader", "SchemaInference", "TextOutput", "Translations", "Workspace",
      ]
    ),
    .target(
      name: "Review",
      dependencies: [
        "DocumentReader", "ViewModelIR", "Evaluator", "TextOutput",
        "Translations", "ViewModelSupport", "Workspace", "Reports",
      ]
    ),
    .target(
      name: "LanguageServer",
      dependencies: [
        "DocumentReader", "ViewModelIR", "SchemaCompiler", "SpecChecker",
        "Expressions", "Evaluator", "TextOutput", "Workspace", "Reports",
      ]
    ),
    .executableTarget(
      name: "viewmodelgen",
      dependencies: compilerModules + [
        "Evaluator", "SchemaInference", "SwiftOutput", "SwiftRenderer", "TextOutput", "Workspace",
        "Reports",
        "Review", "LanguageServer",
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

    .testTarget(
      name: "DocumentReaderTests",
      dependencies: ["DocumentReader", "TestSupport", "TextOutput"]
    ),
    .testTarget(
      name: "SchemaInferenceTests",
      dependencies: [
        "DocumentReader", "SchemaInference", "SwiftRenderer", "TestSupport", "TextOutput",
      ]
    ),
    .testTarget(name: "ViewModelIRTests", dependencies: ["ViewModelIR"]),
    .testTarget(name: "ScreenStoreTests", dependencies: ["ViewModelSupport", "TestSupport"]),
    .testTarget(
      name: "SchemaCompilerTests",
      dependencies: [
        "DocumentReader", "ViewModelIR", "SchemaCompiler", "SwiftRenderer", "TestSupport",
      ]
    ),
    .testTarget(
      name: "ExpressionsTests",
      dependencies: ["ViewModelIR", "Expressions", "TestSupport"]
    ),
    .testTarget(
      name: "SpecCheckerTests",
      dependencies: [
        "DocumentReader", "ViewModelIR", "SpecChecker", "TestSupport", "TextOutput",
        "SwiftOutput", "Workspace",
      ]
    ),
    .testTarget(
      name: "TranslationsTests",
      dependencies: [
        "DocumentReader", "ViewModelIR", "Evaluator", "TestSupport", "Translations", "SwiftOutput",
        "Workspace",
      ],
      exclude: ["Catalogs"]
    ),
    .testTarget(
      name: "EvaluatorTests",
      dependencies: compilerModules + [
        "Evaluator", "Expressions", "Reports", "SwiftCode",
        "SwiftRenderer", "TestSupport", "TextOutput", "ViewModelSupport", "SwiftOutput",
        "Workspace",
      ]
    ),
    .testTarget(
      name: "SwiftRendererTests",
      dependencies: compilerModules + [
        "Evaluator", "Expressions", "SwiftCode", "SwiftRenderer", "TestSupport",
        "TextOutput",
        "Translations", "SwiftOutput", "Workspace",
      ]
    ),
    .target(
      name: "TestSupport",
      dependencies: [
        "DocumentReader", "SpecChecker", "Translations", "ViewModelIR", "SwiftOutput", "Workspace",
      ],
      path: "Tests/TestSupport"
    ),
    .testTarget(
      name: "DifferentialTests",
      dependencies: compilerModules + [
        "Evaluator", "Expressions", "SwiftRenderer", "TestSupport", "TextOutput", "Translations",
        "ViewModelSupport",
        "SwiftOutput", "Workspace",
      ],
      exclude: ["Driver", "Specs"]
    ),
    .testTarget(
      name: "GoldenTests",
      dependencies: compilerModules + [
        "Evaluator", "Expressions", "SwiftCode", "SwiftRenderer", "TestSupport", "TextOutput",
        "SwiftOutput",
        "Workspace",
        "viewmodelgen",
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
        "Reports", "SwiftRenderer", "TestSupport", "TextOutput", "Translations", "SwiftOutput",
        "Workspace",
      ]
    ),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: ["DocumentReader", "LanguageServer", "TestSupport", "TextOutput"]
    ),
    .testTarget(
      name: "ReportsTests",
      dependencies: compilerModules + [
        "Evaluator", "Reports", "SchemaInference", "SwiftRenderer", "TestSupport", "TextOutput",
        "SwiftOutput", "Workspace",
      ]
    ),
    .testTarget(
      name: "ReviewTests",
      dependencies: compilerModules + [
        "Evaluator", "Reports", "Review", "TestSupport", "TextOutput", "SwiftOutput", "Workspace",
      ]
    ),
    .testTarget(
      name: "viewmodelgenTests",
      dependencies: compilerModules + [
        "Evaluator", "SwiftRenderer", "TestSupport", "TextOutput", "SwiftOutput", "Workspace",
        "viewmodelgen",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
