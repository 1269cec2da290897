import DocumentReader
import Foundation
import OutputInterface

/// A record of what a run read, wrote and found out. While none of the files changes, the same command has nothing to do.
///
/// Records are in the user's cache folder, and can be deleted at any time.
package struct RunRecord {
  /// A run with fewer inputs is not recorded, because it is as fast as reading a record.
  private static let fewestInputs = 64

  /// The last line of a record, without which the record is incomplete.
  private static let end = "end"

  private let path: String
  /// The start of the run, in seconds since 1970.
  private let start: Int

  /// Returns `nil` if there is no cache folder or no current folder.
  package init?(of command: [String], in caches: String? = cacheFolder, start: Int = time(nil)) {
    guard let caches, let place = currentFolder else { return nil }
    let name = ContentHash(([place] + command).map { $0.utf8 + [0] }).text
    path = "\(caches)/viewmodelgen/\(name)"
    self.start = start
  }

  /// The number of files that the last run left up to date; `nil` if anything has changed since.
  package var filesUpToDate: Int? { findings?.first.flatMap { Int($0) } }

  /// The lines that the last run found out; `nil` if anything has changed since.
  package var findings: [String]? {
    guard let bytes = try? readBytes(path) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard lines.last == Self.end, let count = lines.first.flatMap({ Int($0) }),
      lines.indices.contains(count)
    else { return nil }
    let isUnchanged = lines.dropFirst(1 + count).dropLast().allSatisfy { line in
      guard let space = line.utf8.firstIndex(of: UInt8(ascii: " ")) else { return false }
      let path = String(line[space...].dropFirst())
      return line == Self.line(FileIdentity(of: path), path)
    }
    return isUnchanged ? Array(lines.dropFirst().prefix(count)) : nil
  }

  /// Records a run without errors: the versions of the files that it read, compared and wrote.
  package func remember(_ results: OutputResults, inputs: Inputs, depfile: OutputResults.File?) {
    if results.summary.refused > 0 { return }
    let outputs = results.files + results.folders.map { $0.file() } + [depfile].compactMap { $0 }
    let count = results.summary.written + results.summary.unchanged
    remember(["\(count)"], inputs: inputs, outputs: outputs)
  }

  /// Records what a run without errors has found out, a line for each.
  ///
  /// Does nothing if a file has changed since the run began, because the run may have read an earlier version.
  package func remember(
    _ findings: [String],
    inputs: Inputs,
    outputs: [OutputResults.File] = []
  ) {
    let read = inputs.paths
    let missing = inputs.missingPaths
    if read.count < Self.fewestInputs { return }
    let paths = [executablePath] + read + missing + outputs.map(\.path)
    if paths.contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) { return }
    func found(_ paths: [String]) -> [FileIdentity?] {
      concurrentMap(paths.count, run: fileRun) { FileIdentity(of: paths[$0]) }
    }
    let (foundRead, foundMissing) = (found(read), found(missing))
    let isSettled = outputs.allSatisfy { $0.outcome != .unchanged || isOlder($0.version) }
    guard isSettled, foundRead.allSatisfy({ $0 != nil && isOlder($0) }),
      foundMissing.allSatisfy({ $0 == nil })
    else { return }
    let identities = found([executablePath]) + foundRead + foundMissing + outputs.map(\.version)
    let lines =
      ["\(findings.count)"] + findings + zip(identities, paths).map(Self.line) + [Self.end]
    // Without a record the next run only takes longer.
    try? createFolder(parentFolder(path))
    _ = try? writeText(RenderedText(lines.joined(separator: "\n") + "\n"), to: path)
    deleteOldRecords()
  }

  private func isOlder(_ version: FileIdentity?) -> Bool { version?.isOlder(than: start) ?? true }

  private func deleteOldRecords() {
    let folder = parentFolder(path)
    let month = 30 * 24 * 60 * 60
    for entry in (try? folderEntries(folder)) ?? [] where entry.type == .regular {
      let record = joinPath(folder, entry.name)
      if FileIdentity(of: record)?.isOlder(than: start - month) == true { unlink(record) }
    }
  }

  private static func line(_ file: FileIdentity?, _ path: String) -> String {
    "\(file?.text ?? "-") \(path)"
  }
}

/// The user's cache folder. As the XDG Base Directory Specification requires, relative paths are ignored.
private var cacheFolder: String? {
  func absolute(_ name: String) -> String? {
    environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
  #if canImport(Darwin)
    return absolute("XDG_CACHE_HOME") ?? absolute("HOME").map { $0 + "/Library/Caches" }
  #else
    return absolute("XDG_CACHE_HOME") ?? absolute("HOME").map { $0 + "/.cache" }
  #endif
}

private var currentFolder: String? {
  guard let path = getcwd(nil, 0) else { return nil }
  defer { free(path) }
  return String(cString: path)
}

/// The path of this program. It counts as an input, because another build may write something else.
private var executablePath: String {
  #if canImport(Darwin)
    var size: UInt32 = 4096
    var path = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&path, &size) == 0 else { return CommandLine.arguments.first ?? "" }
    return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  #else
    "/proc/self/exe"
  #endif
}
