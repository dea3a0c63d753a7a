#include "icushim_casemap.h"

#include <unicode/brkiter.h>
#include <unicode/bytestream.h>
#include <unicode/casemap.h>
#include <unicode/edits.h>
#include <unicode/locid.h>
#include <unicode/stringpiece.h>
#include <unicode/stringoptions.h>

#include <memory>

#include "icushim_guard.hpp"

struct icushim_title_words {
  std::unique_ptr<icu::BreakIterator> iterator;
};

namespace {

/// A sink that discards the text.
class EmptySink : public icu::ByteSink {
 public:
  void Append(const char *, int32_t) override {}
};

void map(int32_t mapping, const char *locale, uint32_t options, icu::StringPiece text, icu::ByteSink &sink,
         icu::Edits *edits, UErrorCode &code) {
  switch (mapping) {
    case icushim_case_lower: return icu::CaseMap::utf8ToLower(locale, options, text, sink, edits, code);
    case icushim_case_upper: return icu::CaseMap::utf8ToUpper(locale, options, text, sink, edits, code);
    case icushim_case_title: return icu::CaseMap::utf8ToTitle(locale, options, nullptr, text, sink, edits, code);
    case icushim_case_sentence:
      options |= U_TITLECASE_WHOLE_STRING | U_TITLECASE_NO_LOWERCASE;
      return icu::CaseMap::utf8ToTitle(locale, options, nullptr, text, sink, edits, code);
  }
  code = U_ILLEGAL_ARGUMENT_ERROR;
}

icu::StringPiece piece(const uint8_t *utf8, int64_t length, UErrorCode &code) {
  if (length < 0 || length > INT32_MAX) code = U_INDEX_OUTOFBOUNDS_ERROR;
  return icu::StringPiece(reinterpret_cast<const char *>(utf8), U_SUCCESS(code) ? static_cast<int32_t>(length) : 0);
}

}  // namespace

extern "C" {

int32_t icushim_case_changes(int32_t mapping, const char *locale, const uint8_t *utf8, int64_t length,
                             int64_t *bounds, int32_t capacity, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    icu::Edits edits;
    EmptySink sink;
    map(mapping, locale, U_OMIT_UNCHANGED_TEXT, piece(utf8, length, code), sink, &edits, code);
    if (U_FAILURE(code) || !edits.hasChanges()) return 0;
    int32_t count = 0;
    auto changes = edits.getCoarseChangesIterator();
    while (changes.next(code)) {
      if (count < capacity && bounds != nullptr) {
        bounds[2 * count] = changes.sourceIndex();
        bounds[2 * count + 1] = changes.sourceIndex() + changes.oldLength();
      }
      count++;
    }
    return count;
  });
}

int64_t icushim_map_case(int32_t mapping, const char *locale, const uint8_t *utf8, int64_t length,
                         uint8_t *destination, int64_t capacity, int32_t *status) {
  return icushim_guarded<int64_t>(status, 0, [&](UErrorCode &code) -> int64_t {
    if (capacity < 0) code = U_ILLEGAL_ARGUMENT_ERROR;
    const icu::StringPiece text = piece(utf8, length, code);
    if (U_FAILURE(code)) return 0;
    const int32_t room = capacity > INT32_MAX ? INT32_MAX : static_cast<int32_t>(capacity);
    icu::CheckedArrayByteSink sink(reinterpret_cast<char *>(destination), room);
    map(mapping, locale, 0, text, sink, nullptr, code);
    if (U_SUCCESS(code) && sink.Overflowed()) code = U_BUFFER_OVERFLOW_ERROR;
    return sink.NumberOfBytesAppended();
  });
}

icushim_title_words *icushim_title_words_open(const char *locale, int32_t *status) {
  return icushim_guarded<icushim_title_words *>(status, nullptr, [&](UErrorCode &code) -> icushim_title_words * {
    auto words = std::make_unique<icushim_title_words>();
    words->iterator.reset(icu::BreakIterator::createWordInstance(icu::Locale(locale), code));
    return U_SUCCESS(code) ? words.release() : nullptr;
  });
}

void icushim_title_words_close(icushim_title_words *words) { delete words; }

bool icushim_title_changes(icushim_title_words *words, const char *locale, const uint16_t *utf16, int64_t length,
                           int32_t *status) {
  return icushim_guarded<bool>(status, false, [&](UErrorCode &code) -> bool {
    if (length < 0 || length > INT32_MAX) {
      code = U_INDEX_OUTOFBOUNDS_ERROR;
      return false;
    }
    icu::Edits edits;
    icu::CaseMap::toTitle(locale, U_OMIT_UNCHANGED_TEXT, words->iterator.get(),
                          reinterpret_cast<const char16_t *>(utf16), static_cast<int32_t>(length), nullptr, 0, &edits,
                          code);
    // The text itself is not needed.
    if (code == U_BUFFER_OVERFLOW_ERROR) code = U_ZERO_ERROR;
    return edits.hasChanges();
  });
}

}
