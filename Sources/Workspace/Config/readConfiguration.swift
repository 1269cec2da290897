import DocumentReader

/// Reads the settings from the root of the file, and reports unknown keys and invalid values.
func readConfiguration(
  _ root: Node,
  in folder: String,
  within boundary: Boundary?,
  into diagnostics: inout [Diagnostic]
) -> Settings {
  var settings = Settings(in: folder)
  if root.isNull { return settings }
  guard let members = root.members else {
    diagnostics.append(.configurationNotAMapping(root))
    return settings
  }
  for member in members {
    guard let key = ConfigurationKey(rawValue: member.key) else {
      diagnostics.append(
        removedSettings[member.key].map { .removedSetting(member.key, $0, at: member.keyLocation) }
          ?? .unknownSetting(member.key, at: member.keyLocation)
      )
      continue
    }
    var reader = SettingReader(
      key: member.key,
      node: member.value,
      folder: folder,
      boundary: boundary
    )
    key.setting.read(&reader, &settings)
    diagnostics += reader.diagnostics
  }
  if let support = root[ConfigurationKey.support.rawValue] {
    settings.checkSupport(at: support.location, into: &diagnostics)
  }
  return settings
}

/// Why a setting of earlier versions can be removed from a configuration.
private let removedSettings = ["testFramework": "generated tests use Swift Testing"]
