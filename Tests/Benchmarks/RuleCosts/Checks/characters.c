#include "checks.h"
#include "utf8.h"

// Texts in many scripts, by the bytes of their UTF-8, as a program would check for what its own texts have.

/// Without the characters that change the direction of others.
static int no_bidi_controls(const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length;) {
    uint32_t point = next_point(text, &i);
    if (point == 0x61C || (point - 0x200E < 2) || point - 0x202A < 5 || point - 0x2066 < 4) return 0;
  }
  return 1;
}

/// Without characters of the private-use areas.
static int no_private_use(const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length;) {
    uint32_t point = next_point(text, &i);
    if (point - 0xE000 < 0x1900 || point >= 0xF0000) return 0;
  }
  return 1;
}

/// At most two combining marks of the common block on each character.
static int max_marks(const uint8_t *text, size_t length) {
  unsigned marks = 0;
  for (size_t i = 0; i < length;) {
    marks = next_point(text, &i) - 0x300 < 0x70 ? marks + 1 : 0;
    if (marks > 2) return 0;
  }
  return 1;
}

/// Digits of one script: of ASCII or of Arabic.
static int no_mixed_digits(const uint8_t *text, size_t length) {
  unsigned kinds = 0;
  for (size_t i = 0; i < length;) {
    uint32_t point = next_point(text, &i);
    kinds |= (point - '0' < 10) | (point - 0x660 < 10) << 1 | (point - 0x6F0 < 10) << 2;
  }
  return (kinds & (kinds - 1)) == 0;
}

/// Han and Kana.
static int single_script(const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length;) {
    uint32_t point = next_point(text, &i);
    if (point - 0x3041 > 0xBE && point - 0x4E00 > 0x51FF) return 0;
  }
  return 1;
}

/// Letters of Arabic and of Latin, and what is of no script.
static int scripts(const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length;) {
    uint32_t point = next_point(text, &i);
    if (point >= 0x250 && point - 0x600 > 0xFF) return 0;
  }
  return 1;
}

/// In NFC, as all text below the first combining mark is.
static int normalized(const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (text[i] >= 0xCC) return 0;
  return 1;
}

/// Without emoji, as ASCII is.
static int no_emoji(const uint8_t *text, size_t length) {
  unsigned high = 0;
  for (size_t i = 0; i < length; i++) high |= text[i];
  return high < 0x80;
}

const struct entry character_checks[] = {
    {"noBidiControls", "true", no_bidi_controls},
    {"noPrivateUse", "true", no_private_use},
    {"maxCombiningMarks", "{\"max\":2}", max_marks},
    {"noMixedDigits", "true", no_mixed_digits},
    {"singleScript", "true", single_script},
    {"scripts", "{\"allowed\":[\"Arab\",\"Latin\"]}", scripts},
    {"normalized", "true", normalized},
    {"emoji", "{\"use\":\"forbid\"}", no_emoji},
    {0, 0, 0},
};
