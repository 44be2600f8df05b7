import {
  getPublicSurveyOperation,
  recordVisitOperation,
  submitResponseOperation,
  visitRecordedEvent,
} from '@folkmoot/contracts';
import { createVisitCounters } from '../../entities/visit';
import {
  aCouncil,
  aSnapshot,
  freshId,
  type PublicTestService,
  publishCouncil,
  publishSurvey,
  startPublicService,
} from '../../testing/fixtures';
import { flushVisitsAcrossCouncils } from './flush-visits.use-case';

const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

describe('visits', () => {
  let service: PublicTestService;
  let startToken: string;
  let id: string;
  beforeAll(async () => {
    service = await startPublicService();
  });
  beforeEach(async () => {
    await service.empty();
    service.clock.set('2026-07-01T23:30:00.000Z');
    await publishCouncil(service, aCouncil());
    id = freshId('campaign');
    await publishSurvey(service, aSnapshot({ id }));
    startToken = (await get()).body.startToken ?? '';
  });
  afterAll(() => service.stop());

  const get = (headers: Record<string, string> = person) =>
    service.call(getPublicSurveyOperation, { params: { campaignId: id }, headers });
  const recordVisit = (body: object) =>
    service.call(recordVisitOperation, { params: { campaignId: id }, body, headers: person });
  const sums = async () => {
    await service.flush();
    await service.settled();
    const sum = { views: 0, starts: 0, completes: 0, abandons: 0 };
    for (const { payload } of service.eventsOf(visitRecordedEvent)) {
      for (const kind of ['views', 'starts', 'completes', 'abandons'] as const) sum[kind] += payload[kind];
    }
    return sum;
  };

  it('a view is counted once when the page is reloaded or shown in another language', async () => {
    const before = (await sums()).views;
    const page = `http://localhost/riverside/survey/${id}`;
    const cases: [Record<string, string>, number][] = [
      [{ referer: 'https://news.example/' }, 1],
      [{ referer: 'https://news.example/', 'cache-control': 'max-age=0' }, 1],
      [{ referer: `${page}?lang=de` }, 1],
      [{ referer: `${page}/privacy?lang=de` }, 1],
      [{ referer: `${page}2` }, 2],
      [{ referer: 'not an address' }, 3],
    ];
    for (const [headers, views] of cases) {
      await get({ ...person, ...headers });
      expect([headers, (await sums()).views - before]).toEqual([headers, views]);
    }
  });

  it('views, starts, completes and abandons are counted, without programs and repeats (E-16)', async () => {
    await get();
    await get({ 'user-agent': 'Googlebot/2.1' });
    expect((await recordVisit({ type: 'start', startToken })).status).toBe(204);
    await recordVisit({ type: 'abandon', startToken, questionId: 'q1' });
    const submit = () =>
      service.call(submitResponseOperation, {
        params: { campaignId: id },
        headers: { ...person, 'idempotency-key': 'one-of-these' },
        body: { startToken, answers: [{ questionId: 'q1', answer: 'Trees' }] },
      });
    await submit();
    await submit();
    expect(await sums()).toEqual({ views: 2, starts: 1, completes: 1, abandons: 1 });
  });

  it('an abandon names the question in view of the started survey, counts once per token, and is not combined with other data (E-38)', async () => {
    const other = (await get()).body.startToken ?? '';
    const third = (await get()).body.startToken ?? '';
    await recordVisit({ type: 'abandon', startToken, questionId: 'q2' });
    await recordVisit({ type: 'abandon', startToken, questionId: 'q1' });
    await recordVisit({ type: 'abandon', startToken: other, questionId: 'of_another_survey' });
    await recordVisit({ type: 'abandon', startToken: third });
    expect((await recordVisit({ type: 'abandon', startToken: third, questionId: 'x'.repeat(65) })).status).toBe(400);
    expect((await sums()).abandons).toBe(3);
    const stops = service.eventsOf(visitRecordedEvent).flatMap(({ payload }) => Object.entries(payload.stops ?? {}));
    expect(stops).toEqual([['q2', 1]]);
  });

  it('the event has the council and its local day', async () => {
    await sums();
    const [event] = service.eventsOf(visitRecordedEvent);
    expect(event).toMatchObject({ councilId: 'council_own', payload: { campaignId: id, day: '2026-07-02' } });
  });

  it('the origin of visitors is counted unless the council has switched it off', async () => {
    await sums();
    expect(service.eventsOf(visitRecordedEvent)[0]?.payload.referrerTypes).toEqual({ direct: { views: 1 } });
    const council = aCouncil({ revision: 2 });
    const privacy = { ...council.settings.privacy, collectsReferrer: false };
    await publishCouncil(service, { ...council, settings: { ...council.settings, privacy } });
    await service.refresh();
    service.forgetEvents();
    await get();
    await sums();
    const [event] = service.eventsOf(visitRecordedEvent);
    expect([event?.payload.views, event?.payload.referrerTypes ?? {}]).toEqual([1, {}]);
    expect(event?.payload.deviceTypes).toEqual({ desktop: { views: 1 } });
  });

  it('visits are counted by device unless the council has switched it off (E-63)', async () => {
    const council = aCouncil({ revision: 3 });
    const privacy = { ...council.settings.privacy, collectsDevice: false };
    await publishCouncil(service, { ...council, settings: { ...council.settings, privacy } });
    await service.refresh();
    await sums();
    service.forgetEvents();
    await get();
    await sums();
    const [event] = service.eventsOf(visitRecordedEvent);
    expect(event?.payload).toMatchObject({ views: 1, referrerTypes: { direct: { views: 1 } } });
    expect([event?.payload.deviceTypes ?? {}, event?.payload.browserFamilies ?? {}]).toEqual([{}, {}]);
  });

  it('a visit is refused with 400 and not counted when it has no token of this survey', async () => {
    const { status, body } = await recordVisit({ type: 'start', startToken: 'made.up' });
    expect([status, body.code]).toEqual([400, 'start_token_invalid']);
    expect((await sums()).starts).toBe(0);
  });
});

describe('counters', () => {
  it('counts of a failed flush are in the next one', async () => {
    const counters = createVisitCounters(() => new Date('2026-03-02T09:00:00.000Z'));
    counters.giveBack([
      { councilId: 'c', id: 'x', day: '2026-03-02', counts: { views: 2, starts: 1, completes: 0, abandons: 0 } },
    ]);
    const visits = { addAll: () => Promise.reject(new Error('the database is away')) };
    await expect(flushVisitsAcrossCouncils({ counters, visits })).rejects.toThrow('away');
    expect(counters.take()).toMatchObject([{ counts: { views: 2, starts: 1 } }]);
    expect(counters.take()).toEqual([]);
  });
});
