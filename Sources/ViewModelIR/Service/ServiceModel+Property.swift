import DocumentReader

extension ServiceModel {
  /// A property of a record or an item of a tuple.
  ///
  /// A class, because code that looks at a type copies its properties.
  package final class Property: Hashable, Sendable {
    /// The name in specs and generated code: `createdAt`.
    package let name: String
    /// The JSON key: `created_at`.
    package let key: String
    /// The type of the value; optional if the member can be absent or null.
    package let type: ValueType
    /// Whether the member must be present, even if it can be null.
    package let isRequired: Bool
    /// Whether the schema allows null.
    package let isNullable: Bool
    /// Whether the value is stored in a box, because the struct would otherwise contain itself or be large.
    package let isBoxed: Bool
    /// Whether a value of another type is read as `nil`: the schema specifies the type only under a condition, or the spec declares the
    /// property as lossy.
    package let isTolerant: Bool
    /// The JSON representation of the value; `nil` if it is the default one for the type.
    package let coding: Coding?
    /// The name of the property that counts the elements that could not be decoded and were skipped; `nil` if such an element fails
    /// the decoding.
    package let skippedCount: String?
    /// The schema's maximum for a number; `nil` if it has none.
    package let maximum: Double?
    /// Where the value comes from.
    package let origin: Origin
    /// Whether code outside of the type cannot set the property.
    package let isConstant: Bool
    /// How generated code reads the value if its type in the app is not the one that expressions see; otherwise `nil`.
    package let conversion: Conversion?
    package let doc: String
    /// The location in the schema or, if the spec specifies the wire format, in the spec.
    package let location: Location
    /// The location in the schema.
    package let schemaLocation: Location

    package init(
      name: String,
      key: String,
      type: ValueType,
      isRequired: Bool? = nil,
      isNullable: Bool = false,
      isBoxed: Bool = false,
      isTolerant: Bool = false,
      coding: Coding? = nil,
      skippedCount: String? = nil,
      maximum: Double? = nil,
      origin: Origin = .data,
      isConstant: Bool = false,
      conversion: Conversion? = nil,
      doc: String,
      location: Location,
      schemaLocation: Location? = nil
    ) {
      self.name = name
      self.key = key
      self.type = type
      self.isRequired = isRequired ?? !type.isOptional
      self.isNullable = isNullable
      self.isBoxed = isBoxed
      self.isTolerant = isTolerant
      self.coding = coding
      self.skippedCount = skippedCount
      self.maximum = maximum
      self.origin = origin
      self.isConstant = isConstant
      self.conversion = conversion
      self.doc = doc
      self.location = location
      self.schemaLocation = schemaLocation ?? location
    }

    /// Whether the JSON can lack the member.
    package var canBeAbsent: Bool { !isRequired && type.isOptional }

    /// Ignores the locations, because two specs can write the path of the same schema differently.
    package static func == (left: Property, right: Property) -> Bool {
      left.name == right.name && left.key == right.key && left.type == right.type
        && left.isRequired == right.isRequired && left.isNullable == right.isNullable
        && left.isBoxed == right.isBoxed && left.isTolerant == right.isTolerant
        && left.coding == right.coding
        && left.skippedCount == right.skippedCount && left.doc == right.doc
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(key)
      hasher.combine(type)
      hasher.combine(coding)
      hasher.combine(doc)
    }
  }

  /// The JSON representation of a value, for types that have more than one.
  package enum Coding: Hashable, Sendable {
    /// A `Decimal` as a string, `"12.50"`; the default is a JSON number.
    case decimalText
    /// A number that can also be in a string, `"20"`; the default is a JSON number.
    case numberOrText
    /// A duration as a string, `"PT1H30M"`; the default is a number of seconds.
    case iso8601Duration
    /// A date as a number of seconds or milliseconds since 1970; the default is an RFC 3339 string.
    case unixTime(inMilliseconds: Bool, isWhole: Bool)
  }
}
