/// A spec to start from, its rules as YAML on one line each.
package struct SpecDraft {
  package struct Field {
    package let name: String
    package let rule: String
  }

  package struct Model {
    package let name: String
    let source: String
    let id: String?
    let display: Display
  }

  package struct Display {
    package internal(set) var fields: [Field] = []
    /// Expressions that have no field, because no text shows them.
    package internal(set) var leftOut: [String] = []
  }

  package internal(set) var formats: [Field] = []
  /// Before those that show them.
  package internal(set) var models: [Model] = []
  package internal(set) var display = Display()
}
