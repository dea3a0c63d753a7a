#include "icushim_locales.h"

#include <unicode/localematcher.h>
#include <unicode/uldnames.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

#include <cstring>
#include <string>
#include <vector>

#include "icushim_guard.hpp"
#include "icushim_text.hpp"

struct icushim_locale_matcher {
  icu::LocaleMatcher matcher;
};

namespace {

int32_t write_tag(const icu::Locale &locale, char *buffer, int32_t capacity, UErrorCode &code) {
  if (U_FAILURE(code)) return 0;
  icu::CheckedArrayByteSink sink(buffer, capacity);
  locale.toLanguageTag(sink, code);
  if (U_SUCCESS(code) && sink.Overflowed()) code = U_BUFFER_OVERFLOW_ERROR;
  return sink.NumberOfBytesAppended();
}

std::vector<icu::Locale> locales(const char *joined, int32_t length, UErrorCode &code) {
  std::vector<icu::Locale> result;
  const std::string text(joined == nullptr ? "" : joined, joined == nullptr ? 0 : length);
  size_t start = 0;
  while (start < text.size() && U_SUCCESS(code)) {
    size_t end = text.find(',', start);
    if (end == std::string::npos) end = text.size();
    result.push_back(icushim_locale(text.data() + start, static_cast<int32_t>(end - start), code));
    start = end + 1;
  }
  return result;
}

struct Resource {
  UResourceBundle *bundle;
  explicit Resource(UResourceBundle *opened) : bundle(opened) {}
  Resource(const Resource &) = delete;
  ~Resource() { ures_close(bundle); }
};

}  // namespace

extern "C" {

int32_t icushim_locale_tag(const char *tag, int32_t length, int32_t transform, char *buffer, int32_t capacity,
                           int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    icu::Locale locale = icushim_locale(tag, length, code);
    if (U_FAILURE(code)) return 0;
    switch (transform) {
      case icushim_locale_canonicalize: locale.canonicalize(code); break;
      case icushim_locale_maximize: locale.addLikelySubtags(code); break;
      case icushim_locale_minimize: locale.minimizeSubtags(code); break;
      default: code = U_ILLEGAL_ARGUMENT_ERROR;
    }
    return write_tag(locale, buffer, capacity, code);
  });
}

int32_t icushim_language_in_three_letters(const char *tag, int32_t length, char *buffer, int32_t capacity,
                                          int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    const icu::Locale locale = icushim_locale(tag, length, code);
    return icushim_write(icu::UnicodeString(locale.getISO3Language(), -1, US_INV), buffer, capacity, code);
  });
}

int32_t icushim_parent_locales(char *buffer, int32_t capacity, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    icu::UnicodeString rows;
    Resource data(ures_openDirect(nullptr, "supplementalData", &code));
    Resource table(ures_getByKey(data.bundle, "parentLocales", nullptr, &code));
    const int32_t parents = U_SUCCESS(code) ? ures_getSize(table.bundle) : 0;
    for (int32_t i = 0; i < parents && U_SUCCESS(code); i++) {
      Resource row(ures_getByIndex(table.bundle, i, nullptr, &code));
      if (U_FAILURE(code)) break;
      // A row is one child or an array of them. Newer data also has tables of parents that apply only to one purpose
      // (collation, segmentation); text does not inherit through those.
      const UResType type = ures_getType(row.bundle);
      if (type != URES_STRING && type != URES_ARRAY) continue;
      const char *parent = ures_getKey(row.bundle);
      if (parent == nullptr) continue;
      const int32_t children = ures_getSize(row.bundle);
      for (int32_t j = 0; j < children; j++) {
        int32_t length = 0;
        const UChar *child = ures_getStringByIndex(row.bundle, j, &length, &code);
        if (U_FAILURE(code)) break;
        rows.append(child, length).append(u' ').append(icu::UnicodeString(parent, -1, US_INV)).append(u'\n');
      }
    }
    return icushim_write(rows, buffer, capacity, code);
  });
}

int32_t icushim_locale_count(void) { return uloc_countAvailable(); }

int32_t icushim_locale_at(int32_t index, char *buffer, int32_t capacity, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    const char *name = uloc_getAvailable(index);
    if (name == nullptr) {
      code = U_INDEX_OUTOFBOUNDS_ERROR;
      return 0;
    }
    return write_tag(icu::Locale(name), buffer, capacity, code);
  });
}

int32_t icushim_locale_is_known(const char *tag, int32_t length, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    const icu::Locale locale = icushim_locale(tag, length, code);
    if (U_FAILURE(code)) return 0;
    const int32_t count = uloc_countAvailable();
    for (int32_t i = 0; i < count; i++) {
      if (std::strcmp(uloc_getAvailable(i), locale.getName()) == 0) return 1;
    }
    return 0;
  });
}

