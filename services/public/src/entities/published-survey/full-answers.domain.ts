import {
  FULL_END_PAGE,
  type FullAnswers,
  type SurveyContent,
  type SurveyEndPage,
  type SurveyLimits,
  type SurveyThanks,
} from '@folkmoot/contracts';
import { endRules, type WithEndPages, withEndRules } from '@folkmoot/question-types/end-pages';
import type { PublishedSurvey } from './campaign-copy.domain';

type Content = WithEndPages & { readonly limits?: SurveyLimits | undefined };

/** The pages of residents write the title: it is in their words for a survey that is full. */
const fullPage = (answers: FullAnswers['answers'], { limits }: Content): SurveyEndPage => ({
  id: FULL_END_PAGE,
  kind: 'screen_out',
  title: '',
  ...(limits?.fullText && { text: limits.fullText }),
  showIf: {
    join: 'any',
    conditions: answers.map(({ questionId, optionId }) => ({ questionId, operator: 'contains', value: optionId })),
  },
});

/**
 * The survey of a round, which ends for people as soon as they choose an answer with a full quota. The same object when
 * there is none.
 */
export const endingWhenFull = <C extends Content>(
  content: C,
  full: PublishedSurvey['campaign']['fullAnswers'],
  round: number,
): C => {
  if (!full || full.round !== round || full.answers.length === 0) return content;
  const page = fullPage(full.answers, content);
  // A quota of a question that is gone ends nothing.
  if (endRules({ ...content, endPages: [page] }).length === 0) return content;
  return withEndRules({ ...content, endPages: [...(content.endPages ?? []), page] });
};

/** Replaces the thank-you for people whose answer has a full quota. */
export const fullThanks = ({ limits, language }: Content & Pick<SurveyContent, 'language'>): SurveyThanks => ({
  isFull: true,
  text: limits?.fullText ?? '',
  links: [],
  language,
});
