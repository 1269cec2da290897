import Measuring

/// Prints the medians of the tool and of libyaml alone for a schema with the given number of types.
func measureModel(types: Int, rounds: Int, tool: String, folder: String) {
  let schema = "\(folder)/big\(types).json"
  let output = "\(folder)/Big\(types).swift"
  let copy = "\(folder)/libyaml.out"
  writeFile(schema, Array(bigSchema(types: types).utf8))
  let model = [tool, "model", schema, "--type", "Root", "--output", output]
  run(model)
  let written = readFile(output)
  let libyaml = [CommandLine.arguments[0], "libyaml", schema, "\(written.count)", copy]

  let pairs = (0..<rounds).map { _ in
    removeFile(output)
    let cost = run(model)
    removeFile(copy)
    return (model: cost, libyaml: run(libyaml))
  }
  let wall = (median(pairs.map(\.model.wall)), median(pairs.map(\.libyaml.wall)))
  let cpu = (median(pairs.map(\.model.cpu)), median(pairs.map(\.libyaml.cpu)))
  let lines = written.count { $0 == UInt8(ascii: "\n") }
  print(
    row(
      "\(types)",
      fixed(wall.1 * 1_000, 1),
      fixed(wall.0 * 1_000, 1),
      fixed(wall.0 / wall.1, 2),
      fixed(cpu.0 / cpu.1, 2),
      fixed(median(pairs.map(\.model.peakMegabytes)), 1),
      fixed(Double(lines) / Double(types), 1)
    )
  )
}

/// Prints how long the compiler takes to type-check a file, per 1,000 types.
func measureTypecheck(_ file: String, types: Int) {
  let costs = (0..<3).map { _ in run(["swiftc", "-typecheck", "-swift-version", "6", file]) }
  let seconds = median(costs.map(\.cpu)) * 1_000 / Double(types)
  print("swiftc -typecheck: \(fixed(seconds, 2)) s of CPU for 1,000 types")
}
