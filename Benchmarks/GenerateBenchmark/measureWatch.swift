import Measuring

/// Prints how long it takes after a spec is saved until its output is written, and until the run over all specs ends.
func measureWatch(_ specs: ManySpecs, tool: String) {
  run([tool, "generate", "\(specs.folder)/specs"])
  let watching = RunningProcess([tool, "watch", "\(specs.folder)/specs"])
  defer { watching.stop() }
  watching.waitForLine()
  let rounds = (0..<21).map { round in
    let name = "Screen\(round * 37)"
    let path = "\(specs.folder)/specs/\(name).yaml"
    let output = "\(specs.folder)/Views/\(name)ViewModel.swift"
    let text = replaceFirst("The screen", with: "Now screen", in: readFile(path))
    writeFile("\(specs.folder)/specs/.saved", text)
    let before = fileNumber(output)
    let clock = ContinuousClock()
    let start = clock.now
    moveFile("\(specs.folder)/specs/.saved", to: path)
    while fileNumber(output) == before { pause(seconds: 0.0002) }
    let written = clock.now
    watching.waitForLine()
    let end = clock.now
    pause(seconds: 0.1)
    return (written: milliseconds(written - start), all: milliseconds(end - start))
  }
  print(
    "watch, one spec of 1,000 saved: its output is written after \(fixed(median(rounds.map(\.written)), 1)) ms, "
      + "the run ends after \(fixed(median(rounds.map(\.all)), 1)) ms"
  )
}

private func milliseconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
}

private func replaceFirst(_ text: String, with other: String, in bytes: [UInt8]) -> [UInt8] {
  let text = Array(text.utf8)
  guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: text) }) else {
    fatalError("the spec does not contain '\(text)'")
  }
  return bytes[..<start] + Array(other.utf8) + bytes[(start + text.count)...]
}
