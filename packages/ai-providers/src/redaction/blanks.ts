const ONE_LINE = '\n';
const PARAGRAPH = '\n\n';

/** White space that is not one blank or one line end. */
export const blanks = /\s{2,}|[^\S \n]/g;
/** Invisible characters. */
export const hidden = /[\u200B-\u200F\u2060\uFEFF\u00AD]/g;

/** The replacement of white space: a blank, a line break, or at most one empty line between two paragraphs. */
export const folded = (run: string): string => {
  const first = run.indexOf('\n');
  if (first < 0) return ' ';
  return run.includes('\n', first + 1) ? PARAGRAPH : ONE_LINE;
};

/** Shortens white space to at most two characters, so that patterns can have small limits. */
export const foldBlanks = (text: string): string => text.replace(blanks, folded);

/** Removes invisible characters, and normalises letters that look alike. */
export const withoutHidden = (text: string): string => text.normalize('NFKC').replace(hidden, '');
