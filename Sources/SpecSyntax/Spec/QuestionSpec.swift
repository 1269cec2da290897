import DocumentReader
import ViewModelIR

// Questions before an action, and other notices.

package enum ConfirmationKey: String, MappingKey {
  case title, message, button, buttons, cancel, destructive

  package static let mapping = "'confirm'"
  package static let choices = [
    KeyChoice([ConfirmationKey.button], allowed: allCases.filter { $0 != .buttons }),
    KeyChoice(
      [ConfirmationKey.buttons],
      allowed: allCases.filter { $0 != .button && $0 != .destructive }
    ),
  ]

  package var definition: KeyDefinition {
    switch self {
    case .title: .init(.text, isRequired: true, "a template for the question")
    case .message:
      .init(
        .either([.text, .mapping(MessageKey.self)]),
        "a template for the text below the question, or a text with `cases` and a `fallback`, as for [fields](spec.md#keys-of-a-case)"
      )
    case .button: .init(.text, "a template for the title of the button that confirms")
    case .buttons:
      .init(
        .filled(.list(.mapping(ButtonKey.self))),
        "instead of `button`: [the buttons](#several-buttons) that confirm, each with values of its own for parameters"
      )
    case .cancel: .init(.text, "a template for the title of the button that cancels")
    case .destructive: .init(.bool, "`true` gives the confirming button the destructive role")
    }
  }
}

/// The keys of one of several buttons.
package enum ButtonKey: String, MappingKey {
  case text, destructive, with

  package static let mapping = "a button"

  package var definition: KeyDefinition {
    switch self {
    case .text: .init(.text, isRequired: true, "a template for the title of the button")
    case .destructive: .init(.bool, "`true` gives the button the destructive role")
    case .with:
      .init(
        .names(.text),
        "`parameter: value`, the values that the button gives parameters of the action: constants, such as `true` or `'spam'`"
      )
    }
  }
}

/// The keys of a message that is more than a template.
package enum MessageKey: String, MappingKey {
  case text, fallback, cases

  package static let mapping = "'message'"

  package var definition: KeyDefinition { field.definition }

  fileprivate var field: FieldKey {
    switch self {
    case .text: .text
    case .fallback: .fallback
    case .cases: .cases
    }
  }

  package static let choices = [
    KeyChoice([MessageKey.text, .fallback], allowed: [.text, .fallback]),
    KeyChoice([MessageKey.cases], allowed: [.cases, .fallback]),
  ]
}

extension Spec.Presenter {
  /// A confirmation dialog, a toast or an alert of an action, with its texts by name.
  package struct Notice: Sendable {
    package var kind: ViewModelIR.Presenter.Notice.Kind
    package var key: ActionKey
    package var texts: [(name: String, template: SpecTemplate?)]
    /// The text below a question.
    package var message: Spec.DisplayField?
    /// The buttons that confirm.
    package var buttons: [Button] = []
    package var undo: Node?
  }

  /// A button of a question.
  package struct Button: Sendable {
    package var text: SpecTemplate
    package var isDestructive: Bool
    /// The values that it gives parameters of the action.
    package var arguments: [SpecArgument] = []
    /// Whether it is one of several, listed under `buttons`.
    package var isListed: Bool
  }
}

func readQuestion(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Notice? {
  guard let keys = KeyReader<ConfirmationKey>(node, into: &diagnostics) else { return nil }
  if keys[.buttons] == nil, !keys.isMisspelled(.buttons) {
    keys.require(.button, into: &diagnostics)
  }
  let conflict = [ConfirmationKey.button, .destructive].first { keys[$0] != nil }
  if let conflict, keys[.buttons] != nil, let location = keys[conflict]?.location {
    diagnostics.append(.besideButtons(conflict.rawValue, at: location))
  }
  let buttons = keys.elements(.buttons, into: &diagnostics)
  if let node = keys[.buttons], node.elements?.isEmpty == true {
    let remedy =
      "list the buttons, as in [{ text: Delete }, { text: Archive, with: { archive: true } }]"
    diagnostics.append(.emptyList("buttons", remedy, at: node.location))
  }
  let single = keys.node(.button).map { node in
    Spec.Presenter.Button(
      text: SpecTemplate(node, into: &diagnostics),
      isDestructive: keys.bool(.destructive, into: &diagnostics) ?? false,
      isListed: false
    )
  }
  return .init(
    kind: .confirmation,
    key: .confirm,
    texts: [ConfirmationKey.title, .cancel].map { key in
      (key.rawValue, keys[key].map { SpecTemplate($0, into: &diagnostics) })
    },
    message: keys.node(.message).flatMap { readMessage($0, into: &diagnostics) },
    buttons: [single].compactMap { $0 }
      + buttons.compactMap { readButton($0, into: &diagnostics) }
  )
}

private func readButton(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Button? {
  guard let keys = KeyReader<ButtonKey>(node, into: &diagnostics), let text = keys.node(.text)
  else { return nil }
  return Spec.Presenter.Button(
    text: SpecTemplate(text, into: &diagnostics),
    isDestructive: keys.bool(.destructive, into: &diagnostics) ?? false,
    arguments: keys.arguments(.with, into: &diagnostics),
    isListed: true
  )
}

private func readMessage(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.DisplayField? {
  let rule: Spec.DisplayField.Rule? =
    node.text != nil
    ? .text(SpecTemplate(node, into: &diagnostics))
    : readText(
      node,
      MessageKey.mapping,
      [.text, .cases],
      MessageKey.allCases.map(\.field),
      otherwise: .wrongType(node, what: MessageKey.mapping, expected: "a text"),
      into: &diagnostics
    )
  return rule.map {
    Spec.DisplayField(
      name: ConfirmationKey.message.rawValue,
      location: node.location,
      doc: "",
      rule: $0
    )
  }
}
