import DocumentReader

extension Diagnostic.Code {
  /// What all diagnostics of the code have in common, for tools that show a list of rules.
  var summary: String {
    switch self {
    case .unreadableFile: "A file or folder cannot be read."
    case .limit: "An input is larger or deeper than the tool accepts."
    case .encoding: "A file is not UTF-8."
    case .syntax: "A file is not well-formed YAML or JSON."
    case .duplicateKey: "A mapping has the same key twice."
    case .unsupportedYAML: "A spec uses a YAML feature that is not supported."
    case .emptyValue: "A key has no value."
    case .unquotedTemplate: "A template that is not quoted means something else to YAML."
    case .schema: "A schema contradicts itself or JSON Schema."
    case .unsupportedSchema: "Swift types cannot express a part of a schema."
    case .unresolvedReference: "A $ref leads nowhere."
    case .circularReference: "References form a loop."
    case .typeName: "A type's name is taken or not valid."
    case .unknownKey: "A key is unknown where it is used."
    case .missingKey: "A key is missing."
    case .wrongType: "A value is not of the kind that its key takes."
    case .name: "A name is not valid in Swift, or is against its conventions."
    case .expressionSyntax: "An expression or a template is not well formed."
    case .unknownName: "A name refers to nothing."
    case .typeMismatch: "An expression has the wrong type for its place."
    case .unhandledOptional: "A value that may be nil is used as if it were there."
    case .format: "A format does not suit its value, or its options are wrong."
    case .missingCase: "A case of an enumeration has no text."
    case .cases: "A list of cases is not complete, or not in order."
    case .unreachable: "A case can never hold."
    case .exampleData: "The data of an example does not fit the schema."
    case .expectation: "An example does not come out as expected."
    case .output: "A file cannot be written."
    case .template: "A custom template is wrong."
    case .missingFile: "A generated file is missing."
    case .staleFile: "A generated file is not what the specs say."
    case .orphanedFile: "No spec produces a generated file any more."
    case .editedFile: "A generated file was edited by hand."
    case .foreignFile: "A file that was not generated is in the way of one that is."
    }
  }
}
