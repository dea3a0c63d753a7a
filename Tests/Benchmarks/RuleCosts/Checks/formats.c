#include "checks.h"

// Texts in a format: schedules, file names, keys and data URIs.

static int is_gap(uint8_t byte) { return byte == ' ' || byte == '\t'; }

static int is_lowercase_word(const uint8_t *text, size_t length, const char *word) {
  if (strlen(word) != length) return 0;
  for (size_t i = 0; i < length; i++)
    if ((is_upper(text[i]) ? text[i] | 0x20 : text[i]) != (uint8_t)word[i]) return 0;
  return 1;
}

/// A number or one of the names, which are three letters each; -1 if there is none.
static int cron_value(const uint8_t **at, const uint8_t *end, const char *names, int first) {
  const uint8_t *text = *at;
  int number = 0;
  if (text < end && is_digit(*text)) {
    while (text < end && is_digit(*text)) {
      if (number < 10000) number = number * 10 + (int)digit(*text);
      text++;
    }
    *at = text;
    return number;
  }
  for (int i = 0; end - text > 2 && names[3 * i]; i++)
    if (is_lowercase_word(text, 3, (char[]){names[3 * i], names[3 * i + 1], names[3 * i + 2], 0})) {
      *at = text + 3;
      return first + i;
    }
  return -1;
}

static int is_cron(const uint8_t *text, size_t length, int has_seconds) {
  static const struct {
    uint8_t least, most;
    const char *names;
  } fields[] = {{0, 59, ""},
                {0, 59, ""},
                {0, 23, ""},
                {1, 31, ""},
                {1, 12, "janfebmaraprmayjunjulaugsepoctnovdec"},
                {0, 7, "sunmontuewedthufrisat"}};
  const uint8_t *at = text, *end = text + length;
  for (int field = !has_seconds; field < 6; field++) {
    if (field > !has_seconds) {
      if (at == end || !is_gap(*at)) return 0;
      while (at < end && is_gap(*at)) at++;
    }
    for (;; at++) {
      int is_range = at < end && *at == '*';
      if (is_range) {
        at++;
      } else {
        int first = cron_value(&at, end, fields[field].names, fields[field].least), last = first;
        if (at < end && *at == '-') {
          at++;
          last = cron_value(&at, end, fields[field].names, fields[field].least);
          is_range = 1;
        }
        if (first < fields[field].least || last > fields[field].most || last < first) return 0;
      }
      if (at < end && *at == '/' && is_range) {
        at++;
        int step = cron_value(&at, end, "", 0);
        if (step < 1 || step > fields[field].most) return 0;
      }
      if (at == end || *at != ',') break;
    }
  }
  return at == end;
}

static int cron(const uint8_t *text, size_t length) {
  static const char *const macros[] = {"@yearly", "@annually", "@monthly", "@weekly",
                                       "@daily",  "@midnight", "@hourly",  "@reboot"};
  if (!length || text[0] != '@') return is_cron(text, length, 0);
  for (int i = 0; i < 8; i++)
    if (is_lowercase_word(text, length, macros[i])) return 1;
  return 0;
}

static int cron_with_seconds(const uint8_t *text, size_t length) { return is_cron(text, length, 1); }

