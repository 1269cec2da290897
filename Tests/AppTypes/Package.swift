// swift-tools-version: 6.1
import PackageDescription

// Types that an app has already, of four kinds, and the screens that viewmodelgen writes over them.
let package = Package(
  name: "AppTypes",
  platforms: [.macOS(.v14)],
  dependencies: [.package(url: "https://github.com/apple/swift-protobuf", from: "1.39.0")],
  targets: [
    .target(
      name: "ShopProto",
      dependencies: [.product(name: "SwiftProtobuf", package: "swift-protobuf")],
      exclude: ["shop.proto"]
    ),
    .target(name: "ShopScreens", dependencies: ["ShopProto"]),
    .testTarget(name: "ShopScreensTests", dependencies: ["ShopScreens"]),

    .target(name: "PlanetQL"),
    .target(name: "PlanetScreens", dependencies: ["PlanetQL"]),
    .testTarget(name: "PlanetScreensTests", dependencies: ["PlanetScreens"]),

    .target(name: "PetAPI"),
    .target(name: "PetScreens", dependencies: ["PetAPI"]),
    .testTarget(name: "PetScreensTests", dependencies: ["PetScreens"]),

    .target(name: "Library"),
    .testTarget(name: "LibraryTests", dependencies: ["Library"]),
  ]
)
