import Foundation
import OutputInterface
import ViewModelIR

extension PresenterWriter {
  /// The class that has all that the view needs, keeps the presenter while the device rotates, and launches its functions.
  ///
  /// - Parameter members: The members of the presenter.
  func screenModel(_ members: [Declaration]) -> Declaration {
    let offered = PresenterMember.all(of: members)
    let base = Code.imported("ViewModel", from: "androidx.lifecycle")
    let properties = offered.filter { $0.parameters == nil }.map(forwarding)
    let functions = offered.filter { $0.parameters != nil }.map(forwarding)
    var parameters: [Code] = ["private val presenter: \(name)"]
    if !savedLocals.isEmpty {
      let handle = Code.imported("SavedStateHandle", from: "androidx.lifecycle")
      parameters.append(.sequence(["savedState: ", handle, "? = null"]))
    }
    return Declaration(
      doc:
        "What the screen \(screen.view) shows, and what the user can do. It keeps this while the device rotates\(savedLocals.isEmpty ? "" : ", and what the user has entered if the process ends").",
      head: .sequence([
        .text("class \(screen.screenModelName)"), .list(open: "(", parameters, close: ")"), " : ",
        base, "()",
      ]),
      members: [Declaration(group: properties)] + [beginning].compactMap { $0 } + functions
        + [factory]
    )
  }

  // MARK: - Members

  /// A member that calls that of the presenter. A function that the view runs only while it is visible stays a suspending one.
  private func forwarding(_ member: PresenterMember) -> Declaration {
    let name = member.name == "state" && member.parameters == nil ? "uiState" : member.name
    let type = member.type.map { ": \(qualified($0))" } ?? ""
    let isHidden = member.arguments.contains("presenter")
    let isLaunched = member.isSuspending && !["poll", "observe", "tick"].contains(name)
    let owner =
      !isHidden ? "" : isLaunched ? "this@\(screen.screenModelName)." : "this."
    guard let parameters = member.parameters else {
      return declaration(member, ["val \(name)\(type) get() = presenter.\(member.name)"])
    }
    let call = Code.call(
      .text("\(owner)presenter.\(name)"),
      member.arguments.map { .text($0) }
    )
    let start = member.isSuspending && !isLaunched ? "suspend fun" : "fun"
    let head = Code.call(.text("\(start) \(name)"), parameters.map { .text(qualified($0)) })
    let made =
      isLaunched
      ? Declaration(head: head, statements: [launching([call])])
      : Declaration(.assignment(.sequence([head, .text(type)]), call), isMember: true)
    return declaration(member, made.lines, made.needs)
  }

  private func launching(_ statements: [Code]) -> Code {
    let scope = Code.imported("viewModelScope", from: "androidx.lifecycle")
    let launch = Code.imported("launch", from: "kotlinx.coroutines")
    return .sequence([scope, ".", launch, " ", .lambda(parameters: "", statements)])
  }

  private func declaration(
    _ member: PresenterMember,
    _ lines: [String],
    _ own: Set<Need> = []
  ) -> Declaration {
    let words = Set(lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
    let needs = member.needs.filter { need in
      switch need {
      case .module(let path): path.split(separator: ".").last.map(words.contains) == true
      case .helper(let name): words.contains(name[...])
      default: false
      }
    }
    let doc = member.doc.map { $0.replacingOccurrences(of: "[state]", with: "[uiState]") }
    return Declaration(lines: doc + lines, needs: needs.union(own))
  }

  /// The type with the names of the presenter's own types as the file of the `ViewModel` needs them.
  private func qualified(_ type: String) -> String {
    var result = ""
    var rest = type[...]
    while let character = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if word.isEmpty {
        result.append(character)
        rest = rest.dropFirst()
        continue
      }
      let isOwn = ["State", "Event", "Toast", "Confirmation"].contains(word)
      result += (isOwn && result.last != "." ? "\(name)." : "") + word
      rest = rest.dropFirst(word.count)
    }
    return result
  }

