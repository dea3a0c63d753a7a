// The rules of readings in C++.
#include "../cpp/harness.hpp"
#include <cmath>

struct Point { Value lat, lon, t; };
struct Event { Value at, code, level; };
template <class T> struct List { Value self; std::vector<T> of; };
struct Record {
  Value station, place, start, unit;
  List<Value> samples, sequence;
  List<List<Value>> grid;
  List<Point> track;
  List<Event> events;
};

template <class T, class F> static void read_list(od::value from, List<T> &list, F each) {
  list.of.clear();
  list.self = Value();
  switch (od::json_type(from.type())) {
    case od::json_type::null: return;
    case od::json_type::array: list.self.kind = ARRAY; break;
    default: list.self.kind = OBJECT; return;
  }
  for (auto element : from.get_array()) list.of.emplace_back(), each(element.value(), list.of.back());
}

static void read_record(Reader &r, od::object object, Record &record) {
  record.station = record.place = record.start = record.unit = Value();
  for (Value *list : {&record.samples.self, &record.sequence.self, &record.grid.self, &record.track.self, &record.events.self}) *list = Value();
  record.samples.of.clear(), record.sequence.of.clear(), record.grid.of.clear(), record.track.of.clear(), record.events.of.clear();
  auto scalar = [&](od::value v, Value &to) { r.read(v, to); };
  for (auto member : object) {
    Text name = member.unescaped_key();
    switch (key(name)) {
      FIELD("station", r.read(member.value(), record.station));
      FIELD("place", r.read(member.value(), record.place));
      FIELD("start", r.read(member.value(), record.start));
      FIELD("unit", r.read(member.value(), record.unit));
      FIELD("samples", read_list(member.value(), record.samples, scalar));
      FIELD("sequence", read_list(member.value(), record.sequence, scalar));
      FIELD("grid", read_list(member.value(), record.grid, [&](od::value row, List<Value> &to) { read_list(row, to, scalar); }));
      FIELD("track", read_list(member.value(), record.track, [&](od::value v, Point &p) {
        for (auto part : v.get_object()) {
          Text k = part.unescaped_key();
          if (k == "lat") r.read(part.value(), p.lat);
          else if (k == "lon") r.read(part.value(), p.lon);
          else if (k == "t") r.read(part.value(), p.t);
        }
      }));
      FIELD("events", read_list(member.value(), record.events, [&](od::value v, Event &e) {
        for (auto part : v.get_object()) {
          Text k = part.unescaped_key();
          if (k == "at") r.read(part.value(), e.at);
          else if (k == "code") r.read(part.value(), e.code);
          else if (k == "level") r.read(part.value(), e.level);
        }
      }));
    }
  }
}

static bool is_number(const Value &v) { return v.kind == NUMBER || v.kind == INTEGER; }
static bool is_whole(const Value &v) { return v.kind == INTEGER || (v.kind == NUMBER && v.number == std::floor(v.number)); }
static bool listed_unit(Text s) {
  switch (s.size()) {
    case 1: return s == "K" || s == "V";
    case 2: return s == "Pa" || s == "mm";
    case 3: return s == "°C" || s == "hPa" || s == "㎜" || s == "m/s";
  }
  return false;
}
static bool listed_code(Text s) { return s == "start" || s == "stop" || s == "error" || s == "reset" || s == "calibrate"; }
static bool station(Text s) { return s.size() == 7 && upper(s[0]) && upper(s[1]) && s[2] == '-' && all_digits(s.substr(3)); }

