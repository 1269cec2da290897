// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Bookshop",
  platforms: [.iOS(.v15), .macOS(.v12)],
  dependencies: [.package(name: "viewmodelgen", path: "../..")],
  targets: [
    .target(
      name: "Bookshop",
      plugins: [.plugin(name: "ViewModelGenerator", package: "viewmodelgen")]
    ),
    .testTarget(
      name: "BookshopTests",
      dependencies: ["Bookshop"],
      plugins: [.plugin(name: "ViewModelGenerator", package: "viewmodelgen")]
    ),
  ]
)
