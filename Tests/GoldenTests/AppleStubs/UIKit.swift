// The part of UIKit that generated view controllers use, for systems without UIKit: only Apple's declarations, without behavior.
@_exported import Foundation

@MainActor open class UIResponder: NSObject {}

open class UIView: UIResponder {
  open var backgroundColor: UIColor?
  open var layer: CALayer { fatalError() }
  open var translatesAutoresizingMaskIntoConstraints = true
  open var directionalLayoutMargins = NSDirectionalEdgeInsets()
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets() }
  open var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var widthAnchor: NSLayoutDimension { fatalError() }
  open func addSubview(_ view: UIView) {}
  open func removeFromSuperview() {}
}

@MainActor open class CALayer: NSObject { open var cornerRadius = 0.0 }

open class UIColor: NSObject {
  public class var secondarySystemBackground: UIColor { UIColor() }
  public class var systemRed: UIColor { UIColor() }
}

public struct UIEdgeInsets: Sendable { public var bottom = 0.0 }

public struct NSDirectionalEdgeInsets: Sendable {
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {}
  public init() {}
}

@MainActor open class NSLayoutAnchor<AnchorType>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    fatalError()
  }
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant: Double
  ) -> NSLayoutConstraint { fatalError() }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<Int> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<Bool> {}

public final class NSLayoutDimension: NSLayoutAnchor<Double> {
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    constant: Double
  ) -> NSLayoutConstraint { fatalError() }
}

@MainActor public final class NSLayoutConstraint: NSObject {
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor public final class UILayoutGuide: NSObject {
  public var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
  public var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  public var widthAnchor: NSLayoutDimension { fatalError() }
}

public enum NSTextAlignment: Int, Sendable { case left, center }

public final class UILabel: UIView {
  public var text: String?
  public var textAlignment = NSTextAlignment.left
  public var numberOfLines = 1
}

public final class UIStackView: UIView {
  public var spacing = 0.0
  public var isLayoutMarginsRelativeArrangement = false
  public init(arrangedSubviews views: [UIView]) {}
  public func addArrangedSubview(_ view: UIView) {}
}

public final class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium }
  public init(style: Style) {}
  public func startAnimating() {}
}

open class UIAction: NSObject {
  @MainActor public init(title: String = "", handler: @escaping (UIAction) -> Void) {}
}

open class UIControl: UIView {}

public final class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case system }
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) { self.init() }
}

public final class UIRefreshControl: UIControl {
  public convenience init(frame: CGRect, primaryAction: UIAction?) { self.init() }
  public func endRefreshing() {}
}

public enum UIAccessibility {
  public struct Notification: Sendable { public static let announcement = Self() }
  @MainActor public static func post(notification: Notification, argument: Any?) {}
}

open class UIViewController: UIResponder {
  public required init?(coder: NSCoder) {}
  override init() {}
  open var view: UIView! { UIView() }
  open var presentedViewController: UIViewController? { nil }
  open var navigationItem: UINavigationItem { UINavigationItem() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func present(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

@MainActor public final class UINavigationItem: NSObject {
  public var prompt: String?
  public var rightBarButtonItem: UIBarButtonItem?
}

@MainActor public final class UIBarButtonItem: NSObject {
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) { self.init() }
}

public final class UIMenu: NSObject {}

open class UITableViewController: UIViewController {
  public init(style: UITableView.Style) { super.init() }
  public required init?(coder: NSCoder) { nil }
  public var tableView: UITableView! { UITableView() }
  public var refreshControl: UIRefreshControl?
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  open func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { nil }
  open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView,
    viewForFooterInSection section: Int
  ) -> UIView? { nil }
  open func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}

public final class UITableView: UIView {
  public enum Style: Int, Sendable { case plain }
  public var backgroundView: UIView?
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public func reloadData() {}
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  public func numberOfRows(inSection section: Int) -> Int { 0 }
}

public struct UIListContentConfiguration {
  public struct TextProperties { public var color = UIColor() }
  public var text: String?
  public var secondaryText: String?
  public var textProperties = TextProperties()
  @MainActor public static func plainFooter() -> Self { Self() }
}

public final class UITableViewHeaderFooterView: UIView {
  public var contentConfiguration: UIListContentConfiguration?
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let button = Self(rawValue: 1)
  public static let header = Self(rawValue: 2)
  public static let selected = Self(rawValue: 4)
}

public final class UITableViewCell: UIView {
  public var accessibilityLabel: String?
  public var accessibilityTraits: UIAccessibilityTraits = []
  public var contentConfiguration: UIListContentConfiguration?
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
}

extension IndexPath {
  public var section: Int { self[0] }
  public var row: Int { self[1] }
}

public final class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  @MainActor public init(style: Style, title: String?, handler: @escaping Handler) {}
}

public final class UISwipeActionsConfiguration: NSObject {
  @MainActor public init(actions: [UIContextualAction]) {}
}

public final class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public init(title: String?, message: String?, preferredStyle: Style) { super.init() }
  public required init?(coder: NSCoder) { nil }
  public func addAction(_ action: UIAlertAction) {}
}

public final class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  @MainActor public init(
    title: String?,
    style: Style,
    handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {}
}
