// What specs need and Apollo's types do not have: an enum whose type is known.
extension PlanetsQuery.Data.Planet {
  public var knownKind: PlanetKind? { kind.value }

  public init(id: ID, name: String, diameter: Double? = nil, knownKind: PlanetKind?) {
    self.init(
      id: id,
      name: name,
      diameter: diameter,
      kind: knownKind.map { .case($0) } ?? .unknown("")
    )
  }
}
