#pragma once

#include "networks.h"

/// The parts of a reference; those that there are not have no start.
struct link {
  const uint8_t *scheme, *user, *host, *port, *path, *query, *fragment;
  size_t scheme_length, user_length, host_length, port_length, path_length, query_length, fragment_length;
};

struct link parts_of_link(const uint8_t *text, size_t length);

/// Whether the path, the query and the fragment are written as RFC 3986 has it; or RFC 3987, if they take any script.
int is_link_rest(const struct link *link, int takes_any);

/// Whether a part is a word that is given in lowercase.
int is_lowercase_word(const uint8_t *text, size_t length, const char *word);
