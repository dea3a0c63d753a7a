#pragma once

#include <stddef.h>
#include <stdint.h>

/// A rule's check as hand-written C: whether the bytes of a text, or those of a JSON number, are valid.
typedef int (*rule_check)(const uint8_t *text, size_t length);

/// The check for a rule with arguments as a rule document writes them (`true` for none); null if there is none.
rule_check rule_check_of(const char *rule, const char *arguments);

/// Sets the record whose field `a` is checked next, as JSON that outlives the check: what checks of fields beside others
/// compare with.
void rule_check_record(const uint8_t *json, size_t length);

/// The instructions that a check takes for one text; negative if it refuses the text.
double rule_check_cost(rule_check check, const uint8_t *text, size_t length);

/// The number of instructions that this thread has taken in user space, or 0 where nothing counts them: the kernel, or
/// callgrind with the file of the environment variable CALLGRIND_OUT.
uint64_t instruction_count(void);
