#include "CJSONTape.h"
