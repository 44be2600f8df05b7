import { getSubscriberStatsOperation, listTagsOperation } from '@folkmoot/contracts';
import { markOf } from '../entities/subscriber';
import { own, type SubscribersTestService } from './fixtures';

/** Expects that the stored numbers of people with each attribute value equal a new count, in every council. */
export const expectTrueAttributeCounts = async ({
  connection,
}: Pick<SubscribersTestService, 'connection'>): Promise<void> => {
  const counted = new Map<string, { total: number; active: number }>();
  for (const { councilId, status, attributeKeys = [] } of await connection.collection('subscribers').find().toArray()) {
    // Marks of values that wait for a confirmation, and of sign-ups, have no value.
    for (const value of attributeKeys.filter((key: string) => status !== 'erased' && key.includes('='))) {
      for (const name of [`${councilId} ${markOf(value)}`, `${councilId} ${value.slice(0, value.indexOf('='))}`]) {
        const { total, active } = counted.get(name) ?? { total: 0, active: 0 };
        counted.set(name, { total: total + 1, active: active + Number(status === 'active') });
      }
    }
  }
  const stored = (await connection.collection('attribute_counts').find().toArray()).flatMap((each) => [
    [`${each.councilId} ${each.key}`, each.known] as const,
    ...(each.values ?? []).map(
      ({ value, ...tally }: { value: string }) => [`${each.councilId} ${value}`, tally] as const,
    ),
  ]);
  const withPeople = stored.filter(([, { total, active }]) => total !== 0 || active !== 0);
  expect(Object.fromEntries(withPeople)).toEqual(Object.fromEntries(counted));
};

/** Expects that stored figures equal a new count and that nobody is listed twice. Returns the number of subscribers. */
export const expectTrueCounts = async (service: SubscribersTestService): Promise<number> => {
  const documents = await service.connection.collection('subscribers').find().toArray();
  expect(new Set(documents.map(({ email }) => email)).size).toBe(documents.length);
  const { total, active, csvImport } = (await service.call(getSubscriberStatsOperation, { as: own })).body;
  const from = (field: string, value: string) => documents.filter((each) => each[field] === value).length;
  expect([total, active, csvImport]).toEqual([
    documents.length,
    from('status', 'active'),
    from('source', 'csv_upload'),
  ]);
  for (const { id, subscriberCount } of (await service.call(listTagsOperation, { as: own })).body.items) {
    const having = documents.filter(
      ({ status, subscriptions }) =>
        status === 'active' &&
        subscriptions.some((each: { tagId: string; status: string }) => each.tagId === id && each.status === 'active'),
    );
    expect(subscriberCount).toBe(having.length);
  }
  await expectTrueAttributeCounts(service);
  return documents.length;
};
