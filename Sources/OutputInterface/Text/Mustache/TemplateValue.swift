/// A value that a template uses: `["name": "Book", "fields": [["name": "title"]], "isLast": true]`.
package enum TemplateValue: Sendable {
  /// A text. An empty text makes a section false.
  case text(String)
  case flag(Bool)
  case list([TemplateValue])
  /// Lines of code.
  case lines([String])
  /// A list that can be so long that each element is created only while it is rendered.
  case made(count: Int, @Sendable (_ index: Int) -> TemplateValue)
  case object(Members)
  /// A value and what the code in it needs.
  indirect case needing(Set<Need>, TemplateValue)

  /// The members of an object, which are so few that searching a list is faster than a dictionary.
  package struct Members: Sendable {
    private var members: [(String, TemplateValue)]

    package init(_ members: [(String, TemplateValue)]) {
      self.members = members
    }

    package var names: [String] { members.map(\.0) }

    package subscript(name: String) -> TemplateValue? {
      get { members.first { $0.0 == name }?.1 }
      set {
        members.removeAll { $0.0 == name }
        if let newValue { members.append((name, newValue)) }
      }
    }
  }
}

extension TemplateValue: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .text(text) }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral flag: Bool) { self = .flag(flag) }
}

extension TemplateValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, TemplateValue)...) {
    self = .object(Members(members))
  }
}

extension TemplateValue.Members: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, TemplateValue)...) {
    self.init(members)
  }
}

package func lines(_ lines: [String]) -> TemplateValue { .lines(lines) }

/// Something that a piece of code needs from other files.
package enum Need: Hashable, Sendable {
  /// A helper from the support file, by a name that it declares: `clockText`.
  case helper(String)
  /// The function of `PluralCategory` for a language, which takes an Int or (`ofDigits`) the digits that are shown of a Double.
  case plural(language: String, ofDigits: Bool)
  /// A token type, with these names and those that others need.
  case tokens(type: String, names: Set<String>)
  /// A function that the tests of a module share: `decoded`.
  case testHelper(String)
  /// A function that the file itself declares only if its code uses it: `expectShown`.
  case own(String)
  /// An import: `Foundation`.
  case module(String)
  /// An import with `@testable`.
  case testedModule(String)

  /// Whether the support code has what is needed.
  package var isOfSupport: Bool {
    switch self {
    case .helper, .plural: true
    case .tokens, .testHelper, .own, .module, .testedModule: false
    }
  }
}
