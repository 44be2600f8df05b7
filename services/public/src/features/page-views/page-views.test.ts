import { pageViewedEvent, toPublicCouncil } from '@folkmoot/contracts';
import { fakeUnitOfWork } from '@folkmoot/service-kit/testing';
import { carefulPrivacy } from '../../published/campaign-copy.domain';
import { aCouncil, aPage } from '../../testing/fixtures';
import { flushPageViewsAcrossCouncils } from './flush-page-views.use-case';
import { countPageView, createPageViewCounters } from './page-view-counters';

const rules = { doubleOptIn: true, residentsTickTopics: true };
const council = {
  id: 'council_own',
  council: toPublicCouncil(aCouncil()),
  rules,
  privacy: carefulPrivacy,
  revision: 1,
  isDeleted: false,
};
const places = { council, pages: [], tags: [] };
const view = (seenSince?: string) => ({ places, page: aPage(), now: new Date('2026-07-02T09:00:00.000Z'), seenSince });

describe('views of a page', () => {
  it.each([
    ['never seen before', undefined, 1],
    ['seen the day before', 'Wed, 01 Jul 2026 22:59:59 GMT', 1],
    ['seen today', 'Wed, 01 Jul 2026 23:00:00 GMT', 0],
    ['seen at a time that is none', 'yesterday', 1],
  ])('%s: unique or not (E-7)', (_, seenSince, uniqueViews) => {
    const counters = createPageViewCounters();
    expect(countPageView(counters, view(seenSince)).toISOString()).toBe('2026-07-01T23:00:00.000Z');
    expect(counters.take()).toEqual([
      { councilId: 'council_own', id: 'page_1', day: '2026-07-02', counts: { views: 1, uniqueViews } },
    ]);
  });

  it('flushed: one event for each page and day, and nothing is left', async () => {
    const counters = createPageViewCounters();
    for (let number = 0; number < 3; number += 1) countPageView(counters, view());
    const units = fakeUnitOfWork(() => ({}));
    await flushPageViewsAcrossCouncils({ counters, unitOfWorkAcrossCouncils: units.unitOfWorkAcrossCouncils });
    expect(units.eventsOf(pageViewedEvent).map(({ payload }) => payload)).toEqual([
      { pageId: 'page_1', day: '2026-07-02', views: 3, uniqueViews: 3 },
    ]);
    expect(counters.take()).toEqual([]);
  });

  it('that cannot be written: are kept for the next time', async () => {
    const counters = createPageViewCounters();
    countPageView(counters, view());
    const unitOfWorkAcrossCouncils = () => Promise.reject(new Error('the database is away'));
    await expect(flushPageViewsAcrossCouncils({ counters, unitOfWorkAcrossCouncils })).rejects.toThrow('away');
    expect(counters.take()).toMatchObject([{ counts: { views: 1, uniqueViews: 1 } }]);
  });
});
