import type { SentimentLabel } from '@folkmoot/contracts';
import { apartDe, apartEn, apartEs, apartFr } from '../apart';
import { labelledDe } from './de';
import { labelledEn } from './en';
import { labelledEs } from './es';
import { labelledFr } from './fr';
import { obliqueDe } from './oblique/de';
import { obliqueEn } from './oblique/en';
import { obliqueEs } from './oblique/es';
import { obliqueFr } from './oblique/fr';

export interface LabelledComment {
  readonly label: SentimentLabel;
  /** `none` when it has no particular topic. */
  readonly topic: string;
  readonly text: string;
}

const labels: Readonly<Record<string, SentimentLabel>> = { '+': 'positive', '0': 'neutral', '-': 'negative' };

const read = (lines: string): LabelledComment[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, sign = '', topic = '', text = ''] = /^([+0-]) (\w+) \| (.*)$/.exec(line) ?? [];
      const label = labels[sign];
      if (!label) throw new Error(`not a labelled comment: ${line}`);
      return { label, topic, text };
    });

const everySecond = (comments: readonly LabelledComment[], from: number) =>
  comments.filter((_, index) => index % 2 === from);

const halves = (apart: string, ...sets: readonly string[]) => {
  const all = sets.map(read);
  return {
    all: all.flat(),
    /** The word lists were chosen with these comments. */
    tuning: all.flatMap((set) => everySecond(set, 0)),
    /** Not used for the word lists, but by the same author: the accuracy on these comments is an upper bound. */
    heldOut: all.flatMap((set) => everySecond(set, 1)),
    /** By an author who did not know the word lists: nearer to the comments that councils get. */
    apart: read(apart),
  };
};

/** Comments by language. A reader labelled them before the words of the built-in analysis were chosen. */
export const labelledComments = {
  en: halves(apartEn, labelledEn, obliqueEn),
  es: halves(apartEs, labelledEs, obliqueEs),
  fr: halves(apartFr, labelledFr, obliqueFr),
  de: halves(apartDe, labelledDe, obliqueDe),
};
