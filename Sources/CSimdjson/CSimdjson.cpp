#include "CSimdjson.h"

#include <simdjson.h>

#include <cstring>
#include <new>

using namespace simdjson;

struct simdjson_reader {
  ondemand::parser parser;
};

namespace {

/// Deeper texts are rare; another reader takes them.
constexpr int maximum_depth = 64;

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Whether a token is a number in JSON's grammar (RFC 8259, section 6). On-Demand gives the text of a number unread.
bool is_number(std::string_view token) {
  const char *c = token.data(), *end = c + token.size();
  auto digits = [&] {
    if (c == end || !is_digit(*c)) return false;
    while (c != end && is_digit(*c)) c++;
    return true;
  };
  if (c != end && *c == '-') c++;
  if (c != end && *c == '0') {
    c++;
  } else if (!digits()) {
    return false;
  }
  if (c != end && *c == '.') {
    c++;
    if (!digits()) return false;
  }
  if (c != end && (*c == 'e' || *c == 'E')) {
    c++;
    if (c != end && (*c == '+' || *c == '-')) c++;
    if (!digits()) return false;
  }
  return c == end;
}

class writer {
 public:
  writer(const uint8_t *text, size_t length, json_tape_entry *entries, size_t capacity,
         uint8_t *texts)
      : text(reinterpret_cast<const char *>(text)), end(this->text + length), entries(entries), capacity(capacity),
        texts(texts), has_escapes(std::memchr(text, '\\', length) != nullptr) {}

  bool lacks_room = false;

  bool write(ondemand::document &document) {
    ondemand::json_type type;
    if (document.type().get(type)) return false;
    switch (type) {
      case ondemand::json_type::object: {
        ondemand::object object;
        if (document.get_object().get(object) || !write(object, 0)) return false;
        break;
      }
      case ondemand::json_type::array: {
        ondemand::array array;
        if (document.get_array().get(array) || !write(array, 0)) return false;
        break;
      }
      default: return false;
    }
    // There is a place to be at only where something stands behind the text.
    const char *rest;
    return document.current_location().get(rest) == OUT_OF_BOUNDS;
  }

 private:
  const char *const text;
  const char *const end;
  json_tape_entry *const entries;
  const size_t capacity;
  size_t used = 0;
  uint8_t *texts;
  const bool has_escapes;

  bool append(const void *text, size_t length, uint32_t kind) {
    if (used == capacity) {
      lacks_room = true;
      return false;
    }
    entries[used++] = {static_cast<const uint8_t *>(text), uint32_t(length), 1u << 3 | kind};
    return true;
  }

  void close(size_t start, uint32_t count) {
    entries[start].length = count;
    entries[start].extent = uint32_t(used - start) << 3 | (entries[start].extent & 7);
  }

  /// In a text that breaks off, On-Demand may go on behind its end.
  bool is_within_text(const char *place) const { return place >= text && place < end; }

  bool write(ondemand::object &object, int depth) {
    const size_t start = used;
    uint32_t count = 0;
    if (!append(nullptr, 0, JSON_TAPE_OBJECT)) return false;
    for (auto field : object) {
      ondemand::raw_json_string name;
      if (field.key().get(name) || !write_name(name)) return false;
      ondemand::value value;
      if (field.value().get(value) || !write(value, depth)) return false;
      count++;
    }
    close(start, count);
    return true;
  }

  bool write(ondemand::array &array, int depth) {
    const size_t start = used;
    uint32_t count = 0;
    if (!append(nullptr, 0, JSON_TAPE_ARRAY)) return false;
    for (auto element : array) {
      ondemand::value value;
      if (element.get(value) || !write(value, depth)) return false;
      count++;
    }
    close(start, count);
    return true;
  }

  bool write(ondemand::value &value, int depth) {
    std::string_view token = value.raw_json_token();
    if (!is_within_text(token.data()) || token.size() > size_t(end - token.data())) return false;
    switch (token.empty() ? 0 : token.front()) {
      case '{': {
        ondemand::object object;
        return depth < maximum_depth && !value.get_object().get(object) && write(object, depth + 1);
      }
      case '[': {
        ondemand::array array;
        return depth < maximum_depth && !value.get_array().get(array) && write(array, depth + 1);
      }
    }
    while (!token.empty() && is_blank(token.back())) token.remove_suffix(1);
    switch (token.empty() ? 0 : token.front()) {
      case '"': return write_string(token);
      case 't': return token == "true" && append(nullptr, 0, JSON_TAPE_TRUE);
      case 'f': return token == "false" && append(nullptr, 0, JSON_TAPE_FALSE);
      case 'n': return token == "null" && append(nullptr, 0, JSON_TAPE_NULL);
      default: return is_number(token) && append(token.data(), token.size(), JSON_TAPE_NUMBER);
    }
  }

