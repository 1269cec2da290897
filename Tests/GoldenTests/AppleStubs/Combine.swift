// The part of Combine that generated code uses, for systems without Combine.
@_exported import Foundation

public protocol ObservableObject: AnyObject {}

extension ObservableObject {
  public var objectWillChange: AnyPublisher<Void> { AnyPublisher() }
}

@propertyWrapper public struct Published<Value> {
  public var wrappedValue: Value
  public var projectedValue: AnyPublisher<Value> { AnyPublisher() }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

public struct AnyPublisher<Output> {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable() }
}

public final class AnyCancellable: Hashable {
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NotificationCenter {
  public func publisher(for name: Notification.Name) -> AnyPublisher<Notification> {
    AnyPublisher()
  }
}
