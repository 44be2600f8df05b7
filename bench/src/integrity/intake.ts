import type { Answer, ResponseMark } from '@folkmoot/contracts';
import type { ObservedResponse } from '@folkmoot/integrity';
import { createRecentSubmissions } from '../../../services/public/src/features/intake';
import { marksOf } from '../../../services/public/src/features/intake/submission.domain';
import type { Draft } from './drafts';
import type { SurveyDefinition } from './surveys';

const CAMPAIGN_ID = 'integrity';

/** Ratings and numbers are numbers, as the intake gets them. */
export const answersOf = (
  { closed }: SurveyDefinition,
  draft: Pick<ObservedResponse, 'closed' | 'texts'>,
): Answer[] => [
  ...draft.closed.flatMap((value, index): Answer[] => {
    const question = closed[index];
    if (value === null || !question) return [];
    const isNumber = question.kind === 'rating' || question.kind === 'number';
    const many = question.kind === 'choices' || question.kind === 'ranking' ? value.split('|') : value;
    return [{ questionId: question.id, answer: isNumber ? Number(value) : many }];
  }),
  ...draft.texts.flatMap((text, index): Answer[] =>
    text === null ? [] : [{ questionId: `w${index + 1}`, answer: text }],
  ),
];

/** Runs drafts in the order of their times through the intake's own memory and rules. Returns the marks of each. */
export const marksByIntake = (
  survey: SurveyDefinition,
  drafts: readonly Draft[],
  closesAt: number,
): ResponseMark[][] => {
  let now = drafts[0]?.at ?? 0;
  const recent = createRecentSubmissions(() => now);
  return drafts.map((draft, index) => {
    now = draft.at;
    const { network, seconds } = draft;
    const sighting = {
      campaignId: CAMPAIGN_ID,
      network,
      nonce: draft.nonce || `own ${index}`,
      isInvited: false,
      isSharedPlace: draft.isSharedPlace ?? false,
    };
    return marksOf({
      now: new Date(now),
      closesAt: new Date(closesAt),
      isPaused: false,
      seconds,
      answers: answersOf(survey, draft),
      isTrapped: draft.isTrapped ?? false,
      isProgram: draft.isProgram ?? false,
      isWithoutPage: draft.isWithoutPage ?? false,
      recent: recent.look({ ...sighting, responseId: `r${index}` }),
    });
  });
};
