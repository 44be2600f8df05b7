import type { CommentFlag, SentimentLabel } from '@folkmoot/contracts';
import { classifySentiment, statesSentiment } from './classify-sentiment';
import { detectLanguages } from './detect-language';
import { flagsOf } from './flags';
import type { JudgedLanguage } from './languages/languages';

export interface CommentReading {
  /** Null when the language is not read. */
  readonly language: JudgedLanguage | null;
  /** Null when the language is not read, or when its sentiment is not right often enough. */
  readonly sentiment: SentimentLabel | null;
  /** The probability of the sentiment. 0 without one. */
  readonly confidence: number;
  readonly flags: readonly CommentFlag[];
}

/** Reads comments together, because a short one ("Parking") has the language of most others. */
export const readTexts = (texts: readonly string[]): CommentReading[] => {
  const languages = detectLanguages(texts);
  return texts.map((text, at) => {
    const language = languages[at] ?? null;
    const flags = flagsOf(text, language);
    if (!language || !statesSentiment(language)) return { language, sentiment: null, confidence: 0, flags };
    const { label, confidence } = classifySentiment(text, language);
    return { language, sentiment: label, confidence, flags };
  });
};

/** Reads one comment by itself. */
export const readComment = (text: string): CommentReading => readTexts([text])[0] as CommentReading;
