import DocumentReader
import TextOutput
import ViewModelIR

/// Takes the settings out of the file's root; every key and value is checked.
func readConfiguration(
  _ root: Node,
  in folder: String,
  within boundary: Boundary?,
  into diagnostics: inout [Diagnostic]
) -> PartialSettings {
  var settings = PartialSettings()
  if root.isNull { return settings }
  guard let members = root.members else {
    diagnostics.append(.configurationIsNoMapping(root))
    return settings
  }
  func path(_ reader: SettingReader) -> String? {
    reader.path(in: folder, within: boundary, &diagnostics)
  }
  for member in members {
    guard let key = ConfigurationKey(rawValue: member.key) else {
      diagnostics.append(.unknownSetting(member.key, at: member.keyLocation))
      continue
    }
    let reader = SettingReader(key: member.key, node: member.value)
    switch key {
    case .specs: settings.specs = path(reader)
    case .output: settings.output = path(reader)
    case .tests: settings.tests = path(reader)
    case .templates: settings.templates = path(reader)
    case .layout: settings.layout = reader.layout(&diagnostics)
    case .access: settings.access = reader.choice(&diagnostics)
    case .testFramework: settings.testFramework = reader.choice(&diagnostics)
    case .unknownCases: settings.unknownCases = reader.choice(&diagnostics)
    case .unknownMembers: settings.unknownMembers = reader.choice(&diagnostics)
    case .hashable: settings.hashable = reader.choice(&diagnostics)
    case .module:
      settings.module = reader.string(&diagnostics, "a module name, such as MyApp", isModuleName)
    case .language:
      settings.language = reader.string(
        &diagnostics,
        "a language code, such as en or pt-BR",
        isLanguageCode
      )
    case .binding: settings.binding = reader.choice(&diagnostics)
    case .screenSuffix:
      settings.screenSuffix = reader.string(&diagnostics, "a Swift name, such as Presenter") {
        isModuleName($0) && $0.first?.isUppercase == true
      }
    case .samples: settings.samples = reader.bool(&diagnostics)
    case .acronyms: settings.acronyms = reader.acronyms(&diagnostics)
    case .translations:
      settings.translations = readTranslations(
        member.value,
        in: folder,
        within: boundary,
        into: &diagnostics
      )
    case .impact: settings.knownChanges = readKnownChanges(member.value, into: &diagnostics)
    }
  }
  return settings
}

private struct SettingReader {
  let key: String
  let node: Node

  func string(
    _ diagnostics: inout [Diagnostic],
    _ expected: String,
    _ isValid: (String) -> Bool
  ) -> String? {
    if let string = node.string, isValid(string) { return string }
    diagnostics.append(.wrongSetting(key, node, expected: expected))
    return nil
  }

  func path(
    in folder: String,
    within boundary: Boundary?,
    _ diagnostics: inout [Diagnostic]
  ) -> String? {
    let name = string(&diagnostics, "the path of a folder") {
      !$0.isEmpty && !$0.utf8.contains(0)
    }
    guard let path = name.map({ joinPath(folder, $0) }) else { return nil }
    boundary?.check(path, of: key, at: node.location, into: &diagnostics)
    return path
  }

  func layout(_ diagnostics: inout [Diagnostic]) -> Screen.Layout? {
    switch node.text {
    case "1": return .together
    case "2": return .adapter
    default:
      diagnostics.append(.wrongSetting(key, node, expected: "1 or 2"))
      return nil
    }
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ diagnostics: inout [Diagnostic]
  ) -> Choice? {
    if let choice = node.string.flatMap(Choice.init) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let expected = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    diagnostics.append(.wrongSetting(key, node, expected: expected))
    return nil
  }

  func bool(_ diagnostics: inout [Diagnostic]) -> Bool? {
    if let bool = node.bool { return bool }
    diagnostics.append(.wrongSetting(key, node, expected: "true or false"))
    return nil
  }

  func acronyms(_ diagnostics: inout [Diagnostic]) -> [String]? {
    let expected = "a list of words of letters and digits, such as [ID, URL]"
    guard let elements = node.elements else {
      diagnostics.append(.wrongSetting(key, node, expected: expected))
      return nil
    }
    return elements.compactMap { element in
      SettingReader(key: key, node: element).string(&diagnostics, expected, isAcronym)
    }
  }
}
