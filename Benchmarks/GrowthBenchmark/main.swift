// How the time of each kind of input grows with its size: every series at three sizes, and the exponent that fits. 1 is linear; the
// benchmark fails where one is above the limit. Series may be chosen by parts of their names.

import Measuring

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Above it is more than n log n, and what a busy machine adds.
let limit = 1.4
let arguments = CommandLine.arguments
guard arguments.count >= 2 else {
  fatalError("usage: GrowthBenchmark path/to/viewmodelgen [series…]")
}
// Some commands run in another folder.
guard let tool = realpath(arguments[1], nil).map({ String(cString: $0) }) else {
  fatalError("there is no \(arguments[1])")
}
let chosen = (schemaSeries + specSeries + folderSeries + translationSeries).filter { series in
  arguments.count == 2 || arguments.dropFirst(2).contains { series.name.hasPrefix($0) }
}
let folder = makeTemporaryFolder()
print(row("n", "n ms", "2n ms", "4n ms", "exponent"), " series")
var steep = 0
for series in chosen {
  let growth = measureGrowth(of: series, tool: tool, folder: folder)
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
