func dateFormat(_ options: FormatOptions) throws(Diagnostic) -> DateFormat {
  let style = try options.choice("style", of: DateFormat.Style.self)
  let pattern = try options.text("pattern", such: "d MMMM yyyy")
  switch (style, pattern) {
  case (let style?, nil): return .style(style)
  case (nil, let pattern?):
    switch parseDatePattern(pattern.text ?? "") {
    case .success(let parts): return .pattern(parts)
    case .failure(let problem):
      throw Diagnostic(.format, problem.message, at: pattern.location(at: problem.offset))
    }
  default: throw .dateNeedsOne(at: options.all.last?.location ?? options.location)
  }
}

extension DateFormat {
  var functionName: String? {
    switch self {
    case .style(let style): "\(style.rawValue)Date"
    case .pattern: nil
    }
  }
}
