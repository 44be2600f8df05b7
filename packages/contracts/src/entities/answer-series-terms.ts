/** A file of answers. */
export const ANSWER_FILE_LIMIT = 10 * 1024 * 1024;
/** The rows of one file. */
export const MAX_IMPORTED_ANSWERS = 20_000;
export const MAX_ANSWER_COLUMNS = 1_000;
/** The series of one campaign. */
export const MAX_ANSWER_SERIES = 50;
export const MAX_SERIES_NAME = 120;
