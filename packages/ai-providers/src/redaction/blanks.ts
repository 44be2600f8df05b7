const ONE_LINE = '\n';
const PARAGRAPH = '\n\n';

/** What a run of white space becomes: a blank, a line break, or at most the empty line between two paragraphs. */
const folded = (run: string): string => {
  const first = run.indexOf('\n');
  if (first < 0) return ' ';
  return run.includes('\n', first + 1) ? PARAGRAPH : ONE_LINE;
};

/** Leaves at most two signs of any run of white space, so that patterns need not look farther. */
export const foldBlanks = (text: string): string => text.replace(/\s{2,}|[^\S \n]/g, folded);

/** Without the signs that nobody sees, in one spelling of letters that look alike. */
export const withoutHidden = (text: string): string =>
  text.normalize('NFKC').replace(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, '');
