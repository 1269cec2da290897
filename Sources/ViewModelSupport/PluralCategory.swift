// Generated with RECORD=1 from CLDR's rules. Do not edit.

/// The plural categories of CLDR, with functions that return a number's category in a language.
public nonisolated enum PluralCategory: Hashable, Sendable {
  case zero, one, two, few, many, other

  public static func af(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func af(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.t == 0 && number.i == 1 { return .one }
    return .other
  }

  public static func ak(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if (0...1).contains(n) { return .one }
    return .other
  }

  public static func ak(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.t == 0 && (0...1).contains(number.i) { return .one }
    return .other
  }

  public static func am(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n == 0 { return .one }
    if n == 1 { return .one }
    return .other
  }

  public static func am(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.i == 0 { return .one }
    if number.t == 0 && number.i == 1 { return .one }
    return .other
  }

  public static func an(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func an(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func ar(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n == 0 { return .zero }
    if n == 1 { return .one }
    if n == 2 { return .two }
    if (3...10).contains(n % 100) { return .few }
    if (11...99).contains(n % 100) { return .many }
    return .other
  }

  public static func ar(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.t == 0 && number.i == 0 { return .zero }
    if number.t == 0 && number.i == 1 { return .one }
    if number.t == 0 && number.i == 2 { return .two }
    if number.t == 0 && (3...10).contains(number.i % 100) { return .few }
    if number.t == 0 && (11...99).contains(number.i % 100) { return .many }
    return .other
  }

  public static func ars(_ value: Int) -> PluralCategory { ar(value) }

  public static func ars(shown digits: String) -> PluralCategory { ar(shown: digits) }

  public static func `as`(_ value: Int) -> PluralCategory { am(value) }

  public static func `as`(shown digits: String) -> PluralCategory { am(shown: digits) }

  public static func asa(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func asa(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func ast(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ast(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.i == 1 && number.v == 0 { return .one }
    return .other
  }

  public static func az(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func az(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func bal(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func bal(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func be(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n % 10 == 1 && n % 100 != 11 { return .one }
    if (2...4).contains(n % 10) && !(12...14).contains(n % 100) { return .few }
    if n % 10 == 0 { return .many }
    if (5...9).contains(n % 10) { return .many }
    if (11...14).contains(n % 100) { return .many }
    return .other
  }

  public static func be(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.t == 0 && number.i % 10 == 1 && number.i % 100 != 11 { return .one }
    if number.t == 0
      && (2...4).contains(number.i % 10)
      && !(12...14).contains(number.i % 100)
    {
      return .few
    }
    if number.t == 0 && number.i % 10 == 0 { return .many }
    if number.t == 0 && (5...9).contains(number.i % 10) { return .many }
    if number.t == 0 && (11...14).contains(number.i % 100) { return .many }
    return .other
  }

  public static func bem(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func bem(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func bez(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func bez(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func bg(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func bg(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func bho(_ value: Int) -> PluralCategory { ak(value) }

  public static func bho(shown digits: String) -> PluralCategory { ak(shown: digits) }

  public static func blo(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n == 0 { return .zero }
    if n == 1 { return .one }
    return .other
  }

  public static func blo(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.t == 0 && number.i == 0 { return .zero }
    if number.t == 0 && number.i == 1 { return .one }
    return .other
  }

  public static func bm(_ value: Int) -> PluralCategory {
    .other
  }

  public static func bm(shown digits: String) -> PluralCategory {
    .other
  }

  public static func bn(_ value: Int) -> PluralCategory { am(value) }

  public static func bn(shown digits: String) -> PluralCategory { am(shown: digits) }

  public static func bo(_ value: Int) -> PluralCategory {
    .other
  }

  public static func bo(shown digits: String) -> PluralCategory {
    .other
  }

  public static func br(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n % 10 == 1 && ![11, 71, 91].contains(n % 100) { return .one }
    if n % 10 == 2 && ![12, 72, 92].contains(n % 100) { return .two }
    if (3...4).contains(n % 10)
      && !(10...19).contains(n % 100)
      && !(70...79).contains(n % 100)
      && !(90...99).contains(n % 100)
    {
      return .few
    }
    if n % 10 == 9
      && !(10...19).contains(n % 100)
      && !(70...79).contains(n % 100)
      && !(90...99).contains(n % 100)
    {
      return .few
    }
    if n != 0 && n % 1_000_000 == 0 { return .many }
    return .other
  }

  public static func br(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.t == 0
      && number.i % 10 == 1
      && ![11, 71, 91].contains(number.i % 100)
    {
      return .one
    }
    if number.t == 0
      && number.i % 10 == 2
      && ![12, 72, 92].contains(number.i % 100)
    {
      return .two
    }
    if number.t == 0
      && (3...4).contains(number.i % 10)
      && !(10...19).contains(number.i % 100)
      && !(70...79).contains(number.i % 100)
      && !(90...99).contains(number.i % 100)
    {
      return .few
    }
    if number.t == 0
      && number.i % 10 == 9
      && !(10...19).contains(number.i % 100)
      && !(70...79).contains(number.i % 100)
      && !(90...99).contains(number.i % 100)
    {
      return .few
    }
    if number.t != 0 && number.t == 0 && number.i % 1_000_000 == 0 { return .many }
    if number.i != 0 && number.t == 0 && number.i % 1_000_000 == 0 { return .many }
    return .other
  }

  public static func brx(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func brx(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func bs(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n % 10 == 1 && n % 100 != 11 { return .one }
    if (2...4).contains(n % 10) && !(12...14).contains(n % 100) { return .few }
    return .other
  }

  public static func bs(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.v == 0 && number.i % 10 == 1 && number.i % 100 != 11 { return .one }
    if number.f % 10 == 1 && number.f % 100 != 11 { return .one }
    if number.v == 0
      && (2...4).contains(number.i % 10)
      && !(12...14).contains(number.i % 100)
    {
      return .few
    }
    if (2...4).contains(number.f % 10) && !(12...14).contains(number.f % 100) { return .few }
    return .other
  }

  public static func ca(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n == 1 { return .one }
    if n != 0 && n % 1_000_000 == 0 { return .many }
    return .other
  }

  public static func ca(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.i == 1 && number.v == 0 { return .one }
    if number.e == 0
      && number.i != 0
      && number.i % 1_000_000 == 0
      && number.v == 0
    {
      return .many
    }
    if !(0...5).contains(number.e) { return .many }
    return .other
  }

  public static func ce(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ce(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func ceb(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if [1, 2, 3].contains(n) { return .one }
    if ![4, 6, 9].contains(n % 10) { return .one }
    return .other
  }

  public static func ceb(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.v == 0 && [1, 2, 3].contains(number.i) { return .one }
    if number.v == 0 && ![4, 6, 9].contains(number.i % 10) { return .one }
    if number.v != 0 && ![4, 6, 9].contains(number.f % 10) { return .one }
    return .other
  }

  public static func cgg(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func cgg(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func chr(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func chr(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func ckb(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ckb(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func cs(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n == 1 { return .one }
    if (2...4).contains(n) { return .few }
    return .other
  }

  public static func cs(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.i == 1 && number.v == 0 { return .one }
    if (2...4).contains(number.i) && number.v == 0 { return .few }
    if number.v != 0 { return .many }
    return .other
  }

  public static func csw(_ value: Int) -> PluralCategory { ak(value) }

  public static func csw(shown digits: String) -> PluralCategory { ak(shown: digits) }

  public static func cy(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n == 0 { return .zero }
    if n == 1 { return .one }
    if n == 2 { return .two }
    if n == 3 { return .few }
    if n == 6 { return .many }
    return .other
  }

  public static func cy(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.t == 0 && number.i == 0 { return .zero }
    if number.t == 0 && number.i == 1 { return .one }
    if number.t == 0 && number.i == 2 { return .two }
    if number.t == 0 && number.i == 3 { return .few }
    if number.t == 0 && number.i == 6 { return .many }
    return .other
  }

  public static func da(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func da(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.t == 0 && number.i == 1 { return .one }
    if number.t != 0 && [0, 1].contains(number.i) { return .one }
    return .other
  }

  public static func de(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func de(shown digits: String) -> PluralCategory { ast(shown: digits) }

  public static func doi(_ value: Int) -> PluralCategory { am(value) }

  public static func doi(shown digits: String) -> PluralCategory { am(shown: digits) }

  public static func dsb(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n % 100 == 1 { return .one }
    if n % 100 == 2 { return .two }
    if (3...4).contains(n % 100) { return .few }
    return .other
  }

  public static func dsb(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.v == 0 && number.i % 100 == 1 { return .one }
    if number.f % 100 == 1 { return .one }
    if number.v == 0 && number.i % 100 == 2 { return .two }
    if number.f % 100 == 2 { return .two }
    if number.v == 0 && (3...4).contains(number.i % 100) { return .few }
    if (3...4).contains(number.f % 100) { return .few }
    return .other
  }

  public static func dv(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func dv(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func dz(_ value: Int) -> PluralCategory {
    .other
  }

  public static func dz(shown digits: String) -> PluralCategory {
    .other
  }

  public static func ee(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ee(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func el(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func el(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func en(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func en(shown digits: String) -> PluralCategory { ast(shown: digits) }

  public static func eo(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func eo(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func es(_ value: Int) -> PluralCategory { ca(value) }

  public static func es(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.t == 0 && number.i == 1 { return .one }
    if number.e == 0
      && number.i != 0
      && number.i % 1_000_000 == 0
      && number.v == 0
    {
      return .many
    }
    if !(0...5).contains(number.e) { return .many }
    return .other
  }

  public static func et(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func et(shown digits: String) -> PluralCategory { ast(shown: digits) }

  public static func eu(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func eu(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func fa(_ value: Int) -> PluralCategory { am(value) }

  public static func fa(shown digits: String) -> PluralCategory { am(shown: digits) }

  public static func ff(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if [0, 1].contains(n) { return .one }
    return .other
  }

  public static func ff(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if [0, 1].contains(number.i) { return .one }
    return .other
  }

  public static func fi(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func fi(shown digits: String) -> PluralCategory { ast(shown: digits) }

  public static func fil(_ value: Int) -> PluralCategory { ceb(value) }

  public static func fil(shown digits: String) -> PluralCategory { ceb(shown: digits) }

  public static func fo(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func fo(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func fr(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if [0, 1].contains(n) { return .one }
    if n != 0 && n % 1_000_000 == 0 { return .many }
    return .other
  }

  public static func fr(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if [0, 1].contains(number.i) { return .one }
    if number.e == 0
      && number.i != 0
      && number.i % 1_000_000 == 0
      && number.v == 0
    {
      return .many
    }
    if !(0...5).contains(number.e) { return .many }
    return .other
  }

  public static func fur(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func fur(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func fy(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func fy(shown digits: String) -> PluralCategory { ast(shown: digits) }

  public static func ga(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n == 1 { return .one }
    if n == 2 { return .two }
    if (3...6).contains(n) { return .few }
    if (7...10).contains(n) { return .many }
    return .other
  }

  public static func ga(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.t == 0 && number.i == 1 { return .one }
    if number.t == 0 && number.i == 2 { return .two }
    if number.t == 0 && (3...6).contains(number.i) { return .few }
    if number.t == 0 && (7...10).contains(number.i) { return .many }
    return .other
  }

  public static func gd(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if [1, 11].contains(n) { return .one }
    if [2, 12].contains(n) { return .two }
    if (3...10).contains(n) { return .few }
    if (13...19).contains(n) { return .few }
    return .other
  }

  public static func gd(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.t == 0 && [1, 11].contains(number.i) { return .one }
    if number.t == 0 && [2, 12].contains(number.i) { return .two }
    if number.t == 0 && (3...10).contains(number.i) { return .few }
    if number.t == 0 && (13...19).contains(number.i) { return .few }
    return .other
  }

  public static func gl(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func gl(shown digits: String) -> PluralCategory { ast(shown: digits) }

  public static func gsw(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func gsw(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func gu(_ value: Int) -> PluralCategory { am(value) }

  public static func gu(shown digits: String) -> PluralCategory { am(shown: digits) }

  public static func guw(_ value: Int) -> PluralCategory { ak(value) }

  public static func guw(shown digits: String) -> PluralCategory { ak(shown: digits) }

  public static func gv(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n % 10 == 1 { return .one }
    if n % 10 == 2 { return .two }
    if [0, 20, 40, 60, 80].contains(n % 100) { return .few }
    return .other
  }

  public static func gv(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.v == 0 && number.i % 10 == 1 { return .one }
    if number.v == 0 && number.i % 10 == 2 { return .two }
    if number.v == 0 && [0, 20, 40, 60, 80].contains(number.i % 100) { return .few }
    if number.v != 0 { return .many }
    return .other
  }

  public static func ha(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ha(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func haw(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func haw(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func he(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n == 1 { return .one }
    if n == 2 { return .two }
    return .other
  }

  public static func he(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.i == 1 && number.v == 0 { return .one }
    if number.i == 0 && number.v != 0 { return .one }
    if number.i == 2 && number.v == 0 { return .two }
    return .other
  }

  public static func hi(_ value: Int) -> PluralCategory { am(value) }

  public static func hi(shown digits: String) -> PluralCategory { am(shown: digits) }

  public static func hnj(_ value: Int) -> PluralCategory {
    .other
  }

  public static func hnj(shown digits: String) -> PluralCategory {
    .other
  }

  public static func hr(_ value: Int) -> PluralCategory { bs(value) }

  public static func hr(shown digits: String) -> PluralCategory { bs(shown: digits) }

  public static func hsb(_ value: Int) -> PluralCategory { dsb(value) }

  public static func hsb(shown digits: String) -> PluralCategory { dsb(shown: digits) }

  public static func ht(_ value: Int) -> PluralCategory { fr(value) }

  public static func ht(shown digits: String) -> PluralCategory { fr(shown: digits) }

  public static func hu(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func hu(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func hy(_ value: Int) -> PluralCategory { ff(value) }

  public static func hy(shown digits: String) -> PluralCategory { ff(shown: digits) }

  public static func ia(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ia(shown digits: String) -> PluralCategory { ast(shown: digits) }

  public static func id(_ value: Int) -> PluralCategory {
    .other
  }

  public static func id(shown digits: String) -> PluralCategory {
    .other
  }

  public static func ig(_ value: Int) -> PluralCategory {
    .other
  }

  public static func ig(shown digits: String) -> PluralCategory {
    .other
  }

  public static func ii(_ value: Int) -> PluralCategory {
    .other
  }

  public static func ii(shown digits: String) -> PluralCategory {
    .other
  }

  public static func `in`(_ value: Int) -> PluralCategory {
    .other
  }

  public static func `in`(shown digits: String) -> PluralCategory {
    .other
  }

  public static func io(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func io(shown digits: String) -> PluralCategory { ast(shown: digits) }

  public static func `is`(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n % 10 == 1 && n % 100 != 11 { return .one }
    return .other
  }

  public static func `is`(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.t == 0 && number.i % 10 == 1 && number.i % 100 != 11 { return .one }
    if number.t % 10 == 1 && number.t % 100 != 11 { return .one }
    return .other
  }

  public static func it(_ value: Int) -> PluralCategory { ca(value) }

  public static func it(shown digits: String) -> PluralCategory { ca(shown: digits) }

  public static func iu(_ value: Int) -> PluralCategory { he(value) }

  public static func iu(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.t == 0 && number.i == 1 { return .one }
    if number.t == 0 && number.i == 2 { return .two }
    return .other
  }

  public static func iw(_ value: Int) -> PluralCategory { he(value) }

  public static func iw(shown digits: String) -> PluralCategory { he(shown: digits) }

  public static func ja(_ value: Int) -> PluralCategory {
    .other
  }

  public static func ja(shown digits: String) -> PluralCategory {
    .other
  }

  public static func jbo(_ value: Int) -> PluralCategory {
    .other
  }

  public static func jbo(shown digits: String) -> PluralCategory {
    .other
  }

  public static func jgo(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func jgo(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func ji(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ji(shown digits: String) -> PluralCategory { ast(shown: digits) }

  public static func jmc(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func jmc(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func jv(_ value: Int) -> PluralCategory {
    .other
  }

  public static func jv(shown digits: String) -> PluralCategory {
    .other
  }

  public static func jw(_ value: Int) -> PluralCategory {
    .other
  }

  public static func jw(shown digits: String) -> PluralCategory {
    .other
  }

  public static func ka(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ka(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func kab(_ value: Int) -> PluralCategory { ff(value) }

  public static func kab(shown digits: String) -> PluralCategory { ff(shown: digits) }

  public static func kaj(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func kaj(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func kcg(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func kcg(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func kde(_ value: Int) -> PluralCategory {
    .other
  }

  public static func kde(shown digits: String) -> PluralCategory {
    .other
  }

  public static func kea(_ value: Int) -> PluralCategory {
    .other
  }

  public static func kea(shown digits: String) -> PluralCategory {
    .other
  }

  public static func kk(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func kk(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func kkj(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func kkj(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func kl(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func kl(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func km(_ value: Int) -> PluralCategory {
    .other
  }

  public static func km(shown digits: String) -> PluralCategory {
    .other
  }

  public static func kn(_ value: Int) -> PluralCategory { am(value) }

  public static func kn(shown digits: String) -> PluralCategory { am(shown: digits) }

  public static func ko(_ value: Int) -> PluralCategory {
    .other
  }

  public static func ko(shown digits: String) -> PluralCategory {
    .other
  }

  public static func ks(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ks(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func ksb(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ksb(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func ksh(_ value: Int) -> PluralCategory { blo(value) }

  public static func ksh(shown digits: String) -> PluralCategory { blo(shown: digits) }

  public static func ku(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ku(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func kw(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n == 0 { return .zero }
    if n == 1 { return .one }
    if [2, 22, 42, 62, 82].contains(n % 100) { return .two }
    if n % 1000 == 0 && (1000...20_000).contains(n % 100_000) { return .two }
    if n % 1000 == 0 && [40_000, 60_000, 80_000].contains(n % 100_000) { return .two }
    if n != 0 && n % 1_000_000 == 100_000 { return .two }
    if [3, 23, 43, 63, 83].contains(n % 100) { return .few }
    if n != 1 && [1, 21, 41, 61, 81].contains(n % 100) { return .many }
    return .other
  }

  public static func kw(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.t == 0 && number.i == 0 { return .zero }
    if number.t == 0 && number.i == 1 { return .one }
    if number.t == 0 && [2, 22, 42, 62, 82].contains(number.i % 100) { return .two }
    if number.t == 0
      && number.i % 1000 == 0
      && (1000...20_000).contains(number.i % 100_000)
    {
      return .two
    }
    if number.t == 0
      && number.i % 1000 == 0
      && [40_000, 60_000, 80_000].contains(number.i % 100_000)
    {
      return .two
    }
    if number.t != 0 && number.t == 0 && number.i % 1_000_000 == 100_000 { return .two }
    if number.i != 0 && number.t == 0 && number.i % 1_000_000 == 100_000 { return .two }
    if number.t == 0 && [3, 23, 43, 63, 83].contains(number.i % 100) { return .few }
    if number.t != 0
      && number.t == 0
      && [1, 21, 41, 61, 81].contains(number.i % 100)
    {
      return .many
    }
    if number.i != 1
      && number.t == 0
      && [1, 21, 41, 61, 81].contains(number.i % 100)
    {
      return .many
    }
    return .other
  }

  public static func ky(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ky(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func lag(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n == 0 { return .zero }
    if [0, 1].contains(n) && n != 0 { return .one }
    return .other
  }

  public static func lag(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.t == 0 && number.i == 0 { return .zero }
    if [0, 1].contains(number.i) && number.t != 0 { return .one }
    if [0, 1].contains(number.i) && number.i != 0 { return .one }
    return .other
  }

  public static func lb(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func lb(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func lg(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func lg(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func lij(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func lij(shown digits: String) -> PluralCategory { ast(shown: digits) }

  public static func lkt(_ value: Int) -> PluralCategory {
    .other
  }

  public static func lkt(shown digits: String) -> PluralCategory {
    .other
  }

  public static func lld(_ value: Int) -> PluralCategory { ca(value) }

  public static func lld(shown digits: String) -> PluralCategory { ca(shown: digits) }

  public static func ln(_ value: Int) -> PluralCategory { ak(value) }

  public static func ln(shown digits: String) -> PluralCategory { ak(shown: digits) }

  public static func lo(_ value: Int) -> PluralCategory {
    .other
  }

  public static func lo(shown digits: String) -> PluralCategory {
    .other
  }

  public static func lt(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n % 10 == 1 && !(11...19).contains(n % 100) { return .one }
    if (2...9).contains(n % 10) && !(11...19).contains(n % 100) { return .few }
    return .other
  }

  public static func lt(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.t == 0 && number.i % 10 == 1 && !(11...19).contains(number.i % 100) { return .one }
    if number.t == 0
      && (2...9).contains(number.i % 10)
      && !(11...19).contains(number.i % 100)
    {
      return .few
    }
    if number.f != 0 { return .many }
    return .other
  }

  public static func lv(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n % 10 == 0 { return .zero }
    if (11...19).contains(n % 100) { return .zero }
    if n % 10 == 1 && n % 100 != 11 { return .one }
    return .other
  }

  public static func lv(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.t == 0 && number.i % 10 == 0 { return .zero }
    if number.t == 0 && (11...19).contains(number.i % 100) { return .zero }
    if number.v == 2 && (11...19).contains(number.f % 100) { return .zero }
    if number.t == 0 && number.i % 10 == 1 && number.i % 100 != 11 { return .one }
    if number.v == 2 && number.f % 10 == 1 && number.f % 100 != 11 { return .one }
    if number.v != 2 && number.f % 10 == 1 { return .one }
    return .other
  }

  public static func mas(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func mas(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func mg(_ value: Int) -> PluralCategory { ak(value) }

  public static func mg(shown digits: String) -> PluralCategory { ak(shown: digits) }

  public static func mgo(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func mgo(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func mk(_ value: Int) -> PluralCategory { `is`(value) }

  public static func mk(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.v == 0 && number.i % 10 == 1 && number.i % 100 != 11 { return .one }
    if number.f % 10 == 1 && number.f % 100 != 11 { return .one }
    return .other
  }

  public static func ml(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ml(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func mn(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func mn(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func mo(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n == 1 { return .one }
    if n == 0 { return .few }
    if n != 1 && (1...19).contains(n % 100) { return .few }
    return .other
  }

  public static func mo(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.i == 1 && number.v == 0 { return .one }
    if number.v != 0 { return .few }
    if number.t == 0 && number.i == 0 { return .few }
    if number.t != 0 && number.t == 0 && (1...19).contains(number.i % 100) { return .few }
    if number.i != 1 && number.t == 0 && (1...19).contains(number.i % 100) { return .few }
    return .other
  }

  public static func mr(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func mr(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func ms(_ value: Int) -> PluralCategory {
    .other
  }

  public static func ms(shown digits: String) -> PluralCategory {
    .other
  }

  public static func mt(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n == 1 { return .one }
    if n == 2 { return .two }
    if n == 0 { return .few }
    if (3...10).contains(n % 100) { return .few }
    if (11...19).contains(n % 100) { return .many }
    return .other
  }

  public static func mt(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.t == 0 && number.i == 1 { return .one }
    if number.t == 0 && number.i == 2 { return .two }
    if number.t == 0 && number.i == 0 { return .few }
    if number.t == 0 && (3...10).contains(number.i % 100) { return .few }
    if number.t == 0 && (11...19).contains(number.i % 100) { return .many }
    return .other
  }

  public static func my(_ value: Int) -> PluralCategory {
    .other
  }

  public static func my(shown digits: String) -> PluralCategory {
    .other
  }

  public static func nah(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func nah(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func naq(_ value: Int) -> PluralCategory { he(value) }

  public static func naq(shown digits: String) -> PluralCategory { iu(shown: digits) }

  public static func nb(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func nb(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func nd(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func nd(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func ne(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ne(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func nl(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func nl(shown digits: String) -> PluralCategory { ast(shown: digits) }

  public static func nn(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func nn(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func nnh(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func nnh(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func no(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func no(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func nqo(_ value: Int) -> PluralCategory {
    .other
  }

  public static func nqo(shown digits: String) -> PluralCategory {
    .other
  }

  public static func nr(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func nr(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func nso(_ value: Int) -> PluralCategory { ak(value) }

  public static func nso(shown digits: String) -> PluralCategory { ak(shown: digits) }

  public static func ny(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ny(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func nyn(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func nyn(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func om(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func om(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func or(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func or(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func os(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func os(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func osa(_ value: Int) -> PluralCategory {
    .other
  }

  public static func osa(shown digits: String) -> PluralCategory {
    .other
  }

  public static func pa(_ value: Int) -> PluralCategory { ak(value) }

  public static func pa(shown digits: String) -> PluralCategory { ak(shown: digits) }

  public static func pap(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func pap(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func pcm(_ value: Int) -> PluralCategory { am(value) }

  public static func pcm(shown digits: String) -> PluralCategory { am(shown: digits) }

  public static func pl(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n == 1 { return .one }
    if (2...4).contains(n % 10) && !(12...14).contains(n % 100) { return .few }
    if n != 1 && (0...1).contains(n % 10) { return .many }
    if (5...9).contains(n % 10) { return .many }
    if (12...14).contains(n % 100) { return .many }
    return .other
  }

  public static func pl(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.i == 1 && number.v == 0 { return .one }
    if number.v == 0
      && (2...4).contains(number.i % 10)
      && !(12...14).contains(number.i % 100)
    {
      return .few
    }
    if number.v == 0 && number.i != 1 && (0...1).contains(number.i % 10) { return .many }
    if number.v == 0 && (5...9).contains(number.i % 10) { return .many }
    if number.v == 0 && (12...14).contains(number.i % 100) { return .many }
    return .other
  }

  public static func prg(_ value: Int) -> PluralCategory { lv(value) }

  public static func prg(shown digits: String) -> PluralCategory { lv(shown: digits) }

  public static func ps(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ps(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func pt(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if (0...1).contains(n) { return .one }
    if n != 0 && n % 1_000_000 == 0 { return .many }
    return .other
  }

  public static func pt(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if (0...1).contains(number.i) { return .one }
    if number.e == 0
      && number.i != 0
      && number.i % 1_000_000 == 0
      && number.v == 0
    {
      return .many
    }
    if !(0...5).contains(number.e) { return .many }
    return .other
  }

  public static func ptAO(_ value: Int) -> PluralCategory { ca(value) }

  public static func ptAO(shown digits: String) -> PluralCategory { ca(shown: digits) }

  public static func ptCH(_ value: Int) -> PluralCategory { ca(value) }

  public static func ptCH(shown digits: String) -> PluralCategory { ca(shown: digits) }

  public static func ptCV(_ value: Int) -> PluralCategory { ca(value) }

  public static func ptCV(shown digits: String) -> PluralCategory { ca(shown: digits) }

  public static func ptGQ(_ value: Int) -> PluralCategory { ca(value) }

  public static func ptGQ(shown digits: String) -> PluralCategory { ca(shown: digits) }

  public static func ptGW(_ value: Int) -> PluralCategory { ca(value) }

  public static func ptGW(shown digits: String) -> PluralCategory { ca(shown: digits) }

  public static func ptLU(_ value: Int) -> PluralCategory { ca(value) }

  public static func ptLU(shown digits: String) -> PluralCategory { ca(shown: digits) }

  public static func ptMO(_ value: Int) -> PluralCategory { ca(value) }

  public static func ptMO(shown digits: String) -> PluralCategory { ca(shown: digits) }

  public static func ptMZ(_ value: Int) -> PluralCategory { ca(value) }

  public static func ptMZ(shown digits: String) -> PluralCategory { ca(shown: digits) }

  public static func ptPT(_ value: Int) -> PluralCategory { ca(value) }

  public static func ptPT(shown digits: String) -> PluralCategory { ca(shown: digits) }

  public static func ptST(_ value: Int) -> PluralCategory { ca(value) }

  public static func ptST(shown digits: String) -> PluralCategory { ca(shown: digits) }

  public static func ptTL(_ value: Int) -> PluralCategory { ca(value) }

  public static func ptTL(shown digits: String) -> PluralCategory { ca(shown: digits) }

  public static func rm(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func rm(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func ro(_ value: Int) -> PluralCategory { mo(value) }

  public static func ro(shown digits: String) -> PluralCategory { mo(shown: digits) }

  public static func rof(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func rof(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func ru(_ value: Int) -> PluralCategory { be(value) }

  public static func ru(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.v == 0 && number.i % 10 == 1 && number.i % 100 != 11 { return .one }
    if number.v == 0
      && (2...4).contains(number.i % 10)
      && !(12...14).contains(number.i % 100)
    {
      return .few
    }
    if number.v == 0 && number.i % 10 == 0 { return .many }
    if number.v == 0 && (5...9).contains(number.i % 10) { return .many }
    if number.v == 0 && (11...14).contains(number.i % 100) { return .many }
    return .other
  }

  public static func rwk(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func rwk(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func sah(_ value: Int) -> PluralCategory {
    .other
  }

  public static func sah(shown digits: String) -> PluralCategory {
    .other
  }

  public static func saq(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func saq(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func sat(_ value: Int) -> PluralCategory { he(value) }

  public static func sat(shown digits: String) -> PluralCategory { iu(shown: digits) }

  public static func sc(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func sc(shown digits: String) -> PluralCategory { ast(shown: digits) }

  public static func scn(_ value: Int) -> PluralCategory { ca(value) }

  public static func scn(shown digits: String) -> PluralCategory { ca(shown: digits) }

  public static func sd(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func sd(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func sdh(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func sdh(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func se(_ value: Int) -> PluralCategory { he(value) }

  public static func se(shown digits: String) -> PluralCategory { iu(shown: digits) }

  public static func seh(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func seh(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func ses(_ value: Int) -> PluralCategory {
    .other
  }

  public static func ses(shown digits: String) -> PluralCategory {
    .other
  }

  public static func sg(_ value: Int) -> PluralCategory {
    .other
  }

  public static func sg(shown digits: String) -> PluralCategory {
    .other
  }

  public static func sh(_ value: Int) -> PluralCategory { bs(value) }

  public static func sh(shown digits: String) -> PluralCategory { bs(shown: digits) }

  public static func shi(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if n == 0 { return .one }
    if n == 1 { return .one }
    if (2...10).contains(n) { return .few }
    return .other
  }

  public static func shi(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.i == 0 { return .one }
    if number.t == 0 && number.i == 1 { return .one }
    if number.t == 0 && (2...10).contains(number.i) { return .few }
    return .other
  }

  public static func si(_ value: Int) -> PluralCategory { ff(value) }

  public static func si(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.t == 0 && [0, 1].contains(number.i) { return .one }
    if number.i == 0 && number.f == 1 { return .one }
    return .other
  }

  public static func sk(_ value: Int) -> PluralCategory { cs(value) }

  public static func sk(shown digits: String) -> PluralCategory { cs(shown: digits) }

  public static func sl(_ value: Int) -> PluralCategory { dsb(value) }

  public static func sl(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.v == 0 && number.i % 100 == 1 { return .one }
    if number.v == 0 && number.i % 100 == 2 { return .two }
    if number.v == 0 && (3...4).contains(number.i % 100) { return .few }
    if number.v != 0 { return .few }
    return .other
  }

  public static func sma(_ value: Int) -> PluralCategory { he(value) }

  public static func sma(shown digits: String) -> PluralCategory { iu(shown: digits) }

  public static func smi(_ value: Int) -> PluralCategory { he(value) }

  public static func smi(shown digits: String) -> PluralCategory { iu(shown: digits) }

  public static func smj(_ value: Int) -> PluralCategory { he(value) }

  public static func smj(shown digits: String) -> PluralCategory { iu(shown: digits) }

  public static func smn(_ value: Int) -> PluralCategory { he(value) }

  public static func smn(shown digits: String) -> PluralCategory { iu(shown: digits) }

  public static func sms(_ value: Int) -> PluralCategory { he(value) }

  public static func sms(shown digits: String) -> PluralCategory { iu(shown: digits) }

  public static func sn(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func sn(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func so(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func so(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func sq(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func sq(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func sr(_ value: Int) -> PluralCategory { bs(value) }

  public static func sr(shown digits: String) -> PluralCategory { bs(shown: digits) }

  public static func ss(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ss(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func ssy(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ssy(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func st(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func st(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func su(_ value: Int) -> PluralCategory {
    .other
  }

  public static func su(shown digits: String) -> PluralCategory {
    .other
  }

  public static func sv(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func sv(shown digits: String) -> PluralCategory { ast(shown: digits) }

  public static func sw(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func sw(shown digits: String) -> PluralCategory { ast(shown: digits) }

  public static func syr(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func syr(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func ta(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ta(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func te(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func te(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func teo(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func teo(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func th(_ value: Int) -> PluralCategory {
    .other
  }

  public static func th(shown digits: String) -> PluralCategory {
    .other
  }

  public static func ti(_ value: Int) -> PluralCategory { ak(value) }

  public static func ti(shown digits: String) -> PluralCategory { ak(shown: digits) }

  public static func tig(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func tig(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func tk(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func tk(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func tl(_ value: Int) -> PluralCategory { ceb(value) }

  public static func tl(shown digits: String) -> PluralCategory { ceb(shown: digits) }

  public static func tn(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func tn(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func to(_ value: Int) -> PluralCategory {
    .other
  }

  public static func to(shown digits: String) -> PluralCategory {
    .other
  }

  public static func tpi(_ value: Int) -> PluralCategory {
    .other
  }

  public static func tpi(shown digits: String) -> PluralCategory {
    .other
  }

  public static func tr(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func tr(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func ts(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ts(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func tzm(_ value: Int) -> PluralCategory {
    let n = value.magnitude
    if (0...1).contains(n) { return .one }
    if (11...99).contains(n) { return .one }
    return .other
  }

  public static func tzm(shown digits: String) -> PluralCategory {
    guard let number = PluralOperands(digits: digits) else { return .other }
    if number.t == 0 && (0...1).contains(number.i) { return .one }
    if number.t == 0 && (11...99).contains(number.i) { return .one }
    return .other
  }

  public static func ug(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ug(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func uk(_ value: Int) -> PluralCategory { be(value) }

  public static func uk(shown digits: String) -> PluralCategory { ru(shown: digits) }

  public static func ur(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ur(shown digits: String) -> PluralCategory { ast(shown: digits) }

  public static func uz(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func uz(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func ve(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func ve(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func vec(_ value: Int) -> PluralCategory { ca(value) }

  public static func vec(shown digits: String) -> PluralCategory { ca(shown: digits) }

  public static func vi(_ value: Int) -> PluralCategory {
    .other
  }

  public static func vi(shown digits: String) -> PluralCategory {
    .other
  }

  public static func vo(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func vo(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func vun(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func vun(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func wa(_ value: Int) -> PluralCategory { ak(value) }

  public static func wa(shown digits: String) -> PluralCategory { ak(shown: digits) }

  public static func wae(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func wae(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func wo(_ value: Int) -> PluralCategory {
    .other
  }

  public static func wo(shown digits: String) -> PluralCategory {
    .other
  }

  public static func xh(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func xh(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func xog(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func xog(shown digits: String) -> PluralCategory { af(shown: digits) }

  public static func yi(_ value: Int) -> PluralCategory {
    value.magnitude == 1 ? .one : .other
  }

  public static func yi(shown digits: String) -> PluralCategory { ast(shown: digits) }

  public static func yo(_ value: Int) -> PluralCategory {
    .other
  }

  public static func yo(shown digits: String) -> PluralCategory {
    .other
  }

  public static func yue(_ value: Int) -> PluralCategory {
    .other
  }

  public static func yue(shown digits: String) -> PluralCategory {
    .other
  }

  public static func zh(_ value: Int) -> PluralCategory {
    .other
  }

  public static func zh(shown digits: String) -> PluralCategory {
    .other
  }

  public static func zu(_ value: Int) -> PluralCategory { am(value) }

  public static func zu(shown digits: String) -> PluralCategory { am(shown: digits) }
}

/// The version of this code. A file that needs another one was generated by another version of
/// viewmodelgen: generate all modules again.
public nonisolated enum SameVersionOfSupport_8b73d69e {}
