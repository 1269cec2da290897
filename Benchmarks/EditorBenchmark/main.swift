// Measures how long authors of specs wait for their editor: plays a typing session to the language server, with a large spec and an even
// larger schema.

import Measuring

if CommandLine.arguments.count == 2 {
  let folder = makeTemporaryFolder()
  var session = try TypingSession(tool: CommandLine.arguments[1], App(in: "\(folder)/app"))
  try session.play(rounds: 5)
  run(["rm", "-r", folder])
  print(row("milliseconds", "median", "worst", "times"))
  for (name, times) in session.times.sorted(by: { $0.key < $1.key }) {
    print(row(name, fixed(median(times), 1), fixed(times.max() ?? 0, 1), "\(times.count)"))
  }
  print("peak memory: \(Int(peakMegabytesOfProcesses())) MB")
} else {
  print("usage: EditorBenchmark path/to/viewmodelgen")
}
