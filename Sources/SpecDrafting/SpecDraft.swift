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
    let fields: [Field]
  }

  package internal(set) var formats: [Field] = []
  /// Before those that show them.
  package internal(set) var models: [Model] = []
  package internal(set) var display: [Field] = []
  /// What has no field, and why.
  package internal(set) var leftOut: [String] = []
}
