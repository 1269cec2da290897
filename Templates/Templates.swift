package enum Templates { package static let a = String(decoding: PackageResources.ServiceModel_mustache, as: UTF8.self) }
