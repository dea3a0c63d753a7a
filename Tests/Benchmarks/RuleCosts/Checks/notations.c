#include "checks.h"


// Colors of CSS.

/// The part of a text that is still to be read.
struct reader {
  const uint8_t *at, *end;
};

static uint8_t byte_at(const struct reader *reader) { return reader->at < reader->end ? *reader->at : 0; }

static int skip_space(struct reader *reader) {
  const uint8_t *start = reader->at;
  while (is_one_of(byte_at(reader), " \t\n\f\r")) reader->at++;
  return reader->at > start;
}

static int skip(struct reader *reader, uint8_t byte) {
  if (byte_at(reader) != byte) return 0;
  reader->at++;
  return 1;
}

/// The next word, in lowercase; empty if it is longer than any of the grammar.
static void read_word(struct reader *reader, char word[33]) {
  size_t count = 0;
  for (; is_letter(byte_at(reader)) || is_digit(byte_at(reader)) || byte_at(reader) == '-'; reader->at++) {
    if (count < 33) word[count] = (char)(is_upper(*reader->at) ? *reader->at | 0x20 : *reader->at);
    count++;
  }
  word[count < 33 ? count : 0] = 0;
}

static int is_word_of(const char *word, const char *list) {
  size_t count = strlen(word);
  for (const char *next = list; count && *next; next += strspn(next, " ")) {
    size_t length = strcspn(next, " ");
    if (length == count && !memcmp(next, word, count)) return 1;
    next += length;
  }
  return 0;
}

static const char color_names[] =
    "aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood "
    "cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod "
    "darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon "
    "darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray "
    "dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green "
    "greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon "
    "lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon "
    "lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta "
    "maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen "
    "mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive "
    "olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru "
    "pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell "
    "sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise "
    "violet wheat white whitesmoke yellow yellowgreen transparent currentcolor";
static uint16_t name_slots[1024];

static unsigned name_hash(const char *name, size_t length) {
  uint32_t hash = 2166136261;
  for (size_t i = 0; i < length; i++) hash = (hash ^ (uint8_t)name[i]) * 16777619;
  return (hash ^ hash >> 15) & 1023;
}

__attribute__((constructor)) static void fill(void) {
  for (const char *name = color_names; *name; name += strspn(name, " ")) {
    size_t length = strcspn(name, " ");
    unsigned slot = name_hash(name, length);
    while (name_slots[slot]) slot = (slot + 1) & 1023;
    name_slots[slot] = (uint16_t)(name - color_names + 1);
    name += length;
  }
}

static int is_color_name(const char *word) {
  size_t length = strlen(word);
  for (unsigned slot = name_hash(word, length); name_slots[slot]; slot = (slot + 1) & 1023) {
    const char *name = color_names + name_slots[slot] - 1;
    if (!memcmp(name, word, length) && (name[length] == ' ' || !name[length])) return length > 0;
  }
  return 0;
}

enum component { no_component = 0, a_number = 1, a_percentage = 2, an_angle = 4, none = 8 };

static int skip_digits(struct reader *reader) {
  const uint8_t *start = reader->at;
  while (is_digit(byte_at(reader))) reader->at++;
  return reader->at > start;
}

static enum component read_component(struct reader *reader) {
  char word[33];
  if ((byte_at(reader) | 0x20) == 'n') {
    read_word(reader, word);
    return !strcmp(word, "none") ? none : no_component;
  }
  if (is_one_of(byte_at(reader), "+-")) reader->at++;
  int has_digits = skip_digits(reader);
  if (byte_at(reader) == '.' && reader->end - reader->at > 1 && is_digit(reader->at[1])) {
    reader->at++;
    has_digits = skip_digits(reader);
  }
  if (!has_digits) return no_component;
  if ((byte_at(reader) | 0x20) == 'e') {
    const uint8_t *mark = reader->at++;
    if (is_one_of(byte_at(reader), "+-")) reader->at++;
    if (!skip_digits(reader)) reader->at = mark;
  }
  if (skip(reader, '%')) return a_percentage;
  if (!is_letter(byte_at(reader))) return a_number;
  read_word(reader, word);
  return is_word_of(word, "deg grad rad turn") ? an_angle : no_component;
}

enum { level = a_number | a_percentage | none, hue = a_number | an_angle | none };
static const struct function {
  const char *name;
  uint8_t components[3], has_commas, is_space;
} functions[] = {
    {"rgb", {level, level, level}, 1, 0},   {"rgba", {level, level, level}, 1, 0},
    {"hsl", {hue, level, level}, 1, 0},     {"hsla", {hue, level, level}, 1, 0},
    {"hwb", {hue, level, level}, 0, 0},     {"lab", {level, level, level}, 0, 0},
    {"lch", {level, level, hue}, 0, 0},     {"oklab", {level, level, level}, 0, 0},
    {"oklch", {level, level, hue}, 0, 0},   {"color", {level, level, level}, 0, 1},
};

static int is_function(struct reader *reader, const struct function *function) {
  skip_space(reader);
  if (function->is_space) {
    char word[33];
    read_word(reader, word);
    if (!is_word_of(word, "a98-rgb display-p3 display-p3-linear prophoto-rgb rec2020 srgb srgb-linear xyz xyz-d50 "
                          "xyz-d65") ||
        !skip_space(reader))
      return 0;
  }
  enum component first = none;
  int is_legacy = 0;
  for (int i = 0; i < 3; i++) {
    if (i) {
      int has_space = skip_space(reader);
      if (i == 1 && function->has_commas && byte_at(reader) == ',') is_legacy = 1;
      if (is_legacy ? !skip(reader, ',') : !has_space && !is_one_of(byte_at(reader), "+-.")) return 0;
      skip_space(reader);
    }
    enum component kind = read_component(reader);
    if (!(kind & function->components[i])) return 0;
    if (!i) first = kind;
    if (is_legacy && (first == none || kind != (function->name[0] == 'r' ? first : a_percentage))) return 0;
  }
  skip_space(reader);
  if (skip(reader, is_legacy ? ',' : '/')) {
    skip_space(reader);
    enum component alpha = read_component(reader);
    if (!(alpha & (a_number | a_percentage | (is_legacy ? 0 : none)))) return 0;
    skip_space(reader);
  }
  return skip(reader, ')') && reader->at == reader->end;
}

static int is_color(const uint8_t *text, size_t length, int takes_all) {
  struct reader reader = {text, text + length};
  char word[33];
  if (length && text[0] == '#') {
    if (!takes_all || (length != 4 && length != 5 && length != 7 && length != 9)) return 0;
    for (size_t i = 1; i < length; i++)
      if (!is_hex(text[i])) return 0;
    return 1;
  }
  read_word(&reader, word);
  if (reader.at == reader.end) return takes_all && is_color_name(word);
  if (!skip(&reader, '(')) return 0;
  for (int i = 0; i < (takes_all ? 10 : 4); i++)
    if (!strcmp(functions[i].name, word)) return is_function(&reader, &functions[i]);
  return 0;
}

static int color(const uint8_t *text, size_t length) { return is_color(text, length, 1); }

static int rgb_or_hsl(const uint8_t *text, size_t length) { return is_color(text, length, 0); }

const struct entry notation_checks[] = {
    {"cssColor", "true", color},
    {"cssColor", "{\"forms\":[\"rgb\",\"hsl\"]}", rgb_or_hsl},
    {0, 0, 0},
};
