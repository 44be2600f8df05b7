import { type Campaign, getReportOperation, listResponsesOperation, visitRecordedEvent } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, until, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { listen } from '../../testing/event-source';
import { openCampaign, submit } from '../../testing/journey';

describe('report of a campaign', () => {
  let service: TestCampaigns;
  let campaign: Campaign;

  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
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

  it('the report has no invented figures before the first response', async () => {
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

  it('the report has counts, times, completion, timeline and results per question (E-4, E-16, F-11)', async () => {
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
    const body = await report();
    expect(body).toMatchObject({
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
    expect(body.results).toMatchObject([
      { questionId: 'wish', type: 'text', answered: 1 },
      { questionId: 'mood', type: 'rating', answered: 2, average: 2.5 },
    ]);
  });

  it('a range counts the local days of the council, and the total stays (F-12)', async () => {
    // In London this is already the 1st of July.
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
    'a range of one day %s includes its first and last moment and excludes the days next to it (F-12)',
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
      // The responses in the list are the counted ones.
      const params = { campaignId: campaign.id };
      const listed = await service.call(listResponsesOperation, { as: userActor(), params, query: range });
      expect(listed.body.items.map(({ createdAt }) => createdAt)).toEqual([last, first]);
    },
  );

  it('a range that ends before it begins is refused as invalid input', async () => {
    const query = { from: '2026-07-02', to: '2026-07-01' };
    const answer = await service.call(getReportOperation, {
      as: userActor(),
      params: { campaignId: campaign.id },
      query,
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
  });

  it('the live stream sends the figures at once and a new response within a second', async () => {
    const stream = await listen(service, campaign.id, userActor());
    expect(await stream.next()).toMatchObject({ responses: 0 });
    // The fastest of three: a pause of the machine must not fail the test.
    const waits: number[] = [];
    for (const responses of [1, 2, 3]) {
      const sent = performance.now();
      await submit(service, campaign);
      expect(await stream.next()).toMatchObject({ responses });
      waits.push(performance.now() - sent);
    }
    expect(Math.min(...waits)).toBeLessThan(1_000);
    await stream.close();
  });

  it('the live stream sends nothing of other councils, and polling stops without followers', async () => {
    let polls = 0;
    service.connection.set('debug', (collection: string, method: string, filter: unknown) => {
      const isPoll = collection === 'campaign_counters' && method === 'findOne';
      if (isPoll && JSON.stringify(filter).includes(campaign.id)) polls += 1;
    });
    const theirs = await openCampaign(service, userActor({ councilId: otherCouncil }));
    const stream = await listen(service, campaign.id, userActor());
    await stream.next();
    await submit(service, theirs);
    polls = 0;
    // The third poll begins after the second is over, which began after the response of the others was stored.
    await until(() => polls >= 3);
    expect(stream.waiting()).toBe(0);
    await stream.close();
    // The service learns of the closed connection a little later, so the polls stop within a few rounds.
    const pollsOfRound = async () => {
      polls = 0;
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      return polls;
    };
    await until(async () => (await pollsOfRound()) === 0);
    expect(polls).toBe(0);
    service.connection.set('debug', undefined);
  });
});
