// The rules of orders in C++.
#include "../cpp/harness.hpp"

struct Address { Value recipient, country, postal_code; std::vector<Value> lines; };
struct Item { Value sku, name, quantity, price, sale_price, wrapping, gift_note; };
struct Order {
  Value id, placed, shipped, channel, currency, coupon, note;
  bool has_customer, has_customer_id, has_consent;
  Value customer_id, consent, name, email, confirmation, phone, country, document, cpf, cnpj, resident, national, website, backup;
  Kind tags_kind, addresses_kind, items_kind;
  std::vector<Value> tags;
  std::vector<Address> addresses;
  std::vector<Item> items;
  size_t address_count, item_count;  // the vectors keep what they have allocated
  Value method, card, iban, voucher, holder, billing, tax_region, tax_number, total, total_shown;
  Value from, until;
};

static void read_list(Reader &reader, od::value from, Kind &kind, std::vector<Value> &list) {
  list.clear();
  od::array array;
  if (from.is_null()) return;
  kind = ARRAY;
  if (from.get_array().get(array)) { kind = OBJECT; return; }
  for (od::value element : array) reader.read(element, list.emplace_back());
}

static void read_order(Reader &r, od::object object, Order &o) {
  std::vector<Value> tags = std::move(o.tags);
  std::vector<Address> addresses = std::move(o.addresses);
  std::vector<Item> items = std::move(o.items);
  o = Order();
  o.tags = std::move(tags), o.addresses = std::move(addresses), o.items = std::move(items);
  o.tags.clear(), o.address_count = o.item_count = 0;
  for (auto member : object) {
    Text name = member.unescaped_key();
    od::value value = member.value();
    switch (key(name)) {
      FIELD("orderId", r.read(value, o.id));
      FIELD("placedAt", r.read(value, o.placed));
      FIELD("shippedAt", r.read(value, o.shipped));
      FIELD("channel", r.read(value, o.channel));
      FIELD("currency", r.read(value, o.currency));
      FIELD("coupon", r.read(value, o.coupon));
      FIELD("note", r.read(value, o.note));
      FIELD("tags", read_list(r, value, o.tags_kind, o.tags));
      case key("customer"):
        if (name != "customer") break;
        o.has_customer = true;
        for (auto member : value.get_object()) {
          Text name = member.unescaped_key();
          od::value value = member.value();
          switch (key(name)) {
            FIELD("id", o.has_customer_id = true, r.read(value, o.customer_id));
            FIELD("consent", o.has_consent = true, r.read(value, o.consent));
            FIELD("name", r.read(value, o.name));
            FIELD("email", r.read(value, o.email));
            FIELD("emailConfirmation", r.read(value, o.confirmation));
            FIELD("phone", r.read(value, o.phone));
            FIELD("country", r.read(value, o.country));
            FIELD("document", r.read(value, o.document));
            FIELD("cpf", r.read(value, o.cpf));
            FIELD("cnpj", r.read(value, o.cnpj));
            FIELD("residentId", r.read(value, o.resident));
            FIELD("nationalId", r.read(value, o.national));
            FIELD("website", r.read(value, o.website));
            FIELD("backupEmail", r.read(value, o.backup));
          }
        }
        break;
      case key("addresses"): {
        od::array array;
        if (name != "addresses" || value.is_null()) break;
        o.addresses_kind = ARRAY;
        if (value.get_array().get(array)) break;
        for (od::object element : array) {
          if (o.addresses.size() == o.address_count) o.addresses.emplace_back();
          Address &a = o.addresses[o.address_count++];
          a.recipient = a.country = a.postal_code = Value(), a.lines.clear();
          Kind kind;
          for (auto member : element) {
            Text name = member.unescaped_key();
            od::value value = member.value();
            switch (key(name)) {
              FIELD("recipient", r.read(value, a.recipient));
              FIELD("country", r.read(value, a.country));
              FIELD("postalCode", r.read(value, a.postal_code));
              FIELD("lines", read_list(r, value, kind, a.lines));
            }
          }
        }
        break;
      }
      case key("items"): {
        od::array array;
        if (name != "items" || value.is_null()) break;
        o.items_kind = ARRAY;
        if (value.get_array().get(array)) break;
        for (od::object element : array) {
          if (o.items.size() == o.item_count) o.items.emplace_back();
          Item &i = o.items[o.item_count++];
          i = Item();
          for (auto member : element) {
            Text name = member.unescaped_key();
            od::value value = member.value();
            switch (key(name)) {
              FIELD("sku", r.read(value, i.sku));
              FIELD("name", r.read(value, i.name));
              FIELD("quantity", r.read(value, i.quantity));
              FIELD("price", r.read(value, i.price));
              FIELD("salePrice", r.read(value, i.sale_price));
              FIELD("wrapping", r.read(value, i.wrapping));
              FIELD("giftNote", r.read(value, i.gift_note));
            }
          }
        }
        break;
      }
      case key("payment"):
        if (name != "payment") break;
        for (auto member : value.get_object()) {
          Text name = member.unescaped_key();
          od::value value = member.value();
          switch (key(name)) {
            FIELD("method", r.read(value, o.method));
            FIELD("card", r.read(value, o.card));
            FIELD("iban", r.read(value, o.iban));
            FIELD("voucher", r.read(value, o.voucher));
            FIELD("holder", r.read(value, o.holder));
            FIELD("billingName", r.read(value, o.billing));
            FIELD("taxRegion", r.read(value, o.tax_region));
            FIELD("taxNumber", r.read(value, o.tax_number));
            FIELD("total", r.read(value, o.total));
            FIELD("totalShown", r.read(value, o.total_shown));
          }
        }
        break;
      case key("delivery"):
        if (name != "delivery") break;
        for (auto member : value.get_object()) {
          Text name = member.unescaped_key();
          od::value value = member.value();
          switch (key(name)) {
            FIELD("from", r.read(value, o.from));
            FIELD("until", r.read(value, o.until));
          }
        }
        break;
    }
  }
}

