import { subscribersChangedEvent, type UserActor } from '@folkmoot/contracts';
import { type CsvCell, csvFile } from '@folkmoot/service-kit';
import { type FilterQuery, filterOf, zoneOf } from '../../segments/filtering';
import { type StoredSubscriber, tagIdsOf } from '../../subscribers/subscriber.domain';
import type { SubscriberFilter } from '../../subscribers/subscriber-filter.domain';
import type { StoredTag } from '../../tags/tag.domain';
import type { ListRecords, ListUnits } from './deps';

const header = ['Email', 'Unique ID', 'Source', 'Status', 'Subscribed Date', 'Tags'];

const cellsOf = (
  subscriber: StoredSubscriber,
  names: ReadonlyMap<string, string>,
  dayOf: (at: Date) => string,
): CsvCell[] => [
  subscriber.writtenEmail || subscriber.email,
  subscriber.uniqueId,
  subscriber.source,
  subscriber.status,
  dayOf(subscriber.subscribedAt),
  tagIdsOf(subscriber)
    .map((id) => names.get(id))
    .filter((name) => name !== undefined)
    .join('; '),
];

async function* rowsOf(
  records: ListRecords,
  filter: SubscriberFilter,
  { tags, zone }: { tags: readonly StoredTag[]; zone: string },
): AsyncIterable<CsvCell[]> {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  const dayOf = (at: Date): string => format.format(at);
  const names = new Map(tags.map(({ id, name }) => [id, name]));
  for await (const subscriber of records.subscribers.stream(filter)) yield cellsOf(subscriber, names, dayOf);
}

/** The filtered list as a CSV file, a row at a time; that it was taken stands in the activity log. */
export const exportSubscribers = async (
  { units }: { units: ListUnits },
  actor: UserActor,
  query: FilterQuery,
): Promise<AsyncIterable<string>> => {
  const records = units.reader(actor);
  const filter = await filterOf(records, actor.councilId, query);
  const tags = await records.tags.listAll();
  await units.unitOfWork(actor, async ({ subscribers, outbox }) => {
    await outbox.add(subscribersChangedEvent, {
      aggregate: { type: 'subscribers', id: actor.councilId ?? '', revision: 1 },
      payload: { change: 'exported', count: await subscribers.count(filter) },
    });
  });
  const zone = await zoneOf(records, actor.councilId);
  return csvFile(header, rowsOf(records, filter, { tags, zone }));
};
