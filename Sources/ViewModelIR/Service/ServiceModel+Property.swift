import DocumentReader

extension ServiceModel {
  /// A class, because all that looks at a type copies its properties.
  package final class Property: Hashable, Sendable {
    /// As specs and generated code call it: `createdAt`.
    package let name: String
    /// The JSON key: `created_at`.
    package let key: String
    /// Optional where the member may be absent or null.
    package let type: ValueType
    /// Whether the member must be there, null or not.
    package let isRequired: Bool
    /// Whether null is one of the schema's values.
    package let isNullable: Bool
    /// Whether the value is kept in a box, without which the struct would contain itself or be large.
    package let isBoxed: Bool
    /// Whether the schema says only under a condition what it is, so that elsewhere it may be anything.
    package let isConditional: Bool
    /// How the JSON says it, where that is not what the type is otherwise read from.
    package let coding: Coding?
    /// Names the count of the elements that could not be read and are left out of the list; nil
    /// where one of them fails the decoding.
    package let skippedCount: String?
    /// What the schema lets a number go up to.
    package let maximum: Double?
    package let doc: String
    /// Where the schema says it, or the spec its wire format.
    package let location: Location
    /// Where the schema says it.
    package let schemaLocation: Location

    package init(
      name: String,
      key: String,
      type: ValueType,
      isRequired: Bool? = nil,
      isNullable: Bool = false,
      isBoxed: Bool = false,
      isConditional: Bool = false,
      coding: Coding? = nil,
      skippedCount: String? = nil,
      maximum: Double? = nil,
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
      self.isConditional = isConditional
      self.coding = coding
      self.skippedCount = skippedCount
      self.maximum = maximum
      self.doc = doc
      self.location = location
      self.schemaLocation = schemaLocation ?? location
    }

    /// Two specs may write the schema's path differently, so its place says nothing.
    package static func == (left: Property, right: Property) -> Bool {
      left.name == right.name && left.key == right.key && left.type == right.type
        && left.isRequired == right.isRequired && left.isNullable == right.isNullable
        && left.isBoxed == right.isBoxed && left.isConditional == right.isConditional
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

  /// How JSON says a value of a type that has several ways.
  package enum Coding: Hashable, Sendable {
    /// `"12.50"`, for a Decimal, which is a JSON number otherwise.
    case decimalText
    /// `"PT1H30M"`, for a duration, which is a number of seconds otherwise.
    case iso8601Duration
    /// Counted since 1970, for a date, which is RFC 3339 otherwise.
    case unixTime(inMilliseconds: Bool, isWhole: Bool)
  }
}
