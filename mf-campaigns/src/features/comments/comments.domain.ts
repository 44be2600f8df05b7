import type { Comment, CommentFigures, SentimentCounts, SentimentLabel } from '@folkmoot/contracts/client';

/** A change of labels, as the server takes it. */
export interface Change {
  id: string;
  sentiment?: SentimentLabel | null;
  addThemes?: string[];
  removeThemes?: string[];
  resetThemes?: boolean;
  isReviewed?: boolean;
}

/** Who changes labels, and when. */
interface Stamp {
  readonly by: string;
  readonly at: string;
}

const themesAfter = (comment: Comment, { addThemes = [], removeThemes = [] }: Change): Comment['themes'] => {
  const kept = comment.themes.filter(({ id }) => !removeThemes.includes(id));
  const added = addThemes.filter((id) => kept.every((theme) => theme.id !== id));
  return [...kept, ...added.map((id) => ({ id, by: 'person' as const, words: [] }))];
};

/** The comment as the server will return it. A label that goes back to the machine's is only known to the server. */
export const changed = (comment: Comment, change: Change, { by, at }: Stamp): Comment => ({
  ...comment,
  sentiment: change.sentiment ? { label: change.sentiment, by: 'person' } : comment.sentiment,
  themes: themesAfter(comment, change),
  reviewed: change.isReviewed === undefined ? comment.reviewed : change.isReviewed ? { by, at } : null,
});

/** The change that brings the comment back to its present labels. */
export const inverseOf = (comment: Comment, change: Change): Change => {
  const has = (id: string): boolean => comment.themes.some((theme) => theme.id === id);
  const added = (change.addThemes ?? []).filter((id) => !has(id));
  const removed = (change.removeThemes ?? []).filter(has);
  const wasPersons = comment.sentiment?.by === 'person';
  return {
    id: comment.id,
    ...(change.sentiment === undefined ? {} : { sentiment: wasPersons ? (comment.sentiment?.label ?? null) : null }),
    ...(added.length > 0 ? { removeThemes: added } : {}),
    ...(removed.length > 0 ? { addThemes: removed } : {}),
    ...(change.isReviewed === undefined ? {} : { isReviewed: comment.reviewed !== null }),
  };
};

const sentimentOf = ({ sentiment }: Comment): keyof SentimentCounts => sentiment?.label ?? 'unjudged';

const counted = (counts: SentimentCounts, comment: Comment, by: 1 | -1): SentimentCounts => {
  const label = sentimentOf(comment);
  return { ...counts, [label]: Math.max(0, counts[label] + by) };
};

/** 0 all negative, 5 balanced, 10 all positive. */
const scoreOf = ({ positive, neutral, negative }: SentimentCounts): number | null => {
  const judged = positive + neutral + negative;
  return judged > 0 ? Math.round(((positive + neutral / 2) / judged) * 100) / 10 : null;
};

const themesCounted = (themes: CommentFigures['themes'], comment: Comment, by: 1 | -1): CommentFigures['themes'] =>
  themes.map((theme) =>
    comment.themes.some(({ id }) => id === theme.id)
      ? {
          ...theme,
          comments: Math.max(0, theme.comments + by),
          sentiment: counted(theme.sentiment, comment, by),
        }
      : theme,
  );

/** The totals after one comment has changed, until the server counts again. Parts are left to the server. */
export const moved = (figures: CommentFigures, before: Comment, after: Comment): CommentFigures => {
  const sentiment = counted(counted(figures.sentiment, before, -1), after, 1);
  return {
    ...figures,
    sentiment,
    score: sentimentOf(before) === sentimentOf(after) ? figures.score : scoreOf(sentiment),
    themes: themesCounted(themesCounted(figures.themes, before, -1), after, 1),
  };
};

/** Adds the theme to all, or takes it from all when all have it. */
export const toggledTheme = (comments: readonly Comment[], themeId: string): Change[] => {
  const has = ({ themes }: Comment): boolean => themes.some(({ id }) => id === themeId);
  const haveAll = comments.every(has);
  return comments
    .filter((comment) => haveAll || !has(comment))
    .map(({ id }) => (haveAll ? { id, removeThemes: [themeId] } : { id, addThemes: [themeId] }));
};

interface Piece {
  readonly at: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/** The places of the words in the text, without overlaps, in their order. */
const placesOf = (text: string, words: readonly string[]): { from: number; to: number }[] => {
  const lower = text.toLowerCase();
  const places = words
    .filter((word) => word.trim() !== '')
    .map((word) => ({ from: lower.indexOf(word.toLowerCase()), length: word.length }))
    .filter(({ from }) => from >= 0)
    .map(({ from, length }) => ({ from, to: from + length }))
    .sort((a, b) => a.from - b.from || b.to - a.to);
  return places.filter(({ from }, index) => places.slice(0, index).every(({ to }) => from >= to));
};

/** The text in pieces: those that support a theme are marked. */
export const markedText = (text: string, words: readonly string[]): Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to } of placesOf(text, words)) {
    if (from > at) pieces.push({ at, text: text.slice(at, from), isMarked: false });
    pieces.push({ at: from, text: text.slice(from, to), isMarked: true });
    at = to;
  }
  if (at < text.length) pieces.push({ at, text: text.slice(at), isMarked: false });
  return pieces;
};
