import type { CommentFigures, SentimentCounts } from '@folkmoot/contracts';
import type { WrittenComment } from '../../entities/comment/comment.domain';

/** A part by which comments are counted. */
export interface Group {
  readonly key: string;
  readonly label: string;
}

interface Sums {
  comments: number;
  readonly sentiment: SentimentCounts;
  readonly themes: Map<string, { comments: number; readonly sentiment: SentimentCounts }>;
}

const noSentiment = (): SentimentCounts => ({ positive: 0, neutral: 0, negative: 0, unjudged: 0 });
const emptySums = (): Sums => ({ comments: 0, sentiment: noSentiment(), themes: new Map() });

const addTo = (sums: Sums, { labels: { shown } }: WrittenComment): void => {
  const sentiment = shown.sentiment ?? 'unjudged';
  sums.comments += 1;
  sums.sentiment[sentiment] += 1;
  for (const id of shown.themes) {
    const theme = sums.themes.get(id) ?? { comments: 0, sentiment: noSentiment() };
    theme.comments += 1;
    theme.sentiment[sentiment] += 1;
    sums.themes.set(id, theme);
  }
};

/** 0 all negative, 5 balanced, 10 all positive, to one decimal. Null without a judged comment. */
const scoreOf = ({ positive, neutral, negative }: SentimentCounts): number | null => {
  const judged = positive + neutral + negative;
  return judged === 0 ? null : Math.round(((positive * 10 + neutral * 5) / judged) * 10) / 10;
};

const UNKNOWN_LANGUAGE = 'none';

/** Why a comment that was read has no sentiment: its language. Undefined for the others. */
const unjudgedLanguageOf = ({ labels: { shown, machine, language } }: WrittenComment): string | undefined =>
  shown.sentiment === null && machine !== null ? (language ?? UNKNOWN_LANGUAGE) : undefined;

/** Adds up comments. Its memory grows with themes and groups, not with comments. */
export const createCommentTally = (themeIds: readonly string[]) => {
  const all = emptySums();
  const groups = new Map<string, { readonly label: string; readonly sums: Sums }>();
  const unjudged = new Map<string, number>();
  let responses = 0;
  const themeRows = ({ themes }: Sums) =>
    themeIds.map((id) => ({ id, ...(themes.get(id) ?? { comments: 0, sentiment: noSentiment() }) }));
  const groupOf = ({ key, label }: Group) => {
    const group = groups.get(key) ?? { label, sums: emptySums() };
    groups.set(key, group);
    return group;
  };
  const addOne = (comment: WrittenComment, groupsOf: (comment: WrittenComment) => readonly Group[]): void => {
    addTo(all, comment);
    for (const group of groupsOf(comment)) addTo(groupOf(group).sums, comment);
    const language = unjudgedLanguageOf(comment);
    if (language !== undefined) unjudged.set(language, (unjudged.get(language) ?? 0) + 1);
  };
  return {
    /** Makes a group that is shown without comments, too. */
    addGroup: (group: Group): void => void groupOf(group),
    /** Adds the comments of one response. */
    add: (comments: readonly WrittenComment[], groupsOf: (comment: WrittenComment) => readonly Group[]): void => {
      if (comments.length > 0) responses += 1;
      for (const comment of comments) addOne(comment, groupsOf);
    },
    result: (): Omit<CommentFigures, 'revision'> => ({
      comments: all.comments,
      responses,
      sentiment: all.sentiment,
      score: scoreOf(all.sentiment),
      themes: themeRows(all),
      groups: [...groups].map(([key, { label, sums }]) => ({
        key,
        label,
        comments: sums.comments,
        sentiment: sums.sentiment,
        score: scoreOf(sums.sentiment),
        themes: themeRows(sums).map(({ id, comments }) => ({ id, comments })),
      })),
      unjudgedLanguages: [...unjudged]
        .map(([language, comments]) => ({ language, comments }))
        .sort((a, b) => b.comments - a.comments || (a.language < b.language ? -1 : 1)),
    }),
  };
};
