#include "checks.h"

// Dates and times of ISO 8601 and RFC 3339.

static int is_day(unsigned year, unsigned month, unsigned day) {
  static const uint8_t days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (month < 1 || month > 12 || day < 1) return 0;
  if (month == 2 && day == 29) return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  return day <= days[month - 1];
}

static int date_at(const uint8_t *text) {
  return are_digits(text, 4) && text[4] == '-' && are_digits(text + 5, 2) && text[7] == '-' && are_digits(text + 8, 2) &&
         is_day((unsigned)number_at(text, 4), (unsigned)number_at(text + 5, 2), (unsigned)number_at(text + 8, 2));
}

static int date(const uint8_t *text, size_t length) { return length == 10 && date_at(text); }

static int localized(const uint8_t *text, size_t length) {
  return length == 10 && are_digits(text, 2) && text[2] == '/' && are_digits(text + 3, 2) && text[5] == '/' &&
         are_digits(text + 6, 4) &&
         is_day((unsigned)number_at(text + 6, 4), (unsigned)number_at(text + 3, 2), (unsigned)number_at(text, 2));
}

/// Hours, minutes and seconds with a fraction; the number of bytes, or 0.
static size_t time_at(const uint8_t *text, size_t length) {
  if (length < 8 || !are_digits(text, 2) || text[2] != ':' || !are_digits(text + 3, 2) || text[5] != ':' ||
      !are_digits(text + 6, 2))
    return 0;
  if (number_at(text, 2) > 23 || number_at(text + 3, 2) > 59 || number_at(text + 6, 2) > 60) return 0;
  size_t end = 8;
  if (end < length && text[end] == '.') {
    size_t start = ++end;
    while (end < length && is_digit(text[end])) end++;
    if (end == start) return 0;
  }
  return end;
}

static int zone_at(const uint8_t *text, size_t length) {
  if (length == 1) return text[0] == 'Z' || text[0] == 'z';
  return length == 6 && (text[0] == '+' || text[0] == '-') && are_digits(text + 1, 2) && text[3] == ':' &&
         are_digits(text + 4, 2) && number_at(text + 1, 2) < 24 && number_at(text + 4, 2) < 60;
}

/// A leap second ends a day of UTC.
static int is_leap(const uint8_t *text, size_t end) {
  unsigned minutes = (unsigned)(number_at(text, 2) * 60 + number_at(text + 3, 2)), offset = 0;
  const uint8_t *zone = text + end;
  if ((zone[0] | 0x20) != 'z') {
    offset = (unsigned)(number_at(zone + 1, 2) * 60 + number_at(zone + 4, 2));
    if (zone[0] == '+') offset = 1440 - offset;
  }
  return (minutes + offset) % 1440 == 1439;
}

static int time_of_day(const uint8_t *text, size_t length) {
  size_t end = time_at(text, length);
  return end && zone_at(text + end, length - end) && (text[6] < '6' || is_leap(text, end));
}

const struct entry date_checks[] = {
    {"date", "true", date},
    {"time", "true", time_of_day},
    {"localizedDate", "{\"locale\":\"pt-BR\"}", localized},
    {0, 0, 0},
};
