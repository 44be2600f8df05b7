import type { Actor, ReceiptOutcome } from '@folkmoot/contracts';
import { asDomainError, type Context } from '@folkmoot/service-kit';
import { type PublishedSurvey, situationOf } from '../../entities/published-survey';
import type { CampaignsService } from './campaigns.port';

export interface ReceiptTools {
  readonly campaigns: CampaignsService;
  /** Normalises a typed receipt to its printed form; null when it cannot be one. */
  readonly typedReceipt: (typed: string) => string | null;
  readonly responseIdOf: (campaignId: string, receipt: string) => string;
  /** Whether a response waits here for hand-over. */
  readonly isWaiting: (responseId: string) => Promise<boolean>;
}

interface TypedReceipt {
  readonly survey: PublishedSurvey;
  readonly typed: string;
}

type Outcome = Exclude<ReceiptOutcome, 'ask'>;

const isOver = (survey: PublishedSurvey, now: Date): boolean => {
  const situation = situationOf(survey, now);
  return situation === null || situation.state === 'ended';
};

const erase = async (tools: ReceiptTools, { campaign: { id, councilId } }: PublishedSurvey, receipt: string) => {
  const responseId = tools.responseIdOf(id, receipt);
  const isOnItsWay = await tools.isWaiting(responseId);
  return tools.campaigns.eraseResponse(councilId, { campaignId: id, responseId, isOnItsWay });
};

/**
 * Deletes the response of a receipt, until its campaign closes. Only the receipt shows whose response it is. It is not
 * stored.
 */
export const eraseByReceipt = async (
  { clock }: Pick<Context<object, Actor>, 'clock'>,
  { survey, typed }: TypedReceipt,
  tools: ReceiptTools,
): Promise<Outcome> => {
  if (isOver(survey, clock.now())) return 'closed';
  const receipt = tools.typedReceipt(typed);
  if (receipt === null) return 'unknown';
  try {
    return await erase(tools, survey, receipt);
  } catch (error) {
    if (asDomainError(error).code === 'unavailable') return 'unavailable';
    throw error;
  }
};
