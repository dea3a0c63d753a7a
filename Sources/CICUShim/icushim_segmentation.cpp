#include "icushim_segmentation.h"

#include <unicode/ubrk.h>
#include <unicode/utext.h>

#include <memory>

#include "icushim_guard.hpp"

struct icushim_breaks {
  UBreakIterator *iterator = nullptr;
  UText text = UTEXT_INITIALIZER;  // kept, so that its buffers are allocated once

  ~icushim_breaks() {
    if (iterator) ubrk_close(iterator);
    utext_close(&text);
  }
};

extern "C" {

icushim_breaks *icushim_breaks_open(int32_t kind, const char *locale, int32_t *status) {
  return icushim_guarded<icushim_breaks *>(status, nullptr, [&](UErrorCode &code) -> icushim_breaks * {
    auto breaks = std::make_unique<icushim_breaks>();
    UBreakIteratorType type = kind == icushim_breaks_words ? UBRK_WORD : UBRK_CHARACTER;
    breaks->iterator = ubrk_open(type, locale, nullptr, 0, &code);
    return U_SUCCESS(code) ? breaks.release() : nullptr;
  });
}

void icushim_breaks_close(icushim_breaks *breaks) { delete breaks; }

void icushim_breaks_set_text(icushim_breaks *breaks, const uint8_t *utf8, int64_t length, int32_t *status) {
  icushim_guarded<bool>(status, false, [&](UErrorCode &code) -> bool {
    if (length < 0 || length > INT32_MAX) {
      code = U_INDEX_OUTOFBOUNDS_ERROR;
      return false;
    }
    utext_openUTF8(&breaks->text, reinterpret_cast<const char *>(utf8), length, &code);
    ubrk_setUText(breaks->iterator, &breaks->text, &code);
    return true;
  });
}

int64_t icushim_breaks_next(icushim_breaks *breaks) {
  int32_t boundary = ubrk_next(breaks->iterator);
  return boundary == UBRK_DONE ? -1 : boundary;
}

bool icushim_breaks_is_word(icushim_breaks *breaks) {
  return ubrk_getRuleStatus(breaks->iterator) >= UBRK_WORD_NONE_LIMIT;
}

}
