extension AndroidDifference {
  /// The differences of durations with units.
  static let durations: [Self] = [
    Self(
      "duration",
      "`weeks` with `width: wide`",
      in: "he ja zh_HK zh_TW",
      android: "1 週間",
      apple: "1週間"
    ) { $0.isDuration(.wide, .weeks) },
    Self(
      "duration",
      "`days` with `width: wide`",
      in: "he ja pl zh_HK zh_TW",
      android: "1 doba",
      apple: "1 dzień"
    ) { $0.isDuration(.wide, .days) },
    Self(
      "duration",
      "`hours` with `width: wide`",
      in: "he ja zh_HK zh_TW",
      android: "1 時間",
      apple: "1時間"
    ) { $0.isDuration(.wide, .hours) },
    Self(
      "duration",
      "`minutes` with `width: wide`",
      in: "he ja zh_HK zh_TW",
      android: "1 分",
      apple: "1分"
    ) { $0.isDuration(.wide, .minutes) },
    Self(
      "duration",
      "`seconds` with `width: wide`",
      in: "he ja zh_HK zh_TW",
      android: "1 秒",
      apple: "1秒"
    ) { $0.isDuration(.wide, .seconds) },
    Self(
      "duration",
      "several units with `width: wide`",
      in: "ar de fi hi hr ru sk",
      android: "1 Minute, 1 Sekunde",
      apple: "1 Minute und 1 Sekunde"
    ) { $0.isDurationOfSeveral(.wide) },
    Self(
      "duration",
      "`weeks`",
      in: "es_US he ja ru zh_HK zh_TW",
      android: "1 週間",
      apple: "1週間"
    ) { $0.isDuration(.abbreviated, .weeks) },
    Self(
      "duration",
      "`days`",
      in: "he ja pl ru zh_HK zh_TW",
      android: "1 doba",
      apple: "1 dzień"
    ) { $0.isDuration(.abbreviated, .days) },
    Self(
      "duration",
      "`hours`",
      in: "he ja zh_HK zh_TW",
      android: "1 時間",
      apple: "1時間"
    ) { $0.isDuration(.abbreviated, .hours) },
    Self(
      "duration",
      "`minutes`",
      in: "en_AU en_GB en_IN he ja zh_HK zh_TW",
      android: "1 分",
      apple: "1分"
    ) { $0.isDuration(.abbreviated, .minutes) },
    Self(
      "duration",
      "`seconds`",
      in: "en_AU en_CA he ja pt zh_HK zh_TW",
      android: "1 s",
      apple: "1 seg"
    ) { $0.isDuration(.abbreviated, .seconds) },
    Self(
      "duration",
      "several units",
      in: "ar es_US fi hr ru sk uk",
      android: "1 t, 1 min",
      apple: "1 t 1 min"
    ) { $0.isDurationOfSeveral(.abbreviated) },
    Self(
      "duration",
      "`weeks` with `width: narrow`",
      in: "ar ca de es_ES es_US fi fr_CH fr_FR he ms nb pl ro sv vi zh_TW",
      android: "1 W",
      apple: "1W"
    ) { $0.isDuration(.narrow, .weeks) },
    Self(
      "duration",
      "`days` with `width: narrow`",
      in: "ar de es_ES fi hi it ja ms nb pl sv uk vi zh_TW",
      android: "1 T",
      apple: "1d"
    ) { $0.isDuration(.narrow, .days) },
    Self(
      "duration",
      "`hours` with `width: narrow`",
      in: "ar da de es fi he hi it ja ms nb pl pt sv tr uk vi zh_TW",
      android: "1 Std.",
      apple: "1h"
    ) { $0.isDuration(.narrow, .hours) },
    Self(
      "duration",
      "`minutes` with `width: narrow`",
      in: "ar da de en_AU es fi he hi id it ja ms nb pl pt sv uk vi zh_TW",
      android: "1 Min.",
      apple: "1min"
    ) { $0.isDuration(.narrow, .minutes) },
    Self(
      "duration",
      "`seconds` with `width: narrow`",
      in: "ar de en_AU es fi he hi it ja ms nb pl pt sv uk vi zh_TW",
      android: "1 Sek.",
      apple: "1s"
    ) { $0.isDuration(.narrow, .seconds) },
    Self(
      "duration",
      "several units with `width: narrow`",
      in: "ca hu id pt_PT ro sk",
      android: "1 h i 1 min",
      apple: "1 h 1 min"
    ) { $0.isDurationOfSeveral(.narrow) },
    Self(
      "duration",
      "`weeks`",
      in: "es_MX",
      .containing(["sem"]),
      android: "1 sem",
      apple: "1 sem."
    ) { $0.isDuration(.abbreviated, .weeks) },
    Self(
      "duration",
      "`days` with `width: narrow`",
      in: "he",
      .containing(["יומיים"]),
      android: "2 י׳",
      apple: "יומיים"
    ) { $0.isDuration(.narrow, .days) },
  ]
}
