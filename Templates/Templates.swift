/// The text of every template in this folder, by its file name without extension.
package enum Templates {
  package static let sources: [String: [UInt8]] = [
    "ServiceModel": PackageResources.ServiceModel_mustache
  ]
}