/// Names that all common systems take: no separators, controls, device names or dots at the end.
static int file_name(const uint8_t *text, size_t length) {
  static const char *const devices[] = {"con", "prn", "aux", "nul", "conin$", "conout$"};
  if (!length || length > 255 || text[length - 1] == '.' || text[length - 1] == ' ') return 0;
  for (size_t i = 0; i < length; i++) {
    uint8_t byte = text[i], after = i + 1 < length ? text[i + 1] : 0, last = i + 2 < length ? text[i + 2] : 0;
    if (byte < 0x20 || byte == 0x7F || strchr("/\\:*?\"<>|", byte)) return 0;
    // C1, U+061C, U+200E, U+200F, U+2028 to U+202E, U+2066 to U+2069 and U+FEFF.
    if (byte == 0xC2 && after < 0xA0) return 0;
    if (byte == 0xD8 && after == 0x9C) return 0;
    if (byte == 0xE2 && after == 0x80 && ((last | 1) == 0x8F || (last >= 0xA8 && last <= 0xAE))) return 0;
    if (byte == 0xE2 && after == 0x81 && last >= 0xA6 && last <= 0xA9) return 0;
    if (byte == 0xEF && after == 0xBB && last == 0xBF) return 0;
  }
  const uint8_t *dot = memchr(text, '.', length);
  size_t stem = dot ? (size_t)(dot - text) : length;
  while (stem && text[stem - 1] == ' ') stem--;
  for (int i = 0; i < 6; i++)
    if (is_lowercase_word(text, stem, devices[i])) return 0;
  if (stem > 3 && (is_lowercase_word(text, 3, "com") || is_lowercase_word(text, 3, "lpt"))) {
    // A digit, or a superscript from 1 to 3.
    if (stem == 4 && is_digit(text[3])) return 0;
    if (stem == 5 && text[3] == 0xC2 && (text[4] == 0xB9 || text[4] == 0xB2 || text[4] == 0xB3)) return 0;
  }
  return 1;
}

static int file_with_extension(const uint8_t *text, size_t length) {
  return file_name(text, length) && ((length > 4 && is_lowercase_word(text + length - 4, 4, ".pdf")) ||
                                     (length > 7 && is_lowercase_word(text + length - 7, 7, ".tar.gz")));
}

/// What a byte may be in: Base64, or the data of a URI.
enum { in_base64 = 1, in_data = 2, in_token = 4 };
static uint8_t places[256];

__attribute__((constructor)) static void fill(void) {
  for (int byte = 0x21; byte < 0x7F; byte++) {
    int is_word = is_digit((uint8_t)byte) || is_letter((uint8_t)byte);
    if (is_word || byte == '+' || byte == '/') places[byte] |= in_base64;
    if (is_word || is_one_of((uint8_t)byte, "-._~!$&'()*+,;=:@/?")) places[byte] |= in_data;
    if (!strchr("()<>@,;:\\\"/[]?=", byte)) places[byte] |= in_token;
  }
}

static int is_base64_byte(uint8_t byte) { return places[byte] & in_base64; }

/// The label of a boundary and the offset behind it; null if there is none.
static const uint8_t *boundary(const uint8_t *text, size_t length, const char *start, size_t *label, size_t *end) {
  size_t count = strlen(start);
  if (length < count || memcmp(text, start, count)) return 0;
  for (size_t i = count; i + 5 <= length; i++) {
    if (!memcmp(text + i, "-----", 5)) {
      *label = i - count;
      *end = i + 5;
      return text + count;
    }
    if (text[i] < 0x20 || text[i] > 0x7E) return 0;
  }
  return 0;
}

static int is_pem(const uint8_t *text, size_t length, const char *wanted) {
  size_t name_length, other_length, at, end;
  const uint8_t *name = boundary(text, length, "-----BEGIN ", &name_length, &at);
  if (!name || at == length || (text[at] != '\n' && text[at] != '\r')) return 0;
  if (wanted && (strlen(wanted) != name_length || memcmp(name, wanted, name_length))) return 0;
  size_t digits = 0, padding = 0;
  for (; at < length && text[at] != '-'; at++) {
    if (text[at] == '=') padding++;
    else if (text[at] != ' ' && (text[at] < 9 || text[at] > 13)) {
      if (padding || !is_base64_byte(text[at])) return 0;
      digits++;
    }
  }
  if (digits % 4 == 1 || padding != (4 - digits % 4) % 4 || (text[at - 1] != '\n' && text[at - 1] != '\r')) return 0;
  const uint8_t *other = boundary(text + at, length - at, "-----END ", &other_length, &end);
  if (!other || other_length != name_length || memcmp(name, other, name_length)) return 0;
  for (at += end; at < length; at++)
    if (text[at] != ' ' && (text[at] < 9 || text[at] > 13)) return 0;
  return 1;
}

