#include "icushim_segmentation.h"

#include <unicode/ubrk.h>
#include <unicode/ucptrie.h>
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

int32_t icushim_breaks_compiled_rules(icushim_breaks *breaks, uint8_t *destination, int32_t capacity,
                                      int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    return ubrk_getBinaryRules(breaks->iterator, destination, capacity, &code);
  });
}

icushim_trie *icushim_trie_open(const uint8_t *bytes, int32_t length, int32_t *status) {
  return icushim_guarded<icushim_trie *>(status, nullptr, [&](UErrorCode &code) -> icushim_trie * {
    return reinterpret_cast<icushim_trie *>(
        ucptrie_openFromBinary(UCPTRIE_TYPE_ANY, UCPTRIE_VALUE_BITS_ANY, bytes, length, nullptr, &code));
  });
}

void icushim_trie_close(icushim_trie *trie) { ucptrie_close(reinterpret_cast<UCPTrie *>(trie)); }

int32_t icushim_trie_range(const icushim_trie *trie, int32_t start, uint32_t *value) {
  return ucptrie_getRange(reinterpret_cast<const UCPTrie *>(trie), start, UCPMAP_RANGE_NORMAL, 0, nullptr, nullptr,
                          value);
}

}
