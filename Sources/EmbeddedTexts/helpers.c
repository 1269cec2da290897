#include "EmbeddedTexts.h"

#define PATH(name) ../ViewModelSupport/name.swift

static const struct EmbeddedText texts[] = {
#define TEXT AdditionalElements
#include "embed.h"
#define TEXT AdditionalMembers
#include "embed.h"
#define TEXT AirPressureText
#include "embed.h"
#define TEXT ArithmeticMean
#include "embed.h"
#define TEXT Attempt
#include "embed.h"
#define TEXT BytesText
#include "embed.h"
#define TEXT CalendarUnits
#include "embed.h"
#define TEXT Cancellation
#include "embed.h"
#define TEXT ClampedArithmetic
#include "embed.h"
#define TEXT ClampedSum
#include "embed.h"
#define TEXT Clamping
#include "embed.h"
#define TEXT ClockInterval
#include "embed.h"
#define TEXT ClockText
#include "embed.h"
#define TEXT CodeNames
#include "embed.h"
#define TEXT CurrencyCode
#include "embed.h"
#define TEXT CurrencyMinorUnit
#include "embed.h"
#define TEXT CurrentDay
#include "embed.h"
#define TEXT CurrentPeriod
#include "embed.h"
#define TEXT CurrentTime
#include "embed.h"
#define TEXT DatePart
#include "embed.h"
#define TEXT DateText
#include "embed.h"
#define TEXT DayComparison
#include "embed.h"
#define TEXT DayNumber
#include "embed.h"
#define TEXT DayOffset
#include "embed.h"
#define TEXT DayTimeZone
#include "embed.h"
#define TEXT DecimalArithmetic
#include "embed.h"
#define TEXT DecimalText
#include "embed.h"
#define TEXT DisplayContext
#include "embed.h"
#define TEXT DisplayFunctions
#include "embed.h"
#define TEXT Division
#include "embed.h"
#define TEXT ElementPosition
#include "embed.h"
#define TEXT ElementToggling
#include "embed.h"
#define TEXT EndTrimming
#include "embed.h"
#define TEXT FilledText
#include "embed.h"
#define TEXT FiniteMath
#include "embed.h"
#define TEXT FiniteNumber
#include "embed.h"
#define TEXT FullestObject
#include "embed.h"
#define TEXT GeneralSpeedText
#include "embed.h"
#define TEXT GregorianDay
#include "embed.h"
#define TEXT GregorianTwin
#include "embed.h"
#define TEXT HTMLEntities
#include "embed.h"
#define TEXT HTMLLines
#include "embed.h"
#define TEXT HTMLScanner
#include "embed.h"
#define TEXT HTMLText
#include "embed.h"
#define TEXT HTMLTraits
#include "embed.h"
#define TEXT ISO8601Duration
#include "embed.h"
#define TEXT Indirect
#include "embed.h"
#define TEXT Initials
#include "embed.h"
#define TEXT JSONValue
#include "embed.h"
#define TEXT KeptRows
#include "embed.h"
#define TEXT KnownCodes
#include "embed.h"
#define TEXT LanguageMatch
#include "embed.h"
#define TEXT LocalDateTime
#include "embed.h"
#define TEXT LocalInstant
#include "embed.h"
#define TEXT LocalTimeZone
#include "embed.h"
#define TEXT LocaleLanguage
#include "embed.h"
#define TEXT LocalizedOrder
#include "embed.h"
#define TEXT LossyArray
#include "embed.h"
#define TEXT MarkdownMarks
#include "embed.h"
#define TEXT MarkdownReader
#include "embed.h"
#define TEXT MarkdownTarget
#include "embed.h"
#define TEXT MarkdownText
#include "embed.h"
#define TEXT Masking
#include "embed.h"
#define TEXT NextChange
#include "embed.h"
#define TEXT ObjectMembers
#include "embed.h"
#define TEXT OffsetInstant
#include "embed.h"
#define TEXT OffsetTimeZone
#include "embed.h"
#define TEXT OrdinalText
#include "embed.h"
#define TEXT Padding
#include "embed.h"
#define TEXT PathPart
#include "embed.h"
#define TEXT PatternReader
#include "embed.h"
#define TEXT PatternSearch
#include "embed.h"
#define TEXT PercentEncoding
#include "embed.h"
#define TEXT PlainText
#include "embed.h"
#define TEXT PluralOperands
#include "embed.h"
#define TEXT PriceText
#include "embed.h"
#define TEXT Proportion
#include "embed.h"
#define TEXT RFC3339
#include "embed.h"
#define TEXT RainfallDepthText
#include "embed.h"
#define TEXT RefusedElements
#include "embed.h"
#define TEXT RefusedMembers
#include "embed.h"
#define TEXT RegionFlag
#include "embed.h"
#define TEXT RelativeChange
#include "embed.h"
#define TEXT RelativeDate
#include "embed.h"
#define TEXT RelativeDay
#include "embed.h"
#define TEXT RelativeDistance
#include "embed.h"
#define TEXT Remainder
#include "embed.h"
#define TEXT RoadLengthText
#include "embed.h"
#define TEXT Rounding
#include "embed.h"
#define TEXT Runs
#include "embed.h"
#define TEXT ScreenActions
#include "embed.h"
#define TEXT ScreenEdit
#include "embed.h"
#define TEXT ScreenHolding
#include "embed.h"
#define TEXT ScreenList
#include "embed.h"
#define TEXT ScreenOptional
#include "embed.h"
#define TEXT ScreenPages
#include "embed.h"
#define TEXT ScreenParts
#include "embed.h"
#define TEXT ScreenPlace
#include "embed.h"
#define TEXT ScreenProgress
#include "embed.h"
#define TEXT ScreenRemoval
#include "embed.h"
#define TEXT ScreenResting
#include "embed.h"
#define TEXT ScreenSettling
#include "embed.h"
#define TEXT ScreenSource
#include "embed.h"
#define TEXT ScreenStore
#include "embed.h"
#define TEXT ScreenThrottling
#include "embed.h"
#define TEXT ScreenTimeline
#include "embed.h"
#define TEXT ScreenUpdates
#include "embed.h"
#define TEXT SearchPattern
#include "embed.h"
#define TEXT SentenceCase
#include "embed.h"
#define TEXT ShownDigits
#include "embed.h"
#define TEXT SignlessZero
#include "embed.h"
#define TEXT StackSpace
#include "embed.h"
#define TEXT StyledAttributes
#include "embed.h"
#define TEXT StyledDate
#include "embed.h"
#define TEXT StyledNotation
#include "embed.h"
#define TEXT StyledRuns
#include "embed.h"
#define TEXT StyledText
#include "embed.h"
#define TEXT StyledWording
#include "embed.h"
#define TEXT TemperatureText
#include "embed.h"
#define TEXT TextEnds
#include "embed.h"
#define TEXT TextGroups
#include "embed.h"
#define TEXT TextUnlessEmpty
#include "embed.h"
#define TEXT TextWithUnit
#include "embed.h"
#define TEXT TimeOfDay
#include "embed.h"
#define TEXT TrailingElements
#include "embed.h"
#define TEXT TranslatedLanguageName
#include "embed.h"
#define TEXT Truncation
#include "embed.h"
#define TEXT URLParts
#include "embed.h"
#define TEXT URLText
#include "embed.h"
#define TEXT UniqueElements
#include "embed.h"
#define TEXT UnitSystem
#include "embed.h"
#define TEXT UnitsText
#include "embed.h"
#define TEXT UnixTime
#include "embed.h"
#define TEXT VersionOrder
#include "embed.h"
{0, 0},
};

const struct EmbeddedText *embeddedHelpers(void) { return texts; }
