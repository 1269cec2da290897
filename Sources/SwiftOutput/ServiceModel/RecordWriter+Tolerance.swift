import ViewModelIR

/// Decodes values that do not have the form that the schema requires.
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

  /// Returns statements that decode a list, skipping invalid elements: `let lossyPhotos = …`, and the assignments of the elements and of
  /// the number of skipped ones.
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
      .text("\(selfReference(count, excluding: lossyNames)) = \(skipped)"),
    ]
  }

  /// `try container.decode(…)`, or an attempt that is `nil` for any other value if the property tolerates anything.
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

  /// Returns the property's name in the decoder, with `self.` if a local variable has the same name.
  func reference(_ property: ServiceModel.Property) -> String {
    selfReference(property.storedName, excluding: lossyNames)
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
  /// Returns an attempt to decode, which is `nil` if the data has another form. Data that is nested too deeply must still throw an error.
  static func attempt(_ decode: Code, mayNestDeeply: Bool) -> Code {
    mayNestDeeply
      ? .call("try decoder.\(helper: "attempt")", [decode]) : .sequence(["try? ", decode])
  }
}
