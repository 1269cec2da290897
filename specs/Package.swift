// swift-tools-version: 6.1
import PackageDescription

// `import Combine` finds OpenCombine where the system has no Combine.
#if os(Linux)
  let combine: [Target.Dependency] = ["Combine"]
#else
  let combine: [Target.Dependency] = []
#endif

// What the specs in this folder become, compiled and tested as the apps that own them would.
let package = Package(
  name: "Screens",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Screens", dependencies: combine, path: "Screens"),
    // The generated ones, and what those cannot know of.
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
    .target(name: "LanguageScreens", path: "languages/LanguageScreens"),
    .testTarget(
      name: "LanguageScreensTests",
      dependencies: ["LanguageScreens"],
      path: "languages/LanguageScreensTests"
    ),
    // Its folder Screens is a link, so that both sides are compiled alike, in one module.
    .executableTarget(name: "Benchmark", dependencies: combine, path: "Benchmark"),
  ]
)

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
