#pragma once

#include "checks.h"

/// Whether a text is an IPv4 address in four decimal parts.
int is_ipv4(const uint8_t *text, size_t length);

/// Whether a text is an IPv6 address or an IPv4 one.
int is_ip_address(const uint8_t *text, size_t length);

/// Whether a text is a host name in ASCII, whose last label is not a number; ICU reads labels in Punycode.
int is_host_name(const uint8_t *text, size_t length);

/// Whether a text of any script is a host name by UTS #46.
int is_international_name(const uint8_t *text, size_t length);
