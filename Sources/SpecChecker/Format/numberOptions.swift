import DocumentReader
import ViewModelIR

func decimalOptions(_ options: FormatOptions) throws(Diagnostic) -> NumberOptions {
  var number = try options.numberOptions()
  number.grouping = try options.flag("grouping") ?? true
  number.scale = try options.scale()
  return number
}

func compactOptions(_ options: FormatOptions) throws(Diagnostic) -> NumberOptions {
  NumberOptions(fractionDigits: try options.fixedDigits() ?? 0...1)
}

func bytesFormat(_ options: FormatOptions) throws(Diagnostic) -> NumberFormat {
  let style = try options.choice("style", of: NumberFormat.ByteStyle.self)
  return .bytes(style ?? .file, fractionDigits: try options.digits())
}

func percentFormat(_ options: inout FormatOptions) throws(Diagnostic) -> Format {
  var number = try options.numberOptions()
  number.fractionDigits = number.fractionDigits ?? 0...0
  let digits = try options.digitsFromData()
  let style = Format.Style.number(.percent(number, ofWhole: options["of"] != nil))
  if let whole = try options.data("of", try options.typeOfWhole()) {
    if whole.value.isZero {
      throw .percentOfNothing(at: options["of"]?.valueLocation ?? options.location)
    }
    return Format(style, [Format.Argument(name: "whole", value: whole.value)] + digits)
  }
  if options.type == .integer { throw .percentOfInteger(at: options.location) }
  let property = options.expressions.service.property(options.source)
  if let property, let maximum = property.maximum, maximum > 1 {
    options.warnings.append(
      .percentOfPercentage(property.name, maximum: maximum, at: options.location)
    )
  }
  return Format(style, digits)
}

extension FormatOptions {
  /// `fractionDigits`, `sign` and `rounding`, which most formats of numbers have.
  func numberOptions() throws(Diagnostic) -> NumberOptions {
    let sign = try choice("sign", of: NumberOptions.Sign.self, except: .accounting)
    return NumberOptions(
      fractionDigits: try fixedDigits(),
      sign: sign ?? .automatic,
      rounding: try choice("rounding", of: NumberOptions.Rounding.self) ?? .toNearestOrEven
    )
  }

  /// A count of digits or a range of counts: `1`, `'0...2'`.
  func digits() throws(Diagnostic) -> ClosedRange<Int>? {
    let wanted = Node.wantedDigits
    guard let node = try literal("fractionDigits", wanted, { $0 }) else { return nil }
    if let digits = node.digits { return digits }
    throw .wrongOption("fractionDigits", node, wants: wanted)
  }

  /// The same where the digits may come from data; nil if they do.
  func fixedDigits() throws(Diagnostic) -> ClosedRange<Int>? {
    if hasDigitsFromData { return nil }
    if let option = self["fractionDigits"], option.node?.text?.first?.isLetter == true,
      let use = use(option)
    {
      throw .dataUnderFormats("fractionDigits", .integer, use: use, at: option.valueLocation)
    }
    return try digits()
  }

  /// An Int of the data that says how many digits there are.
  mutating func digitsFromData() throws(Diagnostic) -> [Format.Argument] {
    guard hasDigitsFromData else { return [] }
    return try data("fractionDigits", .integer).map { [$0] } ?? []
  }

  private var hasDigitsFromData: Bool {
    guard let option = self["fractionDigits"], let syntax = option.syntax else { return false }
    if case .name = syntax.kind { return true }
    return option.node == nil
  }

  /// Within the bounds where Foundation multiplies correctly.
  fileprivate func scale() throws(Diagnostic) -> Double? {
    let wanted = "a number from 0.000000001 to 1000000000"
    guard let node = try literal("scale", wanted, { $0 }) else { return nil }
    guard let scale = node.text.flatMap({ Double($0) }), (1e-9...1e9).contains(scale) else {
      throw .wrongOption("scale", node, wants: wanted)
    }
    return scale == 1 ? nil : scale
  }

  /// The share of an Int may be of any number, that of another number is of its own type.
  fileprivate func typeOfWhole() throws(Diagnostic) -> ValueType {
    guard type == .integer, let syntax = self["of"]?.syntax else { return type }
    let whole = try expressions.check(syntax, expected: type).type.unwrapped
    return whole == .number || whole == .decimal ? whole : type
  }
}

extension ServiceModel {
  /// The property that an expression shows, even if another value replaces its nil.
  func property(_ expression: TypedExpression) -> Property? {
    switch expression.kind {
    case .property(let base, let name):
      return self.property(name, of: base.type.unwrapped)
    case .coalesce(let left, _), .toNumber(let left): return property(left)
    default: return nil
    }
  }
}

extension Node {
  static let wantedDigits = "a count up to 20 or a range such as '0...2'"

  /// A count of digits or a range of counts.
  var digits: ClosedRange<Int>? {
    let bounds = (text ?? "").split(separator: "...", omittingEmptySubsequences: false)
      .map { Int($0) }
    guard bounds.count <= 2, let lower = bounds.first ?? nil, let upper = bounds.last ?? nil,
      lower >= 0, lower <= upper, upper <= 20
    else { return nil }
    return lower...upper
  }
}
