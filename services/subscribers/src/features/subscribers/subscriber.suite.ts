import type { NewSubscriber, StatsRepository, SubscriberRepository } from './subscriber.repository';

const person = (given: Partial<NewSubscriber> & { email: string }): NewSubscriber => ({
  uniqueId: `ID${given.email.slice(0, 6).toUpperCase()}`,
  source: 'opt_in',
  status: 'active',
  subscribedAt: new Date('2026-03-02T09:00:00.000Z'),
  subscriptions: [],
  ...given,
});
const to = (tagId: string, status: 'pending' | 'active' | 'withdrawn') => ({
  tagId,
  status,
  consent: { source: 'counter', givenAt: new Date('2026-03-02T09:00:00.000Z'), recordedBy: 'user_1' },
});

export interface Stores {
  own: { subscribers: SubscriberRepository; stats: StatsRepository };
  other: { subscribers: SubscriberRepository; stats: StatsRepository };
}

const emails = async (subscribers: SubscriberRepository, filter = {}, page = {}) =>
  (await subscribers.list(filter, page)).items.map(({ email }) => email);

const addingSuite = (make: () => Promise<Stores>): void => {
  it('what is added is listed as it was given, in its council only', async () => {
    const { own, other } = await make();
    const added = await own.subscribers.add(person({ email: 'amy@x.example', subscriptions: [to('tag_1', 'active')] }));
    expect((await own.subscribers.list({}, {})).items).toEqual([added]);
    expect(added).toMatchObject({ revision: 1, subscriptions: [to('tag_1', 'active')] });
    expect(await emails(other.subscribers)).toEqual([]);
  });

  it('an address that is there already: subscriber_exists; the other council may have it', async () => {
    const { own, other } = await make();
    await own.subscribers.add(person({ email: 'amy@x.example' }));
    const again = own.subscribers.add(person({ email: 'amy@x.example', uniqueId: 'OTHER' }));
    await expect(again).rejects.toMatchObject({ code: 'subscriber_exists' });
    await expect(other.subscribers.add(person({ email: 'amy@x.example' }))).resolves.toMatchObject({ revision: 1 });
  });
};

/** What every adapter of subscribers and their figures must do, for two councils side by side. */
export const subscriberSuite = (make: () => Promise<Stores>): void => {
  addingSuite(make);

  it('filters: text, tag that was not withdrawn, status; erased ones only when asked for', async () => {
    const { own } = await make();
    await own.subscribers.add(person({ email: 'amy@x.example', subscriptions: [to('tag_1', 'active')] }));
    await own.subscribers.add(
      person({ email: 'ben@x.example', subscriptions: [to('tag_1', 'withdrawn')], status: 'unsubscribed' }),
    );
    await own.subscribers.add(person({ email: 'gone@x.example', status: 'erased' }));
    expect(await emails(own.subscribers, { tagId: 'tag_1' })).toEqual(['amy@x.example']);
    expect(await emails(own.subscribers, { q: 'BEN@' })).toEqual(['ben@x.example']);
    expect(await emails(own.subscribers, { q: '^b' })).toEqual([]);
    expect(await emails(own.subscribers, { status: 'erased' })).toEqual(['gone@x.example']);
    expect((await emails(own.subscribers)).sort()).toEqual(['amy@x.example', 'ben@x.example']);
  });

  it('pages: newest first, each person once', async () => {
    const { own } = await make();
    for (let n = 0; n < 7; n++) {
      await own.subscribers.add(
        person({ email: `p${n}@x.example`, subscribedAt: new Date(Date.UTC(2026, 2, 1 + Math.floor(n / 2))) }),
      );
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await own.subscribers.list({}, { limit: 3, cursor });
      seen.push(...page.items.map(({ email }) => email));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect([...seen].sort()).toEqual(Array.from({ length: 7 }, (_, n) => `p${n}@x.example`));
    expect([seen[0], new Set(seen).size]).toEqual(['p6@x.example', 7]);
  });

  it('figures add up, per council, and begin at nothing', async () => {
    const { own, other } = await make();
    const one = { total: 1, active: 1, optIn: 1, csvImport: 0, postSurvey: 0 };
    await own.stats.add(one);
    await own.stats.add({ ...one, active: 0, optIn: -1 });
    expect(await own.stats.get()).toEqual({ total: 2, active: 1, optIn: 0, csvImport: 0, postSurvey: 0 });
    expect((await other.stats.get()).total).toBe(0);
  });
};
