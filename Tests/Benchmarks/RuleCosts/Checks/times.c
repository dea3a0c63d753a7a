#include "checks.h"
#include "utf8.h"

// Days and instants beside a given one, and times of day as a locale writes them.

/// A day of a text, and the seconds of UTC since 1970 of an instant; `is_instant` is 0 for a day alone.
struct moment {
  int64_t year, month, day, seconds;
  int is_instant;
};

static int64_t days_since_1970(int64_t year, int64_t month, int64_t day) {
  year -= month <= 2;
  int64_t era = year / 400, of_era = year - era * 400;
  return era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 +
         day - 1 - 719468;
}

/// ISO 8601 for a day, RFC 3339 for an instant.
static int read_moment(const uint8_t *text, size_t length, struct moment *moment) {
  if (length < 10 || !are_digits(text, 4) || text[4] != '-' || !are_digits(text + 5, 2) || text[7] != '-' ||
      !are_digits(text + 8, 2))
    return 0;
  moment->year = (int64_t)number_at(text, 4);
  moment->month = (int64_t)number_at(text + 5, 2);
  moment->day = (int64_t)number_at(text + 8, 2);
  moment->is_instant = length > 10;
  if (!is_calendar_day(number_at(text, 4), number_at(text + 5, 2), number_at(text + 8, 2))) return 0;
  if (length == 10) return 1;
  if (length < 20 || (text[10] | 0x20) != 't' || !are_digits(text + 11, 2) || text[13] != ':' ||
      !are_digits(text + 14, 2) || text[16] != ':' || !are_digits(text + 17, 2))
    return 0;
  int64_t hour = (int64_t)number_at(text + 11, 2), minute = (int64_t)number_at(text + 14, 2);
  int64_t second = (int64_t)number_at(text + 17, 2), offset = 0;
  size_t at = 19;
  if (hour > 23 || minute > 59 || second > 60) return 0;
  if (text[at] == '.') {
    size_t start = ++at;
    while (at < length && is_digit(text[at])) at++;
    if (at == start) return 0;
  }
  if (at + 1 == length && (text[at] | 0x20) == 'z') {
    offset = 0;
  } else if (at + 6 == length && (text[at] == '+' || text[at] == '-') && are_digits(text + at + 1, 2) &&
             text[at + 3] == ':' && are_digits(text + at + 4, 2) && number_at(text + at + 1, 2) < 24 &&
             number_at(text + at + 4, 2) < 60) {
    offset = (int64_t)(number_at(text + at + 1, 2) * 60 + number_at(text + at + 4, 2)) * (text[at] == '-' ? -60 : 60);
  } else {
    return 0;
  }
  moment->seconds =
      days_since_1970(moment->year, moment->month, moment->day) * 86400 + hour * 3600 + minute * 60 + second - offset;
  // A leap second ends a day of UTC.
  return second < 60 || moment->seconds % 86400 == 0;
}

/// 31 January 2026, 12:00 UTC.
enum { now = 1769860800 };

static int past(const uint8_t *text, size_t length) {
  struct moment moment;
  if (!read_moment(text, length, &moment)) return 0;
  if (moment.is_instant) return moment.seconds < now;
  return days_since_1970(moment.year, moment.month, moment.day) < now / 86400;
}

/// In Riyadh, three hours east of Greenwich.
static int future(const uint8_t *text, size_t length) {
  struct moment moment;
  if (!read_moment(text, length, &moment)) return 0;
  if (moment.is_instant) return moment.seconds > now;
  return days_since_1970(moment.year, moment.month, moment.day) > (now + 3 * 3600) / 86400;
}

/// The order of the day of a text and 31 January 2026.
static int is_on_side(const uint8_t *text, size_t length, int sign) {
  struct moment moment;
  if (!read_moment(text, length, &moment)) return 0;
  int order = memcmp(text, "2026-01-31", 10);
  return sign < 0 ? order < 0 : order > 0;
}

static int before(const uint8_t *text, size_t length) { return is_on_side(text, length, -1); }

static int after(const uint8_t *text, size_t length) { return is_on_side(text, length, 1); }

static int date_time(const uint8_t *text, size_t length) {
  struct moment moment;
  return read_moment(text, length, &moment) && moment.is_instant;
}

static int age_on_2026_01_31(const struct moment *moment) {
  int64_t age = 2026 - moment->year;
  // The birthday of this year is still to come behind January.
  return (int)(moment->month > 1 ? age - 1 : age);
}

