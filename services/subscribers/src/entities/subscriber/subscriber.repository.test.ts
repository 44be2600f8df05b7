import { otherCouncil, ownCouncil } from '@folkmoot/service-kit/testing';
import { subscribersUnits } from '../../testing/subscribers-units';
import { statsModel } from './stats.mongo';
import type { NewSubscriber } from './subscriber.domain';
import type { SubscriberRepository } from './subscriber.repository';
import type { SubscriberFilter } from './subscriber-filter.domain';
import { subscriberModel } from './subscriber-model.mongo';

const units = subscribersUnits([subscriberModel, statsModel]);
const { repositoriesOf } = units;
const repositories = () => ({ own: repositoriesOf(ownCouncil), other: repositoriesOf(otherCouncil) });

const person = (overrides: Partial<NewSubscriber> & { email: string }): NewSubscriber => ({
  writtenEmail: overrides.email,
  history: [],
  uniqueId: `ID${overrides.email.slice(0, 6).toUpperCase()}`,
  source: 'opt_in',
  status: 'active',
  subscribedAt: new Date('2026-03-02T09:00:00.000Z'),
  subscriptions: [],
  ...overrides,
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

const emails = async (subscribers: SubscriberRepository, filter = {}, page = {}) =>
  (await subscribers.list(filter, page)).items.map(({ email }) => email);

/** A higher number means a later subscription. Every thousandth subscriber has bounced. */
const resident = (n: number): NewSubscriber => ({
  email: `resident${n}@x.example`,
  writtenEmail: `resident${n}@x.example`,
  uniqueId: `ID${n}`,
  source: 'manual',
  status: n % 1000 === 0 ? 'bounced' : 'active',
  subscribedAt: new Date(1_780_000_000_000 + n),
  subscriptions: [],
  history: [],
});

describe('adding subscribers', () => {
  it('an added subscriber is listed unchanged, in its own council only', async () => {
    const { own, other } = repositories();
    const added = await own.subscribers.add(person({ email: 'amy@x.example', subscriptions: [to('tag_1', 'active')] }));
    expect((await own.subscribers.list({}, {})).items).toEqual([added]);
    expect(added).toMatchObject({ revision: 1, subscriptions: [to('tag_1', 'active')] });
    expect(await emails(other.subscribers)).toEqual([]);
  });

  it('an existing address is refused with subscriber_exists, but not in the other council', async () => {
    const { own, other } = repositories();
    await own.subscribers.add(person({ email: 'amy@x.example' }));
    const again = own.subscribers.add(person({ email: 'amy@x.example', uniqueId: 'OTHER' }));
    await expect(again).rejects.toMatchObject({ code: 'subscriber_exists' });
    await expect(other.subscribers.add(person({ email: 'amy@x.example' }))).resolves.toMatchObject({ revision: 1 });
  });
});

describe('changing subscribers', () => {
  it('saving many increases each revision, and fails when one revision is stale', async () => {
    const { own } = repositories();
    const amy = await own.subscribers.add(person({ email: 'amy@x.example' }));
    const ben = await own.subscribers.add(person({ email: 'ben@x.example' }));
    const tagged = [amy, ben].map((each) => ({ ...each, subscriptions: [to('tag_3', 'active')] }));
    await own.subscribers.saveAll(tagged);
    expect((await emails(own.subscribers, { tagIds: ['tag_3'] })).sort()).toEqual(['amy@x.example', 'ben@x.example']);
    expect(await own.subscribers.get(ben.id)).toEqual({ ...tagged[1], revision: 2 });
    await expect(own.subscribers.saveAll(tagged)).rejects.toMatchObject({ code: 'stale_revision' });
    await own.subscribers.saveAll([]);
  });
  it('saving the subscriptions of many changes nothing else, and fails when one revision is stale', async () => {
    const { own } = repositories();
    const amy = await own.subscribers.add(person({ email: 'amy@x.example', subscriptions: [to('tag_1', 'active')] }));
    const changed = { ...amy, email: 'other@x.example', subscriptions: [to('tag_3', 'active')] };
    await own.subscribers.saveSubscriptions([changed]);
    expect(await own.subscribers.get(amy.id)).toEqual({ ...amy, subscriptions: changed.subscriptions, revision: 2 });
    expect(await emails(own.subscribers, { tagIds: ['tag_3'] })).toEqual(['amy@x.example']);
    expect(await own.subscribers.countOfTag('tag_1')).toBe(0);
    await expect(own.subscribers.saveSubscriptions([changed])).rejects.toMatchObject({ code: 'stale_revision' });
  });
  it('a merged tag is replaced, and a person who had both tags keeps the consent of the other tag', async () => {
    const { own } = repositories();
    const [from, into] = [
      to('tag_1', 'active'),
      { ...to('tag_2', 'active'), consent: { ...to('', 'active').consent, source: 'fair' } },
    ];
    const amy = await own.subscribers.add(
      person({ email: 'amy@x.example', subscriptions: [from, to('tag_3', 'withdrawn')] }),
    );
    const ben = await own.subscribers.add(person({ email: 'ben@x.example', subscriptions: [from, into] }));
    expect(await own.subscribers.replaceTag('tag_1', 'tag_2', 1000)).toBe(2);
    const { subscriptions } = await own.subscribers.get(amy.id);
    expect(subscriptions).toEqual(expect.arrayContaining([{ ...from, tagId: 'tag_2' }, to('tag_3', 'withdrawn')]));
    expect((await own.subscribers.get(ben.id)).subscriptions).toEqual([into]);
    expect((await emails(own.subscribers, { tagIds: ['tag_2'] })).sort()).toEqual(['amy@x.example', 'ben@x.example']);
    expect(await own.subscribers.countOfTag('tag_1')).toBe(0);
    expect(await own.subscribers.replaceTag('tag_1', 'tag_2', 1000)).toBe(0);
  });
  it('a saved subscriber is found by new tags and address, and an old revision is refused', async () => {
    const { own, other } = repositories();
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

  it('nothing is saved when the address belongs to another subscriber', async () => {
    const { own } = repositories();
    const amy = await own.subscribers.add(person({ email: 'amy@x.example' }));
    await own.subscribers.add(person({ email: 'ben@x.example' }));
    const clash = own.subscribers.save({ ...amy, email: 'ben@x.example' });
    await expect(clash).rejects.toMatchObject({ code: 'subscriber_exists' });
    expect((await own.subscribers.get(amy.id)).email).toBe('amy@x.example');
  });

  it('subscribers are found by address and id in their own council only, and erased ones are not', async () => {
    const { own, other } = repositories();
    await own.subscribers.addAll(['amy@x.example', 'ben@x.example'].map((email) => person({ email })));
    const gone = await own.subscribers.add(person({ email: 'erased:1', status: 'erased' }));
    const amy = await own.subscribers.findByEmail('amy@x.example');
    const matches = await own.subscribers.findByEmails(['amy@x.example', 'ben@x.example', 'cat@x.example']);
    expect(matches.map(({ email }) => email).sort()).toEqual(['amy@x.example', 'ben@x.example']);
    expect(await own.subscribers.findByIds([amy?.id ?? '', gone.id])).toEqual([amy]);
    await expect(own.subscribers.get(gone.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await other.subscribers.findByEmail('amy@x.example')).toBeNull();
    expect(await other.subscribers.findByIds([amy?.id ?? ''])).toEqual([]);
  });

  it('subscribers of a tag include those who withdrew from it, up to the limit', async () => {
    const { own } = repositories();
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
});

describe('subscribers by filter', () => {
  it('filters by source, days, tags and segment match the same people in lists, counts and streams', async () => {
    const { own } = repositories();
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
});

describe('search for subscribers', () => {
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
    ['the middle of a word', 'my', true],
    ['the end of a word', 'eil', true],
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
  ])('a search for %s, %j: the match is %p in lists, counts and streams', async (_what, q, isFound) => {
    const { own, other } = repositories();
    await own.subscribers.add(person({ email: 'ben@x.test', uniqueId: 'ZZZ' }));
    await own.subscribers.add(person({ email: address, uniqueId: 'Q7X-3AB9', status: 'bounced' }));
    await other.subscribers.add(person({ email: address, uniqueId: 'Q7X-3AB9' }));
    const expected = isFound ? [address] : [];
    for (const filter of [{ q }, { q, status: 'bounced' }, { within: { q } }] as const) {
      expect(await emails(own.subscribers, filter)).toEqual(expected);
      expect(await own.subscribers.count(filter)).toBe(expected.length);
    }
  });

  it('a search for a domain with letters beyond ASCII finds the written form and the ASCII form', async () => {
    const { own } = repositories();
    await own.subscribers.add(person({ email: 'amy@xn--zrich-kva.example', writtenEmail: 'Amy@Zürich.example' }));
    for (const q of ['zürich', 'ZURICH.ex', 'xn--zrich', 'amy@zü']) expect(await own.subscribers.count({ q })).toBe(1);
  });

  it('a search with pages returns everybody once, newest first, when several subscribed at the same time', async () => {
    const { own } = repositories();
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

  it('a subscriber without search keys is listed, and is found by search after their next change', async () => {
    const { subscribers } = repositoriesOf(ownCouncil);
    const { connection } = units;
    const { id } = await subscribers.add(resident(1));
    const old = { $set: { searchText: 'resident1@x.example id1' }, $unset: { searchKeys: '' } } as const;
    await connection.collection<{ _id: string }>('subscribers').updateOne({ _id: id }, old);
    const [listed] = (await subscribers.list({}, {})).items;
    expect(listed).toEqual({ ...resident(1), id, councilId: ownCouncil, revision: 1 });
    await subscribers.save(await subscribers.get(id));
    expect(await subscribers.count({ q: 'id1' })).toBe(1);
    const [stored] = await connection.collection('subscribers').find({}).toArray();
    expect(stored).not.toHaveProperty('searchText');
  });

  it('a search with thousands of matches lists newest first and counts up to the limit', async () => {
    const { subscribers } = repositoriesOf(ownCouncil);
    await subscribers.addAll(Array.from({ length: 5_200 }, (_, n) => resident(n)));
    const first = async (filter: SubscriberFilter) =>
      (await subscribers.list(filter, { limit: 2 })).items.map(({ uniqueId }) => uniqueId);
    expect(await first({ q: 'resident' })).toEqual(['ID5199', 'ID5198']);
    expect(await first({ q: 'resident', status: 'bounced' })).toEqual(['ID5000', 'ID4000']);
    expect(await first({ q: 'resident40' })).toEqual(['ID4099', 'ID4098']);
    expect(await first({ q: 'resident', within: { q: 'resident77' } })).toEqual(['ID779', 'ID778']);
    expect(await subscribers.count({ q: 'resident' })).toBe(5_200);
    expect(await subscribers.count({ q: 'resident' }, 5_100)).toBe(5_100);
    expect(await subscribers.count({ q: 'resident', status: 'bounced' })).toBe(6);
  }, 60_000);
});

describe('lists and figures of subscribers', () => {
  it('filters match text, tags that are not withdrawn and status, and erased subscribers on request only', async () => {
    const { own } = repositories();
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

  it('pages list each person once, newest first', async () => {
    const { own } = repositories();
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

  it('figures add up for each council and start at zero', async () => {
    const { own, other } = repositories();
    const change = { total: 1, active: 1, optIn: 1, csvImport: 0, postSurvey: 0 };
    await own.stats.add(change);
    await own.stats.add({ ...change, active: 0, optIn: -1 });
    expect(await own.stats.get()).toEqual({ total: 2, active: 1, optIn: 0, csvImport: 0, postSurvey: 0 });
    expect((await other.stats.get()).total).toBe(0);
  });
});
