import {
  type Campaign,
  campaignProgressedEvent,
  getReportOperation,
  listResponsesOperation,
  publishSurveyOperation,
  responseStoredEvent,
  responseSubmittedEvent,
} from '@folkmoot/contracts';
import { makeEnvelope } from '@folkmoot/service-kit';
import { otherCouncil, ownCouncil, until, userActor } from '@folkmoot/service-kit/testing';
import * as fc from 'fast-check';
import {
  publishCouncil,
  startCampaigns,
  startWakingCampaigns,
  type TestCampaigns,
} from '../../testing/campaigns-service';
import { contextOf, repositoriesOf, systemContextOf } from '../../testing/contexts';
import { openCampaign, saveQuestions, submission, submit } from '../../testing/journey';
import { announceProgress } from './announce-progress.use-case';
import { recountCampaign, recountWaiting } from './recount.use-case';
import { storeResponses } from './store-responses.use-case';

const as = userActor();
const WOKEN_WITHIN_MS = 5_000;

describe('responses', () => {
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
    await service.settled();
    service.forgetEvents();
  });

  const params = () => ({ campaignId: campaign.id });
  const listed = async (query: Record<string, string | number> = {}) =>
    (await service.call(listResponsesOperation, { as, params: params(), query })).body;
  const report = async () => (await service.call(getReportOperation, { as, params: params() })).body;
  const rollups = () => repositoriesOf(service, as).rollups.list(campaign.id);

  test('a repeated event has one effect', async () => {
    const input = {
      aggregate: { type: 'response', id: 'once', revision: 1 },
      payload: { ...submission(campaign.id), responseId: 'once' },
      councilId: ownCouncil,
    };
    const origin = { actor: as, councilId: ownCouncil, now: new Date() };
    const envelope = makeEnvelope(responseSubmittedEvent, input, origin);
    const [consumer] = service.parts.consumers.filter(({ name }) => name === 'campaigns.responses');
    expect(await consumer?.take(envelope)).toBe('done');
    expect(await consumer?.take(envelope)).toBe('repeated');
    expect((await report()).responses).toBe(1);
    await service.settled();
    expect(service.eventsOf(responseStoredEvent).map(({ payload }) => payload.responseId)).toEqual(['once']);
  });

  test('a repeated response in a new event is counted once and acknowledged again', async () => {
    const payload = await submit(service, campaign);
    await service.receive(responseSubmittedEvent, {
      aggregate: { type: 'response', id: payload.responseId, revision: 1 },
      payload,
      councilId: ownCouncil,
    });
    expect((await report()).responses).toBe(1);
    await service.settled();
    expect(service.eventsOf(responseStoredEvent)).toHaveLength(2);
  });

  test('responses are listed newest first, page by page, by the contract, and in a range of local days', async () => {
    for (const hour of ['09', '10', '11'])
      await submit(service, campaign, { submittedAt: `2026-03-02T${hour}:00:00.000Z` });
    await submit(service, campaign, { submittedAt: '2026-03-03T09:00:00.000Z' });
    const first = await listed({ limit: 2 });
    expect(first.items.map(({ createdAt }) => createdAt.slice(0, 13))).toEqual(['2026-03-03T09', '2026-03-02T11']);
    expect(first.items[0]).toMatchObject({ ipAddress: null, version: 1, answers: [{ questionId: 'mood', answer: 4 }] });
    const second = await listed({ limit: 2, cursor: first.nextCursor ?? '' });
    expect([second.items.length, second.nextCursor]).toEqual([2, null]);
    expect((await listed({ from: '2026-03-02', to: '2026-03-02' })).items).toHaveLength(3);
  });

  test('marked responses have their reasons, are found by them, and count', async () => {
    await submit(service, campaign);
    await submit(service, campaign, { marks: ['burst', 'very_fast'] });
    await submit(service, campaign, { marks: ['trap_filled'] });
    const marksAndTotal = async (mark: string) => {
      const { items, total } = await listed({ mark });
      return [items.map(({ marks }) => marks), total];
    };
    expect(await marksAndTotal('burst')).toEqual([[['burst', 'very_fast']], 1]);
    expect((await marksAndTotal('any'))[1]).toBe(2);
    expect(await marksAndTotal('late')).toEqual([[], 0]);
    expect([(await listed()).total, (await report()).responses]).toEqual([3, 3]);
    const wrong = await service.call(listResponsesOperation, { as, params: params(), query: { mark: '$ne' } });
    expect(wrong.status).toBe(400);
  });

  test('no response is lost when many arrive at the same time', async () => {
    await Promise.all(Array.from({ length: 12 }, () => submit(service, campaign)));
    expect(await report()).toMatchObject({ responses: 12, totalResponses: 12 });
  });

  test('a response to an unknown version is rejected with an error', async () => {
    await submit(service, campaign, { version: 9 });
    expect((await report()).responses).toBe(0);
    expect(await service.deadLetters.list('campaigns.responses')).toHaveLength(1);
  });

  test('responses to an earlier version count with current ones when the question is the same', async () => {
    await submit(service, campaign);
    await saveQuestions(service, campaign.id, [
      { id: 'mood', type: 'rating', title: 'How do you like the park now?', required: true },
    ]);
    await service.call(publishSurveyOperation, { as, params: params() });
    await submit(service, campaign, { version: 2, answers: [{ questionId: 'mood', answer: 2 }] });
    const { results, responses } = await report();
    expect(responses).toBe(2);
    expect(results).toMatchObject([{ questionId: 'mood', answered: 2, average: 3 }]);
  });

  test('one progress event is published for many responses', async () => {
    await announceProgress(systemContextOf(service));
    await service.settled();
    service.forgetEvents();
    for (let index = 0; index < 3; index += 1) await submit(service, campaign);
    await announceProgress(systemContextOf(service));
    await announceProgress(systemContextOf(service));
    await service.settled();
    const events = service
      .eventsOf(campaignProgressedEvent)
      .filter(({ payload }) => payload.campaignId === campaign.id);
    const announced = events.map(({ payload }) => payload.responses).filter((responses) => responses === 3);
    expect([announced.length, events.at(-1)?.payload.responses]).toEqual([1, 3]);
    expect(events[0]?.payload.campaigns).toBeGreaterThan(0);
  });

  const responseArbitrary = fc.record({
    minute: fc.integer({ min: 0, max: 6_000 }),
    seconds: fc.option(fc.integer({ min: 0, max: 600 })),
    answers: fc.subarray([
      { questionId: 'wish', answer: 'Benches' },
      { questionId: 'mood', answer: 5 },
    ]),
  });

  test('recounted rollups equal the incremental ones for any responses', async () => {
    const from = Date.parse('2026-03-27T00:00:00.000Z');
    const { unitOfWork } = contextOf(service, as);
    await fc.assert(
      fc.asyncProperty(fc.array(responseArbitrary, { minLength: 1, maxLength: 25 }), async (list) => {
        const all = list.map(({ minute, seconds, answers }) =>
          submission(campaign.id, { seconds, answers, submittedAt: new Date(from + minute * 60_000).toISOString() }),
        );
        await unitOfWork(as, (unit) => storeResponses(unit, campaign.id, all));
        const counted = await rollups();
        await unitOfWork(as, (unit) => recountCampaign(unit, campaign.id));
        expect(await rollups()).toEqual(counted);
      }),
      { numRuns: 8 },
    );
  });

  test('days are recounted when the council changes its time zone', async () => {
    const theirs = await openCampaign(service, userActor({ councilId: otherCouncil }));
    await submit(service, theirs, { submittedAt: '2026-03-02T03:00:00.000Z' });
    await publishCouncil(service, otherCouncil, { timezone: 'America/New_York', revision: 2 });
    await recountWaiting(systemContextOf(service));
    const { body } = await service.call(getReportOperation, {
      as: userActor({ councilId: otherCouncil }),
      params: { campaignId: theirs.id },
    });
    expect(body).toMatchObject({ timezone: 'America/New_York', timeline: [{ date: '2026-03-01', count: 1 }] });
  });
});

test('the first response is announced long before the interval of the job when jobs are woken', async () => {
  const service = await startWakingCampaigns();
  try {
    await publishCouncil(service, ownCouncil);
    const campaign = await openCampaign(service);
    await submit(service, campaign);
    const isAnnounced = () =>
      service.eventsOf(campaignProgressedEvent).some(({ payload }) => payload.campaignId === campaign.id);
    // The job looks at the start, and without being woken again after 10 seconds.
    await until(isAnnounced, WOKEN_WITHIN_MS);
  } finally {
    await service.stop();
  }
});
