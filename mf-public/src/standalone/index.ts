// All imports must come after this line: module federation first agrees on shared modules.
void import('./start');
