package enum SupportSource { package static let a = String(decoding: PackageResources.DisplayContext_swift, as: UTF8.self) }
