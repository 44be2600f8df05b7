import { systemActor } from '@folkmoot/contracts';
import type { MailingDeps } from './deps';

/** Erases the mailings of a campaign that is gone, and to whom they went. */
export const ERASE_MAILINGS_JOB = 'subscribers.erase-mailings';

export interface ErasedCampaign {
  readonly councilId: string;
  readonly campaignId: string;
}

/** Deleted in one transaction: a million messages hold up nobody. */
const SOME = 1_000;

/** Goes on where another run stopped, since what is deleted is gone. The mailings go last, or nobody would find the rest. */
export const eraseMailings = async (
  { units }: Pick<MailingDeps, 'units'>,
  { councilId, campaignId }: ErasedCampaign,
  signal: AbortSignal,
): Promise<void> => {
  const actor = systemActor('subscribers', councilId);
  const ids = await units.reader(actor).mailings.listIds({ campaignId });
  for (let isMore = true; isMore; ) {
    signal.throwIfAborted();
    isMore = await units.unitOfWork(actor, ({ deliveries }) => deliveries.removeSome(ids, SOME));
  }
  await units.unitOfWork(actor, async ({ mailings, deliveries }) => {
    // What a sender has added since.
    while (await deliveries.removeSome(ids, SOME));
    for (const id of ids) await mailings.remove(id);
  });
};
