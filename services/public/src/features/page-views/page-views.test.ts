import { pageViewedEvent, systemActor, toPublicCouncil } from '@folkmoot/contracts';
import { testUnits } from '@folkmoot/service-kit/testing';
import { carefulPrivacy } from '../../entities/published-survey';
import { countPageView, createPageViewCounters } from '../../entities/signup-page';
import { aCouncil, aPage } from '../../testing/fixtures';
import { flushPageViewsAcrossCouncils } from './flush-page-views.use-case';

const rules = { doubleOptIn: true, residentsTickTopics: true };
const council = {
  id: 'council_own',
  council: toPublicCouncil(aCouncil()),
  rules,
  privacy: carefulPrivacy,
  revision: 1,
  isDeleted: false,
};
const actor = systemActor('public');
const units = testUnits({ models: [], repositories: () => ({}) });
const places = { council, pages: [], tags: [], shortNames: [] };
const view = (seenSince?: string) => ({ places, page: aPage(), now: new Date('2026-07-02T09:00:00.000Z'), seenSince });

describe('page views', () => {
  it.each([
    ['when the visitor has never seen the page', undefined, 1],
    ['when the visitor saw the page the day before', 'Wed, 01 Jul 2026 22:59:59 GMT', 1],
    ['when the visitor saw the page today', 'Wed, 01 Jul 2026 23:00:00 GMT', 0],
    ['when the time of the last visit is not a date', 'yesterday', 1],
  ])('a view is counted as unique or not %s (E-7)', (_, seenSince, uniqueViews) => {
    const counters = createPageViewCounters();
    expect(countPageView(counters, view(seenSince)).toISOString()).toBe('2026-07-01T23:00:00.000Z');
    expect(counters.take()).toEqual([
      { councilId: 'council_own', id: 'page_1', day: '2026-07-02', counts: { views: 1, uniqueViews } },
    ]);
  });

  it('a flush publishes one event per page and day and leaves no counts', async () => {
    const counters = createPageViewCounters();
    for (let number = 0; number < 3; number += 1) countPageView(counters, view());
    await flushPageViewsAcrossCouncils(units.contextOf(actor), counters);
    expect(units.eventsOf(pageViewedEvent).map(({ payload }) => payload)).toEqual([
      { pageId: 'page_1', day: '2026-07-02', views: 3, uniqueViews: 3 },
    ]);
    expect(counters.take()).toEqual([]);
  });

  it('views are kept for the next flush when they cannot be written', async () => {
    const counters = createPageViewCounters();
    countPageView(counters, view());
    const context = units.contextOf(actor);
    const unitOfWork = () => Promise.reject(new Error('the database is away'));
    const away = { ...context, acrossCouncils: { ...context.acrossCouncils, unitOfWork } };
    await expect(flushPageViewsAcrossCouncils(away, counters)).rejects.toThrow('away');
    expect(counters.take()).toMatchObject([{ counts: { views: 1, uniqueViews: 1 } }]);
  });
});
