import type { JudgedLanguage } from './languages/languages';

interface Accuracy {
  /** Share of labelled comments with the right label. These comments were not used to choose the words. */
  readonly sentiment: number;
  /** Share of comments with a topic whose theme is found. */
  readonly themes: number;
}

interface Measured {
  /** For comments by the author of the word lists: an upper bound. */
  readonly own: Accuracy;
  /** For comments by another author: nearer to the comments that councils get. */
  readonly apart: Accuracy;
}

/** Minimum accuracy to judge a language. By chance alone, four or five of ten labels are right. */
export const floors: Measured = {
  own: { sentiment: 0.7, themes: 0.65 },
  apart: { sentiment: 0.6, themes: 0.65 },
};

/** Measured values. A test measures again and fails when they differ. */
export const accuracies: Readonly<Record<JudgedLanguage, Measured>> = {
  en: { own: { sentiment: 0.84, themes: 0.89 }, apart: { sentiment: 0.72, themes: 0.78 } },
  es: { own: { sentiment: 0.78, themes: 0.79 }, apart: { sentiment: 0.7, themes: 0.74 } },
  fr: { own: { sentiment: 0.84, themes: 0.81 }, apart: { sentiment: 0.67, themes: 0.76 } },
  de: { own: { sentiment: 0.9, themes: 0.83 }, apart: { sentiment: 0.64, themes: 0.7 } },
};

const meets = (measured: Accuracy, floor: Accuracy): boolean =>
  measured.sentiment >= floor.sentiment && measured.themes >= floor.themes;

export const canJudge = (language: JudgedLanguage): boolean => {
  const { own, apart } = accuracies[language];
  return meets(own, floors.own) && meets(apart, floors.apart);
};
