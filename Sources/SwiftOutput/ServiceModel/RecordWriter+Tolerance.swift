import ViewModelIR

/// How what does not have the schema's form is read.
extension RecordWriter {
  /// `homepage = try container.decodeIfPresent(String.self, forKey: .homepage).flatMap(URL.init(string:))`
  func tolerantDecoding(_ property: ServiceModel.Property, _ value: Code) -> Code {
    let read = read(property, as: "String")
    let call = Code.call(
      "\(reference(property)) = try \(read.method)",
      read.arguments.map(Code.text)
    )
    let suffix: Code = ".flatMap(\(value))"
    let fits = call.flat.map { isNoWider($0, lineWidth - 4) } ?? false
    return fits ? .chain(call, [suffix]) : .sequence([call, suffix])
  }

  /// `let lossyPhotos = …`, and from it the elements and the count of those that it skipped.
  func lossyDecoding(_ property: ServiceModel.Property, _ count: String) -> [Code] {
    let local = swiftMember(property.lossyName)
    let elements = property.coded.unwrapped
    var type = "LossyArray<\(elements.elementWireType)>"
    if property.mayBeNull { type += "?" }
    let read = read(property, as: type)
    let start = Code.fragment(Fragment("let \(local) = ", needs: [.helper("LossyArray")]))
    let isOptional = property.type.isOptional
    let mark = isOptional ? "?" : ""
    let skipped = "\(local)\(mark).skipped\(isOptional ? " ?? 0" : "")"
    return [
      .sequence([start, value(read.method, read.arguments, of: property)]),
      .text("\(reference(property)) = \(local)\(mark).elements\(elements.valueSuffix)"),
      .text("\(selfReference(count, besides: lossyNames)) = \(skipped)"),
    ]
  }

  /// `try container.decode(…)`, or where the value may be anything what is nil then.
  func value(_ method: String, _ arguments: [String], of property: ServiceModel.Property) -> Code {
    let decode = Code.call(method, arguments.map(Code.text))
    if !property.toleratesAnything { return .sequence(["try ", decode]) }
    return .attempt(decode, mayNestDeeply: mayNestDeeply(property.type))
  }

  private func mayNestDeeply(_ type: ValueType) -> Bool {
    switch type.innermost {
    case .named, .json: mayNestDeeply
    default: false
    }
  }

  /// The property's name in the decoding, where a local variable may have the same.
  func reference(_ property: ServiceModel.Property) -> String {
    selfReference(property.storedName, besides: lossyNames)
  }

  /// `unread: [.endTime: endTime == nil], nulls: [.note]`
  var keptMembers: [Code] {
    let unread = record.keptUnread.map { property in
      Code.text(".\(swiftMember(property.storedName)): \(reference(property)) == nil")
    }
    let nulls = record.keptNulls.map { Code.text(".\(swiftMember($0.storedName))") }
    return (unread.isEmpty ? [] : [.argument("unread", .array(unread))])
      + (nulls.isEmpty ? [] : [.argument("nulls", .array(nulls))])
  }
}

extension ServiceModel.Property {
  /// `lossyPhotos`
  var lossyName: String { "lossy" + capitalized(name) }
}

extension Code {
  /// What is nil if the data has another form, which data that nests too deeply must not pass for.
  static func attempt(_ decode: Code, mayNestDeeply: Bool) -> Code {
    mayNestDeeply
      ? .call("try decoder.\(helper: "attempt")", [decode]) : .sequence(["try? ", decode])
  }
}
