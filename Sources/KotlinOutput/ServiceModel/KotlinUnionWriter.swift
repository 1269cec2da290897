import OutputInterface
import ViewModelIR

/// Writes the sealed interface of a union, with a value class for each case.
struct UnionWriter {
  let type: ServiceModel.Declaration
  let types: TypeNames
  let union: ServiceModel.Union

  init(
    _ type: ServiceModel.Declaration,
    _ union: ServiceModel.Union,
    in types: TypeNames
  ) {
    self.types = types
    self.type = type
    self.union = union
  }

  private var name: String { types.name(of: type.name) }

  /// Returns the interface and its serializer.
  func declarations() throws(NotInKotlin) -> [Declaration] {
    var names = KotlinNames()
    var members: [Declaration] = []
    for member in union.members { members.append(try property(member)) }
    let values = Set(union.cases.compactMap(\.type.declaredName).map(types.name))
    for value in union.cases {
      let name = kotlinUnionCase(value.name)
      try names.add(name, for: value.name)
      if values.contains(name) || name == self.name {
        throw NotInKotlin("the case '\(value.name)' next to the type '\(name)'")
      }
      members.append(try declaration(value))
    }
    if union.keepsUnknown { members.append(unknown) }
    let interface = Declaration(
      doc: type.doc,
      annotations: [serializable(with: "\(name)Serializer")],
      head: .text("sealed interface \(name)"),
      members: members
    )
    return [interface, serializer]
  }

  private func declaration(
    _ value: ServiceModel.Union.Case
  ) throws(NotInKotlin) -> Declaration {
    let wire = WireType(type: value.type, coding: value.coding, types: types)
    return valueClass(kotlinUnionCase(value.name), try wire.code(), wire.propertyAnnotation)
  }

  private func valueClass(
    _ name: String,
    _ type: Code,
    _ annotation: Code? = nil,
    doc: String = ""
  ) -> Declaration {
    let own: [Code] = annotation.map { [$0, " "] } ?? []
    let parameter = Code.sequence(own + ["val value: ", type])
    let close = ") : \(self.name)"
    return Declaration(
      doc: doc,
      annotations: [kotlinAnnotation("Serializable"), "@JvmInline"],
      .sequence([.text("value class \(name)"), .list(open: "(", [parameter], close: close)])
    )
  }

  private var unknown: Declaration {
    let type: Code = .imported("JsonElement", from: "kotlinx.serialization.json")
    return valueClass(unknownCase, type, doc: "A value that the schema does not declare.")
  }

  /// A property that all cases have: `val title: String get() = when (this) { … }`.
  private func property(_ member: ServiceModel.Property) throws(NotInKotlin) -> Declaration {
    let name = kotlinMember(member.name)
    if name == "value" { throw NotInKotlin("the property 'value' of the union '\(type.name)'") }
    var branches = union.cases.map { value in
      Code.Branch(
        conditions: [.text("is \(kotlinUnionCase(value.name))")],
        value: .text("value.\(name)")
      )
    }
    if union.keepsUnknown {
      branches.append(Code.Branch(conditions: [.text("is \(unknownCase)")], value: "null"))
    }
    let head = Code.sequence([.text("val \(name): "), try member.type.kotlin(in: types)])
    let getter = Code.sequence(["get() = ", .choice(of: "this", branches, otherwise: nil)])
    let declared = Declaration(doc: member.doc, head)
    return Declaration(
      lines: declared.lines + getter.lines(indent: 8).map { String($0.dropFirst(4)) },
      needs: declared.needs
    )
  }

  private var serializer: Declaration {
    var arguments = union.cases.flatMap { value in
      let tags = value.tags.map { Code.string([.literal($0)]) }
      let ownKeys = value.ownKeys.map { keys in
        Code.assignment("keys", .call("setOf", keys.map { .string([.literal($0)]) }))
      }
      let name = kotlinUnionCase(value.name)
      return ownKeys.isEmpty ? [argument(name, tags)] : ownKeys.map { argument(name, [$0]) }
    }
    if union.keepsUnknown { arguments.append(argument(unknownCase, [])) }
    if let key = union.discriminator {
      arguments.append(.assignment("discriminator", .string([.literal(key)])))
    }
    let base = Code.call(.sequence([.helper("UnionSerializer"), .text("<\(name)>")]), arguments)
    return Declaration(.sequence([.text("internal object \(name)Serializer : "), base]))
  }

  /// `unionCase<Media.PhotoCase>("photo")`
  private func argument(_ value: String, _ tags: [Code]) -> Code {
    .call(.sequence([.helper("unionCase"), .text("<\(name).\(value)>")]), tags)
  }
}
