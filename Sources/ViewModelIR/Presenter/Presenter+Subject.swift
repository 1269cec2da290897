extension Presenter.Action {
  /// The part of a row that an action is about. Several rows can have the same one, such as a post and its boosts.
  package struct Subject: Sendable {
    /// Where the part is: at the first of these paths of the row's element that is not `nil`.
    package var paths: [PropertyPath]
    /// The type of the part, which is not optional.
    package var type: ValueType
    /// The ID of the part, which is `model` in this expression.
    package var id: TypedExpression
    /// The part as an expression over `row`.
    package var value: TypedExpression

    package init(
      paths: [PropertyPath],
      type: ValueType,
      id: TypedExpression,
      value: TypedExpression
    ) {
      self.paths = paths
      self.type = type
      self.id = id
      self.value = value
    }

    /// A name for the part in code: `reblogOrSelf`.
    package var name: String {
      let names = paths.map { path in
        path.steps.isEmpty
          ? "self" : path.names.enumerated().map { $0 == 0 ? $1 : capitalized($1) }.joined()
      }
      return names.enumerated().map { $0 == 0 ? $1 : "Or\(capitalized($1))" }.joined()
    }

    /// The part as a spec writes it: `reblog ?? self`.
    package var text: String {
      paths.map { $0.steps.isEmpty ? "self" : $0.text }.joined(separator: " ?? ")
    }

    /// Whether a row can be without the part.
    package var isOptional: Bool { paths.last?.isOptional ?? false }
  }

  /// What the call of an action returns instead of the row or the model.
  package struct Returned: Hashable, Sendable {
    /// Whether the path begins at the model, for an action with rows.
    package var isOfModel: Bool
    package var path: PropertyPath

    package init(isOfModel: Bool, path: PropertyPath) {
      self.isOfModel = isOfModel
      self.path = path
    }
  }

  /// The name of the value that the action is about in expressions; `nil` if that is the model.
  package var subjectName: String? {
    subject != nil ? Presenter.it : rows != nil ? Presenter.row : nil
  }

  /// The ID of what the action is about, by which the presenter knows that it is running; `nil` if that is the model.
  package var id: TypedExpression? { subject?.id ?? rows?.id }

  /// The IDs by which the presenter knows that the action is running, with the names of constants that have them.
  package var runningIDs: [Rule.Argument] {
    let outer = isOfOuterRow ? rows?.outer : nil
    let ofOuter = outer.map { Rule.Argument(name: Presenter.outerID, value: $0.id) }
    return [ofOuter, id.map { Rule.Argument(name: "id", value: $0) }].compactMap { $0 }
  }

  /// Whether the ID of the outer row identifies the row too: one that moves to another outer row is the same row there.
  package var isOfOuterRow: Bool {
    if case .move(_, .some)? = change { return false }
    return rows?.outer != nil
  }

  /// The paths from the row's element, or from the model, to everything that the action sets or shows the response in.
  package var writtenPaths: [PropertyPath] {
    let starts = subject?.paths ?? [PropertyPath()]
    var ends = assignments.map(\.path)
    if uses, returned?.isOfModel != true {
      ends.append(returned?.path ?? PropertyPath())
    }
    return starts.flatMap { start in ends.map { start.appending($0) } }
  }
}
