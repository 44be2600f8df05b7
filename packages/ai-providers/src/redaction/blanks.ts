const ONE_LINE = '\n';
const PARAGRAPH = '\n\n';

/** The replacement of white space: a blank, a line break, or at most one empty line between two paragraphs. */
const folded = (run: string): string => {
  const first = run.indexOf('\n');
  if (first < 0) return ' ';
  return run.includes('\n', first + 1) ? PARAGRAPH : ONE_LINE;
};

/** Shortens white space to at most two characters, so that patterns can have small limits. */
export const foldBlanks = (text: string): string => text.replace(/\s{2,}|[^\S \n]/g, folded);

/** Removes invisible characters, and normalises letters that look alike. */
export const withoutHidden = (text: string): string =>
  text.normalize('NFKC').replace(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, '');
