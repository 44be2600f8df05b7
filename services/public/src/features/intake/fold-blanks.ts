const MOST_LINE_BREAKS = 3;
const MOST_BLANKS = 10;

const folded = (run: string): string => {
  const breaks = run.split('\n').length - 1;
  if (breaks > MOST_LINE_BREAKS) return '\n'.repeat(MOST_LINE_BREAKS);
  if (run.length <= MOST_BLANKS) return run;
  return breaks > 0 ? '\n'.repeat(breaks) : ' ';
};

/**
 * Shortens long runs of white space. Paragraphs and small indents stay, but an answer that is almost only white space would
 * make later searches slow.
 */
export const foldLongBlanks = (text: string): string => text.replace(/\s{4,}/g, folded);
