import type { SubscribersTestService } from './fixtures';

/** Whatever is kept about a subscriber tells no time but the beginning of a day, in the council's zone or in UTC. */
export const expectOnlyDays = async ({ connection }: SubscribersTestService, subscriberId: string): Promise<void> => {
  const collections = (await connection.listCollections()).map(({ name }) => name);
  const found = await Promise.all(collections.map((name) => connection.collection(name).find().toArray()));
  const about = found.flat().filter((each) => JSON.stringify(each).includes(subscriberId));
  const times = JSON.stringify(about).match(/T\d\d:\d\d:\d\d/g) ?? [];
  expect(times.length).toBeGreaterThan(1);
  for (const time of times) expect(time).toMatch(/T(23|00):00:00/);
};
