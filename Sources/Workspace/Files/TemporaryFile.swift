import DocumentReader
import Foundation

/// What a file is while it is written, until it gets its name.
enum TemporaryFile {
  private static let prefix = ".viewmodelgen-"
  private static let longestRun = 60 * 60

  /// A new one, open for writing; its name is like no other's, also where runs on two machines share the folder.
  static func create(in folder: String) throws(FileFailure) -> (path: String, descriptor: CInt) {
    while true {
      let random = String(UInt64.random(in: (1 << 60)...(.max)), radix: 16)
      let path = joinPath(folder, prefix + random)
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (path, descriptor) }
      if errno != EEXIST { throw .last }
    }
  }

  /// Whether a run left it that was killed: it is ours by its name and owner, and older than any run takes.
  static func isLeftOver(_ name: String, in folder: String) -> Bool {
    guard name.hasPrefix(prefix),
      name.dropFirst(prefix.count).allSatisfy({ $0.isHexDigit || $0 == "-" }),
      let file = try? lookAt(joinPath(folder, name))
    else { return false }
    return file.type == .regular && file.owner == geteuid()
      && file.isWritten(before: time(nil) - longestRun)
  }
}
