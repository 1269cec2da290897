import SwiftOutput
import TestSupport
import Testing

@testable import Workspace
@testable import viewmodelgen

struct CommandLineTests {
  @Test func parsesEverySettingAsAnOption() throws {
    let command = try ViewModelGen.parseAsRoot([
      "generate", "a.yaml", "dir", "--specs", "s", "--output", "o", "--tests", "t", "--layout", "2",
      "--access", "package", "--module", "App", "--language", "pl",
      "--unknown-cases", "reject", "--acronyms", "ID,URL", "--templates", "x", "--force",
    ])
    let generate = try #require(command as? Generate)
    #expect(generate.spec == ["a.yaml", "dir"])
    #expect(generate.force)
    #expect(
      generate.outputOptions.settings(for: generate.specOptions)
        == Settings {
          $0.specs = "s"
          $0.output = "o"
          $0.tests = "t"
          $0.defaults.layout = .insideView
          $0.access = .package
          $0.testedModule = "App"
          $0.defaults.language = "pl"
          $0.defaults.unknownCases = .reject
          $0.defaults.acronyms = ["ID", "URL"]
          $0.templates = "x"
        }
    )
  }

  @Test(arguments: [
    ["frobnicate"], ["generate", "--layout", "3"], ["generate", "--layout", "x"],
    ["generate", "--test-framework", "xctest"], ["check", "--access", "private"],
    ["check", "--force"], ["generate", "--module", "My-App"],
    ["generate", "--output", ""], ["generate", "--language", "e_n"], ["lint", "--output", "x"],
    ["preview"], ["preview", "/"], ["preview", "a.yaml", "--locale", "../x"],
    ["preview", "a.yaml", "--locale", "de-"], ["preview", "a.yaml", "--locale", "xx_DE"],
    ["preview", "a.yaml", "--time-zone", "Berlin"], ["preview", "a.yaml", "--format", "xml"],
    ["preview", "a.yaml", "--now", "2024-02-30T00:00:00Z"], ["preview", "a.yaml", "--now", "now"],
    ["model", "s.json", "--output", "A.swift"], ["model", "s.json", "--type", "A"],
    ["model", "s.json", "--type", "A B", "--output", "A.swift"],
    ["model", "s.json", "--type", "A", "--output", "A.txt"], ["generate", "--acronyms", "a b"],
    ["lint", "--format", "xml"], ["check", "--depfile", "x"], ["generate", "--depfile", ""],
    ["gallery"], ["gallery", "--output", "g.txt"],
    ["gallery", "--watch"],
    ["gallery", "--output", "g.html", "--language", "klingon"], ["diff"],
    ["diff", "--against", ""],
    ["impact", "--against", ""],
  ])
  func invalidUsageExitsWith64(arguments: [String]) {
    #expect {
      _ = try ViewModelGen.parseAsRoot(arguments)
    } throws: {
      ViewModelGen.exitCode(for: $0).rawValue == 64
    }
  }

  @Test(arguments: [
    ("--locale", "DE_de", "Did you mean 'de_DE'?"), ("--locale", "", "a locale such as de_DE"),
    ("--time-zone", "Europe/Berln", "Did you mean 'Europe/Berlin'?"),
    ("--now", "2024-03-05", "such as 2024-03-05T13:45:07Z"),
  ])
  func suggestsAValidValueForAnOption(option: String, value: String, suggestion: String) {
    #expect {
      _ = try ViewModelGen.parseAsRoot(["preview", "a.yaml", option, value])
    } throws: {
      ViewModelGen.message(for: $0).contains(suggestion)
    }
  }

  @Test(arguments: ["de", "de_DE", "zh-Hant-TW", "ar_EG@numbers=latn", "en_001"])
  func acceptsLocaleIdentifiers(identifier: String) throws {
    let command = try ViewModelGen.parseAsRoot(["preview", "a.yaml", "--locale", identifier])
    #expect((command as? Preview)?.shownOptions.locales == [identifier])
  }

  @Test(arguments: [
    ("en", true), ("pt-BR", true), ("zh-Hant-TW", true), ("e", false), ("en_US", false),
    ("", false), ("en-", false), ("12", false), ("e1", false),
  ])
  func recognizesLanguageCodes(code: String, isValid: Bool) {
    #expect(isLanguageCode(code) == isValid)
  }

  @Test func folderOfTwoGroupsKeepsFilesThatEitherGroupKeeps() throws {
    let folder = try TemporaryFolder()
    let whole = Coverage(sources: ["A.yaml"], kept: [], isWhole: true)
    let failed = Coverage(sources: ["B.yaml"], kept: ["C.yaml"], isWhole: false)
    let shared = merged([
      OutputFolder(path: folder.path, fileExtension: "swift", files: [], coverage: whole),
      OutputFolder(path: folder.path + "/.", fileExtension: "swift", files: [], coverage: failed),
    ])
    #expect(shared.count == 1)
    let coverage = try #require(shared.first).coverage
    #expect(
      ["A.yaml", "B.yaml", "C.yaml", "D.yaml"].map(coverage.includes) == [true, true, false, false]
    )
  }
}
