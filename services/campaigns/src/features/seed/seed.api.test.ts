import {
  conditionsOf,
  getCampaignOperation,
  getOverviewOperation,
  getReportOperation,
  getSurveyOperation,
  listCampaignsOperation,
  listResponsesOperation,
  responseStoredEvent,
  systemActor,
} from '@folkmoot/contracts';
import { checkSurvey, questionTypes, translationProgress } from '@folkmoot/question-types/core';
import { placeOf } from '@folkmoot/schedule';
import { userActor } from '@folkmoot/service-kit/testing';
import { startCampaigns, type TestCampaigns, tellOfCouncil } from '../../testing/campaigns-service';
import { demoCampaigns } from './demo-campaigns';
import { seedCampaignsOperation } from './seed.operation';

const RIVERSIDE = 'c0000000000000000000riv1';
const HILLVIEW = 'c0000000000000000000hil1';
const riverside = userActor({ councilId: RIVERSIDE });
const hillview = userActor({ councilId: HILLVIEW });

describe('the demo data', () => {
  let service: TestCampaigns;
  const seed = () => service.call(seedCampaignsOperation, { as: systemActor('operator'), body: { kind: 'demo' } });

  beforeAll(async () => {
    service = await startCampaigns({ demoData: true });
  });
  afterAll(() => service.stop());

  it('before the councils are known, asks to come again', async () => {
    const { status, body } = await seed();
    expect([status, body.code]).toEqual([503, 'unavailable']);
  });

  it('once they are known, is made, and asked for twice at once is made once', async () => {
    await tellOfCouncil(service, RIVERSIDE);
    await tellOfCouncil(service, HILLVIEW, { slug: 'hillview', name: 'Hillview' });
    const [first, second] = await Promise.all([seed(), seed()]);
    expect([first.status, first.body]).toEqual([200, { campaigns: 7, responses: 346 }]);
    expect(second.body).toEqual(first.body);
  }, 30_000);

  it('asked for again, stays as it is', async () => {
    expect((await seed()).body).toEqual({ campaigns: 0, responses: 0 });
  });

  it('gives Riverside one active, one draft and one completed campaign beside two in preparation, and Hillview its own', async () => {
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

  it('has a report that adds up, over about sixty days', async () => {
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

  it('holds a survey in another language, whole', async () => {
    const { body } = await service.call(getSurveyOperation, {
      as: riverside,
      params: { campaignId: 'riverside-park' },
    });
    const { done, total } = translationProgress(body, 'es');
    expect([done, body.language]).toEqual([total, 'en']);
    expect(total).toBeGreaterThan(40);
    expect(checkSurvey(body)).toEqual([]);
  });

  it('holds a recurring campaign that was answered in every round, and in none between two', async () => {
    const params = { campaignId: 'hillview-pulse' };
    const { body: campaign } = await service.call(getCampaignOperation, { as: hillview, params });
    const { body } = await service.call(listResponsesOperation, { as: hillview, params, query: { limit: 200 } });
    expect(campaign).toMatchObject({ status: 'active', frequency: 'weekly' });
    expect(new Set(body.items.map(({ round }) => round))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    const timing = { ...campaign, roundOpenDays: undefined, closedAt: null };
    const places = body.items.map(({ createdAt }) => placeOf(timing, campaign.timezone, new Date(createdAt)));
    expect(places.map(({ open }) => open?.number)).toEqual(body.items.map(({ round }) => round));
  });

  it('holds a survey in the making with a group of conditions that its check has nothing against', async () => {
    const { body } = await service.call(getSurveyOperation, {
      as: riverside,
      params: { campaignId: 'riverside-school' },
    });
    expect(body.questions.map(({ showIf }) => conditionsOf(showIf).conditions.length)).toEqual([0, 0, 3, 0, 1]);
    expect(checkSurvey(body)).toEqual([]);
  });

  it('uses every question type that there is', () => {
    const used = new Set(demoCampaigns.flatMap(({ questions }) => questions.map(({ type }) => type)));
    expect([...used].sort()).toEqual(questionTypes.map(({ id }) => id).sort());
  });

  it('fills the overview, and tells of each response that it is kept', async () => {
    const { body } = await service.call(getOverviewOperation, { as: riverside });
    expect(body).toMatchObject({ activeCampaigns: 1, targetSum: 400 });
    expect(body.totalResponses + body.previousTotalResponses).toBeGreaterThan(200);
    await service.settled();
    expect(service.eventsOf(responseStoredEvent)).toHaveLength(346);
  });

  it('was answered in the past, never in the future', async () => {
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
