#include "CSimdjson.h"

#include <simdjson.h>

#include <algorithm>
#include <memory>
#include <new>

struct simdjson_scanner {
  std::unique_ptr<simdjson::internal::dom_parser_implementation> stages;
};

namespace {

/// The most bytes that one scan accepts; token starts are 32-bit, and simdjson refuses 4 GiB.
constexpr size_t maximum_length = size_t(1) << 31;

/// Makes space for a text; false if there is not enough memory. The space doubles, so that growing texts seldom move
/// it.
bool reserve(simdjson_scanner &scanner, size_t length) {
  if (scanner.stages && scanner.stages->capacity() >= length) return true;
  const size_t doubled = scanner.stages ? 2 * scanner.stages->capacity() : 4096;
  const size_t capacity = std::min(std::max(length, doubled), maximum_length);
  if (scanner.stages) return !scanner.stages->set_capacity(capacity);
  // The depth concerns the second stage, which never runs.
  return !simdjson::get_active_implementation()->create_dom_parser_implementation(capacity, 1, scanner.stages);
}

}  // namespace

size_t simdjson_scanner_padding(void) { return simdjson::SIMDJSON_PADDING; }

simdjson_scanner *simdjson_scanner_create(void) { return new (std::nothrow) simdjson_scanner(); }

void simdjson_scanner_destroy(simdjson_scanner *scanner) { delete scanner; }

bool simdjson_scanner_scan(simdjson_scanner *scanner, const uint8_t *text, size_t length, json_token_starts *found) {
  if (length == 0 || length > maximum_length || !reserve(*scanner, length)) return false;
  if (scanner->stages->stage1(text, length, simdjson::stage1_mode::regular)) return false;
  *found = {scanner->stages->structural_indexes.get(), scanner->stages->n_structural_indexes};
  return true;
}

bool simdjson_is_utf8(const uint8_t *text, size_t length) {
  return simdjson::validate_utf8(reinterpret_cast<const char *>(text), length);
}
