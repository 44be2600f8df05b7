import type { SentimentLabel } from '@folkmoot/contracts';
import { detectLanguages } from './built-in/detect-language';
import { labelOf, weighComment } from './built-in/sentiment';
import { wordsOf } from './built-in/words';

/** A comment is clear from this weight of our own word lists on. */
const CLEAR = 2;
/** A sentence of fewer words may contain no word by which its language shows. */
const WORDS_THAT_SHOW_LANGUAGE = 5;

/** The language of one text; null when it is not recognised, or not read by the built-in analysis. */
const languageOf = (text: string) => detectLanguages([text])[0] ?? null;

/** The label of a comment that is clear praise or a clear complaint by our own reading; null for all others. */
export const clearLabelOf = (text: string): SentimentLabel | null => {
  const language = languageOf(text);
  const weight = language ? weighComment(text, language) : 0;
  return Math.abs(weight) >= CLEAR ? labelOf(weight) : null;
};

/** Whether a statement is English, as the prompts ask for. */
export const isEnglish = (text: string): boolean =>
  wordsOf(text).length < WORDS_THAT_SHOW_LANGUAGE || languageOf(text) === 'en';