// ---- patterns -----------------------------------------------------------------------------------

static bool order_id(Text s) {
  return s.size() == 15 && starts(s, "ORD-") && all_digits(s.substr(4, 4)) && s[8] == '-' && all_digits(s.substr(9));
}
static bool sku(Text s) {
  return s.size() >= 8 && s.size() <= 10 && upper(s[0]) && upper(s[1]) && upper(s[2]) && s[3] == '-' && all_digits(s.substr(4));
}
static bool coupon(Text s) {
  size_t i = starts(s, "VIP-") ? 4 : starts(s, "WELCOME-") ? 8 : starts(s, "خصم-") ? sizeof "خصم-" - 1 : starts(s, "折扣-") ? sizeof "折扣-" - 1 : 0;
  if (!i) return false;
  size_t from = i;
  while (i < s.size() && (upper(s[i]) || digit(s[i]))) i++;
  if (i - from < 4 || i - from > 8) return false;
  Text rest = s.substr(i);
  return rest.empty() || rest == "/BR" || rest == "/CN" || rest == "/SA";
}
static bool gift_note(Text s) {
  if (s.empty() || (s.size() > 60 && code_points(s) > 60)) return false;
  return properties_of(s).all & NOTE;
}
static bool postal_code(Text country, Text s) {
  if (country.size() != 2) return true;
  size_t n = s.size();
  switch (country[0] << 8 | country[1]) {
    case 'B' << 8 | 'R':
      return n == 9 ? all_digits(s.substr(0, 5)) && s[5] == '-' && all_digits(s.substr(6)) && number(s.data(), 5) >= 1000
                    : n == 8 && all_digits(s) && number(s.data(), 5) >= 1000;
    case 'C' << 8 | 'N': case 'I' << 8 | 'N': case 'R' << 8 | 'U': return n == 6 && all_digits(s);
    case 'S' << 8 | 'A': return (n == 5 && all_digits(s)) || (n == 10 && s[5] == '-' && all_digits(s.substr(0, 5)) && all_digits(s.substr(6)));
    case 'U' << 8 | 'S': return (n == 5 && all_digits(s)) || (n == 10 && s[5] == '-' && all_digits(s.substr(0, 5)) && all_digits(s.substr(6)));
    case 'T' << 8 | 'H': return n == 5 && all_digits(s);
    case 'P' << 8 | 'T': return n == 8 && s[4] == '-' && all_digits(s.substr(0, 4)) && all_digits(s.substr(5));
    default: return true;
  }
}

// ---- checks -------------------------------------------------------------------------------------

