import Measuring

private let rounds = 9

/// Prints the medians of a first run, and of a run with nothing changed, compared with only reading (and writing) the same files.
func measureManySpecs(_ specs: ManySpecs, tool: String) {
  let generate = [tool, "generate", "\(specs.folder)/specs"]
  let outputs = ["Views", "Tests"].map { "\(specs.folder)/\($0)" }
  let copy = "\(specs.folder)/copy"
  run(generate)
  let reads = specs.inputs.map { "read \($0)" }
  let writes = outputs.flatMap(listFolder).enumerated().map { index, path in
    "write \(readFile(path).count) \(copy)/\(index).swift"
  }
  let reading = manifest(reads, at: "\(specs.folder)/reads")
  let readingAndWriting = manifest(reads + writes, at: "\(specs.folder)/all")

  print(row("1,000 specs", "libyaml ms", "tool ms", "ratio", "CPU ratio", "peak MB"))
  compare("first run", generate, readingAndWriting) {
    run(["rm", "-rf"] + outputs + [copy])
    makeFolder(copy)
  }
  compare("unchanged", generate, reading) {}
  run(["rm", "-rf"] + outputs)
  let pairs = (0..<rounds).map { _ in
    let one = run(["taskset", "-c", "0"] + generate)
    run(["rm", "-rf"] + outputs)
    let all = run(generate)
    run(["rm", "-rf"] + outputs)
    return (one: one.wall, all: all.wall)
  }
  let (one, all) = (median(pairs.map(\.one)), median(pairs.map(\.all)))
  print("all cores: \(fixed(all * 1_000, 1)) ms, one core: \(fixed(one * 1_000, 1)) ms")
}

private func manifest(_ lines: [String], at path: String) -> [String] {
  writeFile(path, Array(lines.joined(separator: "\n").utf8))
  return [CommandLine.arguments[0], "libyaml", path]
}

private func compare(
  _ name: String,
  _ tool: [String],
  _ libyaml: [String],
  prepare: () -> Void
) {
  let pairs = (0..<rounds).map { _ in
    prepare()
    return (tool: run(tool), libyaml: run(libyaml))
  }
  let wall = (median(pairs.map(\.tool.wall)), median(pairs.map(\.libyaml.wall)))
  let cpu = (median(pairs.map(\.tool.cpu)), median(pairs.map(\.libyaml.cpu)))
  print(
    row(
      name,
      fixed(wall.1 * 1_000, 1),
      fixed(wall.0 * 1_000, 1),
      fixed(wall.0 / wall.1, 2),
      fixed(cpu.0 / cpu.1, 2),
      fixed(median(pairs.map(\.tool.peakMegabytes)), 1)
    )
  )
}

/// Prints how long the tool takes for one spec and for `--version`, and how long a program takes that links the same libraries and does
/// nothing.
func measureStart(_ specs: ManySpecs, tool: String) {
  let empty =
    CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    .dropLast().joined(separator: "/") + "/EmptyProgram"
  let commands = [
    ("one spec", [tool, "generate", "\(specs.folder)/specs"]),
    ("--version", [tool, "--version"]),
    ("empty program", [empty]),
  ]
  var walls: [[Double]] = [[], [], []]
  for _ in 0..<41 {
    for (index, command) in commands.enumerated() { walls[index].append(run(command.1).wall) }
  }
  for (command, wall) in zip(commands, walls) {
    print("\(command.0): \(fixed(median(wall) * 1_000, 1)) ms")
  }
}
