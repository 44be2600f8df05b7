import type { SubscribersTestService } from './fixtures';

/** Expects that the stored data of a subscriber has no time except starts of days, in the council's zone or in UTC. */
export const expectOnlyDays = async ({ connection }: SubscribersTestService, subscriberId: string): Promise<void> => {
  const collections = (await connection.listCollections()).map(({ name }) => name);
  const documents = await Promise.all(collections.map((name) => connection.collection(name).find().toArray()));
  const about = documents.flat().filter((each) => JSON.stringify(each).includes(subscriberId));
  const times = JSON.stringify(about).match(/T\d\d:\d\d:\d\d/g) ?? [];
  expect(times.length).toBeGreaterThan(1);
  for (const time of times) expect(time).toMatch(/T(23|00):00:00/);
};
