import { type Campaign, getReportOperation, listResponsesOperation, visitRecordedEvent } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { startCampaigns, type TestCampaigns, tellOfCouncil } from '../../testing/campaigns-service';
import { listen } from '../../testing/event-source';
import { openCampaign, submit } from '../../testing/journey';

describe('the report of a campaign', () => {
  let service: TestCampaigns;
  let campaign: Campaign;

  beforeAll(async () => {
    service = await startCampaigns();
    await tellOfCouncil(service, ownCouncil);
    await tellOfCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    campaign = await openCampaign(service);
  });

  const report = async (query: Record<string, string> = {}) => {
    const params = { campaignId: campaign.id };
    const answer = await service.call(getReportOperation, { as: userActor(), params, query });
    return answer.body;
  };
  const visit = (day: string, starts: number, completes: number) =>
    service.receive(visitRecordedEvent, {
      aggregate: { type: 'campaign', id: campaign.id, revision: 1 },
      payload: { campaignId: campaign.id, day, views: starts + 1, starts, completes, abandons: starts - completes },
      councilId: ownCouncil,
    });

  it('before the first response, no figure is made up', async () => {
    expect(await report()).toMatchObject({
      responses: 0,
      totalResponses: 0,
      completionRate: null,
      averageSeconds: null,
      medianSeconds: null,
      questions: 2,
      timezone: 'Europe/London',
      period: null,
      timeline: [],
    });
  });

  it('with responses, counts, times, completion from visits (E-4, E-16), a timeline with zero days (F-11), results per question', async () => {
    await submit(service, campaign, { submittedAt: '2026-03-02T09:00:00.000Z', seconds: 30 });
    await submit(service, campaign, {
      submittedAt: '2026-03-04T09:00:00.000Z',
      seconds: 60,
      answers: [
        { questionId: 'wish', answer: 'Benches' },
        { questionId: 'mood', answer: 1 },
      ],
    });
    await visit('2026-03-02', 4, 2);
    const found = await report();
    expect(found).toMatchObject({
      responses: 2,
      totalResponses: 2,
      averageSeconds: 45,
      medianSeconds: 45,
      completionRate: 50,
      starts: 4,
      completes: 2,
      period: { from: '2026-03-02', to: '2026-03-04' },
      timeline: [
        { date: '2026-03-02', count: 1 },
        { date: '2026-03-03', count: 0 },
        { date: '2026-03-04', count: 1 },
      ],
    });
    expect(found.results).toMatchObject([
      { questionId: 'wish', type: 'text', answered: 1 },
      { questionId: 'mood', type: 'rating', answered: 2, average: 2.5 },
    ]);
  });

  it('in a range, counts local days of the council and keeps the total (F-12)', async () => {
    // In London this is the 1st of July already.
    await submit(service, campaign, { submittedAt: '2026-06-30T23:30:00.000Z' });
    await submit(service, campaign, { submittedAt: '2026-06-30T22:30:00.000Z' });
    const july = await report({ from: '2026-07-01', to: '2026-07-02' });
    expect(july).toMatchObject({ responses: 1, totalResponses: 2, period: { from: '2026-07-01', to: '2026-07-01' } });
    expect(july.timeline).toEqual([
      { date: '2026-07-01', count: 1 },
      { date: '2026-07-02', count: 0 },
    ]);
  });

  it.each([
    ['of 23 hours', '2026-03-29', ['2026-03-29T00:00:00.000Z', '2026-03-29T22:59:59.999Z']],
    ['of 25 hours', '2026-10-25', ['2026-10-24T23:00:00.000Z', '2026-10-25T23:59:59.999Z']],
  ])(
    'in a range of one day %s, has its first and its last moment, and neither neighbour’s (F-12)',
    async (_, day, [first = '', last = '']) => {
      const outside = [new Date(Date.parse(first) - 1), new Date(Date.parse(last) + 1)].map((each) =>
        each.toISOString(),
      );
      for (const submittedAt of [first, last, ...outside]) await submit(service, campaign, { submittedAt });
      const range = { from: day, to: day };
      expect(await report(range)).toMatchObject({
        responses: 2,
        totalResponses: 4,
        timeline: [{ date: day, count: 2 }],
      });
      // Responses that are read one by one are the same as those that were counted.
      const params = { campaignId: campaign.id };
      const listed = await service.call(listResponsesOperation, { as: userActor(), params, query: range });
      expect(listed.body.items.map(({ createdAt }) => createdAt)).toEqual([last, first]);
    },
  );

  it('for a range that ends before it begins, is invalid input', async () => {
    const query = { from: '2026-07-02', to: '2026-07-01' };
    const answer = await service.call(getReportOperation, {
      as: userActor(),
      params: { campaignId: campaign.id },
      query,
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
  });

  it('live, sends the figures at once and a response within a second', async () => {
    const stream = await listen(service, campaign.id, userActor());
    expect(await stream.next()).toMatchObject({ responses: 0 });
    const sent = performance.now();
    await submit(service, campaign);
    expect(await stream.next()).toMatchObject({ responses: 1 });
    expect(performance.now() - sent).toBeLessThan(1_000);
    await stream.close();
  });

  it('live, is silent about the responses of another council, and nobody is watched once all have left', async () => {
    const theirs = await openCampaign(service, userActor({ councilId: otherCouncil }));
    const stream = await listen(service, campaign.id, userActor());
    await stream.next();
    await submit(service, theirs);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(stream.waiting()).toBe(0);
    await stream.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(service.parts.live.watched()).toBe(0);
  });
});
