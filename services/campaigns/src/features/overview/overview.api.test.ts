import {
  addCommitmentOperation,
  completeCampaignOperation,
  deleteCampaignOperation,
  getOverviewOperation,
  pauseCampaignOperation,
  resumeCampaignOperation,
  saveDeliveryOperation,
  visitRecordedEvent,
} from '@folkmoot/contracts';
import { manualClock, otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { repositoriesOf } from '../../testing/contexts';
import { createCampaign, openCampaign, parkQuestions, saveQuestions, submit } from '../../testing/journey';
import { keepPublication } from '../../testing/publications';

const as = userActor();

describe('the overview', () => {
  let service: TestCampaigns;
  const clock = manualClock();
  beforeAll(async () => {
    service = await startCampaigns({}, clock);
  });
  beforeEach(async () => {
    clock.set('2026-06-30T12:00:00.000Z');
    await service.empty();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());
  const overview = async (since?: string) =>
    (await service.call(getOverviewOperation, { as, query: since === undefined ? {} : { since } })).body;
  const aim = async (
    campaignId: string,
    targetResponses: number | null,
    dates: { startDate?: string; endDate?: string } = {},
  ) => {
    const body = {
      deliveryMethods: [],
      targetAudience: 'All',
      frequency: 'once',
      startDate: null,
      endDate: null,
      targetResponses,
      ...dates,
    };
    await service.call(saveDeliveryOperation, { as, params: { campaignId }, body });
  };

  test('the overview has no invented numbers when the council is empty', async () => {
    await openCampaign(service, userActor({ councilId: otherCouncil }));
    expect(await overview()).toEqual({
      activeCampaigns: 0,
      openCampaigns: 0,
      totalResponses: 0,
      previousTotalResponses: 0,
      responseRate: null,
      previousResponseRate: null,
      targetSum: 0,
      recentCampaigns: [],
      attention: [],
      runningCampaigns: [],
      news: null,
    });
  });

  test('the overview compares the last thirty days with the thirty before (E-1, E-2, F-9)', async () => {
    const campaign = await openCampaign(service);
    await aim(campaign.id, 10);
    for (const day of ['2026-06-30', '2026-06-01', '2026-05-31', '2026-05-02', '2026-05-01']) {
      await submit(service, campaign, { submittedAt: `${day}T09:00:00.000Z` });
    }
    expect(await overview()).toMatchObject({
      activeCampaigns: 1,
      totalResponses: 2,
      previousTotalResponses: 2,
      responseRate: 20,
      previousResponseRate: 20,
      targetSum: 10,
      recentCampaigns: [{ id: campaign.id, responseCount: 5 }],
    });
  });

  test('the overview shows the five newest campaigns, newest first, when there are more (F-49)', async () => {
    const made: string[] = [];
    for (let n = 0; n < 6; n++) {
      made.push((await openCampaign(service)).id);
      clock.advance(60_000);
    }
    const { recentCampaigns } = await overview();
    expect(recentCampaigns.map(({ id }) => id)).toEqual(made.slice(1).reverse());
  });

  test('the rate is null without a target, and deleted campaigns do not count', async () => {
    const kept = await openCampaign(service);
    await aim(kept.id, null);
    const gone = await openCampaign(service);
    await submit(service, gone, { submittedAt: '2026-06-30T09:00:00.000Z' });
    await service.call(deleteCampaignOperation, { as, params: { campaignId: gone.id } });
    expect(await overview()).toMatchObject({ activeCampaigns: 1, totalResponses: 0, responseRate: null, targetSum: 0 });
  });

  test('a campaign that ends within three days needs attention, with its progress', async () => {
    const campaign = await openCampaign(service);
    await aim(campaign.id, 10, { endDate: '2026-07-03T22:00:00.000Z' });
    const later = await openCampaign(service);
    await aim(later.id, null, { endDate: '2026-07-04T22:00:00.000Z' });
    await submit(service, campaign, { submittedAt: '2026-06-30T09:00:00.000Z' });
    expect((await overview()).attention).toEqual([
      {
        kind: 'ends_soon',
        campaignId: campaign.id,
        title: 'Park',
        status: 'active',
        daysLeft: 3,
        responseCount: 1,
        targetResponses: 10,
      },
    ]);
  });

  test('a campaign is behind its target in proportion to the days since its opening', async () => {
    const campaign = await openCampaign(service);
    await aim(campaign.id, 100, { endDate: '2026-07-20T12:00:00.000Z' });
    expect((await overview()).attention).toEqual([]);
    clock.set('2026-07-05T12:00:00.000Z');
    for (let n = 0; n < 5; n++) await submit(service, campaign, { submittedAt: '2026-07-01T09:00:00.000Z' });
    expect((await overview()).attention).toMatchObject([
      { kind: 'behind_target', campaignId: campaign.id, behind: 20, expected: 25, responseCount: 5, day: 5, days: 20 },
    ]);
  });

  test('a draft needs attention when it should open soon, or when nobody has changed it for two weeks', async () => {
    const due = await createCampaign(service, as, 'Due');
    await aim(due.id, 10, { startDate: '2026-07-02T09:00:00.000Z' });
    const forgotten = await createCampaign(service, as, 'Forgotten');
    clock.advance(60_000);
    const finished = await createCampaign(service, as, 'Finished');
    await saveQuestions(service, finished.id, parkQuestions);
    expect((await overview()).attention).toMatchObject([
      { kind: 'not_ready', campaignId: due.id, title: 'Due', status: 'draft', isLate: false },
    ]);
    clock.set('2026-07-15T12:00:00.000Z');
    await createCampaign(service, as, 'Fresh');
    expect((await overview()).attention).toMatchObject([
      { kind: 'not_ready', campaignId: due.id, isLate: true },
      { kind: 'draft_untouched', campaignId: finished.id, status: 'ready' },
      { kind: 'draft_untouched', campaignId: forgotten.id, status: 'draft', updatedAt: '2026-06-30T12:00:00.000Z' },
    ]);
  });

  test('commitments whose day has passed need attention, until they are done or the campaign is deleted', async () => {
    const campaign = await openCampaign(service);
    const params = { campaignId: campaign.id };
    const add = (body: { sentence: string; response: 'planned' | 'done'; dueOn: string }) =>
      service.call(addCommitmentOperation, { as, params, body });
    await add({ sentence: 'Benches', response: 'planned', dueOn: '2026-07-02' });
    await add({ sentence: 'Lamps', response: 'planned', dueOn: '2026-07-01' });
    await add({ sentence: 'Bins', response: 'done', dueOn: '2026-06-01' });
    expect((await overview()).attention).toEqual([]);
    clock.set('2026-07-03T12:00:00.000Z');
    expect((await overview()).attention).toMatchObject([
      { kind: 'commitments_overdue', campaignId: campaign.id, title: 'Park', overdue: 2, dueOn: '2026-07-01' },
    ]);
    await service.call(deleteCampaignOperation, { as, params });
    expect((await overview()).attention).toEqual([]);
  });

  test('a campaign that ended needs attention until its results are published, and again when they are withdrawn', async () => {
    const campaign = await openCampaign(service);
    await submit(service, campaign, { submittedAt: '2026-06-30T09:00:00.000Z' });
    await service.call(completeCampaignOperation, { as, params: { campaignId: campaign.id } });
    expect((await overview()).attention).toEqual([]);
    clock.set('2026-07-05T12:00:00.000Z');
    const waiting = [{ kind: 'unpublished', campaignId: campaign.id, daysSince: 5, responseCount: 1 }];
    expect((await overview()).attention).toMatchObject(waiting);
    const { publicationVersions } = repositoriesOf(service, as);
    await keepPublication(repositoriesOf(service, as), { councilId: ownCouncil, campaignId: campaign.id });
    expect((await overview()).attention).toEqual([]);
    const version = await publicationVersions.get(campaign.id, 1);
    await publicationVersions.save({ ...version, state: 'withdrawn' });
    expect((await overview()).attention).toMatchObject(waiting);
  });

  test('running campaigns have thirty daily counts that end today, and those that end first come first', async () => {
    const [open, ends] = [await openCampaign(service), await openCampaign(service)];
    await aim(ends.id, 20, { endDate: '2026-08-01T00:00:00.000Z' });
    for (const day of ['2026-06-30', '2026-06-30', '2026-06-29', '2026-06-01', '2026-05-31']) {
      await submit(service, ends, { submittedAt: `${day}T09:00:00.000Z` });
    }
    const { runningCampaigns } = await overview();
    expect(runningCampaigns.map(({ campaignId }) => campaignId)).toEqual([ends.id, open.id]);
    const days = runningCampaigns[0]?.days ?? [];
    expect([days.length, days[0], days.slice(-3), runningCampaigns[0]?.responseCount]).toEqual([30, 1, [0, 1, 2], 5]);
  });

  test('the news count responses since the visit, and list moves by colleagues and by the clock', async () => {
    const campaign = await openCampaign(service);
    const moved = await openCampaign(service, userActor({ userId: 'colleague' }));
    clock.set('2026-07-02T12:00:00.000Z');
    for (const at of ['2026-07-01T09:00', '2026-07-01T11:00', '2026-07-02T09:00']) {
      await submit(service, campaign, { submittedAt: `${at}:00.000Z` });
    }
    const colleague = userActor({ userId: 'colleague' });
    await service.call(pauseCampaignOperation, { as: colleague, params: { campaignId: moved.id } });
    clock.advance(60_000);
    await service.call(resumeCampaignOperation, { as: colleague, params: { campaignId: moved.id } });
    clock.advance(60_000);
    await service.call(completeCampaignOperation, { as: colleague, params: { campaignId: moved.id } });
    const ofMoved = { campaignId: moved.id, title: 'Park', isAutomatic: false };
    const { news } = await overview('2026-07-01T10:00:00.000Z');
    expect(news).toEqual({
      from: '2026-07-01T10:00:00.000Z',
      responses: [{ campaignId: campaign.id, title: 'Park', responses: 2, isExact: true }],
      moves: [
        { ...ofMoved, status: 'completed', kind: 'completed', at: '2026-07-02T12:02:00.000Z' },
        { ...ofMoved, status: 'active', kind: 'resumed', at: '2026-07-02T12:01:00.000Z' },
        { ...ofMoved, status: 'paused', kind: 'paused', at: '2026-07-02T12:00:00.000Z' },
      ],
    });
    clock.advance(60_000);
    expect((await overview('2026-07-02T12:02:01.000Z')).news).toMatchObject({ responses: [], moves: [] });
  });

  test('the news leave out own moves, other councils, and what is older than the period', async () => {
    clock.set('2026-05-01T12:00:00.000Z');
    await openCampaign(service, userActor({ userId: 'colleague' }));
    clock.set('2026-06-29T12:00:00.000Z');
    await openCampaign(service);
    const theirs = await openCampaign(service, userActor({ councilId: otherCouncil, userId: 'colleague' }));
    await submit(service, theirs, { submittedAt: '2026-06-29T13:00:00.000Z' });
    clock.set('2026-06-30T12:00:00.000Z');
    const { news } = await overview('2026-01-01T00:00:00.000Z');
    expect(news).toEqual({ from: '2026-06-01T12:00:00.000Z', responses: [], moves: [] });
  });

  test('visits of a missing campaign are ignored', async () => {
    const counts = { day: '2026-06-30', views: 1, starts: 1, completes: 1, abandons: 0 };
    await service.receive(visitRecordedEvent, {
      aggregate: { type: 'campaign', id: 'nowhere', revision: 1 },
      payload: { campaignId: 'nowhere', ...counts },
      councilId: ownCouncil,
    });
    expect(await service.deadLetters.list('campaigns.visits')).toEqual([]);
  });
});
