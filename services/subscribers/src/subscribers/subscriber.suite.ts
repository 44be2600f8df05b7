import type { NewSubscriber } from './subscriber.domain';
import type { StatsRepository, SubscriberRepository } from './subscriber.repository';

const person = (given: Partial<NewSubscriber> & { email: string }): NewSubscriber => ({
  writtenEmail: given.email,
  history: [],
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
  consent: {
    source: 'counter',
    text: '',
    textVersion: '',
    givenAt: new Date('2026-03-02T09:00:00.000Z'),
    recordedBy: 'user_1',
  },
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

const changingSuite = (make: () => Promise<Stores>): void => {
  it('saved, many at once: each its next revision; with one that is stale, an error', async () => {
    const { own } = await make();
    const amy = await own.subscribers.add(person({ email: 'amy@x.example' }));
    const ben = await own.subscribers.add(person({ email: 'ben@x.example' }));
    const tagged = [amy, ben].map((each) => ({ ...each, subscriptions: [to('tag_3', 'active')] }));
    await own.subscribers.saveAll(tagged);
    expect((await emails(own.subscribers, { tagIds: ['tag_3'] })).sort()).toEqual(['amy@x.example', 'ben@x.example']);
    expect(await own.subscribers.get(ben.id)).toEqual({ ...tagged[1], revision: 2 });
    await expect(own.subscribers.saveAll(tagged)).rejects.toMatchObject({ code: 'stale_revision' });
    await own.subscribers.saveAll([]);
  });
  it('saved: the next revision, found by its new tags and address; an old revision is stale', async () => {
    const { own, other } = await make();
    const amy = await own.subscribers.add(person({ email: 'amy@x.example', subscriptions: [to('tag_1', 'active')] }));
    const address = { email: 'amy@y.example', writtenEmail: 'Amy@Y.example' };
    const changed = { ...amy, ...address, subscriptions: [to('tag_2', 'active')] };
    const saved = await own.subscribers.save(changed);
    expect(saved).toEqual({ ...changed, revision: 2 });
    expect(await own.subscribers.get(amy.id)).toEqual(saved);
    expect(await emails(own.subscribers, { tagIds: ['tag_2'] })).toEqual(['amy@y.example']);
    expect(await emails(own.subscribers, { q: 'amy@x.e' })).toEqual([]);
    await expect(own.subscribers.save(amy)).rejects.toMatchObject({ code: 'stale_revision' });
    await expect(other.subscribers.save(saved)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('an address of somebody else: subscriber_exists, nothing saved', async () => {
    const { own } = await make();
    const amy = await own.subscribers.add(person({ email: 'amy@x.example' }));
    await own.subscribers.add(person({ email: 'ben@x.example' }));
    const clash = own.subscribers.save({ ...amy, email: 'ben@x.example' });
    await expect(clash).rejects.toMatchObject({ code: 'subscriber_exists' });
    expect((await own.subscribers.get(amy.id)).email).toBe('amy@x.example');
  });

  it('found by addresses and by ids, in its council only; the erased are no one’s to get', async () => {
    const { own, other } = await make();
    await own.subscribers.addAll(['amy@x.example', 'ben@x.example'].map((email) => person({ email })));
    const gone = await own.subscribers.add(person({ email: 'erased:1', status: 'erased' }));
    const amy = await own.subscribers.findByEmail('amy@x.example');
    const found = await own.subscribers.findByEmails(['amy@x.example', 'ben@x.example', 'cat@x.example']);
    expect(found.map(({ email }) => email).sort()).toEqual(['amy@x.example', 'ben@x.example']);
    expect(await own.subscribers.findByIds([amy?.id ?? '', gone.id])).toEqual([amy]);
    await expect(own.subscribers.get(gone.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await other.subscribers.findByEmail('amy@x.example')).toBeNull();
    expect(await other.subscribers.findByIds([amy?.id ?? ''])).toEqual([]);
  });

  it('of a tag: also those who withdrew from it, as many as asked for', async () => {
    const { own } = await make();
    for (const [email, status] of [
      ['a', 'active'],
      ['b', 'withdrawn'],
      ['c', 'pending'],
    ] as const)
      await own.subscribers.add(person({ email: `${email}@x.example`, subscriptions: [to('tag_1', status)] }));
    await own.subscribers.add(person({ email: 'd@x.example', subscriptions: [to('tag_2', 'active')] }));
    expect((await own.subscribers.listOfTag('tag_1', 10)).length).toBe(3);
    expect((await own.subscribers.listOfTag('tag_1', 2)).length).toBe(2);
  });
};

const narrowingSuite = (make: () => Promise<Stores>): void => {
  it('by source, by days, by any of several tags, and within a saved filter; counted and streamed alike', async () => {
    const { own } = await make();
    const at = (day: number) => new Date(Date.UTC(2026, 2, day));
    await own.subscribers.add(
      person({ email: 'a@x.example', subscribedAt: at(1), subscriptions: [to('tag_1', 'active')] }),
    );
    await own.subscribers.add(
      person({ email: 'b@x.example', subscribedAt: at(2), source: 'manual', subscriptions: [to('tag_2', 'active')] }),
    );
    await own.subscribers.add(person({ email: 'c@x.example', subscribedAt: at(3), status: 'bounced' }));
    const cases = [
      [{ source: 'manual' }, ['b@x.example']],
      [{ since: at(2) }, ['c@x.example', 'b@x.example']],
      [{ since: at(1), before: at(2) }, ['a@x.example']],
      [{ tagIds: ['tag_1', 'tag_2'] }, ['b@x.example', 'a@x.example']],
      [{ tagIds: ['tag_1', 'tag_2'], within: { tagIds: ['tag_2'] } }, ['b@x.example']],
      [{ status: 'active', within: { status: 'bounced' } }, []],
      [{ q: 'c@', within: { status: 'bounced' } }, ['c@x.example']],
    ] as const;
    for (const [filter, expected] of cases) {
      expect(await emails(own.subscribers, filter)).toEqual(expected);
      expect(await own.subscribers.count(filter)).toBe(expected.length);
      expect(await own.subscribers.count(filter, 1)).toBe(Math.min(expected.length, 1));
      const streamed: string[] = [];
      for await (const { email } of own.subscribers.stream(filter)) streamed.push(email);
      expect(streamed).toEqual(expected);
    }
  });
};

const searchingSuite = (make: () => Promise<Stores>): void => {
  const address = "amy.o'neil_x+news@mail.town-hall.example";
  it.each([
    ['the whole address, whatever its case', address.toUpperCase(), true],
    ['its beginning', 'am', true],
    ['a word of it', 'neil', true],
    ['a word and what follows', "o'neil_x+n", true],
    ['behind an underscore or a plus', 'x+news', true],
    ['behind the plus', 'NEWS@', true],
    ['the domain', 'mail.town-hall.example', true],
    ['the domain with its mark', '@mail.town', true],
    ['with accents and blanks', '  ámy.Ó', true],
    ['the unique id', 'q7x-3ab9', true],
    ['the beginning of the unique id', 'q7', true],
    ['the middle of a word', 'my', false],
    ['the middle of the domain’s word', 'ail.town', false],
    ['more than there is', `${address}x`, false],
    ['only a mark', '@', false],
    ['any sign, as a pattern (F-50)', '.*', false],
    ['a choice, as a pattern (F-50)', 'amy|ben', false],
    ['a start, as a pattern (F-50)', '^amy', false],
    ['an escaped sign, as a pattern (F-50)', 'amy\\', false],
    ['a dot that is another sign there (F-50)', 'amy.o.neil', false],
    ['a sign of no text', 'amy\u0000', true],
    ['a very long text', 'amy'.repeat(200), false],
  ])('searched for %s, %j: found is %p, listed, counted and streamed', async (_what, q, isFound) => {
    const { own, other } = await make();
    await own.subscribers.add(person({ email: 'ben@x.test', uniqueId: 'ZZZ' }));
    await own.subscribers.add(person({ email: address, uniqueId: 'Q7X-3AB9', status: 'bounced' }));
    await other.subscribers.add(person({ email: address, uniqueId: 'Q7X-3AB9' }));
    const expected = isFound ? [address] : [];
    for (const filter of [{ q }, { q, status: 'bounced' }, { within: { q } }] as const) {
      expect(await emails(own.subscribers, filter)).toEqual(expected);
      expect(await own.subscribers.count(filter)).toBe(expected.length);
    }
  });

  it('searched for a domain as its owner writes it, with letters beyond ASCII: found by it and by its ASCII form', async () => {
    const { own } = await make();
    await own.subscribers.add(person({ email: 'amy@xn--zrich-kva.example', writtenEmail: 'Amy@Zürich.example' }));
    for (const q of ['zürich', 'ZURICH.ex', 'xn--zrich', 'amy@zü']) expect(await own.subscribers.count({ q })).toBe(1);
  });

  it('searched with pages, some at the same moment: everybody once, newest first', async () => {
    const { own } = await make();
    await own.subscribers.addAll(
      Array.from({ length: 25 }, (_, n) =>
        person({
          email: `resident${n}@${n % 5 === 0 ? 'other' : 'x'}.example`,
          uniqueId: `ID${n}`,
          subscribedAt: new Date(Date.UTC(2026, 2, 1 + Math.floor(n / 10))),
        }),
      ),
    );
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await own.subscribers.list({ q: 'x.ex' }, { limit: 3, cursor });
      seen.push(...page.items.map(({ email }) => email));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    const days = seen.map((email) => Math.floor(Number(/\d+/.exec(email)?.[0]) / 10));
    expect([seen.length, new Set(seen).size]).toEqual([20, 20]);
    expect(days).toEqual([...days].sort((a, b) => b - a));
  });
};

/** What every adapter of subscribers and their figures must do, for two councils side by side. */
export const subscriberSuite = (make: () => Promise<Stores>): void => {
  addingSuite(make);
  changingSuite(make);
  narrowingSuite(make);
  searchingSuite(make);

  it('filters: text, tag that was not withdrawn, status; erased ones only when asked for', async () => {
    const { own } = await make();
    await own.subscribers.add(person({ email: 'amy@x.example', subscriptions: [to('tag_1', 'active')] }));
    await own.subscribers.add(
      person({ email: 'ben@x.example', subscriptions: [to('tag_1', 'withdrawn')], status: 'unsubscribed' }),
    );
    await own.subscribers.add(person({ email: 'gone@x.example', status: 'erased' }));
    expect(await emails(own.subscribers, { tagIds: ['tag_1'] })).toEqual(['amy@x.example']);
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
