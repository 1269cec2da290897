// swift-tools-version: 6.1
import PackageDescription

/// The modules that tests can import: a test target may import any of them, not only the one that it tests.
let testedModules: [Target.Dependency] = [
  "DocumentReader", "ViewModelSupport", "ViewModelIR", "SchemaCompiler", "SpecSyntax",
  "SpecChecker",
  "Evaluator", "Translations", "XLIFFReader", "ScreenProgram", "OutputInterface", "SwiftOutput",
  "KotlinOutput", "Workspace", "FirstSpec", "Review", "LanguageServer", "TestSupport",
]

let package = Package(
  name: "viewmodelgen",
  platforms: [.macOS(.v12), .macCatalyst(.v15), .iOS(.v15), .tvOS(.v15), .watchOS(.v8)],
  products: [
    .executable(name: "viewmodelgen", targets: ["viewmodelgen"]),
    // The support code of generated files, for apps that share it as a library.
    .library(name: "ViewModelSupport", targets: ["ViewModelSupport"]),
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
    // Apple's SDKs have it.
    .systemLibrary(
      name: "CExpat",
      pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]
    ),

    // The stages and the models between them. Each module imports only modules above it in the table of docs/architecture.md; independent modules build in parallel.
    .target(
      name: "DocumentReader",
      dependencies: ["CYAML"]
    ),
    .target(
      name: "ViewModelIR",
      dependencies: ["DocumentReader", "ViewModelSupport"]
    ),
    .target(
      name: "SchemaCompiler",
      dependencies: ["DocumentReader", "ViewModelSupport", "ViewModelIR"]
    ),
    .target(
      name: "SpecSyntax",
      dependencies: ["DocumentReader", "ViewModelIR"]
    ),
    .target(
      name: "SpecChecker",
      dependencies: ["DocumentReader", "ViewModelSupport", "ViewModelIR", "SpecSyntax"]
    ),
    .target(
      name: "Evaluator",
      dependencies: ["DocumentReader", "ViewModelSupport", "ViewModelIR"]
    ),
    .target(
      name: "Translations",
      dependencies: ["DocumentReader", "ViewModelIR"]
    ),
    // Only the commands read XLIFF, not the build plugin, whose users need no Expat.
    .target(
      name: "XLIFFReader",
      dependencies: ["CExpat", "DocumentReader", "Translations"]
    ),
    .target(
      name: "OutputInterface",
      dependencies: ["EmbeddedTexts", "DocumentReader", "ViewModelIR", "SpecSyntax"]
    ),
    .target(
      name: "ScreenProgram",
      dependencies: ["ViewModelIR"]
    ),
    .target(
      name: "SwiftOutput",
      dependencies: [
        "DocumentReader", "ViewModelIR", "SpecSyntax", "ScreenProgram", "OutputInterface",
      ]
    ),
    .target(
      name: "KotlinOutput",
      dependencies: [
        "DocumentReader", "ViewModelSupport", "ViewModelIR", "ScreenProgram", "OutputInterface",
      ],
      exclude: ["Differences/AndroidDifferences.yaml"]
    ),
    .target(
      name: "Workspace",
      dependencies: [
        "DocumentReader", "ViewModelIR", "SchemaCompiler", "SpecSyntax", "SpecChecker", "Evaluator",
        "Translations", "OutputInterface",
      ]
    ),
    .target(
      name: "FirstSpec",
      dependencies: [
        "DocumentReader", "ViewModelSupport", "ViewModelIR", "SchemaCompiler", "SpecSyntax",
        "Evaluator", "OutputInterface", "Workspace",
      ]
    ),
    .target(
      name: "Review",
      dependencies: [
        "DocumentReader", "ViewModelSupport", "ViewModelIR", "Evaluator", "Translations",
        "OutputInterface", "Workspace",
      ]
    ),
    .target(
      name: "LanguageServer",
      dependencies: [
        "DocumentReader", "ViewModelIR", "SchemaCompiler", "SpecSyntax", "SpecChecker", "Evaluator",
        "OutputInterface", "Workspace",
      ]
    ),
    .executableTarget(
      name: "viewmodelgen",
      dependencies: [
        "DocumentReader",
        "ViewModelIR",
        "SchemaCompiler",
        "SpecSyntax",
        "Evaluator",
        "XLIFFReader",
        "OutputInterface",
        "SwiftOutput",
        "KotlinOutput",
        "Workspace",
        "FirstSpec",
        "Review",
        "LanguageServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),

    .executableTarget(
      name: "viewmodelgen-build",
      dependencies: ["DocumentReader", "SwiftOutput", "Workspace"]
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
            reason: "Writes view models and tests into the folders in viewmodelgen.yaml."
          )
        ]
      ),
      dependencies: ["viewmodelgen"]
    ),

    // The helpers of generated code, compiled for the evaluator.
    .target(name: "ViewModelSupport"),
    // The sources of these helpers and the templates, embedded as texts.
    .target(name: "EmbeddedTexts"),

    .target(
      name: "TestSupport",
      dependencies: [
        "DocumentReader", "ViewModelIR", "SpecSyntax", "Translations", "SwiftOutput",
        "KotlinOutput", "Workspace",
      ],
      path: "Tests/TestSupport"
    ),
    .testTarget(name: "DocumentReaderTests", dependencies: testedModules),
    .testTarget(name: "ViewModelIRTests", dependencies: testedModules),
    .testTarget(name: "SchemaCompilerTests", dependencies: testedModules),
    .testTarget(name: "ViewModelSupportTests", dependencies: testedModules),
    .testTarget(name: "ScreenStoreTests", dependencies: testedModules),
    .testTarget(name: "SpecSyntaxTests", dependencies: testedModules),
    .testTarget(name: "SpecCheckerTests", dependencies: testedModules),
    .testTarget(name: "EvaluatorTests", dependencies: testedModules),
    .testTarget(
      name: "TranslationsTests",
      dependencies: testedModules,
      exclude: ["Catalogs"]
    ),
    .testTarget(name: "XLIFFReaderTests", dependencies: testedModules),
    .testTarget(name: "ScreenProgramTests", dependencies: testedModules),
    .testTarget(name: "OutputInterfaceTests", dependencies: testedModules),
    .testTarget(name: "SwiftOutputTests", dependencies: testedModules),
    .testTarget(
      name: "KotlinOutputTests",
      dependencies: testedModules,
      exclude: [
        "Android", "AndroidAPI.txt", "Apps", "Contract", "Schedules", "Specs", "SpecsGoldens",
      ]
    ),
    .testTarget(name: "WorkspaceTests", dependencies: testedModules),
    .testTarget(
      name: "FirstSpecTests",
      dependencies: testedModules,
      exclude: ["refused.py"]
    ),
    .testTarget(name: "ReviewTests", dependencies: testedModules),
    .testTarget(name: "LanguageServerTests", dependencies: testedModules),
    .testTarget(
      name: "CommandTests",
      dependencies: testedModules + ["viewmodelgen"],
      exclude: ["SARIF", "Start", "XLIFF"]
    ),
    .testTarget(
      name: "DifferentialTests",
      dependencies: testedModules,
      exclude: ["Driver", "Specs"]
    ),
    .testTarget(
      name: "GoldenTests",
      dependencies: testedModules + ["viewmodelgen"],
      exclude: ["AppleStubs", "Diagnostics", "Hostile", "Views"]
    ),
    .testTarget(name: "PluginTests", dependencies: ["TestSupport"]),
    .testTarget(name: "RepositoryTests", dependencies: testedModules),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzzers need instrumented modules, so only Tests/proofs/fuzz.py builds them.
if Context.environment["FUZZERS"] != nil {
  package.targets += [
    .executableTarget(
      name: "Fuzzers",
      dependencies: [
        "DocumentReader", "LanguageServer", "OutputInterface", "SchemaCompiler", "SwiftOutput",
        "Translations", "ViewModelSupport", "Workspace", "XLIFFReader", "AppScreens",
        "LanguageScreens",
      ],
      path: "Tests/Fuzzers",
      exclude: ["Order", "corpus.tar.xz"]
    ),
    .target(name: "AppScreens", path: "specs/app/AppScreens"),
    .target(name: "LanguageScreens", path: "specs/languages/LanguageScreens"),
  ]
}
