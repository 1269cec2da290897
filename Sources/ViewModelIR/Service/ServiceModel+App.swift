import DocumentReader

extension ServiceModel {
  /// What is known about types that the app declares itself, in addition to their declarations.
  package struct AppTypes: Sendable {
    /// The module that declares them.
    package let module: String
    /// Why expressions cannot use a property (`Order.tags`) or a type (`Store`), and what to do.
    package let unreadable: [String: String]
    /// Why the compiler complains about generated code that reads a property, and what to do.
    package let cautions: [String: String]
    /// The types whose values have a hash and can be compared.
    package let hashable: Set<String>
    /// The types whose values cannot be passed between tasks.
    package let notSendable: Set<String>
    /// Whether the screen reads a property whose value only the app's code knows.
    package fileprivate(set) var isComputed = false

    package init(
      module: String,
      unreadable: [String: String],
      cautions: [String: String] = [:],
      hashable: Set<String>,
      notSendable: Set<String>
    ) {
      self.module = module
      self.unreadable = unreadable
      self.cautions = cautions
      self.hashable = hashable
      self.notSendable = notSendable
    }
  }

  /// Where the value of a property comes from.
  package enum Origin: Hashable, Sendable {
    case data
    /// From data or, if they lack it, from a default of the app, which is unknown.
    case defaulted
    /// From data or, if they lack it, an empty value, as in messages of Protocol Buffers.
    case zero
    /// Whether data have a value for the property with this name.
    case presence(of: String)
    /// From code of the app.
    case computed

    /// Whether the value is known if the data lack it.
    package var isKnown: Bool {
      switch self {
      case .zero, .presence: true
      case .data, .defaulted, .computed: false
      }
    }

    /// Whether data can have the value.
    package var isInData: Bool {
      switch self {
      case .data, .defaulted, .zero: true
      case .presence, .computed: false
      }
    }
  }

  /// Returns the model of a screen that reads some properties, such as `Order.total`: examples must give those of them that the app
  /// computes or has a default for, because the tool cannot know their values.
  package func reading(_ read: Set<String>) -> ServiceModel {
    guard var app, !read.isEmpty else { return self }
    let declarations = declarations.map { declaration in
      guard case .record(let record) = declaration.kind else { return declaration }
      var result = declaration
      result.kind = .record(
        Record(
          properties: record.properties.map { property in
            guard read.contains("\(declaration.name).\(property.name)"), !property.origin.isKnown
            else { return property }
            if property.origin != .data { app.isComputed = true }
            return property.required
          },
          others: record.others,
          construction: record.construction
        )
      )
      return result
    }
    return ServiceModel(root: root, declarations: declarations, app: app).with(tokens: tokens)
  }

  /// How tests make a value of a record.
  package enum Construction: Hashable, Sendable {
    /// They decode it from JSON.
    case decoding
    /// They pass the properties to an initializer, in this order.
    case arguments([Argument])
    /// They set the properties of a new value.
    case setting
    /// They cannot make one.
    case impossible

    package struct Argument: Hashable, Sendable {
      /// The name of the property.
      package let property: String
      /// Whether the argument can be left out.
      package let isOptional: Bool

      package init(property: String, isOptional: Bool) {
        self.property = property
        self.isOptional = isOptional
      }
    }
  }

  /// The property with which generated code reads a value of a type that expressions do not have.
  package struct Conversion: Hashable, Sendable {
    /// The name of the property that converts the value: `sizeValue`.
    package let name: String
    package let from: ForeignType

    package init(name: String, from: ForeignType) {
      self.name = name
      self.from = from
    }
  }

  /// A type in the app, as far as it differs from the one that expressions see.
  package indirect enum ForeignType: Hashable, Sendable {
    case same
    /// An integer; `isWide` if it may be too large for `Int`.
    case integer(isWide: Bool)
    /// A number with 32 bits.
    case float
    /// A length of time that is not a number of seconds.
    case duration
    /// Elements without an order, which expressions see as a sorted list.
    case set(ForeignType)
    case list(ForeignType)
    case dictionary(ForeignType)
    case optional(ForeignType)

    package var unwrapped: Self { if case .optional(let wrapped) = self { wrapped } else { self } }

    /// The type of the elements of a collection, which can be optional.
    package var element: Self {
      switch unwrapped {
      case .set(let element), .list(let element), .dictionary(let element): element
      case .same, .integer, .float, .duration, .optional: .same
      }
    }

    package var isSame: Bool {
      switch self {
      case .same: true
      case .integer, .float, .duration, .set: false
      case .list(let inner), .dictionary(let inner), .optional(let inner): inner.isSame
      }
    }
  }
}

extension ServiceModel.Property {
  /// The property as data that a screen reads must have it.
  fileprivate var required: ServiceModel.Property {
    ServiceModel.Property(
      name: name,
      key: key,
      type: type,
      origin: origin,
      isConstant: isConstant,
      conversion: conversion,
      doc: doc,
      location: location
    )
  }
}
