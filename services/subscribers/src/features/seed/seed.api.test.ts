import {
  deleteSubscriberOperation,
  getOptInPageFiguresOperation,
  getSubscriberStatsOperation,
  listOptInPagesOperation,
  listSignupsOperation,
  listSubscribersOperation,
  listTagsOperation,
  systemActor,
} from '@folkmoot/contracts';
import { userActor } from '@folkmoot/service-kit/testing';
import { type SubscribersTestService, startSubscribersService } from '../../testing/fixtures';
import { seedSubscribersOperation } from './seed.operation';

const riverside = userActor({ councilId: 'c0000000000000000000riv1' });
const hillview = userActor({ councilId: 'c0000000000000000000hil1' });

describe('demo data', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService({ demoData: true });
  });
  afterAll(() => service.stop());

  it('the demo data is created once and its figures match the lists when it is requested twice', async () => {
    const ask = () => service.call(seedSubscribersOperation, { as: systemActor('operator'), body: { kind: 'demo' } });
    expect((await ask()).body).toEqual({ tags: 7, subscribers: 248 });
    expect((await ask()).body).toEqual({ tags: 0, subscribers: 0 });
    const tags = (await service.call(listTagsOperation, { as: riverside })).body.items;
    expect(tags.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual([
      'Council news',
      'Parks & open spaces',
    ]);
    const pageAfter = async (cursor?: string) =>
      (
        await service.call(listSubscribersOperation, {
          as: riverside,
          query: { limit: 200, ...(cursor ? { cursor } : {}) },
        })
      ).body;
    const first = await pageAfter();
    const items = [...first.items, ...(await pageAfter(first.nextCursor ?? '')).items];
    expect(items).toHaveLength(240);
    expect(new Set(items.map(({ status }) => status))).toEqual(
      new Set(['active', 'pending', 'unsubscribed', 'bounced', 'complained']),
    );
    const stats = (await service.call(getSubscriberStatsOperation, { as: riverside })).body;
    const active = items.filter(({ status }) => status === 'active');
    expect(stats).toMatchObject({ total: 240, active: active.length });
    for (const { id, subscriberCount } of tags) {
      expect(subscriberCount).toBe(active.filter((each) => each.tags.some((tag) => tag.id === id)).length);
    }
    const theirs = await service.call(getSubscriberStatsOperation, { as: hillview });
    expect(theirs.body.total).toBe(8);
  }, 60_000);

  it('an erased person stays erased when the demo data is requested again', async () => {
    const { items } = (await service.call(listSubscribersOperation, { as: hillview })).body;
    const params = { subscriberId: items[0]?.id ?? '' };
    await service.call(deleteSubscriberOperation, { as: hillview, params });
    const again = await service.call(seedSubscribersOperation, { as: systemActor('operator'), body: { kind: 'demo' } });
    expect(again.body).toEqual({ tags: 0, subscribers: 0 });
  });

  it('the page `news` has views and sign-ups with confirmations, and another page is inactive (E-7, E-8)', async () => {
    const { items } = (await service.call(listOptInPagesOperation, { as: riverside })).body;
    expect(items.map(({ slug, isActive }) => [slug, isActive])).toContainEqual(['news', true]);
    expect(items.map(({ slug, isActive }) => [slug, isActive])).toContainEqual(['bin-day', false]);
    const pageId = items.find(({ slug }) => slug === 'news')?.id ?? '';
    const figures = (await service.call(getOptInPageFiguresOperation, { as: riverside, params: { pageId } })).body;
    const signups = (
      await service.call(listSignupsOperation, { as: riverside, params: { pageId }, query: { limit: 200 } })
    ).body.items;
    expect([figures.signups, figures.conversionRate]).toEqual([signups.length, expect.any(Number)]);
    expect(figures.uniqueViews).toBeGreaterThan(figures.signups);
    const states = new Set(signups.map(({ confirmation }) => confirmation));
    expect([...states].sort()).toEqual(['confirmed', 'not_needed', 'waiting']);
    expect(signups.every(({ tags }) => tags.length > 0)).toBe(true);
  });

  it('the operation does not exist without DEMO_DATA', async () => {
    const bare = await startSubscribersService();
    expect(
      (await bare.call(seedSubscribersOperation, { as: systemActor('operator'), body: { kind: 'demo' } })).status,
    ).toBe(404);
    await bare.stop();
  });
});
