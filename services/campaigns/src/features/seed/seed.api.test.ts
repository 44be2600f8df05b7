import { setTimeout as pause } from 'node:timers/promises';
import { placeOf } from '@folkmoot/calendar/rounds';
import {
  campaignChangedEvent,
  conditionsOf,
  getCampaignOperation,
  getOverviewOperation,
  getReportOperation,
  getSurveyOperation,
  getWeightingOperation,
  listCampaignsOperation,
  listResponsesOperation,
  responseStoredEvent,
  systemActor,
} from '@folkmoot/contracts';
import { checkSurvey, questionTypes, translationProgress } from '@folkmoot/question-types/core';
import { demoPopulations } from '@folkmoot/sample-data/population';
import { userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { givePopulation } from '../../testing/weighted-campaign';
import { demoCampaigns } from './demo-campaigns';
import { seedCampaignsOperation } from './seed.operation';

const RIVERSIDE = 'c0000000000000000000riv1';
const HILLVIEW = 'c0000000000000000000hil1';
const riverside = userActor({ councilId: RIVERSIDE });
const hillview = userActor({ councilId: HILLVIEW });

describe('demo data', () => {
  let service: TestCampaigns;
  const seed = () => service.call(seedCampaignsOperation, { as: systemActor('operator'), body: { kind: 'demo' } });

  beforeAll(async () => {
    service = await startCampaigns({ demoData: true });
  });
  afterAll(() => service.stop());

  it('the request fails with unavailable when the councils are unknown', async () => {
    const { status, body } = await seed();
    expect([status, body.code]).toEqual([503, 'unavailable']);
  });

  it('the data is created once when two requests run in parallel, beside the scheduler', async () => {
    await publishCouncil(service, RIVERSIDE);
    await publishCouncil(service, HILLVIEW, { slug: 'hillview', name: 'Hillview' });
    let isSeeding = true;
    const keepingTime = (async () => {
      const job = service.parts.jobs?.find(({ name }) => name === 'campaigns.keep-time');
      const { signal } = new AbortController();
      const run = { data: undefined, runId: 'run', checkpoint: null, signal, save: async () => undefined };
      for (; isSeeding; await pause(5)) await job?.run(run).catch(() => undefined);
    })();
    const [first, second] = await Promise.all([seed(), seed()]);
    isSeeding = false;
    await keepingTime;
    expect([first.status, first.body]).toEqual([200, { campaigns: 7, responses: 346 }]);
    expect(second.body).toEqual(first.body);
  }, 30_000);

  it('the data is unchanged when it is requested again', async () => {
    expect((await seed()).body).toEqual({ campaigns: 0, responses: 0 });
  });

  it('Riverside has active, draft, completed and unfinished campaigns, and Hillview has its own', async () => {
    const own = await service.call(listCampaignsOperation, { as: riverside });
    expect(own.body.items.map(({ status, responseCount }) => [status, responseCount]).sort()).toEqual([
      ['active', 240],
      ['completed', 46],
      ['draft', 0],
      ['ready', 0],
      ['scheduled', 0],
    ]);
    const theirs = await service.call(listCampaignsOperation, { as: hillview });
    expect(theirs.body.items.map(({ status, responseCount }) => [status, responseCount]).sort()).toEqual([
      ['active', 12],
      ['active', 48],
    ]);
  });

  it('the event of the completed campaign has all of its responses', () => {
    const completed = service.eventsOf(campaignChangedEvent).filter(({ payload }) => payload.change === 'completed');
    expect(completed.map(({ payload }) => payload.responses)).toEqual([46]);
  });

  it('the report adds up over about sixty days', async () => {
    const { body } = await service.call(getReportOperation, {
      as: riverside,
      params: { campaignId: 'riverside-park' },
    });
    expect(body.responses).toBe(240);
    expect(body.timeline.reduce((sum, { count }) => sum + count, 0)).toBe(240);
    expect(body.timeline.length).toBeGreaterThan(50);
    expect(body.timeline.length).toBeLessThan(62);
    expect(body.completes).toBe(240);
    expect(body.completionRate).toBeGreaterThan(50);
    expect(body.completionRate).toBeLessThan(95);
    expect(body.results.every(({ answered }) => answered > 20)).toBe(true);
    expect(body.results[0]).toMatchObject({ type: 'rating', answered: 240 });
  });

  it('one survey is completely translated', async () => {
    const { body } = await service.call(getSurveyOperation, {
      as: riverside,
      params: { campaignId: 'riverside-park' },
    });
    const { done, total } = translationProgress(body, 'es');
    expect([done, body.language]).toEqual([total, 'en']);
    expect(total).toBeGreaterThan(40);
    expect(checkSurvey(body)).toEqual([]);
  });

  it('one campaign is weighted by linked questions, and another has too few responses for weights', async () => {
    await givePopulation(service, demoPopulations.riverside, RIVERSIDE);
    const weighting = async (campaignId: string) =>
      (await service.call(getWeightingOperation, { as: riverside, params: { campaignId }, query: {} })).body;
    const park = await weighting('riverside-park');
    expect(park).toMatchObject({
      state: 'weighted',
      reasons: [],
      n: 240,
      linkedDimensionIds: ['area', 'age', 'gender'],
    });
    expect(park.designEffect).toBeLessThan(2);
    expect(park.largest).toBeGreaterThan(1.5);
    expect(await weighting('riverside-library')).toMatchObject({
      state: 'refused',
      reasons: [{ code: 'too_few_responses', responses: 46, leastResponses: 100 }],
    });
  });

  it('a recurring campaign has responses in every round and none between rounds', async () => {
    const params = { campaignId: 'hillview-pulse' };
    const { body: campaign } = await service.call(getCampaignOperation, { as: hillview, params });
    const { body } = await service.call(listResponsesOperation, { as: hillview, params, query: { limit: 200 } });
    expect(campaign).toMatchObject({ status: 'active', frequency: 'weekly' });
    expect(new Set(body.items.map(({ round }) => round))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    const timing = { ...campaign, roundOpenDays: undefined, closedAt: null };
    const places = body.items.map(({ createdAt }) => placeOf(timing, campaign.timezone, new Date(createdAt)));
    expect(places.map(({ open }) => open?.number)).toEqual(body.items.map(({ round }) => round));
  });

  it('an unfinished survey has a group of conditions without problems', async () => {
    const { body } = await service.call(getSurveyOperation, {
      as: riverside,
      params: { campaignId: 'riverside-school' },
    });
    expect(body.questions.map(({ showIf }) => conditionsOf(showIf).conditions.length)).toEqual([
      0, 0, 3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
    ]);
    expect(checkSurvey(body)).toEqual([]);
  });

  it('every question type is used', () => {
    const used = new Set(demoCampaigns.flatMap(({ questions }) => questions.map(({ type }) => type)));
    expect([...used].sort()).toEqual(questionTypes.map(({ id }) => id).sort());
  });

  it('the overview is filled, and each response is acknowledged', async () => {
    const { body } = await service.call(getOverviewOperation, { as: riverside });
    expect(body).toMatchObject({ activeCampaigns: 1, targetSum: 400 });
    expect(body.totalResponses + body.previousTotalResponses).toBeGreaterThan(200);
    await service.settled();
    expect(service.eventsOf(responseStoredEvent)).toHaveLength(346);
  });

  it('all responses are in the past', async () => {
    const { body } = await service.call(listResponsesOperation, {
      as: riverside,
      params: { campaignId: 'riverside-park' },
      query: { limit: 200 },
    });
    const now = service.clock.now().getTime();
    expect(body.items.every(({ createdAt }) => Date.parse(createdAt) <= now)).toBe(true);
    expect(body.items[0]?.createdAt).not.toBe(body.items[1]?.createdAt);
  });
});
