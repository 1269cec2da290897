import Measuring

private let rounds = 9

/// Prints the medians of `gallery`, `diff` and `impact`, compared with `lint`, which compiles the same specs and evaluates the same
/// examples, but only once and in their own locale.
func measureReview(_ specs: ManySpecs, tool: String) {
  let folder = "\(specs.folder)/specs"
  let repository = ["GIT_DIR=\(specs.folder)/.git", "GIT_WORK_TREE=\(specs.folder)"]
  let git = ["env"] + repository + ["git", "-c", "user.name=A", "-c", "user.email=a@example.com"]
  let commands = [
    ["init", "--initial-branch=main"], ["add", "."], ["commit", "--message", "One"],
  ]
  for command in commands { run(git + command) }
  let page = "\(specs.folder)/gallery.html"
  let locales = ["en_US", "de_DE", "ja_JP", "ar_EG"].flatMap { ["--locale", $0] }
  let measured = [
    ("lint", ["lint", folder]),
    ("gallery, 4 locales", ["gallery", folder, "--output", page] + locales),
    ("diff, 4 locales", ["diff", folder, "--against", "HEAD"] + locales),
    ("impact", ["impact", folder, "--against", "HEAD"]),
  ]
  var costs: [[Cost]] = measured.map { _ in [] }
  for _ in 0..<rounds {
    for (index, command) in measured.enumerated() {
      costs[index].append(run(["env"] + repository + [tool] + command.1))
    }
  }
  print(row("200 screens, 5 examples", "ms", "times lint", "peak MB"))
  let lint = median(costs[0].map(\.wall))
  for (command, costs) in zip(measured, costs) {
    let wall = median(costs.map(\.wall))
    let peak = median(costs.map(\.peakMegabytes))
    print(row(command.0, fixed(wall * 1_000, 1), fixed(wall / lint, 2), fixed(peak, 1)))
  }
  print("the page: \(fixed(Double(readFile(page).count) / 1e6, 2)) MB")
}
