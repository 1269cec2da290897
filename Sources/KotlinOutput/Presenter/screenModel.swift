import ViewModelIR

/// The class that keeps a presenter while the device rotates, and launches its functions.
///
/// It does not launch `poll`, `observe` and `tick`, which the view runs only while it is visible.
func screenModel(of presenter: Presenter, in screen: KotlinScreen) throws(NotInKotlin)
  -> Declaration
{
  var members: [Declaration] = []
  func launch(_ name: String, _ parameters: [Code] = [], _ arguments: [Code] = []) {
    // A parameter of this name hides the property.
    let isHidden = arguments.contains("presenter")
    let presenter = isHidden ? "this@\(screen.screenModelName).presenter" : "presenter"
    let call = Code.call("\(presenter).\(name)", arguments)
    let launch = Code.imported("launch", from: "kotlinx.coroutines")
    let scope = Code.imported("viewModelScope", from: "androidx.lifecycle")
    members.append(
      Declaration(
        head: .call("fun \(name)", parameters),
        statements: [.sequence([scope, ".", launch, " ", .lambda(parameters: "", [call])])]
      )
    )
  }
  // A poll begins with a load.
  if presenter.load != nil {
    if presenter.pollInterval == nil { members.append(Declaration(.text("init { load() }"))) }
    launch("load")
  }
  if presenter.more != nil { launch("loadMore") }
  for source in presenter.sources where source.more != nil {
    launch(kotlinFunction(source.loadMore))
  }
  if presenter.asksWithButtons {
    launch("confirm", ["button: \(screen.presenterName).Confirmation.Button"], ["button"])
  } else if presenter.has(.confirmation) {
    launch("confirm")
  }
  if presenter.retries { launch("retry") }
  if let rows = presenter.keptRows {
    launch("retry", [.sequence(["id: ", try rows.id.type.kotlin(in: screen.types)])], ["id"])
  }
  if presenter.undoes { launch("undo", ["toast: \(screen.presenterName).Toast"], ["toast"]) }
  for action in presenter.actions where action.call != nil && action.question == nil {
    let parameters = try parameters(of: action, action.parameters, in: screen)
    let all = (action.rows?.idParameters ?? []) + action.parameters
    let arguments = all.map { Code.text(kotlinMember($0.name)) }
    launch(action.kotlinName, parameters, arguments)
  }
  let base = Code.imported("ViewModel", from: "androidx.lifecycle")
  return Declaration(
    doc: "Keeps a [\(screen.presenterName)] while the device rotates, and launches its functions.",
    head: .sequence([
      .text("class \(screen.screenModelName)"),
      .list(open: "(", ["val presenter: \(screen.presenterName)"], close: ")"), " : ", base, "()",
    ]),
    members: members
  )
}