  /// Writes a member's name, of which On-Demand tells the start.
  bool write_name(ondemand::raw_json_string name) {
    const char *start = name.raw(), *close = start;
    if (!is_within_text(start)) return false;
    while (close != end && *close != '"') close += *close == '\\' && close + 1 != end ? 2 : 1;
    if (close == end) return false;
    return write_content(start, size_t(close - start));
  }

  /// Writes a token that starts with a quote.
  bool write_string(std::string_view token) {
    if (token.size() < 2 || token.back() != '"') return false;
    return write_content(token.data() + 1, token.size() - 2);
  }

  bool write_content(const char *start, size_t length) {
    const void *escape = has_escapes ? std::memchr(start, '\\', length) : nullptr;
    if (!escape) return append(start, length, JSON_TAPE_STRING);
    const uint8_t *unescaped = texts;
    return unescape(start, start + length) && append(unescaped, size_t(texts - unescaped), JSON_TAPE_STRING);
  }

  /// Reads escapes; half of a surrogate pair is declined.
  bool unescape(const char *c, const char *close) {
    while (c != close) {
      const void *found = std::memchr(c, '\\', size_t(close - c));
      const char *escape = found ? static_cast<const char *>(found) : close;
      std::memcpy(texts, c, size_t(escape - c));
      texts += escape - c;
      if (escape == close) return true;
      if (close - escape < 2) return false;
      c = escape + 2;
      switch (escape[1]) {
        case '"': case '\\': case '/': *texts++ = uint8_t(escape[1]); break;
        case 'b': *texts++ = 0x08; break;
        case 'f': *texts++ = 0x0C; break;
        case 'n': *texts++ = 0x0A; break;
        case 'r': *texts++ = 0x0D; break;
        case 't': *texts++ = 0x09; break;
        case 'u': {
          uint32_t scalar;
          if (!read_digits(c, close, scalar)) return false;
          if (scalar >= 0xD800 && scalar <= 0xDFFF) {
            uint32_t low;
            if (scalar >= 0xDC00 || close - c < 2 || c[0] != '\\' || c[1] != 'u') return false;
            c += 2;
            if (!read_digits(c, close, low) || low < 0xDC00 || low > 0xDFFF) return false;
            scalar = 0x10000 + ((scalar & 0x3FF) << 10) + (low & 0x3FF);
          }
          write_scalar(scalar);
          break;
        }
        default: return false;
      }
    }
    return true;
  }

  static bool read_digits(const char *&c, const char *close, uint32_t &value) {
    if (close - c < 4) return false;
    value = 0;
    for (int i = 0; i < 4; i++, c++) {
      uint32_t digit;
      if (is_digit(*c)) {
        digit = uint32_t(*c - '0');
      } else if ((*c | 0x20) >= 'a' && (*c | 0x20) <= 'f') {
        digit = uint32_t((*c | 0x20) - 'a' + 10);
      } else {
        return false;
      }
      value = value << 4 | digit;
    }
    return true;
  }

  void write_scalar(uint32_t scalar) {
    auto tail = [&](int shift) { *texts++ = uint8_t(0x80 | ((scalar >> shift) & 0x3F)); };
    if (scalar < 0x80) {
      *texts++ = uint8_t(scalar);
    } else if (scalar < 0x800) {
      *texts++ = uint8_t(0xC0 | scalar >> 6);
      tail(0);
    } else if (scalar < 0x10000) {
      *texts++ = uint8_t(0xE0 | scalar >> 12);
      tail(6);
      tail(0);
    } else {
      *texts++ = uint8_t(0xF0 | scalar >> 18);
      tail(12);
      tail(6);
      tail(0);
    }
  }
};

}  // namespace

size_t simdjson_reader_padding(void) { return SIMDJSON_PADDING; }

simdjson_reader *simdjson_reader_create(void) { return new (std::nothrow) simdjson_reader(); }

void simdjson_reader_destroy(simdjson_reader *reader) { delete reader; }

simdjson_outcome simdjson_reader_read(simdjson_reader *reader, const uint8_t *text, size_t length,
                                      json_tape_entry *entries, size_t capacity, uint8_t *texts) {
  if (length > UINT32_MAX / 2) return SIMDJSON_DECLINED;
  ondemand::document document;
  if (reader->parser.iterate(text, length, length + SIMDJSON_PADDING).get(document)) return SIMDJSON_DECLINED;
  writer writer(text, length, entries, capacity, texts);
  if (writer.write(document)) return SIMDJSON_READ;
  return writer.lacks_room ? SIMDJSON_NO_ROOM : SIMDJSON_DECLINED;
}
