import { type Answer, endPageThanksOf } from '@folkmoot/contracts/client';
import { endPageOf } from '@folkmoot/question-types/end-pages';
import type { ReactNode } from 'react';
import { OwnThanks } from '../../entities/survey/OwnThanks';
import type { SurveyOptions } from '../../entities/survey/survey-options';

/** The end page for these answers, which the server finds when a response is sent, and its links. */
export const previewEnd = (
  { survey, words }: SurveyOptions,
  answers: readonly Answer[],
): { endPageId: string | undefined; links: ReactNode } => {
  const endPageId = endPageOf(survey, answers)?.id;
  const { links = [] } = endPageThanksOf(survey, endPageId) ?? {};
  return {
    endPageId,
    links: links.length > 0 && <OwnThanks thanks={{ text: '', links }} words={words} />,
  };
};
