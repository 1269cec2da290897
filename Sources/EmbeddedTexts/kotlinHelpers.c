#include "EmbeddedTexts.h"

#define PATH(name) ../KotlinSupport/name.kt

static const struct EmbeddedText texts[] = {
#define TEXT BooleanSerializer
#include "embed.h"
#define TEXT Calls
#include "embed.h"
#define TEXT ClosedSerializer
#include "embed.h"
#define TEXT DateStyle
#include "embed.h"
#define TEXT DecimalOrTextSerializer
#include "embed.h"
#define TEXT DecimalSerializer
#include "embed.h"
#define TEXT DecimalTextSerializer
#include "embed.h"
#define TEXT DisplayContext
#include "embed.h"
#define TEXT DisplayFunctions
#include "embed.h"
#define TEXT DurationTextSerializer
#include "embed.h"
#define TEXT DurationUnit
#include "embed.h"
#define TEXT FractionalUnixMillisecondsSerializer
#include "embed.h"
#define TEXT FractionalUnixSecondsSerializer
#include "embed.h"
#define TEXT HtmlLines
#include "embed.h"
#define TEXT HtmlReader
#include "embed.h"
#define TEXT HtmlReference
#include "embed.h"
#define TEXT HtmlScanner
#include "embed.h"
#define TEXT HtmlToken
#include "embed.h"
#define TEXT HtmlTrait
#include "embed.h"
#define TEXT InstantSerializer
#include "embed.h"
#define TEXT IntegerOrTextSerializer
#include "embed.h"
#define TEXT IntegerSerializer
#include "embed.h"
#define TEXT KeptMembersSerializer
#include "embed.h"
#define TEXT LanguageSubtags
#include "embed.h"
#define TEXT LenientInstantSerializer
#include "embed.h"
#define TEXT LenientLocalDateSerializer
#include "embed.h"
#define TEXT LenientLocalDateTimeSerializer
#include "embed.h"
#define TEXT LenientSerializer
#include "embed.h"
#define TEXT LenientUrlSerializer
#include "embed.h"
#define TEXT LenientUuidSerializer
#include "embed.h"
#define TEXT ListWords
#include "embed.h"
#define TEXT LocalDateSerializer
#include "embed.h"
#define TEXT LocalDateTimeSerializer
#include "embed.h"
#define TEXT LossyList
#include "embed.h"
#define TEXT LossyListSerializer
#include "embed.h"
#define TEXT MarkdownMark
#include "embed.h"
#define TEXT MarkdownMarks
#include "embed.h"
#define TEXT MarkdownPart
#include "embed.h"
#define TEXT MarkdownReader
#include "embed.h"
#define TEXT MarkdownTarget
#include "embed.h"
#define TEXT NumberOrTextSerializer
#include "embed.h"
#define TEXT NumberSerializer
#include "embed.h"
#define TEXT NumberSign
#include "embed.h"
#define TEXT OrTextSerializer
#include "embed.h"
#define TEXT PatternSearch
#include "embed.h"
#define TEXT PatternStep
#include "embed.h"
#define TEXT PluralOperands
#include "embed.h"
#define TEXT RawValueSerializer
#include "embed.h"
#define TEXT RelativeDistance
#include "embed.h"
#define TEXT RelativeUnit
#include "embed.h"
#define TEXT ScreenEdit
#include "embed.h"
#define TEXT ScreenEnding
#include "embed.h"
#define TEXT ScreenList
#include "embed.h"
#define TEXT ScreenPages
#include "embed.h"
#define TEXT ScreenPart
#include "embed.h"
#define TEXT ScreenParts
#include "embed.h"
#define TEXT ScreenPartsKey
#include "embed.h"
#define TEXT ScreenPhase
#include "embed.h"
#define TEXT ScreenPlace
#include "embed.h"
#define TEXT ScreenQueue
#include "embed.h"
#define TEXT ScreenRemoval
#include "embed.h"
#define TEXT ScreenRepetition
#include "embed.h"
#define TEXT ScreenResponse
#include "embed.h"
#define TEXT ScreenSource
#include "embed.h"
#define TEXT ScreenStore
#include "embed.h"
#define TEXT ScreenTimeline
#include "embed.h"
#define TEXT ScreenTurn
#include "embed.h"
#define TEXT SearchPattern
#include "embed.h"
#define TEXT ShownUrl
#include "embed.h"
#define TEXT StyledPiece
#include "embed.h"
#define TEXT StyledRun
#include "embed.h"
#define TEXT StyledRuns
#include "embed.h"
#define TEXT StyledText
#include "embed.h"
#define TEXT StyledValues
#include "embed.h"
#define TEXT TemperatureUnit
#include "embed.h"
#define TEXT TextSerializer
#include "embed.h"
#define TEXT TimeStyle
#include "embed.h"
#define TEXT TolerantSerializer
#include "embed.h"
#define TEXT TupleSerializer
#include "embed.h"
#define TEXT UnionSerializer
#include "embed.h"
#define TEXT UnitSystem
#include "embed.h"
#define TEXT UnixMillisecondsSerializer
#include "embed.h"
#define TEXT UnixSecondsSerializer
#include "embed.h"
#define TEXT UnixTimeSerializer
#include "embed.h"
#define TEXT UrlSerializer
#include "embed.h"
#define TEXT UuidSerializer
#include "embed.h"
#define TEXT adding
#include "embed.h"
#define TEXT airPressure
#include "embed.h"
#define TEXT applyTogether
#include "embed.h"
#define TEXT applyValues
#include "embed.h"
#define TEXT asCount
#include "embed.h"
#define TEXT asJson
#include "embed.h"
#define TEXT attempt
#include "embed.h"
#define TEXT averageOf
#include "embed.h"
#define TEXT awaitCall
#include "embed.h"
#define TEXT bytes
#include "embed.h"
#define TEXT capitalized
#include "embed.h"
#define TEXT characters
#include "embed.h"
#define TEXT clock
#include "embed.h"
#define TEXT compact
#include "embed.h"
#define TEXT composed
#include "embed.h"
#define TEXT composedJson
#include "embed.h"
#define TEXT composedMembers
#include "embed.h"
#define TEXT containsMatch
#include "embed.h"
#define TEXT containsText
#include "embed.h"
#define TEXT currency
#include "embed.h"
#define TEXT currencyMinorUnit
#include "embed.h"
#define TEXT currencyName
#include "embed.h"
#define TEXT date
#include "embed.h"
#define TEXT dateFields
#include "embed.h"
#define TEXT datePattern
#include "embed.h"
#define TEXT dayOffset
#include "embed.h"
#define TEXT dayOrNull
#include "embed.h"
#define TEXT decimalAverageOf
#include "embed.h"
#define TEXT decimalDigits
#include "embed.h"
#define TEXT decimalOrNull
#include "embed.h"
#define TEXT decimalSumOf
#include "embed.h"
#define TEXT decimalUnit
#include "embed.h"
#define TEXT decoded
#include "embed.h"
#define TEXT dividedBy
#include "embed.h"
#define TEXT dividedByDecimal
#include "embed.h"
#define TEXT dropPrefix
#include "embed.h"
#define TEXT dropSuffix
#include "embed.h"
#define TEXT duration
#include "embed.h"
#define TEXT durationOrNull
#include "embed.h"
#define TEXT durationText
#include "embed.h"
#define TEXT elementAtPosition
#include "embed.h"
#define TEXT elements
#include "embed.h"
#define TEXT exactNumber
#include "embed.h"
#define TEXT exactly
#include "embed.h"
#define TEXT finiteNumber
#include "embed.h"
#define TEXT folded
#include "embed.h"
#define TEXT generalSpeed
#include "embed.h"
#define TEXT hasPrefix
#include "embed.h"
#define TEXT hasSuffix
#include "embed.h"
#define TEXT htmlCapitalEntities
#include "embed.h"
#define TEXT htmlEntities
#include "embed.h"
#define TEXT htmlOpenEntities
#include "embed.h"
#define TEXT htmlSmallEntities
#include "embed.h"
#define TEXT htmlText
#include "embed.h"
#define TEXT icuTimeZone
#include "embed.h"
#define TEXT initials
#include "embed.h"
#define TEXT instantIn
#include "embed.h"
#define TEXT instantOf
#include "embed.h"
#define TEXT instantOrNull
#include "embed.h"
#define TEXT interval
#include "embed.h"
#define TEXT isCancellation
#include "embed.h"
#define TEXT isDue
#include "embed.h"
#define TEXT isGrouped
#include "embed.h"
#define TEXT isInCurrentMonth
#include "embed.h"
#define TEXT isInCurrentWeek
#include "embed.h"
#define TEXT isInCurrentYear
#include "embed.h"
#define TEXT isInFourDigitYear
#include "embed.h"
#define TEXT isKnownLanguage
#include "embed.h"
#define TEXT isKnownRegion
#include "embed.h"
#define TEXT isLetterOrDigit
#include "embed.h"
#define TEXT isOlderVersion
#include "embed.h"
#define TEXT isPunctuation
#include "embed.h"
#define TEXT isSpace
#include "embed.h"
#define TEXT isWordPart
#include "embed.h"
#define TEXT isolatingDirections
#include "embed.h"
#define TEXT jsonNumeral
#include "embed.h"
#define TEXT keptFormat
#include "embed.h"
#define TEXT languageName
#include "embed.h"
#define TEXT lastPathPart
#include "embed.h"
#define TEXT letters
#include "embed.h"
#define TEXT lineList
#include "embed.h"
#define TEXT linkUrl
#include "embed.h"
#define TEXT list
#include "embed.h"
#define TEXT listWords
#include "embed.h"
#define TEXT loadHolding
#include "embed.h"
#define TEXT loadMore
#include "embed.h"
#define TEXT loadMoreOf
#include "embed.h"
#define TEXT loadOptional
#include "embed.h"
#define TEXT localDateTimeOrNull
#include "embed.h"
#define TEXT localizedOrder
#include "embed.h"
#define TEXT longDateTimeFormat
#include "embed.h"
#define TEXT longDateTimePattern
#include "embed.h"
#define TEXT lowercased
#include "embed.h"
#define TEXT makeGregorian
#include "embed.h"
#define TEXT markdownText
#include "embed.h"
#define TEXT masked
#include "embed.h"
#define TEXT members
#include "embed.h"
#define TEXT minusDecimal
#include "embed.h"
#define TEXT narrowList
#include "embed.h"
#define TEXT narrowListWords
#include "embed.h"
#define TEXT notation
#include "embed.h"
#define TEXT number
#include "embed.h"
#define TEXT ordinal
#include "embed.h"
#define TEXT padded
#include "embed.h"
#define TEXT percent
#include "embed.h"
#define TEXT percentEncoded
#include "embed.h"
#define TEXT perform
#include "embed.h"
#define TEXT performAndUse
#include "embed.h"
#define TEXT performAndUsePart
#include "embed.h"
#define TEXT performOn
#include "embed.h"
#define TEXT performOnAndUse
#include "embed.h"
#define TEXT performOnAndUsePart
#include "embed.h"
#define TEXT performOnAndUsePartOfModel
#include "embed.h"
#define TEXT pieces
#include "embed.h"
#define TEXT plusDecimal
#include "embed.h"
#define TEXT plusDuration
#include "embed.h"
#define TEXT price
#include "embed.h"
#define TEXT proportion
#include "embed.h"
#define TEXT quotient
#include "embed.h"
#define TEXT rainfallDepth
#include "embed.h"
#define TEXT regionFlag
#include "embed.h"
#define TEXT regionName
#include "embed.h"
#define TEXT relative
#include "embed.h"
#define TEXT relativeDay
#include "embed.h"
#define TEXT remainder
#include "embed.h"
#define TEXT removeRow
#include "embed.h"
#define TEXT removing
#include "embed.h"
#define TEXT replacing
#include "embed.h"
#define TEXT replacingMatches
#include "embed.h"
#define TEXT rests
#include "embed.h"
#define TEXT roadLength
#include "embed.h"
#define TEXT roundedToLong
#include "embed.h"
#define TEXT runAction
#include "embed.h"
#define TEXT runsOf
#include "embed.h"
#define TEXT saturatingAbs
#include "embed.h"
#define TEXT saturatingMinus
#include "embed.h"
#define TEXT saturatingPlus
#include "embed.h"
#define TEXT saturatingSumOf
#include "embed.h"
#define TEXT saturatingTimes
#include "embed.h"
#define TEXT schemeOf
#include "embed.h"
#define TEXT secondsSince
#include "embed.h"
#define TEXT sendInTurn
#include "embed.h"
#define TEXT sentenceCased
#include "embed.h"
#define TEXT settles
#include "embed.h"
#define TEXT shortList
#include "embed.h"
#define TEXT shortListWords
#include "embed.h"
#define TEXT showingProgress
#include "embed.h"
#define TEXT splitAt
#include "embed.h"
#define TEXT styledText
#include "embed.h"
#define TEXT temperature
#include "embed.h"
#define TEXT testContext
#include "embed.h"
#define TEXT textLanguage
#include "embed.h"
#define TEXT textOrder
#include "embed.h"
#define TEXT time
#include "embed.h"
#define TEXT timeOfDay
#include "embed.h"
#define TEXT timeOfDigits
#include "embed.h"
#define TEXT timeUntilNext
#include "embed.h"
#define TEXT timeZoneOf
#include "embed.h"
#define TEXT timesDecimal
#include "embed.h"
#define TEXT toPlainText
#include "embed.h"
#define TEXT toTimestamp
#include "embed.h"
#define TEXT today
#include "embed.h"
#define TEXT toggling
#include "embed.h"
#define TEXT trimmed
#include "embed.h"
#define TEXT trimming
#include "embed.h"
#define TEXT truncated
#include "embed.h"
#define TEXT undoneRow
#include "embed.h"
#define TEXT unescaped
#include "embed.h"
#define TEXT unionCase
#include "embed.h"
#define TEXT unitsSince
#include "embed.h"
#define TEXT upsert
#include "embed.h"
#define TEXT urlOrNull
#include "embed.h"
#define TEXT urlParts
#include "embed.h"
#define TEXT useModel
#include "embed.h"
#define TEXT usualLinks
#include "embed.h"
#define TEXT uuidOrNull
#include "embed.h"
#define TEXT valueOf
#include "embed.h"
#define TEXT wholeNumber
#include "embed.h"
#define TEXT wholeUnits
#include "embed.h"
#define TEXT withElements
#include "embed.h"
#define TEXT withUnit
#include "embed.h"
#define TEXT writtenDate
#include "embed.h"
#define TEXT writtenNumber
#include "embed.h"
#define TEXT zone
#include "embed.h"
#define TEXT zoneOf
#include "embed.h"
{0, 0},
};

const struct EmbeddedText *embeddedKotlinHelpers(void) { return texts; }
