#include "checks.h"

#include <stdlib.h>
#include <unicode/ucal.h>
#include <unicode/uenum.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

// Codes in lists that ICU has: sets of words of up to eight bytes, filled on first use, and one of the names of time
// zones.

/// Codes in lowercase as words, in a table whose size is a power of two; 0 for none.
struct code_set {
  uint64_t *words;
  size_t mask;
};
static struct code_set languages, scripts, regions, variants, subdivisions;

static size_t slot_of(uint64_t word) { return (size_t)((word * 0x9E3779B97F4A7C15) >> 40); }

static void insert(struct code_set *set, uint64_t word) {
  size_t slot = slot_of(word) & set->mask;
  while (set->words[slot] && set->words[slot] != word) slot = (slot + 1) & set->mask;
  set->words[slot] = word;
}

static int has(const struct code_set *set, uint64_t word) {
  for (size_t slot = slot_of(word) & set->mask; set->words[slot]; slot = (slot + 1) & set->mask)
    if (set->words[slot] == word) return 1;
  return 0;
}

/// The letters, of any case, and digits of a code; 0 for others or more than eight.
static uint64_t word_of(const uint8_t *text, size_t length) {
  uint64_t word = 0;
  if (length > 8) return 0;
  for (size_t i = 0; i < length; i++) {
    if (!is_letter(text[i]) && !is_digit(text[i])) return 0;
    word = word << 8 | (text[i] | 0x20);
  }
  return word;
}

/// A row is a code, or several whose last characters are from one to another: "aaa~c".
static void insert_row(struct code_set *set, const UChar *row, int32_t length) {
  uint8_t code[16];
  if (length > 15) return;
  for (int32_t i = 0; i < length; i++) code[i] = (uint8_t)row[i];
  if (length > 2 && code[length - 2] == '~') {
    for (uint8_t last = code[length - 3], end = code[length - 1]; last <= end; last++) {
      code[length - 3] = last;
      insert(set, word_of(code, (size_t)length - 2));
    }
  } else {
    insert(set, word_of(code, (size_t)length));
  }
}

static void fill(struct code_set *set, const char *kind, int only_regular) {
  UErrorCode status = U_ZERO_ERROR;
  if (set->words) return;
  set->mask = 32767;
  set->words = calloc(set->mask + 1, sizeof *set->words);
  UResourceBundle *data = ures_openDirect(0, "supplementalData", &status);
  UResourceBundle *validity = ures_getByKey(data, "idValidity", 0, &status);
  UResourceBundle *rows = ures_getByKey(validity, kind, 0, &status);
  while (U_SUCCESS(status) && ures_hasNext(rows)) {
    UResourceBundle *group = ures_getNextResource(rows, 0, &status);
    if (!only_regular || !strcmp(ures_getKey(group), "regular")) {
      int32_t count = ures_getSize(group), length;
      for (int32_t i = 0; i < count && U_SUCCESS(status); i++) {
        const UChar *row = ures_getStringByIndex(group, i, &length, &status);
        insert_row(set, row, length);
      }
    }
    ures_close(group);
  }
  ures_close(rows);
  ures_close(validity);
  ures_close(data);
}

static int language(const uint8_t *text, size_t length) {
  if (!languages.words) fill(&languages, "language", 0);
  for (size_t i = 0; i < length; i++)
    if ((uint8_t)(text[i] - 'a') > 25) return 0;
  return (length == 2 || length == 3) && has(&languages, word_of(text, length));
}

static int script(const uint8_t *text, size_t length) {
  if (!scripts.words) fill(&scripts, "script", 0);
  return length == 4 && is_upper(text[0]) && (uint8_t)(text[1] - 'a') < 26 && (uint8_t)(text[2] - 'a') < 26 &&
         (uint8_t)(text[3] - 'a') < 26 && has(&scripts, word_of(text, 4));
}

static int subdivision(const uint8_t *text, size_t length) {
  if (!subdivisions.words) fill(&subdivisions, "subdivision", 1);
  if (length < 4 || length > 6 || !are_upper(text, 2) || text[2] != '-' || !are_characters(text + 3, length - 3))
    return 0;
  uint64_t word = word_of(text, 2) << 8 * (length - 3) | word_of(text + 3, length - 3);
  return has(&subdivisions, word);
}

static const char *zones[4096];

static unsigned zone_hash(const uint8_t *name, size_t length) {
  uint32_t hash = 2166136261;
  for (size_t i = 0; i < length; i++) hash = (hash ^ name[i]) * 16777619;
  return (hash ^ hash >> 15) & 4095;
}

static void fill_zones(void) {
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *names = ucal_openTimeZones(&status);
  const char *name;
  int32_t length;
  while (U_SUCCESS(status) && (name = uenum_next(names, &length, &status))) {
    unsigned slot = zone_hash((const uint8_t *)name, (size_t)length);
    while (zones[slot]) slot = (slot + 1) & 4095;
    zones[slot] = strdup(name);
  }
  uenum_close(names);
}