static void check(const Record &r, Errors &e) {
  auto text = [&](const Value &v, const char *path) {
    if (v.kind == STRING) return true;
    e.add(path, v.here() ? "type.mismatch" : "presence.missing");
    return false;
  };
  if (text(r.station, "station") && !station(r.station.s)) e.add("station", "format.mismatch");
  if (text(r.place, "place")) {
    Text s = r.place.s;
    uint32_t any = any_of(s);
    if (is_blank(s)) e.add("place", "presence.blank");
    if (too_long(s, 40)) e.add("place", "length.tooLong");
    if (any & BIDI) e.add("place", "unicode.bidiControl");
  }
  int64_t time;
  if (text(r.start, "start"))
    if (const char *wrong = moment(r.start.s, time)) e.add("start", wrong);
  if (text(r.unit, "unit") && !listed_unit(r.unit.s)) e.add("unit", "choice.notListed");

  auto is_list = [&](const Value &v, const char *path, bool required = false) {
    if (v.kind == ARRAY) return true;
    if (v.here()) e.add(path, "type.mismatch");
    else if (required) e.add(path, "presence.missing");
    return false;
  };
  if (is_list(r.samples.self, "samples", true)) {
    size_t count = r.samples.of.size();
    if (count < 1) e.add("samples", "count.tooFew");
    if (count > 150) e.add("samples", "count.tooMany");
    for (size_t i = 0; i < count; i++) {
      const Value &v = r.samples.of[i];
      if (!is_number(v)) { e.add("samples[%]", v.here() ? "type.mismatch" : "presence.missing", int(i)); continue; }
      if (v.number < -500) e.add("samples[%]", "range.tooSmall", int(i));
      if (v.number > 500) e.add("samples[%]", "range.tooLarge", int(i));
      Extent x = extent(v.s);
      if (x.whole > 4) e.add("samples[%]", "number.tooManyIntegerDigits", int(i));
      else if (x.fraction > 3) e.add("samples[%]", "number.tooManyFractionDigits", int(i));
    }
  }
  if (is_list(r.grid.self, "grid")) {
    if (r.grid.of.size() > 12) e.add("grid", "count.tooMany");
    for (size_t i = 0; i < r.grid.of.size(); i++) {
      const auto &row = r.grid.of[i];
      if (!row.self.here()) continue;
      if (row.self.kind != ARRAY) { e.add("grid[%]", "type.mismatch", int(i)); continue; }
      if (row.of.size() != 8) e.add("grid[%]", "count.wrong", int(i));
      for (size_t j = 0; j < row.of.size(); j++) {
        const Value &v = row.of[j];
        if (!v.here()) continue;
        if (!is_whole(v)) e.add("grid[%][%]", "type.mismatch", int(i), int(j));
        else if (v.number < 0) e.add("grid[%][%]", "range.tooSmall", int(i), int(j));
        else if (v.number > 255) e.add("grid[%][%]", "range.tooLarge", int(i), int(j));
      }
    }
  }
  if (is_list(r.sequence.self, "sequence")) {
    static std::vector<double> seen;
    seen.clear();
    for (size_t i = 0; i < r.sequence.of.size(); i++) {
      const Value &v = r.sequence.of[i];
      if (!v.here()) continue;
      if (!is_whole(v)) e.add("sequence[%]", "type.mismatch", int(i));
      else if (v.number <= 0) e.add("sequence[%]", "range.notAbove", int(i));
      if (is_number(v)) seen.push_back(v.number);
    }
    std::sort(seen.begin(), seen.end());
    if (std::adjacent_find(seen.begin(), seen.end()) != seen.end())
      for (size_t i = 1; i < r.sequence.of.size(); i++)
        for (size_t j = 0; j < i; j++)
          if (is_number(r.sequence.of[i]) && is_number(r.sequence.of[j]) && r.sequence.of[i].number == r.sequence.of[j].number) {
            e.add("sequence[%]", "collection.repeated", int(i));
            break;
          }
  }
  auto number = [&](const Value &v, const char *path, size_t i, bool whole, bool required, double low, double high) {
    if (!v.here()) { if (required) e.add(path, "presence.missing", int(i)); return; }
    if (!(whole ? is_whole(v) : is_number(v))) return e.add(path, "type.mismatch", int(i));
    if (v.number < low) e.add(path, "range.tooSmall", int(i));
    if (v.number > high) e.add(path, "range.tooLarge", int(i));
  };
  if (is_list(r.track.self, "track")) {
    if (r.track.of.size() > 60) e.add("track", "count.tooMany");
    for (size_t i = 0; i < r.track.of.size(); i++) {
      const Point &p = r.track.of[i];
      number(p.lat, "track[%].lat", i, false, true, -90, 90);
      number(p.lon, "track[%].lon", i, false, true, -180, 180);
      number(p.t, "track[%].t", i, true, true, 1500000000, INFINITY);
    }
  }
  if (is_list(r.events.self, "events"))
    for (size_t i = 0; i < r.events.of.size(); i++) {
      const Event &v = r.events.of[i];
      number(v.at, "events[%].at", i, true, true, 0, INFINITY);
      if (v.code.kind != STRING) e.add("events[%].code", v.code.here() ? "type.mismatch" : "presence.missing", int(i));
      else if (!listed_code(v.code.s)) e.add("events[%].code", "choice.notListed", int(i));
      number(v.level, "events[%].level", i, false, false, 0, 10);
    }
}

int main(int argc, char **argv) {
  static const Properties table({USCRIPT_LATIN});
  properties = &table;
  return run<Record>(argc, argv, read_record, check);
}
