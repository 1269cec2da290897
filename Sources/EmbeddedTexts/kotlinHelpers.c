#include "EmbeddedTexts.h"

#define PATH(name) ../KotlinSupport/name.kt

static const struct EmbeddedText texts[] = {
#define TEXT BooleanSerializer
#include "embed.h"
#define TEXT ClosedSerializer
#include "embed.h"
#define TEXT ConditionalSerializer
#include "embed.h"
#define TEXT DecimalSerializer
#include "embed.h"
#define TEXT DecimalTextSerializer
#include "embed.h"
#define TEXT DisplayContext
#include "embed.h"
#define TEXT DurationTextSerializer
#include "embed.h"
#define TEXT FractionalUnixMillisecondsSerializer
#include "embed.h"
#define TEXT FractionalUnixSecondsSerializer
#include "embed.h"
#define TEXT InstantSerializer
#include "embed.h"
#define TEXT IntegerSerializer
#include "embed.h"
#define TEXT KeptMembersSerializer
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
#define TEXT LocalDateSerializer
#include "embed.h"
#define TEXT LocalDateTimeSerializer
#include "embed.h"
#define TEXT LossyList
#include "embed.h"
#define TEXT LossyListSerializer
#include "embed.h"
#define TEXT NumberSerializer
#include "embed.h"
#define TEXT RawValueSerializer
#include "embed.h"
#define TEXT TextSerializer
#include "embed.h"
#define TEXT TupleSerializer
#include "embed.h"
#define TEXT UnionSerializer
#include "embed.h"
#define TEXT UnixMillisecondsSerializer
#include "embed.h"
#define TEXT UnixSecondsSerializer
#include "embed.h"
#define TEXT UnixTimeSerializer
#include "embed.h"
#define TEXT UuidSerializer
#include "embed.h"
#define TEXT asJson
#include "embed.h"
#define TEXT attempt
#include "embed.h"
#define TEXT compact
#include "embed.h"
#define TEXT dayOrNull
#include "embed.h"
#define TEXT decimalOrNull
#include "embed.h"
#define TEXT decoded
#include "embed.h"
#define TEXT durationOrNull
#include "embed.h"
#define TEXT durationText
#include "embed.h"
#define TEXT elements
#include "embed.h"
#define TEXT folded
#include "embed.h"
#define TEXT instantOrNull
#include "embed.h"
#define TEXT isInFourDigitYear
#include "embed.h"
#define TEXT jsonNumeral
#include "embed.h"
#define TEXT localDateTimeOrNull
#include "embed.h"
#define TEXT members
#include "embed.h"
#define TEXT number
#include "embed.h"
#define TEXT pluralCategory
#include "embed.h"
#define TEXT saturatingSumOf
#include "embed.h"
#define TEXT testContext
#include "embed.h"
#define TEXT toTimestamp
#include "embed.h"
#define TEXT unionCase
#include "embed.h"
#define TEXT uuidOrNull
#include "embed.h"
{0, 0},
};

const struct EmbeddedText *embeddedKotlinHelpers(void) { return texts; }
