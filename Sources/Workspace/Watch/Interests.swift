import DocumentReader
import Foundation

/// Something that happened in a watched folder.
enum FolderEvent: Hashable {
  case entry(_ name: String, isFolder: Bool, in: String)
  /// The folder itself was moved or deleted.
  case folder(String)
  /// There were more events than the system keeps.
  case lost

  /// Of the entry.
  var path: String? {
    if case .entry(let name, _, let folder) = self { joinPath(folder, name) } else { nil }
  }
}

/// Entries of folders, as the run spells them: a change of one calls for another run.
struct Interests {
  /// The names that matter, whether or not anything has them.
  private(set) var names: [String: Set<String>] = [:]
  /// Folders all of whose entries matter.
  private(set) var listed: Set<String> = []

  init(_ inputs: Inputs) {
    for path in inputs.paths + inputs.missingPaths { add(path, links: 0) }
    listed = Set(inputs.folders.map(droppingSlashes))
    for folder in listed where names[folder] == nil { names[folder] = [] }
  }

  /// In the order of their paths.
  var folders: [String] { names.keys.sorted() }

  /// Adds the entry and the folders above it, and where links lead: any may be replaced.
  private mutating func add(_ path: String, links: Int) {
    let folder = parentFolder(path)
    let name = lastComponent(path)
    if name == ".." || name == "." || folder == path || links > Self.mostLinks { return }
    guard names[folder, default: []].insert(name).inserted else { return }
    add(folder, links: links)
    if let target = linkTarget(path) { add(joinPath(folder, target), links: links + 1) }
  }

  private static let mostLinks = 40

  func include(_ event: FolderEvent) -> Bool {
    switch event {
    case .lost: true
    case .folder(let folder): names[folder] != nil
    case .entry(let name, let isFolder, let folder):
      names[folder]?.contains(name) == true
        || listed.contains(folder) && (isFolder || Self.isInputName(name))
    }
  }

  /// Other files come and go in such folders too: what the run writes, what editors keep beside a file.
  private static func isInputName(_ name: String) -> Bool {
    !name.hasPrefix(".")
      && [".yaml", ".yml", ".mustache"].contains { name.hasSuffix($0) }
  }
}

private func linkTarget(_ path: String) -> String? {
  var buffer = [CChar](repeating: 0, count: 4096)
  let count = readlink(path, &buffer, buffer.count)
  if count <= 0 { return nil }
  return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
}
