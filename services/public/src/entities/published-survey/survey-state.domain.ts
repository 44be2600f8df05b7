import type { PublicSurveyState } from '@folkmoot/contracts';
import type { CampaignCopy } from './campaign-copy.domain';

interface Situation {
  readonly campaign: Pick<CampaignCopy, 'status' | 'isDeleted' | 'frequency'>;
  readonly isSuspended?: boolean | undefined;
  readonly questions: number;
  readonly isRoundOpen: boolean;
  readonly hasBegun: boolean;
  readonly nextOpensAt: Date | null;
  /** The open round has all responses that it takes. */
  readonly isFull?: boolean | undefined;
}

const unpublished: ReadonlySet<CampaignCopy['status']> = new Set(['draft', 'survey_building', 'ready']);
const over: ReadonlySet<CampaignCopy['status']> = new Set(['completed', 'archived']);

/** The state at a campaign's address; null when residents must not see it. */
export const surveyState = (situation: Situation): PublicSurveyState | null => {
  const { campaign, questions, isSuspended, isFull } = situation;
  if (campaign.isDeleted || unpublished.has(campaign.status)) return null;
  if (over.has(campaign.status)) return 'ended';
  if (isSuspended) return 'closed';
  if (campaign.status === 'paused') return 'paused';
  if (questions === 0) return scheduleState(situation) ?? 'no_questions';
  return scheduleState(situation) ?? (isFull ? 'full' : 'open');
};

const scheduleState = ({ campaign, isRoundOpen, hasBegun, nextOpensAt }: Situation): PublicSurveyState | null => {
  if (isRoundOpen) return null;
  if (!hasBegun) return nextOpensAt ? 'not_yet_open' : 'ended';
  return campaign.frequency !== 'once' && nextOpensAt ? 'closed' : 'ended';
};
