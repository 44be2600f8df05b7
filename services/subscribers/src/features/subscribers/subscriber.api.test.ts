import { getSubscriberStatsOperation, listSubscribersOperation, subscriberChangedEvent } from '@folkmoot/contracts';
import {
  makeSubscriber,
  makeTag,
  other,
  own,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';

describe('subscribers', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
  });
  afterAll(() => service.stop());

  const list = async (query: Record<string, string | number> = {}, as = own) =>
    (await service.call(listSubscribersOperation, { as, query })).body;

  it('a person added by hand is active and has tags, a readable id and evidence of consent', async () => {
    const tag = await makeTag(service, own, { name: 'Parks' });
    const { status, body } = await makeSubscriber(service, own, {
      email: '  Amy@Residents.Example ',
      tagIds: [tag.id],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      email: 'amy@residents.example',
      displayEmail: 'Amy@Residents.Example',
      source: 'manual',
      status: 'active',
      tags: [{ name: 'Parks' }],
    });
    expect(body.uniqueId).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    const stored = await service.connection.collection('subscribers').findOne({ email: 'amy@residents.example' });
    expect(stored?.subscriptions).toEqual([
      {
        tagId: tag.id,
        status: 'active',
        consent: {
          source: 'Asked at the library counter',
          text: '',
          textVersion: '',
          givenAt: service.clock.now(),
          recordedBy: 'user_1',
        },
      },
    ]);
    await service.settled();
    expect(service.eventsOf(subscriberChangedEvent).map(({ payload }) => payload)).toEqual([
      { subscriberId: body.id, change: 'added' },
    ]);
    expect(JSON.stringify(service.events)).not.toContain('residents.example');
  });

  it('the address in other case is refused with 409, but not in the other council', async () => {
    const tag = await makeTag(service);
    const theirs = await makeTag(service, other);
    await makeSubscriber(service, own, { email: 'amy@residents.example', tagIds: [tag.id] });
    const again = await makeSubscriber(service, own, { email: 'AMY@residents.example', tagIds: [tag.id] });
    expect([again.status, again.body.code]).toEqual([409, 'subscriber_exists']);
    expect((await makeSubscriber(service, other, { email: 'amy@residents.example', tagIds: [theirs.id] })).status).toBe(
      201,
    );
  });

  it('a tag of the other council is refused with 404 and nobody is added', async () => {
    const theirs = await makeTag(service, other);
    const { status } = await makeSubscriber(service, own, { tagIds: [theirs.id] });
    expect([status, (await list()).items]).toEqual([404, []]);
  });

  it('one person is added and counted once when requests with the same address run in parallel', async () => {
    const tag = await makeTag(service);
    const results = await Promise.all(
      [1, 2, 3].map(() => makeSubscriber(service, own, { email: 'once@residents.example', tagIds: [tag.id] })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { body } = await service.call(getSubscriberStatsOperation, { as: own });
    expect(body).toEqual({ total: 1, active: 1, optIn: 0, csvImport: 0, postSurvey: 0 });
  });

  it('subscribers are listed newest first, page by page, without duplicates', async () => {
    const tag = await makeTag(service);
    for (let n = 0; n < 5; n++) {
      await makeSubscriber(service, own, { email: `p${n}@residents.example`, tagIds: [tag.id] });
      service.clock.advance(1000);
    }
    const first = await list({ limit: 3 });
    const second = await list({ limit: 3, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ email }) => email[1])).toEqual(['4', '3', '2', '1', '0']);
    expect(second.nextCursor).toBeNull();
  });

  it('filters match a part of the address, unique id, tag and status', async () => {
    const [a, b] = [await makeTag(service), await makeTag(service)];
    const amy = (await makeSubscriber(service, own, { email: 'amy.a+b@residents.example', tagIds: [a.id] })).body;
    await makeSubscriber(service, own, { email: 'ben@residents.example', tagIds: [b.id] });
    const emails = async (query: Record<string, string>) => (await list(query)).items.map(({ email }) => email);
    expect(await emails({ q: 'AMY.A+B' })).toEqual(['amy.a+b@residents.example']);
    expect(await emails({ q: amy.uniqueId.toLowerCase() })).toEqual(['amy.a+b@residents.example']);
    expect(await emails({ q: '.*' })).toEqual([]);
    expect(await emails({ tagId: b.id })).toEqual(['ben@residents.example']);
    expect(await emails({ status: 'unsubscribed' })).toEqual([]);
    expect(await emails({ status: 'active', tagId: a.id })).toEqual(['amy.a+b@residents.example']);
  });

  it('the figures are zero when a council has no subscribers', async () => {
    const { body } = await service.call(getSubscriberStatsOperation, { as: own });
    expect(body).toEqual({ total: 0, active: 0, optIn: 0, csvImport: 0, postSurvey: 0 });
  });
});
