#include "EmbeddedTexts.h"

#define PATH(name) ../KotlinSupport/name.kt

static const struct EmbeddedText texts[] = {
#define TEXT DateStyle
#include "embed.h"
#define TEXT DisplayContext
#include "embed.h"
#define TEXT DurationUnit
#include "embed.h"
#define TEXT LanguageSubtags
#include "embed.h"
#define TEXT NumberSign
#include "embed.h"
#define TEXT PluralOperands
#include "embed.h"
#define TEXT ShownUrl
#include "embed.h"
#define TEXT TemperatureUnit
#include "embed.h"
#define TEXT TimeStyle
#include "embed.h"
#define TEXT UnitSystem
#include "embed.h"
#define TEXT airPressure
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
#define TEXT decimalUnit
#include "embed.h"
#define TEXT decoded
#include "embed.h"
#define TEXT duration
#include "embed.h"
#define TEXT durationOrNull
#include "embed.h"
#define TEXT exactNumber
#include "embed.h"
#define TEXT exactly
#include "embed.h"
#define TEXT folded
#include "embed.h"
#define TEXT generalSpeed
#include "embed.h"
#define TEXT icuTimeZone
#include "embed.h"
#define TEXT initials
#include "embed.h"
#define TEXT instantOf
#include "embed.h"
#define TEXT interval
#include "embed.h"
#define TEXT isGrouped
#include "embed.h"
#define TEXT isLetterOrDigit
#include "embed.h"
#define TEXT isSpace
#include "embed.h"
#define TEXT keptFormat
#include "embed.h"
#define TEXT languageName
#include "embed.h"
#define TEXT longDateTimeFormat
#include "embed.h"
#define TEXT masked
#include "embed.h"
#define TEXT number
#include "embed.h"
#define TEXT ordinal
#include "embed.h"
#define TEXT percent
#include "embed.h"
#define TEXT price
#include "embed.h"
#define TEXT proportion
#include "embed.h"
#define TEXT rainfallDepth
#include "embed.h"
#define TEXT regionFlag
#include "embed.h"
#define TEXT regionName
#include "embed.h"
#define TEXT relativeDay
#include "embed.h"
#define TEXT roadLength
#include "embed.h"
#define TEXT saturatingSumOf
#include "embed.h"
#define TEXT sentenceCased
#include "embed.h"
#define TEXT temperature
#include "embed.h"
#define TEXT testContext
#include "embed.h"
#define TEXT textLanguage
#include "embed.h"
#define TEXT time
#include "embed.h"
#define TEXT timeOfDay
#include "embed.h"
#define TEXT timeOfDigits
#include "embed.h"
#define TEXT toPlainText
#include "embed.h"
#define TEXT today
#include "embed.h"
#define TEXT truncated
#include "embed.h"
#define TEXT unescaped
#include "embed.h"
#define TEXT wholeUnits
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
