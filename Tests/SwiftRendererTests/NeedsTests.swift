import Foundation
import SwiftCode
import TestSupport
import Testing
import Workspace

@testable import SwiftRenderer

/// A file says by itself what it needs of others; here its finished text is read too, and both must agree.
struct NeedsTests {
  @Test(arguments: ["Drafts", "Feed", "Inbox", "Notes", "PhotoList", "Search", "Tags"])
  func filesKnowWhatTheyName(spec: String) throws {
    for framework in RenderOptions.TestFramework.allCases {
      for file in try files(of: spec, framework) {
        #expect(helpers(file.needs) == helpers(needsNamed(in: file.string)))
      }
    }
  }
}
