/// The format that produces this pattern in a major locale and the equivalent in other locales, such as `date(style: long)` for
/// `MMMM d, yyyy`; `nil` if there is no known equivalent.
func localeStyle(of parts: [DateFormat.PatternPart]) -> String? {
  var pattern = ""
  for part in parts {
    switch part {
    case .literal(let text): pattern += text
    case .field("y", _): pattern += "y"
    case .field("d", _): pattern += "d"
    case .field("E", 1...3): pattern += "E"
    case .field("M", 1...2): pattern += "M"
    case .field(let letter, let count): pattern += String(repeating: letter, count: count)
    }
  }
  let style = styleByPattern[pattern]
  let isShort = parts.contains { [.field("d", 2), .field("M", 2), .field("y", 2)].contains($0) }
  return isShort && style == "date(style: numeric)" ? "date(style: short)" : style
}

private let styleByPattern: [String: String] = {
  let styles: [String: String] = [
    "date(style: numeric)": "d/M/y|M/d/y|y/M/d|d.M.y|y.M.d|d-M-y|M-d-y",
    "date(style: abbreviated)": "MMM d, y|d MMM y|d. MMM y|d MMM, y",
    "date(style: long)": "MMMM d, y|d MMMM y|d. MMMM y|d de MMMM de y|y年M月d日",
    "date(style: complete)":
      "EEEE, MMMM d, y|EEEE d MMMM y|EEEE, d MMMM y|EEEE, d. MMMM y|EEEE, d de MMMM de y",
    "time(style: shortened)": "HH:mm|H:mm|h:mm a|hh:mm a",
    "time(style: standard)": "HH:mm:ss|H:mm:ss|h:mm:ss a|hh:mm:ss a",
    "date(skeleton: 'yMMM')": "MMM y",
    "date(skeleton: 'yMMMM')": "MMMM y",
    "date(skeleton: 'MMMd')": "MMM d|d MMM|d. MMM",
    "date(skeleton: 'MMMMd')": "MMMM d|d MMMM|d. MMMM",
    "date(skeleton: 'MMMEd')": "E, MMM d|E, d MMM|E, d. MMM|E d MMM",
    "date(skeleton: 'Md')": "d/M|M/d|d.M.",
  ]
  return styles.reduce(into: [:]) { patterns, entry in
    for pattern in entry.value.split(separator: "|") { patterns[String(pattern)] = entry.key }
  }
}()
