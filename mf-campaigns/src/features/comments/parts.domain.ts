import { daysAfter } from '@folkmoot/calendar/days';
import type { CommentFigures, CommentGrouping, QuestionResult, SentimentCounts } from '@folkmoot/contracts/client';

/** The ratings that count as dissatisfied: the lower two of five. */
const LOW = ['1', '2'];
const DAYS_TO_SUNDAY = 6;
/** The key of comments that belong to no part. */
export const NONE = 'none';

export const judgedOf = ({ positive, neutral, negative }: SentimentCounts): number => positive + neutral + negative;

/** The questions that say how satisfied people are, with the answers of those who are not. */
export const dissatisfied = (results: readonly QuestionResult[]) =>
  results
    .filter(({ type, isPersonal }) => type === 'rating' && !isPersonal)
    .map(({ questionId, title, segments = [] }) => ({
      questionId,
      title,
      segments: segments.map(({ value }) => value).filter((value) => LOW.includes(value)),
    }))
    .filter(({ segments }) => segments.length > 0);

/** The questions whose answers can be the parts. */
export const groupable = (results: readonly QuestionResult[]): readonly QuestionResult[] =>
  results.filter(({ segments = [], isPersonal }) => segments.length > 1 && !isPersonal);

type Part = CommentFigures['groups'][number];

/** The change of the address that filters by a part. Null where a part is no filter. */
export const filterOf = (per: CommentGrouping, { key }: Part): Record<string, string> | null => {
  if (key === '') return null;
  if (per === 'question' || per === 'theme' || per === 'language') return { [per]: key };
  if (per === 'round') return { round: key };
  if (per === 'week') return { range: 'custom', from: key, to: daysAfter(key, DAYS_TO_SUNDAY) };
  return null;
};

/** Parts in a useful order: weeks and rounds in theirs, the others with the most comments first, and those without a part last. */
export const inOrder = (per: CommentGrouping, parts: readonly Part[]): readonly Part[] =>
  per === 'week' || per === 'round' || per === 'group'
    ? parts
    : [...parts].sort((a, b) => Number(a.key === NONE) - Number(b.key === NONE) || b.comments - a.comments);

/** The themes of a group of comments, most frequent first. */
export const topThemes = (
  themes: readonly { readonly id: string; readonly comments: number }[],
  count: number,
): readonly { readonly id: string; readonly comments: number }[] =>
  [...themes]
    .filter(({ comments }) => comments > 0)
    .sort((a, b) => b.comments - a.comments)
    .slice(0, count);
