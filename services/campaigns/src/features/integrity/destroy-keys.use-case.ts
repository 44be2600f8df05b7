import { systemActor } from '@folkmoot/contracts';
import type { CampaignRef } from '../../entities/campaign';
import { withoutKey } from '../../entities/integrity';
import type { JobContext } from './integrity.types';
import { isKeyOver } from './key-over.domain';

const CAMPAIGNS_AT_A_TIME = 100;
const ERASED_AT_ONCE = 100;

/** Destroys the key first: what is left of the traces after a stop means nothing. */
const destroyKey = async ({ unitOfWork, clock }: JobContext, { campaignId, councilId }: CampaignRef): Promise<void> => {
  const actor = systemActor('campaigns', councilId);
  const isDestroyed = await unitOfWork(actor, async ({ campaigns, integrity, waves }) => {
    const [campaign] = await campaigns.listByIds([campaignId]);
    const known = await integrity.find(campaignId);
    const now = clock.now();
    if (!campaign || !known || !isKeyOver(campaign, now)) return false;
    await integrity.put(withoutKey(known, now));
    await waves.forgetComparison(campaignId);
    return true;
  });
  const eraseSome = () => unitOfWork(actor, ({ traces }) => traces.eraseSomeOfCampaign(campaignId, ERASED_AT_ONCE));
  while (isDestroyed && (await eraseSome()));
};

/**
 * Destroys the keys and traces of campaigns that can be reopened no more. Waves keep their figures and decisions, without
 * samples.
 */
export const destroyKeys = async (context: JobContext, signal: AbortSignal): Promise<void> => {
  const { integritySweep } = context.acrossCouncils.reader();
  let after = '';
  for (;;) {
    const refs = await integritySweep.listWithKeyAcrossCouncils(after, CAMPAIGNS_AT_A_TIME);
    for (const ref of refs) {
      if (signal.aborted) return;
      await destroyKey(context, ref);
    }
    const last = refs.at(-1);
    if (refs.length < CAMPAIGNS_AT_A_TIME || !last) return;
    after = last.campaignId;
  }
};
