import type { JudgedLanguage } from './languages/languages';

interface Accuracy {
  /** Share of labelled comments, held out when the words were chosen, whose label it finds. */
  readonly sentiment: number;
  /** Share of those about something whose theme it finds. */
  readonly themes: number;
}

/** Below these it does not judge a language. */
export const floors: Accuracy = { sentiment: 0.7, themes: 0.65 };

/** As measured; a test measures again and fails when these are not what it finds. */
export const accuracies: Readonly<Record<JudgedLanguage, Accuracy>> = {
  en: { sentiment: 0.84, themes: 0.87 },
  es: { sentiment: 0.82, themes: 0.83 },
  fr: { sentiment: 0.88, themes: 0.79 },
  de: { sentiment: 0.92, themes: 0.88 },
};

export const canJudge = (language: JudgedLanguage): boolean => {
  const { sentiment, themes } = accuracies[language];
  return sentiment >= floors.sentiment && themes >= floors.themes;
};
