import DocumentReader
import Foundation
import OutputInterface

/// Compares the files that a folder should contain with those that it contains, without writing.
///
/// Reports files that cannot be written, for example because of a name that leaves the folder, or a link or folder in their place.
func planOutput(
  _ folder: OutputFolder,
  comparedWith outputs: ComparedOutputs = ComparedOutputs(),
  into diagnostics: inout [Diagnostic]
) -> OutputPlan {
  var plan = OutputPlan(folder: folder.path, version: FileIdentity(of: folder.path))
  var files: [(file: OutputFile, path: String)] = []
  // On case-insensitive disks, names that differ only in case are the same file.
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
    try plan.addOrphans(of: folder, excluding: Set(fileByName.keys))
  } catch {
    diagnostics.append(.cannotWrite(folder.path, error.reason))
  }
  plan.steps.sort { $0.path < $1.path }
  return plan
}

/// Plans the single file of `model`, ignoring all other files in its folder.
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

/// The reason to refuse a file name; `nil` if there is none. Names come from specs, which must not write outside the folder.
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
  /// Adds the steps for orphaned files in the folder.
  fileprivate mutating func addOrphans(
    of folder: OutputFolder,
    excluding names: Set<String>
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

/// Returns the step for a file if it is orphaned; `nil` if it is not.
private func orphanStep(
  at path: String,
  _ coverage: Coverage
) throws(FileFailure) -> OutputPlan.Step? {
  // A file that cannot be read or was not generated is left alone.
  guard
    let start = try? readPrefix(path, count: Header.longest), let header = Header(start),
    header.writer == .generate, coverage.includes(header.source), let version = try lookAt(path)
  else { return nil }
  let old = try readBytes(path)
  return planOrphan(old, isEdited: !header.matches(old), at: path, version)
}

/// Returns the step that brings a file up to date.
func planStep(
  for file: OutputFile,
  at path: String,
  comparedWith outputs: ComparedOutputs = ComparedOutputs()
) throws(FileFailure) -> OutputPlan.Step {
  // Get the version before reading the file, so that later changes are noticed.
  let version = try lookAt(path)
  func step(_ action: OutputPlan.Action) -> OutputPlan.Step {
    OutputPlan.Step(path: path, action: action, file: file, version: version)
  }
  if outputs.holds(file, at: path, version) { return step(.unchanged) }
  let new = Header.text(for: file.body, from: file.source, by: file.writer)
  guard let version else { return step(.create(new: new)) }
  try version.type.checkIsRegular()
  let old = try readBytes(path)
  if new.isText(of: withoutCarriageReturns(old)) {
    outputs.remember(file, at: path, version)
    return step(.unchanged)
  }
  guard let header = Header(old), header.writer == file.writer else {
    return step(.replaceForeign(old: old, new: new))
  }
  if !header.matches(old) { return step(.replaceEdited(old: old, new: new)) }
  return step(.update(old: old, new: new))
}

/// Returns the step for an orphaned file.
func planOrphan(
  _ old: [UInt8],
  isEdited: Bool,
  at path: String,
  _ version: FileIdentity
) -> OutputPlan.Step {
  OutputPlan.Step(path: path, action: isEdited ? .keepEdited : .delete(old: old), version: version)
}

extension OutputPlan.Step {
  /// Plans the step again for the current version of the file; `nil` if it was to be deleted and no longer exists.
  func again() throws(FileFailure) -> Self? {
    if let file { return try planStep(for: file, at: path) }
    guard case .delete(let old) = action, let version = try lookAt(path) else { return nil }
    try version.type.checkIsRegular()
    return planOrphan(old, isEdited: try readBytes(path) != old, at: path, version)
  }
}
