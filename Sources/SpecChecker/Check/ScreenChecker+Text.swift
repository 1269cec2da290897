import DocumentReader
import SpecSyntax
import ViewModelIR

extension ScreenChecker {
  /// Checks a template. If optionals are allowed, they become bindings, and the text is nil if one of them is nil.
  func text(
    _ template: SpecTemplate,
    _ id: Text.ID,
    in scope: Scope,
    allowsOptionals: Bool
  ) throws(Diagnostic) -> Text {
    guard let syntax = template.syntax else { throw .alreadyReported }
    let scalar = template.node
    // Editors need the names after an optional too, even if the optional is an error.
    let allowsOptionals = allowsOptionals || trace != nil
    var slots = Slots(expressionChecker(scalar, id, in: scope), allowsOptionals: allowsOptionals)
    let isSentence = syntax.isSentence
    // The texts of a plural follow the number already.
    let beforeWords = scope.model == nil ? nil : syntax.placeholderBeforeWords
    let segments = try problems.all(syntax.segments.enumerated()) {
      (index, segment) throws(Diagnostic) -> [Text.Segment] in
      switch segment {
      case .literal(let literal): return [.literal(literal)]
      case .placeholder(let syntax):
        let (operand, formats) = syntax.unformatted
        if formats.isEmpty, let shared = slots.expressions.sharedText(operand) {
          return shared.segments
        }
        let value = try value(operand, formats, slots.expressions)
        let present = try slots.present(value, operand)
        let id = id.appending(String(index))
        let (last, format) = try steps(
          formats,
          of: present,
          source: value,
          at: operand.mark,
          &slots,
          in: id
        )
        let shown = format.showsText ? last.translatingDefault(id) : last
        var place: Location { scalar.location(of: operand.range) }
        if id.entry != nil, case .text(.truncate) = format.style, shown.showsTranslation {
          problems.note(.cutText(at: place))
        }
        if isSentence, id.entry != nil {
          noteComposed(shown, format, at: place)
          if shown.type == .integer, format == .number, index == beforeWords {
            problems.note(.bareNumber(shown.path, at: place))
          }
        }
        return [.value(shown, format)]
      }
    }
    var text = Text(id, bindings: slots.bindings, segments: segments.flatMap { $0 })
    if let styling = scope.styling {
      text.styling = styling
      checkMarks(&text, template)
    } else {
      checkHighlights(in: text, template)
    }
    return text
  }

  /// Notes that a text with its own translation is inserted into a sentence.
  private func noteComposed(
    _ value: TypedExpression,
    _ format: Format,
    at location: @autoclosure () -> Location
  ) {
    if case .choice(let choice) = format.style, case .map = choice.kind {
      problems.note(.composedMap(at: location()))
    } else if let text = value.defaultText {
      problems.note(.composedDefault(text, isOfChoice: value.isChoice, at: location()))
    }
  }
}

extension ExpressionChecker {
  /// The text of `let` that a name stands for in a text of `screen`; `nil` if it stands for something else.
  fileprivate func sharedText(_ syntax: Syntax) -> Text? {
    guard case .name(let name) = syntax.kind, scope.variables[name] == nil,
      let shared = scope.sharedTexts[name]
    else { return nil }
    screen.findings.sharedLocals.formUnion(shared.used)
    screen.trace?.note(name, .variable, .string, at: syntax.mark, of: scalar)
    return shared.text
  }
}

extension TemplateSyntax {
  /// The index of the placeholder that only words follow; `nil` if the template ends otherwise.
  fileprivate var placeholderBeforeWords: Int? {
    guard case .literal(let text)? = segments.last, text.first == " ",
      text.dropFirst().first?.isLetter == true
    else { return nil }
    return segments.count - 2
  }

  /// Whether the template has words in addition to its placeholders.
  fileprivate var isSentence: Bool {
    segments.contains { segment in
      if case .literal(let text) = segment { text.contains(where: \.isLetter) } else { false }
    }
  }
}
