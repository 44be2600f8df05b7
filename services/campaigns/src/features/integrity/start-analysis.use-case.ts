import type { IntegrityAnalysis } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { isMoving, newIntegrity } from '../../entities/integrity';
import { analysisOf } from './get-integrity.use-case';
import type { IntegrityRecords } from './integrity.types';
import { isKeyOver } from './key-over.domain';

/**
 * Makes a run due now. Nothing is compared in a campaign that is closed for good. A run that is at work goes on. Throws
 * campaign_not_found.
 */
export const startAnalysis = (
  { actor, unitOfWork, clock }: Context<IntegrityRecords>,
  campaignId: string,
): Promise<IntegrityAnalysis> =>
  unitOfWork(actor, async ({ campaigns, integrity }) => {
    const campaign = await campaigns.get(campaignId);
    const known = (await integrity.find(campaignId)) ?? newIntegrity(campaignId);
    const now = clock.now();
    if (isKeyOver(campaign, now)) return analysisOf(known);
    const state = isMoving(known) ? known.state : 'queued';
    return analysisOf(await integrity.put({ ...known, state, dueAt: now, isRequested: true }));
  });
