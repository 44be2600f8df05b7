import { getSubscriberStatsOperation, listTagsOperation } from '@folkmoot/contracts';
import { own, type SubscribersTestService } from './fixtures';

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
  return documents.length;
};
