import DocumentReader
import Foundation
import TextOutput

/// Compares what a folder should hold with what it holds; reads, never writes.
///
/// A file that cannot be had (a name that leaves the folder, a link, a folder in its place) becomes a diagnostic.
func planOutput(
  _ folder: OutputFolder,
  comparedWith outputs: ComparedOutputs = ComparedOutputs(),
  into diagnostics: inout [Diagnostic]
) -> OutputPlan {
  var plan = OutputPlan(folder: folder.path, version: FileIdentity(of: folder.path))
  var files: [(file: OutputFile, path: String)] = []
  // Some disks fold case: there, two such names are one file.
  var fileByName: [String: OutputFile] = [:]
  for file in folder.files {
    let path = joinPath(folder.path, file.name)
    if let reason = unsafeName(file.name) {
      diagnostics.append(.cannotWrite(joinPath(folder.path, escapingControls(file.name)), reason))
      continue
    }
    if let other = fileByName.updateValue(file, forKey: file.name.lowercased()) {
      if other.name != file.name || other.body != file.body {
        diagnostics.append(.outputClash(path, file.source, other.source))
      }
      continue
    }
    files.append((file, path))
    plan.names.insert(file.name)
  }
  let steps = concurrentMap(files.count, run: fileRun) { [files] index in
    let (file, path) = files[index]
    return Result { () throws(FileFailure) in
      try planStep(for: file, at: path, comparedWith: outputs)
    }
  }
  for ((_, path), step) in zip(files, steps) {
    switch step {
    case .success(let step): plan.steps.append(step)
    case .failure(let failure): diagnostics.append(.cannotWrite(path, failure.reason))
    }
  }
  do throws(FileFailure) {
    try plan.addOrphans(of: folder, besides: Set(fileByName.keys))
  } catch {
    diagnostics.append(.cannotWrite(folder.path, error.reason))
  }
  plan.steps.sort { $0.path < $1.path }
  return plan
}

/// What `model` does: one file, whatever else is in its folder.
package func planModel(
  _ body: RenderedText,
  at path: String,
  from source: String,
  into diagnostics: inout [Diagnostic]
) -> OutputPlan {
  let file = OutputFile(name: lastComponent(path), source: source, body: body, writer: .model)
  let coverage = Coverage(sources: [], kept: [], isWhole: false)
  return planOutput(
    OutputFolder(
      path: parentFolder(path),
      fileExtension: "",
      files: [file],
      coverage: coverage
    ),
    into: &diagnostics
  )
}

/// Why a name is refused: names come out of specs, and a spec must not write elsewhere.
private func unsafeName(_ name: String) -> String? {
  if name.isEmpty || name == "." || name == ".." || name.utf8.contains(where: isSlashOrControl) {
    return "the file would not be in the output folder"
  }
  return name.utf8.count > 255 ? FileFailure(code: ENAMETOOLONG).reason : nil
}

private func isSlashOrControl(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") || byte < 0x20
}

extension OutputPlan {
  /// What is in the folder and should not be.
  fileprivate mutating func addOrphans(
    of folder: OutputFolder,
    besides names: Set<String>
  ) throws(FileFailure) {
    if folder.coverage.isEmpty { return }
    switch try fileType(folder.path) {
    case nil: return
    case .folder: break
    default: throw FileFailure("there is a file where the folder should be")
    }
    let entries = try folderEntries(folder.path)
    self.names.formUnion(entries.map(\.name))
    let fileExtension = ".\(folder.fileExtension)"
    for entry in entries where entry.type == .regular && entry.name.hasSuffix(fileExtension) {
      if names.contains(entry.name.lowercased()) { continue }
      let path = joinPath(folder.path, entry.name)
      if let orphan = try orphanStep(at: path, folder.coverage) { steps.append(orphan) }
    }
  }
}

/// nil if the file is not ours to delete.
private func orphanStep(
  at path: String,
  _ coverage: Coverage
) throws(FileFailure) -> OutputPlan.Step? {
  // A foreign file that cannot be read does not concern us.
  guard
    let start = try? readPrefix(path, count: Header.longest), let header = Header(start),
    header.writer == .generate, coverage.includes(header.source), let version = try lookAt(path)
  else { return nil }
  let old = try readBytes(path)
  return planOrphan(old, isEdited: !header.matches(old), at: path, version)
}
