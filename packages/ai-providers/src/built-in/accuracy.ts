import type { JudgedLanguage } from './languages/languages';

interface Accuracy {
  /** Share of labelled comments, held out when the words were chosen, whose label it finds. */
  readonly sentiment: number;
  /** Share of those about something whose theme it finds. */
  readonly themes: number;
}

interface Measured {
  /** On comments written by who chose the words: an upper bound. */
  readonly own: Accuracy;
  /** On comments written apart from the words: nearer to what councils will meet. */
  readonly apart: Accuracy;
}

/** Below these it does not judge a language. By chance alone, four or five of ten moods are right. */
export const floors: Measured = {
  own: { sentiment: 0.7, themes: 0.65 },
  apart: { sentiment: 0.6, themes: 0.65 },
};

/** As measured; a test measures again and fails when these are not what it finds. */
export const accuracies: Readonly<Record<JudgedLanguage, Measured>> = {
  en: { own: { sentiment: 0.84, themes: 0.89 }, apart: { sentiment: 0.72, themes: 0.78 } },
  es: { own: { sentiment: 0.78, themes: 0.79 }, apart: { sentiment: 0.7, themes: 0.74 } },
  fr: { own: { sentiment: 0.84, themes: 0.81 }, apart: { sentiment: 0.67, themes: 0.76 } },
  de: { own: { sentiment: 0.9, themes: 0.83 }, apart: { sentiment: 0.64, themes: 0.7 } },
};

const meets = (found: Accuracy, floor: Accuracy): boolean =>
  found.sentiment >= floor.sentiment && found.themes >= floor.themes;

export const canJudge = (language: JudgedLanguage): boolean => {
  const { own, apart } = accuracies[language];
  return meets(own, floors.own) && meets(apart, floors.apart);
};
