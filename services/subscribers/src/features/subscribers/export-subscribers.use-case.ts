import { localDay } from '@folkmoot/calendar/days';
import { lookup, subscribersChangedEvent } from '@folkmoot/contracts';
import { type Context, type CsvCell, csvFile } from '@folkmoot/service-kit';
import { attributeText, type StoredAttribute } from '../../entities/attribute';
import { type FilterQuery, filterOf, zoneOf } from '../../entities/segment';
import { type StoredSubscriber, type SubscriberFilter, tagIdsOf } from '../../entities/subscriber';
import type { StoredTag } from '../../entities/tag';
import type { SubscriberFeatureRecords } from './subscriber.types';

const header = ['Email', 'Unique ID', 'Source', 'Status', 'Subscribed Date', 'Tags'];

interface Columns {
  readonly tags: readonly StoredTag[];
  readonly attributes: readonly StoredAttribute[];
  readonly zone: string;
}

const attributeCells = ({ attributes: values }: StoredSubscriber, { attributes }: Columns): CsvCell[] =>
  attributes.map(({ key }) => {
    const value = lookup(values, key);
    return typeof value === 'number' ? value : attributeText(value);
  });

const cellsOf = (subscriber: StoredSubscriber, names: ReadonlyMap<string, string>, zone: string): CsvCell[] => [
  subscriber.writtenEmail || subscriber.email,
  subscriber.uniqueId,
  subscriber.source,
  subscriber.status,
  localDay(subscriber.subscribedAt, zone),
  tagIdsOf(subscriber)
    .map((id) => names.get(id))
    .filter((name) => name !== undefined)
    .join('; '),
];

async function* rowsOf(
  records: SubscriberFeatureRecords,
  filter: SubscriberFilter,
  columns: Columns,
): AsyncIterable<CsvCell[]> {
  const names = new Map(columns.tags.map(({ id, name }) => [id, name]));
  for await (const subscriber of records.subscribers.stream(filter))
    yield [...cellsOf(subscriber, names, columns.zone), ...attributeCells(subscriber, columns)];
}

/** Streams the filtered list as a CSV file, with one column for each attribute, and logs the export in the activity log. */
export const exportSubscribers = async (
  { actor, reader, unitOfWork, clock }: Context<SubscriberFeatureRecords>,
  query: FilterQuery,
): Promise<{ rows: AsyncIterable<string>; name: string }> => {
  const records = reader(actor);
  const filter = await filterOf(records, actor.councilId, query, clock.now());
  const tags = await records.tags.listAll();
  const attributes = await records.attributes.listAll();
  await unitOfWork(actor, async ({ subscribers, outbox }) => {
    await outbox.add(subscribersChangedEvent, {
      aggregate: { type: 'subscribers', id: actor.councilId ?? '', revision: 1 },
      payload: { change: 'exported', count: await subscribers.count(filter) },
    });
  });
  const zone = await zoneOf(records, actor.councilId);
  return {
    rows: csvFile(
      [...header, ...attributes.map(({ name }) => name)],
      rowsOf(records, filter, { tags, attributes, zone }),
    ),
    name: `subscribers_${localDay(clock.now(), zone)}.csv`,
  };
};