static bool is(const Value &v, Text s) { return v.kind == STRING && v.s == s; }
// A text that is there and of the right type; reports another type.
static bool text(const Value &v, const char *path, Errors &e, int i = 0, int j = 0) {
  if (v.kind == STRING) return true;
  if (v.here()) e.add(path, "type.mismatch", i, j);
  return false;
}
static bool required(const Value &v, const char *path, Errors &e, int i = 0) {
  if (!v.here()) e.add(path, "presence.missing", i);
  return v.here();
}
static void id(const Value &v, Verdict (*check)(Text), const char *path, Errors &e) {
  if (!text(v, path, e)) return;
  Verdict verdict = check(v.s);
  if (verdict != VALID) e.add(path, verdict == CHECK ? "identifier.checkDigit" : "identifier.shape");
}
static void code(const Value &v, CodeVerdict (*check)(Text), const char *path, const char *unknown, Errors &e, int i = 0) {
  if (!required(v, path, e, i) || !text(v, path, e, i)) return;
  CodeVerdict verdict = check(v.s);
  if (verdict != KNOWN) e.add(path, verdict == UNKNOWN ? unknown : "identifier.shape", i);
}
static void amount(const Value &v, int whole, const char *path, Errors &e, int i = 0) {
  if (!required(v, path, e, i)) return;
  if (v.kind != INTEGER && v.kind != NUMBER) return e.add(path, "type.mismatch", i);
  Extent x = extent(v.s);
  if (x.whole > whole) e.add(path, "number.tooManyIntegerDigits", i);
  else if (x.fraction > 2) e.add(path, "number.tooManyFractionDigits", i);
  if (v.number < 0) e.add(path, "range.tooSmall", i);
}
static bool same(const Value &a, const Value &b) {
  if (a.kind == STRING || b.kind == STRING) return a.kind == b.kind && a.s == b.s;
  return a.number == b.number;
}

static void check_customer(const Order &o, Errors &e) {
  if (!o.has_customer_id) e.add("customer.id", "presence.missing");
  if (!o.has_consent) e.add("customer.consent", "presence.missing");
  if (text(o.customer_id, "customer.id", e) && !uuid(o.customer_id.s)) e.add("customer.id", "identifier.shape");
  const Value &c = o.consent;
  if (c.here() && !(c.kind == BOOLEAN ? c.truth : c.kind == STRING ? c.s == "on" || c.s == "yes" || c.s == "1" || c.s == "true" : c.number == 1))
    e.add("customer.consent", "presence.notAccepted");
  if (required(o.name, "customer.name", e) && text(o.name, "customer.name", e)) {
    Text s = o.name.s;
    if (is_blank(s)) e.add("customer.name", "presence.blank");
    if (too_long(s, 80)) e.add("customer.name", "length.tooLong");
    uint32_t any = any_of(s);
    if (!is_nfc(s, any)) e.add("customer.name", "unicode.notNormalized");
    if (any & BIDI) e.add("customer.name", "unicode.bidiControl");
  }
  if (text(o.email, "customer.email", e)) {
    if (const char *wrong = email(o.email.s)) e.add("customer.email", wrong);
    if (!o.confirmation.here() || !same(o.email, o.confirmation)) e.add("customer.email", "fields.unconfirmed");
  }
  if (text(o.phone, "customer.phone", e)) {
    if (const char *wrong = phone(o.phone.s)) e.add("customer.phone", wrong);
  }
  if (!o.phone.here() && !o.email.here()) e.add("customer.phone", "fields.requiredWithout"), e.add("", "fields.noneGiven");
  code(o.country, country, "customer.country", "country.unknown", e);
  if (required(o.document, "customer.document", e) &&
      !(is(o.document, "cpf") || is(o.document, "cnpj") || is(o.document, "resident") || is(o.document, "saudi") || is(o.document, "none")))
    e.add("customer.document", "choice.notListed");
  if (!o.cpf.here() && is(o.document, "cpf")) e.add("customer.cpf", "fields.requiredIf");
  if (!o.cnpj.here() && is(o.document, "cnpj")) e.add("customer.cnpj", "fields.requiredIf");
  if (!o.resident.here() && is(o.document, "resident")) e.add("customer.residentId", "fields.requiredIf");
  if (!o.national.here() && is(o.document, "saudi")) e.add("customer.nationalId", "fields.requiredIf");
  id(o.cpf, cpf, "customer.cpf", e), id(o.cnpj, cnpj, "customer.cnpj", e);
  id(o.resident, resident, "customer.residentId", e), id(o.national, saudi, "customer.nationalId", e);
  if (text(o.website, "customer.website", e)) {
    if (const char *wrong = url(o.website.s)) e.add("customer.website", wrong);
  }
  if (o.backup.here() && o.email.here() && same(o.backup, o.email)) e.add("customer.backupEmail", "fields.notDifferent");
}