static int pem(const uint8_t *text, size_t length) { return is_pem(text, length, 0); }

static int certificate(const uint8_t *text, size_t length) { return is_pem(text, length, "CERTIFICATE"); }

static int is_token(uint8_t byte) { return places[byte] & in_token; }

/// Parameters of a media type, which are tokens or quoted; the offset behind them, or 0.
static size_t after_parameters(const uint8_t *text, size_t length, size_t i) {
  while (i < length && text[i] == ';') {
    size_t start = ++i;
    while (i < length && is_token(text[i])) i++;
    if (i == start || i == length || text[i] != '=') {
      // The encoding is the last.
      return i == length && i - start == 6 && is_lowercase_word(text + start, 6, "base64") ? start - 1 : 0;
    }
    start = ++i;
    if (i < length && text[i] == '"') {
      for (i++; i < length && text[i] != '"'; i++)
        if (text[i] == '\\') i++;
      if (i >= length) return 0;
      i++;
    } else {
      while (i < length && is_token(text[i])) i++;
      if (i == start) return 0;
    }
  }
  return i;
}

static int is_data_uri(const uint8_t *text, size_t length, int of_some_types) {
  if (length < 6 || !is_lowercase_word(text, 5, "data:")) return 0;
  const uint8_t *type = text + 5;
  size_t comma = 0, rest = length - 5, slash = 0;
  for (int is_quoted = 0; comma < rest && (is_quoted || type[comma] != ','); comma++) {
    if (type[comma] == '"') is_quoted = !is_quoted;
    if (type[comma] == '\\' && is_quoted) comma++;
  }
  if (comma >= rest) return 0;
  size_t name = 0;
  while (name < comma && type[name] != ';') {
    if (type[name] == '/' && !slash) slash = name;
    else if (!is_token(type[name])) return 0;
    name++;
  }
  if (name && (!slash || slash + 1 == name)) return 0;
  if (of_some_types && name && !is_lowercase_word(type, name, "image/png") &&
      !(name > 5 && is_lowercase_word(type, 5, "text/")))
    return 0;
  size_t behind = name == comma ? comma : after_parameters(type, comma, name);
  if (!behind && name) return 0;
  int is_encoded = comma >= 7 && behind == comma - 7;
  if (!is_encoded && name != comma && behind != comma) return 0;
  const uint8_t *data = type + comma + 1;
  size_t count = rest - comma - 1;
  if (is_encoded) {
    size_t end = count;
    while (end && count - end < 2 && data[end - 1] == '=') end--;
    if (count % 4) return 0;
    for (size_t i = 0; i < end; i++)
      if (!is_base64_byte(data[i])) return 0;
    return 1;
  }
  for (size_t i = 0; i < count; i++) {
    if (data[i] == '%') {
      if (count - i < 3 || !is_hex(data[i + 1]) || !is_hex(data[i + 2])) return 0;
      i += 2;
    } else if (!(places[data[i]] & in_data)) {
      return 0;
    }
  }
  return 1;
}

static int data_uri(const uint8_t *text, size_t length) { return is_data_uri(text, length, 0); }

static int data_uri_of_types(const uint8_t *text, size_t length) { return is_data_uri(text, length, 1); }

const struct entry format_checks[] = {
    {"cron", "true", cron},
    {"cron", "{\"seconds\":true}", cron_with_seconds},
    {"fileName", "true", file_name},
    {"fileName", "{\"extensions\":[\"pdf\",\"tar.gz\"]}", file_with_extension},
    {"pem", "true", pem},
    {"pem", "{\"labels\":[\"CERTIFICATE\"]}", certificate},
    {"dataURI", "true", data_uri},
    {"dataURI", "{\"types\":[\"image/png\",\"text/*\"]}", data_uri_of_types},
    {0, 0, 0},
};
