/// The app's own functions that view models call. The app declares them in an extension, as in
/// `nonisolated extension DisplayFunctions { static func plainText(_ html: String) -> String { … } }`.
package nonisolated enum DisplayFunctions {}
