import type { SentimentLabel } from '@folkmoot/contracts';
import type { JudgedLanguage } from './languages/languages';
import { figures } from './model/figures';
import type { LinearModel } from './model/linear-model';
import { defaultSentimentModel } from './model/models';
import { emitSentimentFeatures } from './sentiment-features';

export interface Sentiment {
  readonly label: SentimentLabel;
  /** The probability of the label, from a third to 1. */
  readonly confidence: number;
  /** From -1 for a complaint to 1 for praise. */
  readonly weight: number;
}

/** The sentiment of a comment by the classifier that `npm run train:comments` trains. */
export const classifySentiment = (
  text: string,
  language: JudgedLanguage,
  model: LinearModel = defaultSentimentModel(),
): Sentiment => {
  const probabilities = model.predict((emit) => emitSentimentFeatures(text, language, emit));
  const confidence = Math.max(...probabilities);
  const probabilityOf = (label: SentimentLabel) => probabilities[model.classes.indexOf(label)] as number;
  return {
    label: model.classes[probabilities.indexOf(confidence)] as SentimentLabel,
    confidence,
    weight: probabilityOf('positive') - probabilityOf('negative'),
  };
};

/** Below this lower end of the 95 % interval, no sentiment is stated in a language. */
export const LOWEST_SENTIMENT_F1 = 0.6;

/** True when the sentiment of a language is right often enough to be stated. */
export const statesSentiment = (language: JudgedLanguage): boolean => figures[language].low >= LOWEST_SENTIMENT_F1;
