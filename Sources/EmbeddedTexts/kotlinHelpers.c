#include "EmbeddedTexts.h"

#define PATH(name) ../KotlinSupport/name.kt

static const struct EmbeddedText texts[] = {
#define TEXT Calls
#include "embed.h"
#define TEXT DisplayContext
#include "embed.h"
#define TEXT ScreenEdit
#include "embed.h"
#define TEXT ScreenEnding
#include "embed.h"
#define TEXT ScreenList
#include "embed.h"
#define TEXT ScreenPart
#include "embed.h"
#define TEXT ScreenPhase
#include "embed.h"
#define TEXT ScreenStore
#include "embed.h"
#define TEXT ScreenTimeline
#include "embed.h"
#define TEXT awaitCall
#include "embed.h"
#define TEXT characters
#include "embed.h"
#define TEXT compact
#include "embed.h"
#define TEXT composed
#include "embed.h"
#define TEXT decimalDigits
#include "embed.h"
#define TEXT decoded
#include "embed.h"
#define TEXT dividedBy
#include "embed.h"
#define TEXT elementAtPosition
#include "embed.h"
#define TEXT folded
#include "embed.h"
#define TEXT isCancellation
#include "embed.h"
#define TEXT isSpace
#include "embed.h"
#define TEXT number
#include "embed.h"
#define TEXT perform
#include "embed.h"
#define TEXT performAndUse
#include "embed.h"
#define TEXT performOn
#include "embed.h"
#define TEXT performOnAndUse
#include "embed.h"
#define TEXT pluralCategory
#include "embed.h"
#define TEXT plusDuration
#include "embed.h"
#define TEXT quotient
#include "embed.h"
#define TEXT remainder
#include "embed.h"
#define TEXT runAction
#include "embed.h"
#define TEXT saturatingMinus
#include "embed.h"
#define TEXT saturatingPlus
#include "embed.h"
#define TEXT saturatingSumOf
#include "embed.h"
#define TEXT saturatingTimes
#include "embed.h"
#define TEXT secondsSince
#include "embed.h"
#define TEXT testContext
#include "embed.h"
#define TEXT textOrder
#include "embed.h"
#define TEXT today
#include "embed.h"
#define TEXT truncated
#include "embed.h"
#define TEXT valueOf
#include "embed.h"
{0, 0},
};

const struct EmbeddedText *embeddedKotlinHelpers(void) { return texts; }
