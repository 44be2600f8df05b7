import { systemActor } from '@folkmoot/contracts';
import type { MailingContext } from './mailing.types';

/** Job that erases the mailings of an erased campaign, with their deliveries. */
export const ERASE_MAILINGS_JOB = 'subscribers.erase-mailings';

export interface ErasedCampaign {
  readonly councilId: string;
  readonly campaignId: string;
}

/** Deliveries deleted in one transaction, so that a million messages block nobody. */
const SOME = 1_000;

/** Safe to repeat after a stop. Deletes the mailings last, because the deliveries are found by them. */
export const eraseMailings = async (
  { unitOfWork, reader }: MailingContext,
  { councilId, campaignId }: ErasedCampaign,
  signal: AbortSignal,
): Promise<void> => {
  const actor = systemActor('subscribers', councilId);
  const ids = await reader(actor).mailings.listIds({ campaignId });
  let hasMore = true;
  while (hasMore) {
    signal.throwIfAborted();
    hasMore = await unitOfWork(actor, ({ deliveries }) => deliveries.removeSome(ids, SOME));
  }
  await unitOfWork(actor, async ({ mailings, deliveries, hearBacks, hearBackCampaigns }) => {
    await hearBacks.removeOfCampaign(campaignId);
    await hearBackCampaigns.remove(campaignId);
    // Deliveries that a sender has added in the meantime.
    while (await deliveries.removeSome(ids, SOME));
    for (const id of ids) await mailings.remove(id);
  });
};
