import type { ReceiptOutcome } from '@folkmoot/contracts';
import { asDomainError, type Clock } from '@folkmoot/service-kit';
import type { PublishedSurvey } from '../../published/campaign-copy.domain';
import { situationOf } from '../../published/survey-situation';
import type { CampaignsService } from './campaigns.port';

export interface Deps {
  readonly clock: Clock;
  readonly campaigns: CampaignsService;
  /** A receipt as it is printed, from what was typed; null for what cannot be one. */
  readonly typedReceipt: (typed: string) => string | null;
  readonly responseIdOf: (campaignId: string, receipt: string) => string;
  /** Whether a response waits here to be handed over. */
  readonly isWaiting: (responseId: string) => Promise<boolean>;
}

type Outcome = Exclude<ReceiptOutcome, 'ask'>;

const isOver = (survey: PublishedSurvey, now: Date): boolean => {
  const situation = situationOf(survey, now);
  return situation === null || situation.state === 'ended';
};

const erase = async (deps: Deps, { campaign: { id, councilId } }: PublishedSurvey, receipt: string) => {
  const responseId = deps.responseIdOf(id, receipt);
  const isOnItsWay = await deps.isWaiting(responseId);
  return deps.campaigns.eraseResponse(councilId, { campaignId: id, responseId, isOnItsWay });
};

/**
 * Deletes the response of a receipt, until its campaign closes. The receipt is all that tells whose it is; nothing of
 * it is kept.
 */
export const eraseByReceipt = async (deps: Deps, survey: PublishedSurvey, typed: string): Promise<Outcome> => {
  if (isOver(survey, deps.clock.now())) return 'closed';
  const receipt = deps.typedReceipt(typed);
  if (receipt === null) return 'unknown';
  try {
    return await erase(deps, survey, receipt);
  } catch (error) {
    if (asDomainError(error).code === 'unavailable') return 'unavailable';
    throw error;
  }
};
