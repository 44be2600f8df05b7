import type { Delivery, DeliveryState } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';
import type { Page } from '../../entities/subscriber';
import { toDeliveryResponse } from './mailing.mapper';
import type { MailingRecords } from './mailing.types';

/** States of messages that did not arrive. They show nothing about answers. */
const notArrived: readonly DeliveryState[] = ['failed', 'bounced', 'complained'];

const statesOf = (hidesRecipients: boolean, state: DeliveryState | undefined): readonly DeliveryState[] | undefined => {
  if (!hidesRecipients) return state && [state];
  return notArrived.filter((each) => state === undefined || each === state);
};

interface DeliveryQuery {
  readonly mailingId: string;
  readonly state: DeliveryState | undefined;
  readonly page: Page;
}

/**
 * The messages of a mailing. When people were left out because they had answered, a list of all others would identify
 * them. Then only messages that did not arrive are listed. Throws not_found.
 */
export const showDeliveries = async (
  { mailings, deliveries, subscribers }: Pick<MailingRecords, 'mailings' | 'deliveries' | 'subscribers'>,
  { mailingId, state, page }: DeliveryQuery,
): Promise<Listed<Delivery>> => {
  const { hidesRecipients } = await mailings.get(mailingId);
  const { items, nextCursor } = await deliveries.list(mailingId, { states: statesOf(hidesRecipients, state) }, page);
  const recipients = await subscribers.findByIds(items.map(({ subscriberId }) => subscriberId));
  const people = new Map(recipients.map((subscriber) => [subscriber.id, subscriber]));
  return { items: items.map((each) => toDeliveryResponse(each, people.get(each.subscriberId))), nextCursor };
};
