import { localTimes } from '@folkmoot/calendar/times';
import { type Delivery, type DeliveryState, deliveryReasonLabels, deliveryStateLabels } from '@folkmoot/contracts';
import { type Context, type CsvCell, csvFile, type Listed } from '@folkmoot/service-kit';
import type { StoredDelivery } from '../../entities/delivery';
import { isNewsletter, publishMailingChanged, type StoredMailing } from '../../entities/mailing';
import { filterOf, zoneOf } from '../../entities/segment';
import type { Page } from '../../entities/subscriber';
import { toDeliveryResponse } from './mailing.mapper';
import { messages } from './mailing.messages';
import type { GetMailing, MailingRecords } from './mailing.types';

/** States of messages that did not arrive. They show nothing about answers. */
const notArrived: readonly DeliveryState[] = ['failed', 'bounced', 'complained'];

/** Maximum number of people that a search by address looks at. */
const MAX_MATCHES = 1_000;
const MATCHES_PAGE = 200;
const EXPORT_PAGE = 500;

const statesOf = (hidesRecipients: boolean, state: DeliveryState | undefined): readonly DeliveryState[] | undefined => {
  if (!hidesRecipients) return state && [state];
  return notArrived.filter((each) => state === undefined || each === state);
};

type Records = Pick<
  MailingRecords,
  'attributes' | 'councils' | 'mailings' | 'deliveries' | 'segments' | 'tags' | 'subscribers'
>;

/** The people whose address a search finds. Undefined without a search. */
const findMatches = async (
  records: Records,
  councilId: string | null,
  q: string | undefined,
  now: Date,
): Promise<string[] | undefined> => {
  if (!q?.trim()) return undefined;
  const filter = await filterOf(records, councilId, { q }, now);
  const ids: string[] = [];
  let cursor: string | null | undefined;
  while (ids.length < MAX_MATCHES && cursor !== null) {
    const page = await records.subscribers.list(filter, { cursor, limit: MATCHES_PAGE });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  return ids;
};

const withAddresses = async (
  { subscribers }: Pick<Records, 'subscribers'>,
  deliveries: readonly StoredDelivery[],
): Promise<Delivery[]> => {
  const recipients = await subscribers.findByIds(deliveries.map(({ subscriberId }) => subscriberId));
  const people = new Map(recipients.map((subscriber) => [subscriber.id, subscriber]));
  return deliveries.map((each) => toDeliveryResponse(each, people.get(each.subscriberId)));
};

interface DeliveryQuery {
  readonly mailingId: string;
  readonly state: DeliveryState | undefined;
  /** A search by address. */
  readonly q?: string | undefined;
  readonly page: Page;
  readonly get: GetMailing<StoredMailing>;
}

/**
 * The messages of a mailing. When people were left out because they had answered, a list of all others would identify
 * them. Then only messages that did not arrive are listed. Throws not_found.
 */
export const showDeliveries = async (
  { actor, reader, clock }: Context<Records>,
  { mailingId, state, q, page, get }: DeliveryQuery,
): Promise<Listed<Delivery>> => {
  const records = reader(actor);
  const { hidesRecipients } = await get(records.mailings, mailingId);
  const subscriberIds = await findMatches(records, actor.councilId, q, clock.now());
  const filter = { states: statesOf(hidesRecipients, state), subscriberIds };
  const { items, nextCursor } = await records.deliveries.list(mailingId, filter, page);
  return { items: await withAddresses(records, items), nextCursor };
};

async function* inPages(deliveries: AsyncIterable<StoredDelivery>): AsyncIterable<StoredDelivery[]> {
  let page: StoredDelivery[] = [];
  for await (const delivery of deliveries) {
    page.push(delivery);
    if (page.length < EXPORT_PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

async function* rowsOf(
  records: Records,
  deliveries: AsyncIterable<StoredDelivery>,
  zone: string,
): AsyncIterable<CsvCell[]> {
  const timeIn = localTimes(zone);
  for await (const page of inPages(deliveries)) {
    for (const { email, state, reason, attempts, sentAt } of await withAddresses(records, page)) {
      yield [
        email,
        deliveryStateLabels[state],
        reason && deliveryReasonLabels[reason],
        attempts,
        sentAt && timeIn(sentAt),
      ];
    }
  }
}

/**
 * Streams the messages of a mailing as a CSV file, without those that the list leaves out, and logs the export in the
 * activity log. Throws not_found.
 */
export const exportDeliveries = async (
  { actor, reader, unitOfWork }: Context<Records>,
  { mailingId, state, get }: Pick<DeliveryQuery, 'mailingId' | 'state' | 'get'>,
): Promise<{ rows: AsyncIterable<string>; name: string }> => {
  const mailing = await unitOfWork(actor, async ({ mailings, outbox }) => {
    const exported = await get(mailings, mailingId);
    await publishMailingChanged(outbox, exported, 'exported');
    return exported;
  });
  const records = reader(actor);
  const states = statesOf(mailing.hidesRecipients, state);
  const zone = await zoneOf(records, actor.councilId);
  return {
    rows: csvFile(messages.deliveryColumns, rowsOf(records, records.deliveries.stream(mailingId, { states }), zone)),
    name: `${isNewsletter(mailing) ? 'newsletter' : 'mailing'}_${mailingId}.csv`,
  };
};
