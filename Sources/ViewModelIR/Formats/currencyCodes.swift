/// The digits after the decimal separator that ISO 4217 gives a currency; nil if it has no such code.
package func minorUnitDigits(ofCurrency code: String) -> Int? { digitsByCode[code] }

/// The codes of ISO 4217, sorted.
package let currencyCodes: [String] = digitsByCode.keys.sorted()

private let digitsByCode: [String: Int] = {
  var digits: [String: Int] = [:]
  for (count, codes) in codesByDigits {
    for code in codes.split(separator: " ") { digits[String(code)] = count }
  }
  return digits
}()

/// Metals and units of account have no minor unit; theirs stand among those with two.
private let codesByDigits: [(Int, String)] = [
  (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
  (3, "BHD IQD JOD KWD LYD OMR TND"),
  (4, "CLF UYW"),
  (
    2,
    """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD \
    CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS \
    GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL \
    MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK \
    PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS \
    TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAG XAU XBA XBB XBC XBD XCD XCG XDR XPD \
    XPT XSU XTS XUA XXX YER ZAR ZMW ZWG
    """
  ),
]
