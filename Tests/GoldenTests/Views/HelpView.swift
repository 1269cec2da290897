#if canImport(SwiftUI)
  import SwiftUI

  /// Questions and their answers, which the user opens and closes.
  struct HelpView: View {
    @State var presenter: HelpPresenter

    var body: some View {
      HelpStateView(state: presenter.state, presenter: presenter)
        .task(id: presenter.seen) { await presenter.load() }
        .alert(presenter.alert ?? "", isPresented: $presenter.alert.isPresent) {}
        .onReceive(
          NotificationCenter.default.publisher(for: NSLocale.currentLocaleDidChangeNotification)
        ) { _ in presenter.render() }
        .onReceive(
          NotificationCenter.default.publisher(for: .NSCalendarDayChanged)
        ) { _ in presenter.render() }
    }
  }

  /// The view of a state. Previews have no presenter, so their buttons do nothing.
  struct HelpStateView: View {
    let state: HelpPresenter.State
    var presenter: HelpPresenter?

    var body: some View {
      switch state {
      case .idle, .loading:
        ProgressView()
      case .failed(let text):
        VStack {
          Text(text)
          Button("Try Again") { Task { await presenter?.load() } }
        }
      case .empty(let viewModel), .loaded(let viewModel):
        HelpContentView(viewModel: viewModel, presenter: presenter)
      }
    }
  }

  /// The controls for the values that the user can set.
  struct HelpForm: View {
    @Bindable var presenter: HelpPresenter

    var body: some View {
      Section {
        Picker("Topic", selection: $presenter.topic) {
          Text("Orders").tag(HelpTopic.orders)
          Text("Payment").tag(HelpTopic.payment)
          Text("Returns").tag(HelpTopic.returns)
        }
        Toggle("By Votes", isOn: $presenter.byVotes)
        // Add a control for opened: its type has no standard one.
        TextField("Draft", text: $presenter.draft)
        // Add a control for seen: its type has no standard one.
      }
    }
  }

  /// Questions and their answers, which the user opens and closes.
  struct HelpContentView: View {
    let viewModel: HelpViewModel
    var presenter: HelpPresenter?

    var body: some View {
      List {
        if let presenter { HelpForm(presenter: presenter) }
        ForEach(viewModel.rows) { row in
          QuestionRowView(viewModel: row)
            .swipeActions {
              if row.canVote {
                Button("Vote") { Task { await presenter?.vote(id: row.id) } }
              }
            }
        }
        if viewModel.rows.isEmpty { Text(viewModel.emptyText) }
        Label("Has Open", systemImage: viewModel.hasOpen ? "checkmark" : "xmark")
        Button("Ask") { Task { await presenter?.ask() } }
          .disabled(!viewModel.canAsk)
      }
      .refreshable { await presenter?.load() }
    }
  }

  struct QuestionRowView: View {
    let viewModel: QuestionRowViewModel

    var body: some View {
      VStack(alignment: .leading) {
        Text(viewModel.questionText)
        if let answerText = viewModel.answerText { Text(answerText) }
        Text(viewModel.votesText)
      }
    }
  }

  extension Optional {
    /// Whether there is a value. A presentation sets this to `false` when it is dismissed.
    fileprivate var isPresent: Bool {
      get { self != nil }
      set { if !newValue { self = nil } }
    }
  }

  #Preview("loading") {
    HelpStateView(state: .loading)
  }

  #Preview("Something went wrong. Please try again.") {
    HelpStateView(state: .failed("Something went wrong. Please try again."))
  }

  #Preview("two questions") {
    HelpStateView(state: .loaded(HelpViewModel.twoQuestions))
  }

  #Preview("another topic") {
    HelpStateView(state: .empty(HelpViewModel.anotherTopic))
  }
#endif
