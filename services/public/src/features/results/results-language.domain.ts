import { type PublicCouncil, type PublishedQuestion, type PublishedResults, pageLanguageOf } from '@folkmoot/contracts';
import { lookup } from '@folkmoot/contracts/dictionary';

/** The languages of the results: that of their texts first. */
export const languagesOf = ({ language, translations = {} }: PublishedResults): [string, ...string[]] => [
  language,
  ...Object.keys(translations).filter((other) => other !== language),
];

/** The council with our own texts in the language of the results, or in its own language where we have none. */
export const councilIn = (council: PublicCouncil, language: string): PublicCouncil => ({
  ...council,
  language: pageLanguageOf(language, council) ?? council.language,
});

type Reword = (text: string) => string;

const reworded = <T extends { readonly label: string }>(items: readonly T[], reword: Reword): T[] =>
  items.map((item) => ({ ...item, label: reword(item.label) }));

const questionIn = (question: PublishedQuestion, words: Readonly<Record<string, string>> = {}): PublishedQuestion => {
  const reword: Reword = (text) => lookup(words, text) ?? text;
  return {
    ...question,
    label: reword(question.label),
    rows: reworded(question.rows, reword),
    parts: reworded(question.parts, reword).map((part) => ({ ...part, rows: reworded(part.rows, reword) })),
  };
};

/** The results with the survey's own texts in a language. The council's summary and the answers stay as they are. */
export const resultsIn = (results: PublishedResults, language: string): PublishedResults => {
  const translation = lookup(results.translations, language);
  if (!translation) return results;
  const { title = results.title, introduction = results.introduction, questions } = translation;
  return {
    ...results,
    title,
    introduction,
    questions: results.questions.map((question) => questionIn(question, lookup(questions, question.questionId))),
  };
};
