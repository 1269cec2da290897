/// The values of each `--from` of `init`. The parser joins those of a repeated option into one list.
enum SampleGroups {
  /// Begins the first value of each `--from` before the parser reads them. No argument of a process contains it.
  private static let mark = "\0"

  /// Returns the tool's arguments with the marks.
  static func marked(_ arguments: [String]) -> [String] {
    guard arguments.first == "init" else { return arguments }
    let options = arguments.prefix { $0 != "--" }
    var isFirst = false
    let marked = options.map { argument in
      defer { isFirst = argument == "--from" }
      if argument.hasPrefix("--from="), argument != "--from=" {
        return "--from=\(mark)\(argument.dropFirst("--from=".count))"
      }
      return isFirst && !argument.isEmpty && !argument.hasPrefix("-") ? mark + argument : argument
    }
    return marked + arguments.dropFirst(options.count)
  }

  /// Returns marked values by group, without the marks.
  static func groups(of values: [String]) -> [[String]] {
    values.reduce(into: []) { groups, value in
      let isFirst = value.hasPrefix(mark)
      let group = isFirst ? [] : groups.popLast() ?? []
      groups.append(group + [isFirst ? String(value.dropFirst()) : value])
    }
  }
}
