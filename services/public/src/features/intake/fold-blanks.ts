const MOST_LINE_BREAKS = 3;
const MOST_BLANKS = 10;

const folded = (run: string): string => {
  const breaks = run.split('\n').length - 1;
  if (breaks > MOST_LINE_BREAKS) return '\n'.repeat(MOST_LINE_BREAKS);
  if (run.length <= MOST_BLANKS) return run;
  return breaks > 0 ? '\n'.repeat(breaks) : ' ';
};

/**
 * Makes long runs of white space short: paragraphs stay apart and small indents stay, but nobody can send an answer that is
 * mostly white space and costs whoever searches it later.
 */
export const foldLongBlanks = (text: string): string => text.replace(/\s{4,}/g, folded);
