import DocumentReader

/// What has to be done for one file to be as the run wants it.
func planStep(
  for file: OutputFile,
  at path: String,
  memory: RunMemory? = nil
) throws(FileFailure) -> OutputPlan.Step {
  // Before the file is read: what comes after makes it another version.
  let version = try lookAt(path)
  func step(_ action: OutputPlan.Action) -> OutputPlan.Step {
    OutputPlan.Step(path: path, action: action, file: file, version: version)
  }
  if memory?.holds(file, at: path, version) == true { return step(.unchanged) }
  let new = Header.text(for: file.body, from: file.source, by: file.writer)
  guard let version else { return step(.create(new: new)) }
  try version.type.checkIsRegular()
  let old = try readBytes(path)
  if new.isText(of: withoutCarriageReturns(old)) {
    memory?.remember(file, at: path, version)
    return step(.unchanged)
  }
  guard let header = Header(old), header.writer == file.writer else {
    return step(.replaceForeign(old: old, new: new))
  }
  let isEdited = !header.matches(old)
  return step(isEdited ? .replaceEdited(old: old, new: new) : .update(old: old, new: new))
}

extension OutputPlan.Step {
  /// The same for the version of the file that is there by now; nil where it is gone and was to go.
  func again() throws(FileFailure) -> Self? {
    if let file { return try planStep(for: file, at: path) }
    guard case .delete(let old) = action, let version = try lookAt(path) else { return nil }
    try version.type.checkIsRegular()
    let isEdited = try readBytes(path) != old
    return Self(path: path, action: isEdited ? .keepEdited : action, version: version)
  }
}
