#include "EmbeddedTexts.h"

#define PATH(name) ../../Templates/name.mustache

static const struct EmbeddedText texts[] = {
#define TEXT Adapter
#include "embed.h"
#define TEXT Conversions
#include "embed.h"
#define TEXT Difference
#include "embed.h"
#define TEXT Formats
#include "embed.h"
#define TEXT Gallery
#include "embed.h"
#define TEXT GalleryPhone
#include "embed.h"
#define TEXT GalleryScript
#include "embed.h"
#define TEXT GalleryStyle
#include "embed.h"
#define TEXT Presenter
#include "embed.h"
#define TEXT PresenterClass
#include "embed.h"
#define TEXT PresenterTests
#include "embed.h"
#define TEXT Samples
#include "embed.h"
#define TEXT ScreenTestSupport
#include "embed.h"
#define TEXT ServiceMock
#include "embed.h"
#define TEXT ServiceModel
#include "embed.h"
#define TEXT ServiceProtocol
#include "embed.h"
#define TEXT Struct
#include "embed.h"
#define TEXT TestSupport
#include "embed.h"
#define TEXT Tests
#include "embed.h"
#define TEXT View
#include "embed.h"
#define TEXT ViewModel
#include "embed.h"
#define TEXT ViewModelAdapter
#include "embed.h"
#define TEXT ViewModelInView
#include "embed.h"
{0, 0},
};

const struct EmbeddedText *embeddedTemplates(void) { return texts; }
