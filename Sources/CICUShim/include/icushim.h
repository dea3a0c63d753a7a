#pragma once
// C over libicu: opaque handles, fixed-width types, pointer and length. No ICU header is included here,
// since Foundation's own ICU would clash with it in one compilation.
//
// Conventions of every function:
// - The last parameter, `status`, is always written: 0 success, negative a warning, positive a failure.
// - Lengths and offsets count code units of the pointer's type; text may contain NUL and is not terminated.
// - No function throws, keeps a pointer argument, or caches, unless its comment says so.

#include "icushim_status.h"

#include "icushim_casemap.h"
#include "icushim_casing.h"
#include "icushim_codes.h"
#include "icushim_collation.h"
#include "icushim_conversion.h"
#include "icushim_idna.h"
#include "icushim_normalization.h"
#include "icushim_properties.h"
#include "icushim_regex.h"
#include "icushim_scripts.h"
#include "icushim_security.h"
#include "icushim_segmentation.h"
#include "icushim_text.h"

#include "icushim_date_skeletons.h"
#include "icushim_dates.h"
#include "icushim_formatting.h"
#include "icushim_locales.h"
#include "icushim_number_formats.h"
#include "icushim_numbers.h"
#include "icushim_plurals.h"
#include "icushim_timezones.h"
