import { type SentimentLabel, sentimentLabels } from '@folkmoot/contracts';
import { claimMessages as messages } from './claims.messages';

/** A comment with the labels that we count. */
export interface LabelledComment {
  readonly sentiment: SentimentLabel | null;
  readonly themes: readonly string[];
}

/** A count that we computed, and that a claim may name. */
export interface Counted {
  readonly key: string;
  /** The fact in words: "comments about Street lighting that are negative". */
  readonly what: string;
  readonly count: number;
  /** The comments that `percent` is a part of. */
  readonly of: number;
  readonly percent: number;
  readonly themeId: string | null;
  readonly sentiment: SentimentLabel | null;
}

const PERCENT = 100;
const MOST_THEMES = 20;

const percentOf = (count: number, of: number): number => (of === 0 ? 0 : Math.round((count / of) * PERCENT));

type Themes = readonly { readonly id: string; readonly name: string }[];

/** All comments, and those of each theme, each in all and by sentiment. Themes without comments have no count. */
export const countLabels = (comments: readonly LabelledComment[], themes: Themes): Counted[] => {
  const bySentiment = (of: readonly LabelledComment[], name: string | null, themeId: string | null) =>
    sentimentLabels.map((sentiment) => {
      const count = of.filter((each) => each.sentiment === sentiment).length;
      return { what: messages.counted(name, sentiment), count, of: of.length, themeId, sentiment };
    });
  const total = comments.length;
  const ofThemes = themes
    .map(({ id, name }) => ({ id, name, of: comments.filter((each) => each.themes.includes(id)) }))
    .filter(({ of }) => of.length > 0)
    .sort((a, b) => b.of.length - a.of.length)
    .slice(0, MOST_THEMES)
    .flatMap(({ id, name, of }) => [
      { what: messages.counted(name, null), count: of.length, of: total, themeId: id, sentiment: null },
      ...bySentiment(of, name, id),
    ]);
  const all = [
    { what: messages.counted(null, null), count: total, of: total, themeId: null, sentiment: null },
    ...bySentiment(comments, null, null),
    ...ofThemes,
  ];
  return all.map((each, index) => ({ ...each, key: `n${index + 1}`, percent: percentOf(each.count, each.of) }));
};
