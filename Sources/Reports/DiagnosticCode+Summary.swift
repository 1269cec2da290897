import DocumentReader

extension Diagnostic.Code {
  /// What all diagnostics of the code have in common, for tools that show a list of rules.
  var summary: String {
    switch self {
    case .unreadableFile: "A file or folder cannot be read."
    case .limit: "An input is larger or deeper than the tool takes."
    case .encoding: "A file is not UTF-8."
    case .syntax: "A file is not well-formed YAML or JSON."
    case .duplicateKey: "A mapping has a key twice."
    case .unsupportedYAML: "A spec uses a part of YAML that specs do without."
    case .emptyValue: "A key has no value."
    case .unquotedTemplate: "A template that is not quoted means something else to YAML."
    case .schema: "A schema contradicts itself or JSON Schema."
    case .unsupportedSchema: "Swift types cannot express a part of a schema."
    case .unresolvedReference: "A $ref leads nowhere."
    case .circularReference: "References lead round in circles."
    case .typeName: "A name of a type is taken, or is none."
    case .unknownKey: "A key means nothing where it stands."
    case .missingKey: "A key is missing."
    case .wrongType: "A value is not of the kind that its key takes."
    case .name: "A name cannot be one in Swift, or is against its conventions."
    case .expressionSyntax: "An expression or a template is not well formed."
    case .unknownName: "Nothing has the name that is used."
    case .typeMismatch: "An expression has a type that its place does not take."
    case .unhandledOptional: "A value that may be nil is used as if it were there."
    case .format: "A format does not suit its value, or its options are wrong."
    case .missingCase: "A case of an enumeration has no text."
    case .cases: "A list of cases is not complete, or not in order."
    case .unreachable: "A case can never hold."
    case .exampleData: "The data of an example does not fit the schema."
    case .expectation: "An example does not come out as expected."
    case .output: "A file cannot be written."
    case .template: "A template of the user's own is wrong."
    case .missingFile: "A generated file is missing."
    case .staleFile: "A generated file is not what the specs say."
    case .orphanedFile: "A generated file comes from no spec any more."
    case .editedFile: "A generated file was edited by hand."
    case .foreignFile: "A file that was not generated is in the way of one."
    }
  }
}