static int adult(const uint8_t *text, size_t length) {
  struct moment moment;
  if (!read_moment(text, length, &moment)) return 0;
  int age = age_on_2026_01_31(&moment);
  return age >= 18 && age <= 120;
}

// MARK: Times of locales

/// A number of one or two digits of ASCII, or of another zero; moves behind it. -1 if there is none.
static int digits_at(const uint8_t *text, size_t length, size_t *at, uint32_t zero) {
  int number = -1;
  for (int count = 0; count < 2 && *at < length; count++) {
    size_t next = *at;
    uint32_t point = next_point(text, &next) - zero;
    if (point > 9) break;
    number = (number < 0 ? 0 : number * 10) + (int)point;
    *at = next;
  }
  return number;
}

static int skips(const uint8_t *text, size_t length, size_t *at, const char *word) {
  size_t count = strlen(word);
  if (length - *at < count || memcmp(text + *at, word, count)) return 0;
  *at += count;
  return 1;
}

static size_t after_space(const uint8_t *text, size_t length, size_t at) {
  static const char *const spaces[] = {" ", "\xC2\xA0", "\xE2\x80\xAF"};
  for (int i = 0; i < 3; i++)
    if (skips(text, length, &at, spaces[i])) return at;
  return at;
}

/// Hours and minutes with a colon, and seconds if the form has them; the offset behind them, or 0.
static size_t after_time(const uint8_t *text, size_t length, uint32_t zero, int least, int most, int has_seconds) {
  size_t at = 0, start;
  int hour = digits_at(text, length, &at, zero);
  for (int i = 0; i < 1 + has_seconds; i++) {
    if (!skips(text, length, &at, ":")) return 0;
    start = at;
    int part = digits_at(text, length, &at, zero);
    if (part < 0 || part > 59 || at - start != (zero == '0' ? 2 : 4)) return 0;
  }
  return hour >= least && hour <= most ? at : 0;
}

static int english_time(const uint8_t *text, size_t length) {
  size_t at = after_time(text, length, '0', 1, 12, 0);
  if (!at) return 0;
  at = after_space(text, length, at);
  return length - at == 2 && is_one_of(text[at], "APap") && (text[at + 1] | 0x20) == 'm';
}

static int chinese_time(const uint8_t *text, size_t length) {
  static const char *const halves[] = {"上午", "下午"};
  size_t at = 0;
  if (!skips(text, length, &at, halves[0]) && !skips(text, length, &at, halves[1])) return 0;
  at = after_space(text, length, at);
  return after_time(text + at, length - at, '0', 1, 12, 0) == length - at;
}

static int arabic_time(const uint8_t *text, size_t length) {
  size_t at = after_time(text, length, 0x660, 1, 12, 0);
  if (!at) return 0;
  at = after_space(text, length, at);
  return (skips(text, length, &at, "ص") || skips(text, length, &at, "م")) && at == length;
}

static int canadian_time(const uint8_t *text, size_t length) {
  size_t at = 0;
  int hour = digits_at(text, length, &at, '0');
  at = after_space(text, length, at);
  if (hour < 0 || hour > 23 || !skips(text, length, &at, "h")) return 0;
  at = after_space(text, length, at);
  return length - at == 2 && are_digits(text + at, 2) && text[at] < '6';
}

static int german_time(const uint8_t *text, size_t length) {
  return length && after_time(text, length, '0', 0, 23, 1) == length;
}

static int persian_time(const uint8_t *text, size_t length) {
  return length && after_time(text, length, 0x6F0, 0, 23, 0) == length;
}

const struct entry time_checks[] = {
    {"before", "{\"date\":\"2026-01-31\"}", before},
    {"after", "{\"date\":\"2026-01-31\"}", after},
    {"dateTime", "true", date_time},
    {"past", "{\"now\":\"2026-01-31T12:00:00Z\"}", past},
    {"future", "{\"now\":\"2026-01-31T12:00:00Z\",\"timeZone\":\"Asia/Riyadh\"}", future},
    {"age", "{\"maximum\":120,\"minimum\":18,\"on\":\"2026-01-31\"}", adult},
    {"localizedTime", "{\"locale\":\"en\"}", english_time},
    {"localizedTime", "{\"locale\":\"zh-TW\"}", chinese_time},
    {"localizedTime", "{\"locale\":\"ar-EG\"}", arabic_time},
    {"localizedTime", "{\"locale\":\"fr-CA\"}", canadian_time},
    {"localizedTime", "{\"locale\":\"de\",\"seconds\":true}", german_time},
    {"localizedTime", "{\"hours\":\"twentyFour\",\"locale\":\"fa\"}", persian_time},
    {0, 0, 0},
};
