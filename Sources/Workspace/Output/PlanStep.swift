import DocumentReader

/// What has to be done for one file to be as the run wants it.
func planStep(
  for file: OutputFile,
  at path: String,
  comparedWith outputs: ComparedOutputs = ComparedOutputs()
) throws(FileFailure) -> OutputPlan.Step {
  // Before the file is read: what comes after makes it another version.
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

/// What has to be done about a file of ours that nothing yields any more.
func planOrphan(
  _ old: [UInt8],
  isEdited: Bool,
  at path: String,
  _ version: FileIdentity
) -> OutputPlan.Step {
  OutputPlan.Step(path: path, action: isEdited ? .keepEdited : .delete(old: old), version: version)
}

extension OutputPlan.Step {
  /// The same for the version of the file that is there by now; nil if it is gone and was to go.
  func again() throws(FileFailure) -> Self? {
    if let file { return try planStep(for: file, at: path) }
    guard case .delete(let old) = action, let version = try lookAt(path) else { return nil }
    try version.type.checkIsRegular()
    return planOrphan(old, isEdited: try readBytes(path) != old, at: path, version)
  }
}
