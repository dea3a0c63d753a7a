// Runs a workload in C++: reads with simdjson On-Demand, checks, compares with the truth, prints a JSON line a mode.
#pragma once
#include <simdjson.h>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <string>
#include <vector>
#include "text.hpp"
#include "values.hpp"

namespace od = simdjson::ondemand;

enum Kind : uint8_t { ABSENT, STRING, INTEGER, NUMBER, BOOLEAN, OBJECT, ARRAY };
// A scalar of a record. The text of a number is how it was written.
struct Value {
  Kind kind = ABSENT;
  bool truth = false;
  Text s;
  double number = 0;
  bool here() const { return kind != ABSENT; }
};

// Texts live in the parser until the next record, or in an arena where one is given.
struct Reader {
  od::parser parser;
  std::vector<std::unique_ptr<char[]>> *arena = nullptr;

  Text keep(Text s) {
    if (!arena) return s;
    arena->emplace_back(new char[s.size() + 16]());
    memcpy(arena->back().get(), s.data(), s.size());
    return {arena->back().get(), s.size()};
  }

  void read(od::value from, Value &v) {
    v = Value();
    switch (od::json_type(from.type())) {
      case od::json_type::string: v.kind = STRING, v.s = keep(Text(from.get_string())); break;
      case od::json_type::number: {
        Text token = from.raw_json_token();
        size_t n = 0;
        bool whole = true;
        for (; n < token.size() && (digit(token[n]) || memchr("-+.eE", token[n], 5)); n++) whole &= digit(token[n]) || token[n] == '-';
        v.kind = whole ? INTEGER : NUMBER, v.s = keep(token.substr(0, n));
        v.number = from.get_double();
        break;
      }
      case od::json_type::boolean: v.kind = BOOLEAN, v.truth = from.get_bool(); break;
      case od::json_type::object: v.kind = OBJECT; break;
      case od::json_type::array: v.kind = ARRAY; break;
      default: break;
    }
  }
};

// What a key's switch compares before the key itself; equal ones in one switch do not compile.
constexpr uint32_t key(Text k) {
  return k.empty() ? 0 : uint32_t(k.size()) | uint32_t(uint8_t(k[0])) << 8 | uint32_t(uint8_t(k[k.size() - 1])) << 16 | uint32_t(uint8_t(k[k.size() / 2])) << 24;
}
#define FIELD(NAME, ...) case key(NAME): if (name == NAME) { __VA_ARGS__; } break

struct Error {
  const char *path;  // with % for each index
  const char *code;
  int32_t index[2];
};
struct Errors {
  std::vector<Error> list;
  void add(const char *path, const char *code, int i = 0, int j = 0) { list.push_back({path, code, {i, j}}); }
  static std::string path(const Error &e) {
    std::string out;
    int k = 0;
    for (const char *p = e.path; *p; p++) out += *p == '%' ? std::to_string(e.index[k++]) : std::string(1, *p);
    return out;
  }
};

// A sentence in Arabic: a template by the code with the field's name in it, as a server would keep them.
inline size_t sentence(const Error &e, char *out) {
  static const struct { const char *code, *before, *after; } templates[] = {
      {"presence.missing", "حقل ", " مطلوب."}, {"length.tooLong", "", " طويل جدًا."}, {"length.tooShort", "", " قصير جدًا."},
      {"format", "صيغة ", " غير صحيحة."}, {"unicode", "", " يحتوي على محارف غير مسموح بها."},
      {"identifier", "", " ليس رقمًا صحيحًا."}, {"range", "", " خارج النطاق المسموح به."}, {"type", "قيمة ", " من نوع غير صحيح."},
      {"fields", "", " لا يوافق الحقول الأخرى."}, {"", "قيمة ", " غير مسموح بها."}};
  const auto *t = templates;
  while (strncmp(e.code, t->code, strlen(t->code))) t++;
  char *p = stpcpy(out, t->before);
  int k = 0;
  for (const char *c = e.path; *c; c++) {
    if (*c == '%') p += sprintf(p, "%d", e.index[k++]);
    else *p++ = *c;
  }
  return size_t(stpcpy(p, t->after) - out);
}

