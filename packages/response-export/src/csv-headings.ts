import { messages } from './export.messages';

/** The first two headings of the CSV, by which a program finds the row of headings. */
export const CSV_START: readonly string[] = [messages.responseId, messages.submitted];
/** The first cell behind the rows of responses. */
export const CSV_END = messages.details;
/** The text of a cell without an answer. */
export const NO_ANSWER = messages.missing;

/** The heading of a column for one part of a question. */
export const headingOfPart = (title: string, part: string): string => messages.part(title, part);
