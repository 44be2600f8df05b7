/** The words of imports of subscribers, free of zod so that browsers can have them for nothing. */

/** `add`: adds and updates people. `tag`: changes people who are there, adds nobody. `block`: nobody writes to them. */
export const importModes = ['add', 'tag', 'block'] as const;
export type ImportMode = (typeof importModes)[number];

/** Encodings that staff can choose where the guess is wrong. */
export const importEncodings = [
  'UTF-8',
  'UTF-16',
  'Windows-1252',
  'Windows-1250',
  'Windows-1251',
  'ISO-8859-15',
  'Macintosh',
] as const;
export type ImportEncoding = (typeof importEncodings)[number];

export const importDelimiters = [',', ';', '\t', '|'] as const;
export type ImportDelimiter = (typeof importDelimiters)[number];

/** Types of an attribute that an import can create. */
export const importedAttributeTypes = ['text', 'number', 'date', 'choice', 'yes_no'] as const;

/** The different values of a column that are proposed as the options of a choice, at most. */
export const MAX_PROPOSED_OPTIONS = 50;

export const importTrialStates = ['queued', 'running', 'done', 'cancelled', 'failed'] as const;

/** Columns of a file that an import shows and can keep. */
export const MAX_IMPORT_COLUMNS = 200;
