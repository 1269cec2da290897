import Foundation
import SwiftRenderer

@testable import viewmodelgen

/// A real folder that is gone after the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func path(_ name: String) -> String { joinPath(path, name) }

  func write(_ text: String, to name: String) throws {
    try createFolder(parentFolder(path(name)))
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }

  func text(_ name: String) throws -> String {
    String(decoding: try readBytes(path(name)), as: UTF8.self)
  }

  /// Without the folder's own path, so that a test can spell them out.
  func names(_ folder: String = "") throws -> [String] {
    try folderEntries(folder.isEmpty ? path : path(folder)).map(\.name)
  }

  /// Another one after each writing.
  func inode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.systemFileNumber] as? Int
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  func makeReadOnly(_ name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path(name))
  }

  /// Until the file system's clock tells a change from those before.
  func passATick() throws {
    try write("", to: "tick")
    let before = FileIdentity(of: path("tick"))?.text
    repeat { try write("", to: "tick") } while FileIdentity(of: path("tick"))?.text == before
  }

  /// The text with the folder's path taken out.
  func shortened(_ text: String) -> String {
    text.replacingOccurrences(of: path + "/", with: "")
      .replacingOccurrences(of: path, with: ".")
  }
}

/// A generated file as it is written, with its header.
func headed(_ body: String, from source: String, by writer: Header.Writer = .generate) -> String {
  Header.text(for: RenderedText(body), from: source, by: writer).string
}
