import ViewModelIR

// Toasts, with which the user can undo an action.

extension PresenterWriter {
  var toastType: Declaration? {
    if !presenter.undoes { return nil }
    let undo = Code.sequence([
      "internal val undo: (suspend () -> ", .helper("ScreenEnding"), "<*>)? = null",
    ])
    return Declaration(
      doc: "A text to show for a short time.",
      head: .sequence([
        "class Toast internal constructor",
        .list(open: "(", ["val text: String", undo], close: ")"),
      ]),
      members: [
        Declaration(
          doc: "Whether the action that it reports can be undone.",
          "val canUndo: Boolean get() = undo != null"
        )
      ]
    )
  }

  var undo: Declaration? {
    if !presenter.undoes { return nil }
    return Declaration(
      doc: "Undoes the action that a toast reports. If that fails, the toast is shown again.",
      head: "suspend fun undo(toast: Toast)",
      statements: [
        "val ending = toast.undo?.invoke() ?: return",
        "if (ending is ScreenEnding.Failed) \(channelName("toasts")).trySend(toast)",
      ]
    )
  }

  /// The statement that shows a toast.
  ///
  /// - Parameter action: The action that the toast reports; `nil` if that has failed.
  func toast(_ text: Code, of action: Presenter.Action? = nil) -> Code {
    if !presenter.undoes { return .call("\(channelName("toasts")).trySend", [text]) }
    var arguments = [text]
    if let undo = action?.undo.flatMap(presenter.action) {
      var row: Code = "row"
      if case .remove? = action?.change, let rows = action?.rows, action?.subject == nil {
        // Changes of the row can fail after its removal.
        row = .call(storeMember("undoneRow"), [.text(list(rows.list)), "row"])
      }
      let argument: [Code] =
        undo.rows != nil ? ["id"] : undo.parameters.prefix(1).map { _ in row }
      let call = Code.call(.text(ownName(undo)), argument)
      arguments.append(.assignment("undo", .lambda(parameters: "", [call])))
    }
    return .call("\(channelName("toasts")).trySend", [.call("Toast", arguments)])
  }
}
