import SwiftOutput

@testable import LanguageServer

/// Sends each line to a language server as a message, and all of them as bytes of a stream.
func answerRandomMessages(_ bytes: [UInt8]) {
  var buffer = MessageBuffer()
  buffer.append(bytes)
  while buffer.next() != nil {}
  let server = LanguageServer(folder: "/nowhere", in: SwiftLanguage.self) { _ in }
  for line in bytes.split(separator: UInt8(ascii: "\n")) {
    guard let message = try? Message(Array(line)) else { continue }
    server.take(message)
    if server.hasUnpublishedChanges { server.publishDiagnostics() }
  }
}
