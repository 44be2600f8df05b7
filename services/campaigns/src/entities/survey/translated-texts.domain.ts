import type { SurveyContent } from '@folkmoot/contracts';
import { translated, translatedLanguages } from '@folkmoot/question-types/core';

type Words = Record<string, string>;

/** The texts of a survey in another language, by the text in the survey's own language. */
export interface TranslatedTexts {
  readonly language: string;
  /** Texts outside of questions. */
  readonly survey: Words;
  readonly questions: Readonly<Record<string, Words>>;
}

/** Notes every text that has another text at the same place. */
const collect = (own: unknown, other: unknown, words: Map<string, string>): void => {
  if (typeof own === 'string' && typeof other === 'string') {
    if (own !== other && !words.has(own)) words.set(own, other);
    return;
  }
  if (own === null || other === null || typeof own !== 'object' || typeof other !== 'object') return;
  const others = new Map(Object.entries(other));
  for (const [key, value] of Object.entries(own)) collect(value, others.get(key), words);
};

const wordsIn = (own: unknown, other: unknown): Words => {
  const words = new Map<string, string>();
  collect(own, other, words);
  return Object.fromEntries(words);
};

/** Every language that somebody has translated texts into. */
export const translatedTexts = (content: SurveyContent): TranslatedTexts[] =>
  translatedLanguages(content).map((language) => {
    const other = translated(content, language);
    const questions = new Map(other.questions.map((question) => [question.id, question]));
    const { title, description } = content;
    return {
      language,
      survey: wordsIn([title, description], [other.title, other.description]),
      questions: Object.fromEntries(
        content.questions.map((question) => [question.id, wordsIn(question, questions.get(question.id))]),
      ),
    };
  });
