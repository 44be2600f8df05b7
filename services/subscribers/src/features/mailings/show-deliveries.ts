import type { Delivery, DeliveryState } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';
import type { Page } from '../../subscribers/subscriber.repository';
import type { MailingRecords } from './deps';
import { toDeliveryResponse } from './mailing.mapper';

/** These say that a message did not arrive, and nothing of answers. */
const notArrived: readonly DeliveryState[] = ['failed', 'bounced', 'complained'];

const statesOf = (hidesRecipients: boolean, state: DeliveryState | undefined): readonly DeliveryState[] | undefined => {
  if (!hidesRecipients) return state && [state];
  return notArrived.filter((each) => state === undefined || each === state);
};

interface Asked {
  readonly mailingId: string;
  readonly state: DeliveryState | undefined;
  readonly page: Page;
}

/**
 * The messages of a mailing. Where people were left out because they had answered, the list of all others would name
 * them: then only messages that did not arrive are listed. Throws not_found.
 */
export const showDeliveries = async (
  { mailings, deliveries, subscribers }: Pick<MailingRecords, 'mailings' | 'deliveries' | 'subscribers'>,
  { mailingId, state, page }: Asked,
): Promise<Listed<Delivery>> => {
  const { hidesRecipients } = await mailings.get(mailingId);
  const { items, nextCursor } = await deliveries.list(mailingId, { states: statesOf(hidesRecipients, state) }, page);
  const found = await subscribers.findByIds(items.map(({ subscriberId }) => subscriberId));
  const people = new Map(found.map((subscriber) => [subscriber.id, subscriber]));
  return { items: items.map((each) => toDeliveryResponse(each, people.get(each.subscriberId))), nextCursor };
};
