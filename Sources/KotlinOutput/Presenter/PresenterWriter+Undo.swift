import ScreenProgram
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
    let shown: Code = "\(channelName("toasts")).trySend(toast)"
    return Declaration(
      doc: "Undoes the action that a toast reports. If that fails, the toast is shown again.",
      head: "suspend fun undo(toast: Toast)",
      statements: [
        "val ending = toast.undo?.invoke() ?: return",
        presenter.retries
          ? .block(head: "if (ending is ScreenEnding.Failed)", forgetRetry + [shown])
          : .sequence(["if (ending is ScreenEnding.Failed) ", shown]),
      ]
    )
  }

  /// The statement that shows a toast, with what undoes the action that it reports.
  func toast(_ text: Code, _ undo: ActionProgram.Undoing?) -> Code {
    if !presenter.undoes { return .call("\(channelName("toasts")).trySend", [text]) }
    var arguments = [text]
    if let undo {
      let argument: [Code] =
        switch undo.argument {
        case nil: []
        case .id: ["id"]
        case .row: [.text(Presenter.row)]
        case .removedRow(let rows):
          // Changes of the row can fail after its removal.
          [.call(storeMember("undoneRow"), [.text(list(rows)), .text(Presenter.row)])]
        }
      let call = Code.call(.text(ownName(undo.action)), argument)
      arguments.append(.assignment("undo", .lambda(parameters: "", [call])))
    }
    return .call("\(channelName("toasts")).trySend", [.call("Toast", arguments)])
  }
}
