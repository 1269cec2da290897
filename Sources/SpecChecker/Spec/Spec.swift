import DocumentReader
import ViewModelIR

/// A spec as its author wrote it: the right keys with values of the right shape, nothing looked up yet.
///
/// A nil if a spec must have a value was an error, reported when the spec was read; the rest is valid by itself.
package struct Spec: Sendable {
  /// Those that are misspelt, or whose values were errors: there may be more than the spec is known to have.
  var unknownKeys: Set<SpecKey>
  /// The mapping itself where the spec does not say.
  package var view: Node
  package var doc: String
  package var layout: Screen.Layout?
  package var language: Node?
  var isTranslated: Bool
  package var service: Service?
  var inputs: [Input]
  var locals: [DisplayField]
  var formats: [NamedFormat]
  package var models: [Model]
  var display: [DisplayField]
  package var presenter: Presenter?
  var gallery: Gallery?
  var examples: [ExampleSpec]

  /// Where the service's types come from.
  package struct Service: Sendable {
    package var schema: Node
    package var type: Node?
    /// `Type: name` and `Type.member: name`
    package var rename: [Node.Member]
    /// `Type.property: wire format`
    package var types: [Node.Member]
    package var keepsUnknown: Bool?
    package var keepsUnknownMembers: Bool?
    package var hashesAll: Bool?
    /// false: the app has the types, in the module `importing` if that is named.
    package var generate: Bool
    package var importing: Node?
  }

  /// `me: String`
  struct Input: Sendable {
    var name: String
    var location: Location
    var type: Node?
  }

  /// One entry of `formats`.
  struct NamedFormat: Sendable {
    var name: String
    var location: Location
    var kind: Kind?
    /// A map's text for the values that the enumeration does not name.
    var unknown: Node?

    struct Kind: Sendable {
      var name: String
      var location: Location
      var options: Node
    }
  }

  /// One entry of `models`.
  package struct Model: Sendable {
    package var name: String
    package var location: Location
    var doc: String
    var from: Node?
    /// The expression of the field `id`, which `display` begins with then.
    var id: Node?
    var inputs: [Input]
    var locals: [DisplayField]
    var display: [DisplayField]
    var gallery: Gallery?
  }

  struct DisplayField: Sendable {
    var name: String
    var location: Location
    var doc: String
    var rule: Rule?
    var isTranslated = true
    /// In characters.
    var maxLength: Int?

    indirect enum Rule: Sendable {
      case text(Node)
      /// A null fallback makes the property optional.
      case fallback(Node, otherwise: Node)
      case cases([Branch])
      /// Texts and cases of texts.
      case join([Rule], separator: String)
      case value(Node)
      case each(Node, model: Node, with: [Node.Member])
      case tokens(Tokens)
      /// A case's.
      case token(Node)
      case state(Node)
    }

    /// A name out of a type's, by cases or by a value.
    struct Tokens: Sendable {
      enum Choice: Sendable {
        case cases([Branch])
        case map(TokenMap)
      }

      var type: Node
      var choice: Choice
    }

    /// Tokens, or null, by the values of an expression.
    struct TokenMap: Sendable {
      var value: Node
      var entries: [Node.Member]
      /// For what the entries do not name.
      var unknown: Node?
      /// For nil.
      var fallback: Node?
      var location: Location
    }

    struct Branch: Sendable {
      var when: Node?
      /// What catalogs call it, in place of its condition.
      var id: String?
      /// A text, a value or a token; nil for nil.
      var rule: Rule?
      var location: Location
    }
  }

  struct ExampleSpec: Sendable {
    var name: String?
    var location: Location
    var fixture: Node?
    var given: Node?
    /// A mapping, or the name of a file that has it.
    var inputs: Node?
    var locale: Node?
    var language: Node?
    var timeZone: Node?
    var now: Node?
    var expect: [Node.Member]
  }
}
