// swift-tools-version: 6.1
import PackageDescription

// Types that an app has already, in three modules and next to the screens that viewmodelgen writes over them.
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
    .target(name: "PlanetQL"),
    .target(name: "PetAPI"),
    .target(name: "AppScreens", dependencies: ["ShopProto", "PlanetQL", "PetAPI"]),
    .testTarget(name: "AppScreensTests", dependencies: ["AppScreens"]),
  ]
)
