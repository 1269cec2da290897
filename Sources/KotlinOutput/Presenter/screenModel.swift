import ViewModelIR

/// The class that keeps a presenter while the device rotates, and launches its functions.
///
/// It does not launch `poll`, `observe` and `tick`, which the view runs only while it is visible.
func screenModel(of presenter: Presenter, in screen: KotlinScreen) throws(NotInKotlin)
  -> Declaration
{
  var members: [Declaration] = []
  // A poll begins with a load.
  if presenter.pollInterval == nil { members.append(Declaration(.text("init { load() }"))) }
  members.append(launching("load"))
  if presenter.more != nil { members.append(launching("loadMore")) }
  for source in presenter.sources where source.more != nil {
    members.append(launching(source.loadMore))
  }
  if presenter.has(.confirmation) { members.append(launching("confirm")) }
  if presenter.undoes {
    members.append(launching("undo", ["toast: \(screen.presenterName).Toast"], ["toast"]))
  }
  for action in presenter.actions where action.call != nil && action.question == nil {
    let parameters = try parameters(of: action, in: screen)
    let id: [Code] = action.rows == nil ? [] : ["id"]
    let arguments = id + action.parameters.map { Code.text(kotlinMember($0.name)) }
    members.append(launching(kotlinMember(action.name), parameters, arguments))
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

private func launching(
  _ name: String,
  _ parameters: [Code] = [],
  _ arguments: [Code] = []
) -> Declaration {
  let launch = Code.imported("launch", from: "kotlinx.coroutines")
  let scope = Code.imported("viewModelScope", from: "androidx.lifecycle")
  let call = Code.call("presenter.\(name)", arguments)
  return Declaration(
    head: .call("fun \(name)", parameters),
    statements: [.sequence([scope, ".", launch, " ", .lambda(parameters: "", [call])])]
  )
}
