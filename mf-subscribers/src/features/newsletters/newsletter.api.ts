import {
  countNewsletterAudienceOperation,
  getNewsletterOperation,
  listNewsletterDeliveriesOperation,
  listNewslettersOperation,
  type NewsletterAudience,
} from '@folkmoot/contracts/client';
import { whenWhole, whileMoving } from '@folkmoot/sending';
import { useInvalidate, useOperation } from '@folkmoot/shell-sdk';

/** A newsletter, polled while its state can change. */
export const useNewsletter = (newsletterId: string) =>
  useOperation(getNewsletterOperation, { params: { newsletterId } }, whileMoving);

/** The current size of an audience. Polled. */
export const useReach = (audience: NewsletterAudience) =>
  useOperation(countNewsletterAudienceOperation, { body: { audience } }, whenWhole(audience));

/** Invalidates all data that a change makes stale. */
export const useRefreshNewsletters = (): (() => Promise<void>) => {
  const invalidate = useInvalidate();
  return () => invalidate(listNewslettersOperation, getNewsletterOperation, listNewsletterDeliveriesOperation);
};

export const LIST_PATH = '/dashboard/subscribers/newsletters';
