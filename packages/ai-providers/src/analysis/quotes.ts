import type { InsightQuote } from '@folkmoot/contracts';
import type { Comment } from './analysis.types';

const LONGEST = 260;
const SHORTEST = 12;

const sentencesOf = (text: string): string[] => text.match(/[^.!?\n]+[.!?]*/g)?.map((each) => each.trim()) ?? [];

/** A verbatim excerpt of a comment, short enough to read. For a long comment, the part around the wanted words. */
export const excerptOf = (text: string, isWanted: (part: string) => boolean = () => true): string => {
  const whole = text.trim();
  if (whole.length <= LONGEST) return whole;
  const fitting = sentencesOf(whole).filter(({ length }) => length <= LONGEST && length >= SHORTEST);
  return fitting.find(isWanted) ?? fitting[0] ?? whole.slice(0, LONGEST).trimEnd();
};

export const quoteOf = (comment: Comment, isWanted?: (part: string) => boolean): InsightQuote => ({
  responseId: comment.responseId,
  questionId: comment.questionId,
  text: excerptOf(comment.text, isWanted),
});

/** At most this number of texts, no two with the same words. */
export const differing = <T extends { readonly text: string }>(all: readonly T[], most: number): T[] => {
  const seen = new Set<string>();
  const kept: T[] = [];
  for (const each of all) {
    const key = each.text.toLowerCase().replace(/\s+/g, ' ');
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(each);
    if (kept.length === most) break;
  }
  return kept;
};
