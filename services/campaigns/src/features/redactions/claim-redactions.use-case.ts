import type { Redaction } from '@folkmoot/contracts';
import { withTexts } from './redaction.view';
import type { RedactionContext } from './redactions.types';

const CLAIM_MS = 300_000;

interface Input {
  readonly campaignId: string;
  readonly question?: string | undefined;
  readonly limit: number;
}

/** The next open answers for the actor. Nobody else gets them for five minutes. Throws campaign_not_found. */
export const claimRedactions = (
  { actor, unitOfWork, clock }: RedactionContext,
  { campaignId, question: questionId, limit }: Input,
): Promise<Redaction[]> =>
  unitOfWork(actor, async (unit) => {
    await unit.campaigns.get(campaignId);
    const now = clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const claimed = await unit.redactions.claim({ campaignId, questionId, limit, by: actor.userId, now, until });
    return withTexts(unit, campaignId, claimed);
  });
