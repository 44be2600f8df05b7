/** A file of answers. */
export const ANSWER_FILE_LIMIT = 25 * 1024 * 1024;
/** The rows of one file. */
export const MAX_IMPORTED_ANSWERS = 100_000;
export const MAX_ANSWER_COLUMNS = 1_000;
/** The series of one campaign. */
export const MAX_ANSWER_SERIES = 50;
export const MAX_SERIES_NAME = 120;
/** `failed`: the import did not end. Such a series is not in reports, and can only be deleted. */
export const answerSeriesStates = ['importing', 'complete', 'failed'] as const;
