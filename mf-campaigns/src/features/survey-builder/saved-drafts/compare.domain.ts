import type { Question, SurveyContent } from '@folkmoot/contracts/client';
import { compareSurveys } from '@folkmoot/question-types/core';
import { linksInWords, questionInWords } from '../conflicts/merge.domain';
import { messages } from './saved-drafts.messages';

/** One difference between a version and the survey now. */
export interface Difference {
  key: string;
  words: string;
  /** The texts before and after, where they differ. */
  before?: string;
  after?: string;
}

/** The texts around the questions, by their names. */
const textsOf = (content: SurveyContent) => ({
  title: content.title,
  description: content.description,
  introText: content.introText,
  thankYouText: content.thankYouText ?? '',
  thankYouLinks: linksInWords(content.thankYouLinks) ?? '',
});
const TEXTS = ['title', 'description', 'introText', 'thankYouText', 'thankYouLinks'] as const;

const textDifferences = (version: SurveyContent, now: SurveyContent): Difference[] => {
  const before = textsOf(version);
  const after = textsOf(now);
  return TEXTS.filter((name) => before[name] !== after[name]).map((name) => ({
    key: name,
    words: messages.names[name],
    before: before[name],
    after: after[name],
  }));
};

const byId = ({ questions }: SurveyContent): ReadonlyMap<string, Question> =>
  new Map(questions.map((question) => [question.id, question]));

/** Everything that changed since a version. A question has its texts before and after at its first change. */
export const differencesSince = (version: SurveyContent, now: SurveyContent): Difference[] => {
  const texts = textDifferences(version, now);
  const was = byId(version);
  const is = byId(now);
  const described = new Set<string>();
  const questionTextsOf = (id: string | null): Pick<Difference, 'before' | 'after'> => {
    const before = questionInWords(was.get(id ?? ''));
    const after = questionInWords(is.get(id ?? ''));
    if (id === null || described.has(id) || before === null || after === null || before === after) return {};
    described.add(id);
    return { before, after };
  };
  const changes = compareSurveys(version, now).changes.flatMap(({ kind, questionId, message }) =>
    // The texts are already in the list, with their words.
    kind === 'texts_changed' && questionId === null && texts.length > 0
      ? []
      : [{ key: `${kind} ${questionId} ${message}`, words: message, ...questionTextsOf(questionId) }],
  );
  return [...texts, ...changes];
};
