#if canImport(SwiftUI)
  import SwiftUI

  /// What is about to be paid, with a form.
  struct BasketView: View {
    @StateObject var presenter: BasketPresenter

    var body: some View {
      BasketStateView(state: presenter.state, presenter: presenter)
        .task(id: presenter.delivery) { await presenter.load() }
        .task {
          while (try? await Task.sleep(nanoseconds: 60_000_000_000)) != nil {
            presenter.render()
          }
        }
        .toolbar {
          Picker("Delivery", selection: $presenter.delivery) {
            Text("Standard").tag(Delivery.standard)
            Text("Express").tag(Delivery.express)
          }
        }
        .alert(presenter.alert ?? "", isPresented: $presenter.alert.isPresent) {}
        .overlay(alignment: .bottom) {
          if let toast = presenter.toast {
            Text(toast)
              .padding()
              .background(.thinMaterial, in: Capsule())
              .task(id: presenter.toastCount) {
                do { try await Task.sleep(nanoseconds: 4_000_000_000) } catch { return }
                presenter.toast = nil
              }
          }
        }
        .onChange(of: presenter.eventCount) { _ in handleEvents() }
        .onReceive(
          NotificationCenter.default.publisher(for: NSLocale.currentLocaleDidChangeNotification)
        ) { _ in presenter.render() }
        .onReceive(
          NotificationCenter.default.publisher(for: .NSCalendarDayChanged)
        ) { _ in presenter.render() }
    }

    private func handleEvents() {
      while let event = presenter.event {
        presenter.event = nil
        handle(event)
      }
    }

    private func handle(_ event: BasketPresenter.Event) {
      // Replace these, for example with navigation.
      switch event {
      case .showFirstError:
        // The form has moved the focus to the first error.
        break
      case .paymentFailed:
        print("paymentFailed")
      case .openItem(let item):
        print("openItem", item)
      }
    }
  }

  /// The view of a state. Previews have no presenter, so their buttons do nothing.
  struct BasketStateView: View {
    let state: BasketPresenter.State
    var presenter: BasketPresenter?

    var body: some View {
      switch state {
      case .idle, .loading:
        ProgressView()
      case .failed(let text):
        VStack {
          Text(text)
          Button("Try Again") { Task { await presenter?.load() } }
        }
      case .loaded(let viewModel):
        BasketContentView(viewModel: viewModel, presenter: presenter)
      }
    }
  }

  /// The controls for the values that the user can set.
  struct BasketForm: View {
    let viewModel: BasketViewModel
    @ObservedObject var presenter: BasketPresenter
    @FocusState private var focus: Field?

    private enum Field { case name }

    var body: some View {
      Section {
        TextField("Name", text: $presenter.name)
          .focused($focus, equals: .name)
        if let nameProblem = viewModel.nameProblem {
          Label(nameProblem, systemImage: "exclamationmark.circle")
            .foregroundStyle(.red)
        }
        TextField("Wanted", text: $presenter.wanted)
        Toggle("Is Gift", isOn: $presenter.isGift)
        Stepper("Copies: \(presenter.copies.formatted())", value: $presenter.copies)
        Picker("Wrapping", selection: $presenter.wrapping) {
          Text("Standard").tag(Delivery.standard)
          Text("Express").tag(Delivery.express)
        }
      }
      .onChange(of: presenter.eventCount) { _ in focus = firstError }
    }

    /// The first field whose value is wrong.
    private var firstError: Field? {
      if viewModel.nameProblem != nil { return .name }
      return nil
    }
  }

  /// What is about to be paid, with a form.
  struct BasketContentView: View {
    let viewModel: BasketViewModel
    var presenter: BasketPresenter?

    var body: some View {
      List {
        if let presenter { BasketForm(viewModel: viewModel, presenter: presenter) }
        if let newestItem = viewModel.newestItem { LastChangeView(viewModel: newestItem) }
        Text(viewModel.totalText)
        if let changedText = viewModel.changedText { Text(changedText) }
        ForEach(viewModel.items) { row in
          ItemRowView(viewModel: row)
            .swipeActions {
              if !row.isLocked && row.isMine {
                Button("Remove", role: .destructive) {
                  Task { await presenter?.remove(id: row.id) }
                }
                .accessibilityLabel(row.removeAccessibilityLabel)
              }
              if !row.isLocked {
                Button("Lock") { Task { await presenter?.lock(id: row.id) } }
              }
              Button("Open") { presenter?.open(id: row.id) }
              Button("Choose") { presenter?.choose(id: row.id) }
            }
        }
        if viewModel.items.isEmpty { Text(viewModel.noItemsText) }
        AsyncImage(url: viewModel.mapPicture)
        Label("Can Pay", systemImage: viewModel.canPay ? "checkmark" : "xmark")
        Button("Pay") { Task { await presenter?.pay() } }
          .disabled(viewModel.isPaying)
        Button("Clear") { Task { await presenter?.clear() } }
          .disabled(viewModel.isEmpty)
      }
      .refreshable { await presenter?.load() }
    }
  }

  struct ItemRowView: View {
    let viewModel: ItemRowViewModel

    var body: some View {
      VStack(alignment: .leading) {
        Text(viewModel.titleText)
        if let ownerText = viewModel.ownerText { Text(ownerText) }
        AsyncImage(url: viewModel.cover)
        Link("Page", destination: viewModel.pageURL)
        if let trailerLink = viewModel.trailerLink { Link("Trailer", destination: trailerLink) }
        Label("Is Gift", systemImage: viewModel.isGift ? "checkmark" : "xmark")
          .accessibilityHidden(true)
        // Use viewModel.ownerAccessibilityLabel as the label of 'owner'.
      }
      .accessibilityElement(children: .combine)
      .accessibilityLabel(viewModel.accessibilityLabel)
      .accessibilityHint(viewModel.accessibilityHint ?? "")
      .accessibilityAddTraits(.isButton)
      .accessibilityAddTraits(viewModel.isGift ? .isSelected : [])
    }
  }

  struct LastChangeView: View {
    let viewModel: LastChangeViewModel

    var body: some View {
      VStack(alignment: .leading) {
        Text(viewModel.titleText)
        if let ownerText = viewModel.ownerText { Text(ownerText) }
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits([.isHeader, .isSummaryElement])
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
    BasketStateView(state: .loading)
  }

  #Preview("Something went wrong.") {
    BasketStateView(state: .failed("Something went wrong."))
  }
#endif
