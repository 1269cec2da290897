// swift-tools-version: 6.1
import PackageDescription

// On systems without Combine, `import Combine` finds OpenCombine.
#if os(Linux)
  let combine: [Target.Dependency] = ["Combine"]
#else
  let combine: [Target.Dependency] = []
#endif

// The code generated from the specs in this folder, compiled and tested as in the apps that would own it.
let package = Package(
  name: "Screens",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Screens", dependencies: combine, path: "Screens"),
    // The generated tests, and hand-written ones for behavior that these cannot cover.
    .testTarget(name: "ScreensTests", dependencies: ["Screens"] + combine, path: "Tests"),
    .target(name: "ReadingScreens", path: "option2/ReadingScreens"),
    .testTarget(
      name: "ReadingScreensTests",
      dependencies: ["ReadingScreens"],
      path: "option2/ReadingScreensTests"
    ),
    .target(name: "TrackScreens", path: "classes/TrackScreens"),
    .testTarget(
      name: "TrackScreensTests",
      dependencies: ["TrackScreens"],
      path: "classes/TrackScreensTests"
    ),
    // An app of three modules. `AppCore` contains the support code and the rows that the others import.
    .target(name: "AppCore", path: "modules/AppCore/Sources"),
    .testTarget(name: "AppCoreTests", dependencies: ["AppCore"], path: "modules/AppCore/Tests"),
    .target(name: "Trails", dependencies: ["AppCore"], path: "modules/Trails/Sources"),
    .testTarget(
      name: "TrailsTests",
      dependencies: ["AppCore", "Trails"],
      path: "modules/Trails/Tests"
    ),
    .target(name: "Huts", dependencies: ["AppCore"], path: "modules/Huts/Sources"),
    .testTarget(
      name: "HutsTests",
      dependencies: ["AppCore", "Huts", "Trails"],
      path: "modules/Huts/Tests"
    ),
    .target(name: "LanguageScreens", path: "languages/LanguageScreens"),
    .testTarget(
      name: "LanguageScreensTests",
      dependencies: ["LanguageScreens"],
      path: "languages/LanguageScreensTests"
    ),
    // The app's own function `plainText` is written by hand, next to the generated files.
    .target(name: "AppScreens", path: "app/AppScreens"),
    .testTarget(
      name: "AppScreensTests",
      dependencies: ["AppScreens"],
      path: "app/AppScreensTests"
    ),
    // The folders `Screens` and `AppScreens` in these are links, so that generated and handwritten code are compiled in one module, with
    // the same options.
    .executableTarget(name: "Benchmark", dependencies: ["Timing"] + combine, path: "Benchmark"),
    .executableTarget(name: "AppBenchmark", dependencies: ["Timing"], path: "app/Benchmark"),
    .target(name: "Timing", path: "Timing"),
  ]
)

// Some apps turn on what a later language mode will contain.
for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}

#if os(Linux)
  package.dependencies.append(
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")
  )
  package.targets.append(
    .target(
      name: "Combine",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
      path: "Combine"
    )
  )
#endif