static int time_zone(const uint8_t *text, size_t length) {
  static int is_filled;
  if (!is_filled) {
    fill_zones();
    is_filled = 1;
  }
  for (unsigned slot = zone_hash(text, length); zones[slot]; slot = (slot + 1) & 4095)
    if (strlen(zones[slot]) == length && !memcmp(zones[slot], text, length)) return 1;
  return 0;
}

/// Tags without a grammar: RFC 5646, irregular and regular.
static const char *const irregular[] = {
    "en-gb-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux", "i-mingo", "i-navajo",
    "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-be-fr", "sgn-be-nl", "sgn-ch-de", "art-lojban", "cel-gaulish", "no-bok",
    "no-nyn", "zh-guoyu", "zh-hakka", "zh-min", "zh-min-nan", "zh-xiang",
};
enum { regular_start = 17 };

static int is_irregular(const uint8_t *text, size_t length, int is_known) {
  if (length > 11) return 0;
  size_t count = is_known ? sizeof irregular / sizeof *irregular : regular_start;
  for (size_t i = 0; i < count; i++) {
    size_t at = 0;
    while (at < length && (text[at] == '-' ? '-' : text[at] | 0x20) == irregular[i][at]) at++;
    if (at == length && !irregular[i][at]) return 1;
  }
  return 0;
}

static int are_letters(const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (!is_letter(text[i])) return 0;
  return 1;
}

static int is_tag(const uint8_t *text, size_t length, int is_known) {
  // language, extended language, script, region, variants, extensions, private use.
  enum { at_language, at_extended, at_script, at_region, at_variant, at_extension, at_private } place = at_language;
  uint64_t seen_variants[16], singletons = 0;
  unsigned extended = 0, variant_count = 0, needed = 0, is_long = 0;
  for (size_t start = 0; start <= length;) {
    const uint8_t *dash = memchr(text + start, '-', length - start);
    size_t end = dash ? (size_t)(dash - text) : length, count = end - start;
    const uint8_t *tag = text + start;
    uint64_t word = word_of(tag, count);
    if (!count || !word) return 0;
    start = end + 1;
    int is_alphabetic = are_letters(tag, count);
    if (place == at_private || (count == 1 && (tag[0] | 0x20) == 'x')) {
      if (place != at_private && needed) return 0;
      needed = place != at_private;
      place = at_private;
    } else if (place == at_extension && count > 1) {
      needed = 0;
    } else if (place == at_language) {
      if (!is_alphabetic || count < 2 || (is_known && !has(&languages, word))) return 0;
      is_long = count > 3;
      place = at_extended;
    } else if (place == at_extended && is_alphabetic && count == 3 && !is_long && extended < 3) {
      if (is_known && !has(&languages, word)) return 0;
      extended++;
    } else if (place < at_script && is_alphabetic && count == 4) {
      if (is_known && !has(&scripts, word)) return 0;
      place = at_script;
    } else if (place < at_region && ((is_alphabetic && count == 2) || (count == 3 && are_digits(tag, 3)))) {
      if (is_known && !has(&regions, word)) return 0;
      place = at_region;
    } else if (place < at_extension && (count > 4 || (count == 4 && is_digit(tag[0])))) {
      if (is_known) {
        if (!has(&variants, word) || variant_count == 16) return 0;
        for (unsigned i = 0; i < variant_count; i++)
          if (seen_variants[i] == word) return 0;
        seen_variants[variant_count++] = word;
      }
      place = at_variant;
    } else if (count == 1) {
      uint64_t bit = 1UL << (tag[0] & 63);
      if (is_letter(tag[0])) bit = 1UL << (tag[0] & 31);
      if (needed || (is_known && singletons & bit)) return 0;
      singletons |= bit;
      needed = 1;
      place = at_extension;
    } else {
      return 0;
    }
  }
  return !needed;
}

static int language_tag(const uint8_t *text, size_t length) {
  return is_irregular(text, length, 0) || is_tag(text, length, 0);
}

static int known_tag(const uint8_t *text, size_t length) {
  if (!regions.words) {
    fill(&languages, "language", 0);
    fill(&scripts, "script", 0);
    fill(&regions, "region", 0);
    fill(&variants, "variant", 0);
  }
  return is_irregular(text, length, 1) || is_tag(text, length, 1);
}

const struct entry listed_checks[] = {
    {"language", "true", language},
    {"scriptCode", "true", script},
    {"subdivision", "true", subdivision},
    {"timeZone", "true", time_zone},
    {"languageTag", "true", language_tag},
    {"languageTag", "{\"known\":true}", known_tag},
    {0, 0, 0},
};
