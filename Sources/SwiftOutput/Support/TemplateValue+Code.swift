import TextOutput

func lines(_ lines: Lines) -> TemplateValue {
  lines.needs.isEmpty ? .lines(lines.texts) : .needing(lines.needs, .lines(lines.texts))
}

/// Statements, which the template indents.
func lines(_ statements: [Code], indent: Int, trailing: Int = 0) -> TemplateValue {
  lines(Lines(statements, indent: indent, trailing: trailing))
}

/// Functions that stand so far in.
func declarations(_ functions: [Declaration], indent: Int) -> TemplateValue {
  .list(functions.map { ["function": lines($0.lines(indent: indent))] })
}

/// On one line.
func text(_ code: Code) -> TemplateValue { .needing(code.needs, .text(code.flat ?? "")) }
