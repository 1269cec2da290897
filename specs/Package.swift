// swift-tools-version: 6.1
import PackageDescription

// What the specs in this folder become, compiled and tested as the apps that own them would.
let package = Package(
  name: "Screens",
  platforms: [.iOS(.v15), .macOS(.v12)],
  targets: [
    .target(name: "Screens", path: "Screens"),
    .testTarget(name: "ScreensTests", dependencies: ["Screens"], path: "ScreensTests"),
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
    // Its folder Screens is a link, so that both sides are compiled alike, in one module.
    .executableTarget(name: "Benchmark", path: "Benchmark"),
  ]
)
