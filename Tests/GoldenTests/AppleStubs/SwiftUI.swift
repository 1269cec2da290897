// The part of SwiftUI that generated views use, for systems without SwiftUI: only Apple's declarations, without behavior.
@_exported import Combine
@_exported import Foundation
@_exported import Observation

// MARK: - Views

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

public protocol Primitive: View where Body == Never {}

extension Primitive {
  public var body: Never { fatalError() }
}

public struct EmptyView: Primitive { public init() {} }
public struct Either<First: View, Second: View>: Primitive {}
public struct TupleView<T>: Primitive {}
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView() }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> Either<First, Second> { Either() }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> Either<First, Second> { Either() }
}

public struct Text: Primitive {
  public init<S: StringProtocol>(_ content: S) {}
  public init(_ attributedContent: AttributedString) {}
}

public struct Label: Primitive {
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}

public struct ProgressView: Primitive { public init() {} }
public struct Color: Primitive, ShapeStyle {
  public static let clear = Color()
  public static let red = Color()
}
public struct AsyncImage: Primitive { public init(url: URL?, scale: Double = 1) {} }

public struct Link: Primitive {
  public init<S: StringProtocol>(_ title: S, destination: URL) {}
}

public struct VStack<Content: View>: Primitive {
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct HStack<Content: View>: Primitive {
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

public struct List<Content: View>: Primitive {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct Section<Content: View>: Primitive {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {}
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

public struct HorizontalAlignment: Sendable {
  public static let leading = Self()
  public static let center = Self()
}

public struct Alignment: Sendable {
  public static let bottom = Self()
}

public struct Material: Sendable {}

public protocol ShapeStyle {}
extension Material: ShapeStyle {}
extension ShapeStyle where Self == Material { public static var thinMaterial: Material { .init() } }
extension ShapeStyle where Self == Color { public static var red: Color { Color.red } }

public protocol Shape {}
public struct Capsule: Shape { public init() {} }

// MARK: - Controls

public struct ButtonRole: Equatable, Sendable {
  public static let destructive = Self()
  public static let cancel = Self()
}

public struct Button<Label: View>: Primitive {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
  public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {}
}

public struct Menu<Content: View>: Primitive {
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

public struct Picker<SelectionValue: Hashable, Content: View>: Primitive {
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct Toggle: Primitive {
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}

public struct Stepper: Primitive {
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1
  ) {}
}

public struct TextField: Primitive {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

public struct SecureField: Primitive {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

// MARK: - State

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Self { self }
  public init() {}
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { Binding<Subject>() }
}

@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { Binding() }
  public init(wrappedValue: Value) {}
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {}
}

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value: Observable & AnyObject> {
  public var wrappedValue: Value
  public var projectedValue: Self { self }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { Binding<Subject>() }
}

@dynamicMemberLookup public struct ObjectWrapper<Object: ObservableObject> {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>
  ) -> Binding<Subject> { Binding<Subject>() }
}

@MainActor @preconcurrency @propertyWrapper public struct StateObject<Object: ObservableObject> {
  public var wrappedValue: Object { fatalError() }
  public var projectedValue: ObjectWrapper<Object> { ObjectWrapper() }
  nonisolated public init(wrappedValue: @autoclosure @escaping () -> Object) {}
}

@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<Object: ObservableObject> {
  public var wrappedValue: Object { fatalError() }
  public var projectedValue: ObjectWrapper<Object> { ObjectWrapper() }
  public init(wrappedValue: Object) {}
}

@propertyWrapper public struct FocusState<Value: Hashable> {
  public struct Binding {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding { Binding() }
  public init() where Value: ExpressibleByNilLiteral {}
}

public struct EnvironmentValues {
  public var dismiss: DismissAction { fatalError() }
}

@MainActor @preconcurrency public struct DismissAction {
  public func callAsFunction() {}
}

@propertyWrapper public struct Environment<Value> {
  public var wrappedValue: Value { fatalError() }
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
}

// MARK: - Modifiers

public enum Visibility: Hashable { case automatic, visible, hidden }

public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let combine = Self()
}

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = Self(rawValue: 1)
  public static let isHeader = Self(rawValue: 2)
  public static let isSelected = Self(rawValue: 4)
  public static let isSummaryElement = Self(rawValue: 8)
}

extension View {
  public func task(_ action: @escaping @MainActor () async -> Void) -> some View { Text("") }
  public func task<T: Equatable>(
    id value: T,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View { Text("") }
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View { Text("") }
  public func searchable(text: Binding<String>) -> some View { Text("") }
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { Text("") }
  public func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View { Text("") }
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { Text("") }
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { Text("") }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { Text("") }
  public func overlay<V: View>(
    alignment: Alignment,
    @ViewBuilder content: () -> V
  ) -> some View { Text("") }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { Text("") }
  public func padding() -> some View { Text("") }
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { Text("") }
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View { Text("") }
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (V, V) -> Void
  ) -> some View { Text("") }
  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (V) -> Void
  ) -> some View { Text("") }
  public func onReceive<Output>(
    _ publisher: AnyPublisher<Output>,
    perform action: @escaping (Output) -> Void
  ) -> some View { Text("") }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { Text("") }
  public func tag<V: Hashable>(_ tag: V) -> some View { Text("") }
  public func opacity(_ opacity: Double) -> some View { Text("") }
  public func disabled(_ disabled: Bool) -> some View { Text("") }
  public func swipeActions<T: View>(@ViewBuilder content: () -> T) -> some View { Text("") }
  public func accessibilityElement(children: AccessibilityChildBehavior) -> some View { Text("") }
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { Text("") }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { Text("") }
  public func accessibilityHidden(_ hidden: Bool) -> some View { Text("") }
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { Text("") }
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { Text("") }
}

/// Replaces the macro `#Preview`, because a macro needs a compiler plugin.
@MainActor public func previewed(_ name: String, @ViewBuilder body: () -> some View) -> Bool {
  true
}
