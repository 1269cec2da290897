import DocumentReader
import ViewModelIR

extension ServiceComparison {
  mutating func compareRecords(
    _ old: ServiceModel.Record,
    _ oldDeclaration: ServiceModel.Declaration,
    _ new: ServiceModel.Record,
    _ newDeclaration: ServiceModel.Declaration,
    at place: ComparedPlace
  ) {
    let found = Dictionary(new.properties.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    for property in old.properties {
      let member = memberPlace(property, of: oldDeclaration, at: place)
      if let other = found[property.key] {
        compareMember(property, other, of: oldDeclaration.name, at: member)
      } else {
        removed(property, of: newDeclaration, leaving: new.others, at: member)
      }
    }
    let known = Set(old.properties.map(\.key))
    for property in new.properties where !known.contains(property.key) {
      added(property, to: old.others, of: oldDeclaration, at: place)
    }
    compareOthers(
      old.others,
      new.others,
      at: declarationPlace(oldDeclaration, newDeclaration, place)
    )
  }

  private func declarationPlace(
    _ old: ServiceModel.Declaration,
    _ new: ServiceModel.Declaration,
    _ place: ComparedPlace
  ) -> ComparedPlace {
    var place = place
    place.path = old.name
    place.part = ""
    place.target = nil
    place.textTolerance = nil
    place.before = old.location
    place.after = new.location
    return place
  }

  /// The place of an object's member. It keeps the tolerance of the enclosing value, unless the member has its own.
  private func memberPlace(
    _ property: ServiceModel.Property,
    of declaration: ServiceModel.Declaration,
    at place: ComparedPlace
  ) -> ComparedPlace {
    var place = ComparedPlace(
      path: "\(declaration.name).\(property.name)",
      tolerance: place.tolerance
    )
    place.before = property.schemaLocation
    place.seenThrough = .property(property.name, of: declaration.name)
    place.target = (declaration.name, property.key)
    if property.toleratesAnything {
      place.tolerance = Tolerance(consequence: "reads as nil", seenThrough: place.seenThrough)
    }
    if property.toleratesOtherTexts { place.textTolerance = "reads as nil" }
    return place
  }

  private mutating func compareMember(
    _ old: ServiceModel.Property,
    _ new: ServiceModel.Property,
    of declaration: String,
    at place: ComparedPlace
  ) {
    var place = place
    place.after = new.schemaLocation
    let oldForm = resolved(Form(old.type, old.coding), in: decoder)
    let newForm = resolved(Form(new.type, new.coding), in: documents)
    let needsMember = needsMember(old)
    let takesNull = oldForm.type.isOptional || oldForm.type == .json
    let isNullable = new.isNullable || new.isRequired && newForm.type.isOptional
    let isMissed = needsMember && !new.isRequired
    // If the type is any JSON, the message about the new type covers null too.
    let isAnything = newForm.type.unwrapped == .json
    let isMissedAsNull = isNullable && !takesNull && !isAnything
    switch (isMissed, isMissedAsNull) {
    case (true, true):
      note(.optional, .failure, "may be absent or null", at: place, meeting: .absent)
    case (true, false): note(.optional, .failure, "may be absent", at: place, meeting: .absent)
    case (false, true):
      note(.optional, .failure, "may be null", at: place, meeting: .value(json(.null)))
    case (false, false):
      if !needsMember, new.isRequired, !isNullable {
        note(.required, .nothing, "is now always present", at: place)
      }
    }
    let (oldValue, newValue) = (
      oldForm.with(oldForm.type.unwrapped), newForm.with(newForm.type.unwrapped)
    )
    guard let count = old.skippedCount, case .list(let element) = oldValue.type,
      case .list(let newElement) = resolved(newValue, in: documents).type
    else { return compare(oldValue, newValue, at: place) }
    var inner = place.inside("its elements")
    inner.tolerance = Tolerance(
      consequence: "is left out of the list",
      seenThrough: place.seenThrough.union(.property(count, of: declaration))
    )
    compareAny(oldValue.with(element), newValue.with(newElement), at: inner)
  }

  /// Whether the decoder fails if the member is missing. It does not if the type is an alias of an optional.
  private func needsMember(_ property: ServiceModel.Property) -> Bool {
    guard property.isRequired else { return false }
    return property.type.isOptional
      || !resolved(Form(property.type), in: decoder).type.isOptional
  }

  private mutating func removed(
    _ property: ServiceModel.Property,
    of new: ServiceModel.Declaration,
    leaving others: ServiceModel.Others,
    at place: ComparedPlace
  ) {
    var place = place
    place.after = new.location
    if needsMember(property) {
      return note(.removed, .failure, "is gone", at: place, meeting: .absent)
    }
    note(.removed, .otherValues, "is gone", at: place, otherwise: "reads as nil", meeting: .absent)
    // The key is no longer declared, so it can contain any value that undeclared members can.
    guard case .kept(_, let type, let coding) = others, type != .json else { return }
    place.part = "as an undeclared member"
    compareAny(Form(property.type, property.coding), Form(type, coding), at: place)
  }

  private mutating func added(
    _ property: ServiceModel.Property,
    to others: ServiceModel.Others,
    of old: ServiceModel.Declaration,
    at place: ComparedPlace
  ) {
    var place = ComparedPlace(path: "\(old.name).\(property.name)", tolerance: place.tolerance)
    place.after = property.schemaLocation
    place.seenThrough = users(of: old.name)
    switch others {
    case .dropped, .kept(_, .json, _): note(.added, .nothing, "is new", at: place)
    case .refused:
      note(.added, .failure, "is new, but the object allowed no other members", at: place)
    case .kept(_, let type, let coding):
      note(.added, .nothing, "is new", at: place)
      compareMemberValue(Form(type, coding), property, at: place.inside("as an undeclared member"))
    }
  }

  /// Compares a declared member that the old decoder reads as an undeclared one, as a value of a dictionary, or as an element of a list.
  private mutating func compareMemberValue(
    _ old: Form,
    _ new: ServiceModel.Property,
    at place: ComparedPlace
  ) {
    let isNullable = new.isNullable || new.isRequired && new.type.isOptional
    let type = isNullable ? new.type.asOptional : new.type.unwrapped
    compareAny(old, Form(type, new.coding), at: place)
  }

  private mutating func compareOthers(
    _ old: ServiceModel.Others,
    _ new: ServiceModel.Others,
    at place: ComparedPlace
  ) {
    switch (old, new) {
    case (.dropped, _), (_, .dropped), (_, .refused): break
    case (.refused, .kept): note(.retyped, .failure, "may have other members", at: place)
    case (.kept(_, let oldType, let oldCoding), .kept(_, let newType, let newCoding)):
      compareAny(
        Form(oldType, oldCoding),
        Form(newType, newCoding),
        at: place.inside("its other members")
      )
    }
  }

  // MARK: - Records and dictionaries

  /// Compares a value that is now an object with declared members, but was of another type.
  mutating func compareMembers(
    _ old: Form,
    _ record: ServiceModel.Record,
    _ new: Form,
    _ newDeclaration: ServiceModel.Declaration?,
    at place: ComparedPlace
  ) {
    guard case .dictionary(let value) = old.type else { return retyped(old, new, at: place) }
    for property in record.properties {
      var place = place.inside("its values")
      place.after = property.schemaLocation
      compareMemberValue(old.with(value), property, at: place)
    }
    if case .kept(_, let type, let coding) = record.others {
      compareAny(old.with(value), Form(type, coding), at: place.inside("its values"))
    }
  }

  /// Compares an object that had declared members, but is now a dictionary.
  mutating func compareKeys(
    _ record: ServiceModel.Record,
    _ declaration: ServiceModel.Declaration,
    _ value: Form,
    at place: ComparedPlace
  ) {
    for property in record.properties {
      var member = memberPlace(property, of: declaration, at: place)
      member.after = place.after
      if needsMember(property) {
        note(.removed, .failure, "may be absent", at: member)
      } else {
        note(.removed, .otherValues, "is now one of many keys", at: member)
        compareAny(Form(property.type, property.coding), value, at: member)
      }
    }
    switch record.others {
    case .dropped: break
    case .refused: note(.retyped, .failure, "may have other members", at: place)
    case .kept(_, let type, let coding):
      compareAny(Form(type, coding), value, at: place.inside("its other members"))
    }
  }

  // MARK: - Tuples

  mutating func compareTuples(
    _ old: ServiceModel.Tuple,
    _ oldDeclaration: ServiceModel.Declaration,
    _ new: ServiceModel.Tuple,
    at place: ComparedPlace
  ) {
    for (index, item) in old.items.enumerated() {
      var member = memberPlace(item, of: oldDeclaration, at: place)
      member.tolerance = place.tolerance
      member.textTolerance = nil
      if let other = new.items.dropFirst(index).first {
        compareMember(item, other, of: oldDeclaration.name, at: member)
      } else if item.isRequired {
        note(.removed, .failure, "may be absent", at: member)
      } else {
        note(.removed, .otherValues, "is gone", at: member, otherwise: "reads as nil")
      }
    }
    let more = new.items.dropFirst(old.items.count)
    switch old.others {
    case .dropped: break
    case .refused:
      if !more.isEmpty || new.others.isOpen {
        note(.retyped, .failure, "may have more elements", at: place)
      }
    case .kept(_, let type, let coding):
      let inner = place.inside("its further elements")
      for item in more { compareMemberValue(Form(type, coding), item, at: inner) }
      if case .kept(_, let other, let otherCoding) = new.others {
        compareAny(Form(type, coding), Form(other, otherCoding), at: inner)
      }
    }
  }

  /// Compares a value that is now a tuple, but was of another type.
  mutating func compareItems(
    _ old: Form,
    _ tuple: ServiceModel.Tuple,
    _ new: Form,
    at place: ComparedPlace
  ) {
    guard case .list(let element) = old.type else { return retyped(old, new, at: place) }
    let inner = place.inside("its elements")
    for item in tuple.items { compareMemberValue(old.with(element), item, at: inner) }
    if case .kept(_, let type, let coding) = tuple.others {
      compareAny(old.with(element), Form(type, coding), at: inner)
    }
  }
}

extension ServiceModel.Others {
  fileprivate var isOpen: Bool {
    if case .kept = self { true } else { false }
  }
}
