/**
 * Text that a spreadsheet may run as a formula: = + - @, their full-width forms, each also after blanks, or a tab or
 * return first.
 */
export const FORMULA_START = /^(?:\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r])/;
