import SwiftOutput
import TestSupport
import TextOutput

@testable import Workspace

extension TemporaryFolder {
  /// Until the file system's clock tells a change from those before.
  func passATick() throws {
    try write("", to: "tick")
    let before = FileIdentity(of: path("tick"))?.text
    repeat { try write("", to: "tick") } while FileIdentity(of: path("tick"))?.text == before
  }
}

/// A generated file as it is written, with its header.
func headed(_ body: String, from source: String, by writer: Header.Writer = .generate) -> String {
  Header.text(for: RenderedText(body), from: source, by: writer).string
}
