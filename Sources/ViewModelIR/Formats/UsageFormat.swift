import Foundation
import ViewModelSupport

extension UsageOptions {
  func text(_ value: Value, in locale: Locale) -> String {
    guard let value = double(value, convertedBy: conversion) else { return "" }
    let text =
      switch usage {
      case .road: value.roadLengthText
      case .rainfall: value.rainfallDepthText
      case .general: value.generalSpeedText
      }
    return text(fractionDigits, isNarrow, locale)
  }
}
