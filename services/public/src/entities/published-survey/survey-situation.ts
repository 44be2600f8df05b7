import { placeOf, type Round } from '@folkmoot/calendar/rounds';
import type { PublicSurveyState } from '@folkmoot/contracts';
import type { PublishedSurvey } from './campaign-copy.domain';
import { surveyState } from './survey-state.domain';

export interface SurveySituation {
  readonly state: PublicSurveyState;
  readonly round: Round | null;
  readonly nextOpensAt: Date | null;
}

/** The state of a published survey at a time; null when residents must not see it. */
export const situationOf = (survey: PublishedSurvey, now: Date): SurveySituation | null => {
  const { campaign, council, current, isSuspended } = survey;
  const { open, nextOpensAt } = placeOf(campaign, council.timezone, now);
  const hasBegun = campaign.startDate === null || new Date(campaign.startDate) <= now;
  const questions = current.questions.length;
  const isFull = open !== null && campaign.fullRound === open.number;
  const state = surveyState({
    campaign,
    isSuspended,
    questions,
    isRoundOpen: open !== null,
    hasBegun,
    nextOpensAt,
    isFull,
  });
  return (
    state && {
      state,
      round: open,
      nextOpensAt: !isSuspended && (state === 'closed' || state === 'not_yet_open') ? nextOpensAt : null,
    }
  );
};
