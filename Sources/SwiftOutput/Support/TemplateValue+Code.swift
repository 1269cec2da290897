import OutputInterface

func lines(_ lines: Lines) -> TemplateValue {
  lines.needs.isEmpty ? .lines(lines.texts) : .needing(lines.needs, .lines(lines.texts))
}

/// Returns statements for a template that adds `indent` to each line.
func lines(_ statements: [Code], indent: Int, trailing: Int = 0) -> TemplateValue {
  lines(Lines(statements, indent: indent, trailing: trailing))
}

/// Returns declarations for a template that adds `indent` to each line.
func declarations(_ functions: [Declaration], indent: Int) -> TemplateValue {
  .list(functions.map { ["function": lines($0.lines(indent: indent))] })
}

/// Returns the code on one line.
func text(_ code: Code) -> TemplateValue { .needing(code.needs, .text(code.flat ?? "")) }
