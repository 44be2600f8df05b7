import {
  countAudienceOperation,
  getMailingOperation,
  listDeliveriesOperation,
  listMailingsOperation,
  type MailingAudience,
} from '@folkmoot/contracts/client';
import { whenWhole, whileMoving } from '@folkmoot/sending';
import { useInvalidate, useOperation } from '@folkmoot/shell-sdk';

/** A mailing, polled while its state can change. */
export const useMailing = (mailingId: string) =>
  useOperation(getMailingOperation, { params: { mailingId } }, whileMoving);

/** The current size of an audience. Polled. */
export const useReach = (campaignId: string, audience: MailingAudience) =>
  useOperation(countAudienceOperation, { body: { campaignId, audience } }, whenWhole(audience));

/** Invalidates all data that a change makes stale. */
export const useRefreshMailings = (): (() => Promise<void>) => {
  const invalidate = useInvalidate();
  return () => invalidate(listMailingsOperation, getMailingOperation, listDeliveriesOperation);
};