int32_t icushim_locale_is_listed(const char *tag, int32_t length) {
  char name[ULOC_FULLNAME_CAPACITY];
  if (tag == nullptr || length <= 0 || length >= ULOC_FULLNAME_CAPACITY) return 0;
  for (int32_t i = 0; i < length; i++) name[i] = tag[i] == '-' ? '_' : tag[i];
  name[length] = '\0';
  // ICU's list is sorted; in one that were not, some names would not be found.
  int32_t first = 0;
  int32_t end = uloc_countAvailable();
  while (first < end) {
    const int32_t middle = first + (end - first) / 2;
    const int order = std::strcmp(uloc_getAvailable(middle), name);
    if (order == 0) return 1;
    if (order < 0) {
      first = middle + 1;
    } else {
      end = middle;
    }
  }
  return 0;
}

int32_t icushim_locale_display_name(const char *tag, int32_t length, const char *in_tag, int32_t in_length,
                                    char *buffer, int32_t capacity, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    const icu::Locale named = icushim_locale(tag, length, code);
    const icu::Locale reader = icushim_locale(in_tag, in_length, code);
    if (U_FAILURE(code)) return 0;
    ULocaleDisplayNames *names = uldn_open(reader.getName(), ULDN_DIALECT_NAMES, &code);
    icu::UnicodeString text;
    int32_t room = 128;
    for (int attempt = 0; attempt < 2 && U_SUCCESS(code); attempt++) {
      UErrorCode trial = U_ZERO_ERROR;
      UChar *out = text.getBuffer(room);
      if (out == nullptr) {
        code = U_MEMORY_ALLOCATION_ERROR;
        break;
      }
      const int32_t needed = uldn_localeDisplayName(names, named.getName(), out, room, &trial);
      text.releaseBuffer(U_SUCCESS(trial) ? needed : 0);
      if (trial != U_BUFFER_OVERFLOW_ERROR) {
        if (U_FAILURE(trial)) code = trial;
        break;
      }
      room = needed + 1;
    }
    uldn_close(names);
    return icushim_write(text, buffer, capacity, code);
  });
}

int32_t icushim_region_display_name(const char *tag, int32_t length, const char *in_tag, int32_t in_length,
                                    char *buffer, int32_t capacity, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    const icu::Locale named = icushim_locale(tag, length, code);
    const icu::Locale reader = icushim_locale(in_tag, in_length, code);
    if (U_FAILURE(code)) return 0;
    icu::UnicodeString text;
    named.getDisplayCountry(reader, text);
    return icushim_write(text, buffer, capacity, code);
  });
}

int32_t icushim_locale_is_right_to_left(const char *tag, int32_t length, int32_t *status) {
  return icushim_guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
    const icu::Locale locale = icushim_locale(tag, length, code);
    return U_SUCCESS(code) && locale.isRightToLeft() ? 1 : 0;
  });
}

icushim_locale_matcher *icushim_locale_matcher_open(const char *available, int32_t length, int32_t *status) {
  return icushim_guarded<icushim_locale_matcher *>(
      status, nullptr, [&](UErrorCode &code) -> icushim_locale_matcher * {
        std::vector<icu::Locale> supported = locales(available, length, code);
        if (U_FAILURE(code)) return nullptr;
        icu::LocaleMatcher::Builder builder;
        builder.setSupportedLocales(supported.begin(), supported.end());
        icu::LocaleMatcher matcher = builder.build(code);
        if (U_FAILURE(code)) return nullptr;
        return new icushim_locale_matcher{std::move(matcher)};
      });
}

int32_t icushim_locale_matcher_best(const icushim_locale_matcher *matcher, const char *desired, int32_t length,
                                    int32_t *status) {
  return icushim_guarded<int32_t>(status, -1, [&](UErrorCode &code) -> int32_t {
    std::vector<icu::Locale> wanted = locales(desired, length, code);
    if (U_FAILURE(code) || wanted.empty()) return -1;
    icu::Locale::RangeIterator<std::vector<icu::Locale>::iterator> range(wanted.begin(), wanted.end());
    const icu::LocaleMatcher::Result result = matcher->matcher.getBestMatchResult(range, code);
    // The matcher always returns a locale; it is a match only if it belongs to one of the desired tags.
    return U_SUCCESS(code) && result.getDesiredIndex() >= 0 ? result.getSupportedIndex() : -1;
  });
}

void icushim_locale_matcher_close(icushim_locale_matcher *matcher) { delete matcher; }

}
