// Measures how the time for each kind of input grows with its size: runs every series at three sizes and prints the exponent that fits. 1 is
// linear. The benchmark fails if an exponent is above the limit. Series can be selected by the beginnings of their names.

import Measuring

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The highest exponent that is accepted: n log n, plus the noise of a busy machine.
let limit = 1.4
let arguments = CommandLine.arguments
guard arguments.count >= 2 else {
  fatalError("usage: GrowthBenchmark path/to/viewmodelgen [series…]")
}
// The path must be absolute, because some commands run in another folder.
guard let tool = realpath(arguments[1], nil).map({ String(cString: $0) }) else {
  fatalError("'\(arguments[1])' does not exist")
}
let chosen = (schemaSeries + specSeries + folderSeries + translationSeries).filter { series in
  arguments.count == 2 || arguments.dropFirst(2).contains { series.name.hasPrefix($0) }
}
let folder = makeTemporaryFolder()
print(row("n", "n ms", "2n ms", "4n ms", "exponent"), " series")
var steep = 0
for series in chosen {
  var growth = measureGrowth(of: series, tool: tool, folder: folder)
  if growth.exponent > limit {
    // Other processes can make one measurement steep, but hardly two.
    growth = measureGrowth(of: series, tool: tool, folder: folder)
  }
  let isSteep = growth.exponent > limit
  steep += isSteep ? 1 : 0
  let times = growth.seconds.map { fixed($0 * 1_000, 0) }
  print(
    row("\(growth.sizes[0])", times[0], times[1], times[2], fixed(max(growth.exponent, 0), 2)),
    " \(series.name)\(isSteep ? ", too steep" : "")"
  )
}
run(["rm", "-r", folder])
exit(steep == 0 ? 0 : 1)