using Faults = std::vector<std::pair<std::string, std::string>>;
inline std::vector<Faults> read_truth(const std::string &records) {
  std::string file = records.substr(0, records.size() - 7) + ".errors.ndjson";
  simdjson::dom::parser parser;
  std::vector<Faults> truth;
  simdjson::padded_string text = simdjson::padded_string::load(file);
  for (size_t i = 0; i < text.size();) {
    size_t end = Text(text).find('\n', i);
    Faults faults;
    simdjson::dom::array list = parser.parse(text.data() + i, end - i);
    for (auto fault : list)
      faults.emplace_back(std::string(Text(fault.at(0))), std::string(Text(fault.at(1))));
    std::sort(faults.begin(), faults.end());
    truth.push_back(faults);
    i = end + 1;
  }
  return truth;
}
inline bool agree(const Faults &faults, const Errors &found) {
  Faults own;
  for (const Error &e : found.list) own.emplace_back(Errors::path(e), e.code);
  std::sort(own.begin(), own.end());
  if (own.size() != faults.size()) return false;
  for (size_t i = 0; i < own.size(); i++)
    if (own[i].first != faults[i].first || !(own[i].second == faults[i].second || starts(own[i].second, faults[i].second + "."))) return false;
  return true;
}

inline double clock_of(clockid_t c) {
  timespec t;
  clock_gettime(c, &t);
  return double(t.tv_sec) + 1e-9 * double(t.tv_nsec);
}
inline volatile size_t sink;

// Workload: a record, `bool read(Reader &, od::object, Record &)` and `void check(const Record &, Errors &)`.
template <class Record>
int run(int argc, char **argv, void (*read)(Reader &, od::object, Record &), void (*check)(const Record &, Errors &)) {
  if (argc < 2) return fprintf(stderr, "usage: %s RECORDS.ndjson [REPEATS [MODE]]\n", argv[0]), 2;
  const int repeats = argc > 2 ? std::max(1, atoi(argv[2])) : 3;
  const Text only = argc > 3 ? argv[3] : "";
  static const Codes known;
  codes = &known;
  simdjson::padded_string text = simdjson::padded_string::load(argv[1]);
  std::vector<size_t> at{0};
  for (size_t i = 0; i < text.size(); i++) if (text.data()[i] == '\n') at.push_back(i + 1);
  const size_t count = at.size() - 1;
  Reader reader;
  auto read_line = [&](size_t i, Record &record) {
    od::document document;
    if (reader.parser.iterate(text.data() + at[i], at[i + 1] - at[i] - 1, text.size() - at[i] + simdjson::SIMDJSON_PADDING).get(document)) abort();
    read(reader, document.get_object(), record);
  };

  Record record;
  Errors errors;
  std::vector<Faults> truth = read_truth(argv[1]);
  size_t all = 0, wrong = 0;
  for (size_t i = 0; i < count; i++) {
    errors.list.clear();
    read_line(i, record), check(record, errors);
    all += errors.list.size();
    if (agree(truth[i], errors)) continue;
    wrong++;
    fprintf(stderr, "record %zu: expected ", i + 1);
    for (size_t k = 0; k < truth[i].size(); k++) fprintf(stderr, "%s%s: %s", k ? "; " : "", truth[i][k].first.c_str(), truth[i][k].second.c_str());
    fprintf(stderr, ", found ");
    for (size_t k = 0; k < errors.list.size(); k++) fprintf(stderr, "%s%s: %s", k ? "; " : "", Errors::path(errors.list[k]).c_str(), errors.list[k].code);
    fprintf(stderr, "\n");
  }

  auto measure = [&](Text mode, auto work) {
    if (!only.empty() && only != mode) return;
    for (size_t i = 0; i < count; i++) work(i);
    std::vector<double> times;
    for (int k = 0; k < repeats; k++) {
      double start = clock_of(CLOCK_PROCESS_CPUTIME_ID);
      for (size_t i = 0; i < count; i++) work(i);
      times.push_back(clock_of(CLOCK_PROCESS_CPUTIME_ID) - start);
    }
    std::sort(times.begin(), times.end());
    double time = times[size_t(repeats) / 2];
    printf("{\"peer\":\"c++\",\"mode\":\"%.*s\",\"cpu_rps\":%.1f,\"ns\":%.1f,\"errors\":%zu,\"wrong_records\":%zu}\n", int(mode.size()), mode.data(),
           double(count) / time, time * 1e9 / double(count), all, wrong);
    fflush(stdout);
  };
  if (only.empty() || only == "validate") {
    std::vector<std::unique_ptr<char[]>> arena;
    std::vector<Record> records(count);
    reader.arena = &arena;
    for (size_t i = 0; i < count; i++) read_line(i, records[i]);
    reader.arena = nullptr;
    measure("validate", [&](size_t i) { errors.list.clear(), check(records[i], errors), sink += errors.list.size(); });
  }
  measure("json", [&](size_t i) { read_line(i, record); });
  measure("e2e", [&](size_t i) { errors.list.clear(), read_line(i, record), check(record, errors), sink += errors.list.size(); });
  char out[1024];
  measure("e2e+messages", [&](size_t i) {
    errors.list.clear(), read_line(i, record), check(record, errors);
    for (const Error &e : errors.list) sink += sentence(e, out);
  });
  return 0;
}