static void check_addresses(const Order &o, Errors &e) {
  if (!o.addresses_kind) return e.add("addresses", "presence.missing");
  if (o.address_count < 1) e.add("addresses", "count.tooFew");
  if (o.address_count > 3) e.add("addresses", "count.tooMany");
  for (int i = 0; i < int(o.address_count); i++) {
    const Address &a = o.addresses[size_t(i)];
    if (required(a.recipient, "addresses[%].recipient", e, i) && text(a.recipient, "addresses[%].recipient", e, i)) {
      if (too_long(a.recipient.s, 80)) e.add("addresses[%].recipient", "length.tooLong", i);
      if (any_of(a.recipient.s) & BIDI) e.add("addresses[%].recipient", "unicode.bidiControl", i);
    }
    for (int j = 0; j < int(a.lines.size()); j++) {
      const Value &line = a.lines[size_t(j)];
      if (!line.here()) { e.add("addresses[%].lines[%]", "presence.missing", i, j); continue; }
      if (!text(line, "addresses[%].lines[%]", e, i, j)) continue;
      if (is_blank(line.s)) e.add("addresses[%].lines[%]", "presence.blank", i, j);
      if (too_long(line.s, 120)) e.add("addresses[%].lines[%]", "length.tooLong", i, j);
      if (!is_nfc(line.s, any_of(line.s))) e.add("addresses[%].lines[%]", "unicode.notNormalized", i, j);
    }
    code(a.country, country, "addresses[%].country", "country.unknown", e, i);
    if (text(a.postal_code, "addresses[%].postalCode", e, i) && a.country.kind == STRING && !postal_code(a.country.s, a.postal_code.s))
      e.add("addresses[%].postalCode", "identifier.shape", i);
  }
}

// Whether a text repeats an earlier one, by an open table for lists of any length.
struct Repetitions {
  std::vector<int32_t> slots;
  void reset(size_t count) {
    size_t room = 16;
    while (room < 2 * count) room *= 2;
    slots.assign(room, -1);
  }
  template <class Of>
  bool repeats(Text s, int32_t place, Of of) {
    uint64_t h = s.size();
    for (size_t i = 0; i < s.size(); i += 8) {
      uint64_t w = 0;
      memcpy(&w, s.data() + i, std::min<size_t>(8, s.size() - i));
      h = (h ^ w) * 0x9E3779B97F4A7C15u, h ^= h >> 29;
    }
    for (size_t k = h & (slots.size() - 1);; k = (k + 1) & (slots.size() - 1)) {
      if (slots[k] < 0) return slots[k] = place, false;
      if (of(slots[k]) == s) return true;
    }
  }
};

static void check_items(const Order &o, Errors &e) {
  static Repetitions seen;
  if (!o.items_kind) return e.add("items", "presence.missing");
  if (o.item_count < 1) e.add("items", "count.tooFew");
  if (o.item_count > 40) e.add("items", "count.tooMany");
  seen.reset(o.item_count);
  for (int i = 0; i < int(o.item_count); i++) {
    const Item &item = o.items[size_t(i)];
    if (required(item.sku, "items[%].sku", e, i) && text(item.sku, "items[%].sku", e, i)) {
      if (!sku(item.sku.s)) e.add("items[%].sku", "format.mismatch", i);
      if (seen.repeats(item.sku.s, i, [&](int32_t k) { return o.items[size_t(k)].sku.s; })) e.add("items[%]", "collection.repeated", i);
    }
    if (required(item.name, "items[%].name", e, i) && text(item.name, "items[%].name", e, i)) {
      if (too_long(item.name.s, 60)) e.add("items[%].name", "length.tooLong", i);
      if (any_of(item.name.s) & BIDI) e.add("items[%].name", "unicode.bidiControl", i);
    }
    if (required(item.quantity, "items[%].quantity", e, i)) {
      const Value &q = item.quantity;
      if (q.kind != INTEGER && !(q.kind == NUMBER && q.number == double(int64_t(q.number)))) e.add("items[%].quantity", "type.mismatch", i);
      else if (q.number < 1) e.add("items[%].quantity", "range.tooSmall", i);
      else if (q.number > 999) e.add("items[%].quantity", "range.tooLarge", i);
    }
    amount(item.price, 8, "items[%].price", e, i);
    if (item.sale_price.here() && item.price.here() && item.sale_price.number > item.price.number) e.add("items[%].salePrice", "fields.tooLarge", i);
    const Value &note = item.gift_note;
    if (!note.here()) {
      if (is(item.wrapping, "box") || is(item.wrapping, "ribbon")) e.add("items[%].giftNote", "fields.requiredIf", i);
    } else if (text(note, "items[%].giftNote", e, i)) {
      if (is(item.wrapping, "none")) e.add("items[%].giftNote", "fields.prohibitedIf", i);
      if (!gift_note(note.s)) e.add("items[%].giftNote", "format.mismatch", i);
    }
  }
}

