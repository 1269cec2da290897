import ViewModelIR

/// A Bool in the state of a view model that shows whether something is running, with everything that sets it.
package struct FlagProgram: Sendable {
  package let name: String
  /// The rows that have the flag; `nil` for the screen's own view model.
  package let rows: Presenter.Rows?
  package private(set) var causes: [Cause]

  package enum Cause: Sendable {
    case loading(isSlow: Bool)
    /// What is shown was loaded with other locals.
    case stale
    case loadingMore(Presenter.Source?)
    case running(Presenter.Action)
    /// The call that should add the row has failed.
    case failed(Presenter.Rows)
  }

  /// Returns the flags in the order in which their first causes are in the spec.
  package static func all(of presenter: Presenter) -> [Self] {
    var flags: [Self] = []
    func add(_ name: String?, in rows: Presenter.Rows? = nil, _ cause: Cause) {
      guard let name else { return }
      let index = flags.firstIndex { $0.name == name && $0.rows?.fields == rows?.fields }
      if let index {
        flags[index].causes.append(cause)
      } else {
        flags.append(Self(name: name, rows: rows, causes: [cause]))
      }
    }
    add(presenter.load?.progress, .loading(isSlow: presenter.load?.progressDelay != nil))
    add(presenter.load?.stale, .stale)
    add(presenter.more?.progress, .loadingMore(nil))
    for source in presenter.sources { add(source.more?.progress, .loadingMore(source)) }
    for action in presenter.actions { add(action.progress, in: action.rows, .running(action)) }
    for case let kept? in presenter.actions.map(\.kept) {
      let isKnown = flags.contains { $0.name == kept.flag && $0.rows?.fields == kept.rows.fields }
      if !isKnown { add(kept.flag, in: kept.rows, .failed(kept.rows)) }
    }
    return flags
  }
}
