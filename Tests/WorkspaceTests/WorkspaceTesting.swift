import OutputInterface
import SwiftOutput
import TestSupport

@testable import Workspace

extension TemporaryFolder {
  /// Waits until the file system gives new changes a later timestamp than all earlier ones.
  func waitForNewTimestamp() throws {
    try write("", to: "tick")
    let before = FileIdentity(of: path("tick"))?.text
    repeat { try write("", to: "tick") } while FileIdentity(of: path("tick"))?.text == before
  }
}

/// The complete text of a generated file: its header and its body.
func headed(_ body: String, from source: String, by writer: Header.Writer = .generate) -> String {
  Header.text(for: RenderedText(body), from: source, by: writer).string
}