  private var factory: Declaration {
    let type = Code.imported("ViewModelProvider", from: "androidx.lifecycle")
    let make = Code.imported("viewModelFactory", from: "androidx.lifecycle.viewmodel")
    let initializer = Code.imported("initializer", from: "androidx.lifecycle.viewmodel")
    let handle = Code.imported("createSavedStateHandle", from: "androidx.lifecycle")
    let arguments: [Code] =
      ["presenter()"] + (savedLocals.isEmpty ? [] : [.sequence([handle, "()"])])
    let instance = Code.call(.text(screen.screenModelName), arguments)
    let made = Code.sequence([
      make, " ",
      .lambda(
        parameters: "",
        [.sequence([initializer, " ", .lambda(parameters: "", [instance])])]
      ),
    ])
    let head = Code.sequence([
      .call("fun factory", ["presenter: () -> \(name)"]), ": ", type, ".Factory",
    ])
    return Declaration(
      head: "companion object",
      members: [
        Declaration(
          doc: "For `viewModel(factory = …)`, which makes this once for the screen.",
          head: head,
          statements: [.sequence(["return ", made])]
        )
      ]
    )
  }

  // MARK: - The beginning

  /// Restores what the user has entered, and loads. A poll begins with a load.
  private var beginning: Declaration? {
    let loads = presenter.load != nil && presenter.pollInterval == nil
    let load: [Code] = loads ? ["load()"] : []
    if !savedLocals.isEmpty {
      return Declaration(head: "init", statements: [restoring, saving] + load)
    }
    return load.isEmpty ? nil : Declaration("init { load() }")
  }

  private var bundle: Code { .imported("Bundle", from: "android.os") }

  private var restoring: Code {
    // What was edited is edited again once there is content; until then, it would follow that.
    let edited = savedLocals.filter { $0.local.edited != nil }
    var restored = savedLocals.filter { $0.local.edited == nil }.map(restored)
    if !edited.isEmpty {
      let first = Code.imported("first", from: "kotlinx.coroutines.flow")
      let kinds = ["Loaded"] + (presenter.empty == nil ? [] : ["Empty"])
      let isThere = kinds.map { "it is \(name).State.\($0)" }.joined(separator: " || ")
      let waits = Code.sequence(["presenter.state.", first, " { \(isThere) }"])
      restored.append(launching([waits] + edited.map(self.restored)))
    }
    return .sequence([
      "savedState?.get<", bundle, ">(\"locals\")?.let ", .lambda(parameters: "saved", restored),
    ])
  }

  private var saving: Code {
    let saved = savedLocals.map { local, kind -> Code in
      let value = "presenter.\(kotlinMember(local.name)).value"
      let put = "put\(kind)(\"\(local.name)\", \(value))"
      let isTracked = presenter.tracked.contains { $0.name == local.name }
      let begun = Code.sequence(["presenter.", begun(of: local)])
      if !isTracked { return .text(put) }
      return .block(head: .sequence(["if (\(value) != ", begun, ")"]), [.text(put)])
    }
    let filled = Code.sequence([bundle, "().apply ", .lambda(parameters: "", saved)])
    return .sequence([
      "savedState?.setSavedStateProvider(\"locals\") ", .lambda(parameters: "", [filled]),
    ])
  }

  private func restored(_ local: Presenter.Local, _ kind: String) -> Code {
    let set = "presenter.set\(caseName(local.name))"
    let value = "saved.get\(kind)(\"\(local.name)\")"
    if local.type == .string { return "\(value)?.let { \(set)(it) }" }
    return .block(head: "if (saved.containsKey(\"\(local.name)\"))", ["\(set)(\(value))"])
  }

  /// The locals that outlive the process, with the kind of their values in a `Bundle`. A password does not.
  private var savedLocals: [(local: Presenter.Local, kind: String)] {
    let locals = presenter.locals.filter { $0.isSetByView && !$0.isSecret }
    return followersLast(locals) { local, other in
      other.onChange.contains { $0.local == local.name }
    }
    .compactMap { local in
      switch local.type {
      case .string, .optional(.string): (local, "String")
      case .boolean: (local, "Boolean")
      case .integer: (local, "Long")
      case .number: (local, "Double")
      default: nil
      }
    }
  }
}
