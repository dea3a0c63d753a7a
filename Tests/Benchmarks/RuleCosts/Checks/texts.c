#include "checks.h"

const struct entry text_checks[] = {
    {0, 0, 0},
};
