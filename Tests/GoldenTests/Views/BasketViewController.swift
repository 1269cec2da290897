#if canImport(UIKit)
  import Combine
  import UIKit

  /// What is about to be paid, with a form.
  final class BasketViewController: UITableViewController {
    private let presenter: BasketPresenter
    private var subscriptions: Set<AnyCancellable> = []
    /// The tasks that run while the view is visible.
    private var tasks: [Task<Void, Never>] = []
    private var toast: UIView?
    private var toastCount = 0
    private var viewModel: BasketViewModel? {
      didSet {
        let oldTraits = traits
        traits = viewModel.map { Self.traits(of: $0) } ?? []
        texts = viewModel.map(Self.texts) ?? []
        // A row can be selected, for example, without a change of its texts.
        if traits != oldTraits { tableView.reloadData() }
      }
    }
    /// The texts of each row, by section.
    private var texts: [[[String]]] = [] {
      didSet { if texts != oldValue { tableView.reloadData() } }
    }
    /// The accessibility traits of the rows, by section. Those of the first section have none.
    private var traits: [[UIAccessibilityTraits]] = []
    /// The texts of errors, which the footer of the first section shows.
    private var errors: [String] = [] {
      didSet {
        if errors == oldValue { return }
        tableView.reloadData()
        if errors.isEmpty { return }
        let text = errors.joined(separator: "\n")
        UIAccessibility.post(notification: .announcement, argument: text)
      }
    }

    init(presenter: BasketPresenter) {
      self.presenter = presenter
      super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      refreshControl = UIRefreshControl(
        frame: .zero,
        primaryAction: UIAction { [weak self] _ in self?.load() }
      )
      presenter.$state.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
      presenter.objectWillChange.sink { [weak self] in
        Task { self?.showNotices() }
      }
      .store(in: &subscriptions)
      load()
    }

    private func load() {
      Task { [presenter, weak self] in
        await presenter.load()
        self?.refreshControl?.endRefreshing()
      }
    }

    private func show(_ state: BasketPresenter.State) {
      switch state {
      case .idle, .loading:
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        tableView.backgroundView = indicator
      case .failed(let text):
        let label = UILabel()
        label.text = text
        label.textAlignment = .center
        tableView.backgroundView = label
      case .loaded(let viewModel):
        tableView.backgroundView = nil
        self.viewModel = viewModel
        errors = [presenter.nameError].compactMap { $0 }
      }
    }

    private func showNotices() {
      showToast()
      handleEvents()
      let canPresent = presentedViewController == nil
      if let text = presenter.alert, canPresent {
        let alert = UIAlertController(
          title: nil,
          message: text,
          preferredStyle: .alert
        )
        alert.addAction(
          UIAlertAction(title: "OK", style: .default) { [presenter] _ in
            presenter.alert = nil
          }
        )
        present(alert, animated: true)
      }
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
      case .paymentFailed: print("paymentFailed")
      case .openItem(let item): print("openItem", item)
      }
    }

    private func pay() {
      Task { [presenter] in await presenter.pay() }
    }

    private func clear() {
      Task { [presenter] in await presenter.clear() }
    }

    /// Shows the toast at the bottom for four seconds, or until the next toast.
    private func showToast() {
      guard let text = presenter.toast else {
        toast?.removeFromSuperview()
        return
      }
      let count = presenter.toastCount
      if count == toastCount { return }
      toastCount = count
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      let toast = UIStackView(arrangedSubviews: [label])
      toast.spacing = 12
      toast.backgroundColor = .secondarySystemBackground
      toast.layer.cornerRadius = 12
      toast.isLayoutMarginsRelativeArrangement = true
      toast.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 12,
        leading: 16,
        bottom: 12,
        trailing: 16
      )
      toast.translatesAutoresizingMaskIntoConstraints = false
      self.toast?.removeFromSuperview()
      self.toast = toast
      view.addSubview(toast)
      let frame = tableView.frameLayoutGuide
      let bottom = view.safeAreaInsets.bottom + 16
      NSLayoutConstraint.activate([
        toast.centerXAnchor.constraint(equalTo: frame.centerXAnchor),
        toast.bottomAnchor.constraint(equalTo: frame.bottomAnchor, constant: -bottom),
        toast.widthAnchor.constraint(lessThanOrEqualTo: frame.widthAnchor, constant: -32),
      ])
      UIAccessibility.post(notification: .announcement, argument: text)
      Task { [presenter] in
        try? await Task.sleep(nanoseconds: 4_000_000_000)
        if presenter.toastCount == count { presenter.toast = nil }
      }
    }

    // MARK: - Rows

    private static func texts(of viewModel: BasketViewModel) -> [[[String]]] {
      return [
        [
          viewModel.newestItem?.titleText,
          viewModel.newestItem?.ownerText,
          viewModel.totalText,
          viewModel.changedText,
          viewModel.items.isEmpty ? viewModel.noItemsText : nil,
        ]
        .compactMap { $0 }
        .map { [$0] },
        viewModel.items.map { [$0.titleText, $0.ownerText].compactMap { $0 } },
      ]
    }

    private static func traits(of viewModel: BasketViewModel) -> [[UIAccessibilityTraits]] {
      return [[], viewModel.items.map { traits(of: $0) }]
    }

    private static func traits(of row: ItemRowViewModel) -> UIAccessibilityTraits {
      var traits: UIAccessibilityTraits = .button
      if row.isGift { traits.insert(.selected) }
      return traits
    }

    override func numberOfSections(in tableView: UITableView) -> Int { texts.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts[section].count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      let texts = self.texts[indexPath.section][indexPath.row]
      var content = cell.defaultContentConfiguration()
      content.text = texts.first
      content.secondaryText = texts.dropFirst().joined(separator: "\n")
      cell.contentConfiguration = content
      let traits = self.traits[indexPath.section]
      cell.accessibilityTraits = indexPath.section == 0 ? [] : traits[indexPath.row]
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      viewForFooterInSection section: Int
    ) -> UIView? {
      if section > 0 || errors.isEmpty { return nil }
      var content = UIListContentConfiguration.plainFooter()
      content.text = errors.joined(separator: "\n")
      content.textProperties.color = .systemRed
      let footer = UITableViewHeaderFooterView()
      footer.contentConfiguration = content
      return footer
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      tasks.append(
        Task { [presenter] in
          while (try? await Task.sleep(nanoseconds: 60_000_000_000)) != nil {
            presenter.render()
          }
        }
      )
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      for task in tasks { task.cancel() }
      tasks = []
    }

    override func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard let viewModel else { return nil }
      var actions: [UIContextualAction] = []
      if indexPath.section == 1 {
        let row = viewModel.items[indexPath.row]
        if !row.isLocked && row.isMine {
          actions.append(
            UIContextualAction(style: .destructive, title: "Remove") { [presenter] _, _, done in
              Task { await presenter.remove(id: row.id) }
              done(true)
            }
          )
        }
        if !row.isLocked {
          actions.append(
            UIContextualAction(style: .normal, title: "Lock") { [presenter] _, _, done in
              Task { await presenter.lock(id: row.id) }
              done(true)
            }
          )
        }
        actions.append(
          UIContextualAction(style: .normal, title: "Open") { [presenter] _, _, done in
            presenter.open(id: row.id)
            done(true)
          }
        )
        actions.append(
          UIContextualAction(style: .normal, title: "Choose") { [presenter] _, _, done in
            presenter.choose(id: row.id)
            done(true)
          }
        )
      }
      return UISwipeActionsConfiguration(actions: actions)
    }
  }
#endif