static void check_payment(const Order &o, Errors &e) {
  if (required(o.method, "payment.method", e) && !(is(o.method, "card") || is(o.method, "transfer") || is(o.method, "voucher")))
    e.add("payment.method", "choice.notListed");
  id(o.card, card, "payment.card", e), id(o.iban, iban, "payment.iban", e);
  if (!o.card.here() && is(o.method, "card")) e.add("payment.card", "fields.requiredIf");
  if (!o.iban.here() && !is(o.method, "card") && !is(o.method, "voucher")) e.add("payment.iban", "fields.requiredUnless");
  int given = o.card.here() + o.iban.here() + o.voucher.here();
  if (given != 1) e.add("", given ? "fields.severalGiven" : "fields.noneGiven");
  if (!o.holder.here() && (o.card.here() || o.iban.here())) e.add("payment.holder", "fields.requiredWith");
  if (!o.billing.here() && o.tax_region.here() && o.tax_number.here()) e.add("payment.billingName", "fields.requiredWithAll");
  amount(o.total, 12, "payment.total", e);
  if (o.total_shown.here() && !same(o.total_shown, o.total)) e.add("payment.totalShown", "comparison.differs");
}

static void check(const Order &o, Errors &e) {
  if (required(o.id, "orderId", e) && text(o.id, "orderId", e) && !order_id(o.id.s)) e.add("orderId", "format.mismatch");
  int64_t placed = INT64_MAX, shipped;
  bool has_placed = false;
  if (required(o.placed, "placedAt", e) && text(o.placed, "placedAt", e)) {
    const char *wrong = moment(o.placed.s, placed);
    if (wrong) e.add("placedAt", wrong); else has_placed = true;
  }
  if (text(o.shipped, "shippedAt", e)) {
    const char *wrong = moment(o.shipped.s, shipped);
    if (wrong) e.add("shippedAt", wrong);
    else if (has_placed && shipped <= placed) e.add("shippedAt", "fields.notAfter");
  }
  if (required(o.channel, "channel", e) &&
      !(is(o.channel, "web") || is(o.channel, "app") || is(o.channel, "store") || is(o.channel, "phone") || is(o.channel, "partner")))
    e.add("channel", "choice.notListed");
  code(o.currency, currency, "currency", "currency.unknown", e);
  if (text(o.coupon, "coupon", e) && !coupon(o.coupon.s)) e.add("coupon", "format.mismatch");
  if (text(o.note, "note", e)) {
    if (too_long(o.note.s, 500)) e.add("note", "length.tooLong");
    uint32_t any = any_of(o.note.s);
    if (!is_nfc(o.note.s, any)) e.add("note", "unicode.notNormalized");
    if (any & BIDI) e.add("note", "unicode.bidiControl");
  }
  if (o.tags.size() > 5) e.add("tags", "count.tooMany");
  if (o.tags.size() > 1) {
    uint32_t any = 0;
    for (const Value &tag : o.tags) any |= any_of(tag.s);
    std::vector<std::string> normal;
    if (any & (NOT_NFC | MISORDERED)) {
      UErrorCode u = U_ZERO_ERROR;
      for (const Value &tag : o.tags) {
        icu::UnicodeString s = icu::Normalizer2::getNFCInstance(u)->normalize(icu::UnicodeString::fromUTF8(std::string(tag.s)), u);
        s.toUTF8String(normal.emplace_back());
      }
    }
    auto of = [&](size_t k) { return normal.empty() ? o.tags[k].s : Text(normal[k]); };
    for (size_t i = 1; i < o.tags.size(); i++)
      for (size_t k = 0; k < i; k++)
        if (of(i) == of(k)) { e.add("tags[%]", "collection.repeated", int(i)); break; }
  }
  if (!o.has_customer) e.add("customer", "presence.missing");
  check_customer(o, e);
  check_addresses(o, e);
  check_items(o, e);
  check_payment(o, e);
  int64_t from = 0, until = 0;
  bool has_from = false;
  if (text(o.from, "delivery.from", e)) {
    const char *wrong = date(o.from.s, from);
    if (wrong) e.add("delivery.from", wrong); else has_from = true;
  }
  if (text(o.until, "delivery.until", e)) {
    const char *wrong = date(o.until.s, until);
    if (wrong) e.add("delivery.until", wrong);
    else if (has_from && until < from) e.add("delivery.until", "fields.tooEarly");
  }
}

int main(int argc, char **argv) {
  static const Properties table({});
  properties = &table;
  return run<Order>(argc, argv, read_order, check);
}
