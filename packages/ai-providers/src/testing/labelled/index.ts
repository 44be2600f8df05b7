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
  /** `none` where it is about nothing in particular. */
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
    /** The words were chosen with these in view. */
    tuning: all.flatMap((set) => everySecond(set, 0)),
    /** Not tuned on, but written by the same hand as the words: the accuracy measured by it is an upper bound. */
    heldOut: all.flatMap((set) => everySecond(set, 1)),
    /** Written by somebody who did not know the words: nearer to what councils will meet. */
    apart: read(apart),
  };
};

/** Comments by language, labelled by a reader before the words of the built-in analysis were chosen. */
export const labelledComments = {
  en: halves(apartEn, labelledEn, obliqueEn),
  es: halves(apartEs, labelledEs, obliqueEs),
  fr: halves(apartFr, labelledFr, obliqueFr),
  de: halves(apartDe, labelledDe, obliqueDe),
};
