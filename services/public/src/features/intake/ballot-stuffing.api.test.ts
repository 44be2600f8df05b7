import { type ResponseMark, submitResponseOperation } from '@folkmoot/contracts';
import {
  aCouncil,
  aSnapshot,
  browserHeaders,
  freshId,
  type PublicTestService,
  pageToken,
  publishCouncil,
  publishSurvey,
  startPublicService,
} from '../../testing/fixtures';

/** S3 requires 10,000: `npm run check:faults` sends these to the running product. */
const BALLOTS = 200;
const PEOPLE = 200;
const AT_ONCE = 20;

describe('ballot stuffing (S3)', () => {
  let service: PublicTestService;
  let id: string;
  beforeAll(async () => {
    service = await startPublicService();
    await publishCouncil(service, aCouncil());
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    service.clock.set('2026-03-02T09:00:00.000Z');
    id = freshId('campaign');
    await publishSurvey(service, aSnapshot({ id }));
  });

  const from = (network: string) => ({ ...browserHeaders, 'x-forwarded-for': network });
  const begin = () => pageToken(service, id);
  const hand = async (startToken: string, network = '203.0.113.9', overrides: object = {}) => {
    const { status } = await service.call(submitResponseOperation, {
      params: { campaignId: id },
      headers: { ...from(network), 'idempotency-key': freshId('key-of-a-ballot') },
      body: { startToken, answers: [{ questionId: 'q1', answer: 'Trees' }], ...overrides },
    });
    expect(status).toBe(201);
  };
  const inLots = async (count: number, submitAt: (index: number) => Promise<void>) => {
    for (let at = 0; at < count; at += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, index) => submitAt(at + index)));
  };
  const kept = async (): Promise<ResponseMark[][]> => {
    const all = await service.connection.collection('intake').find({ campaignId: id }).toArray();
    return all.map(({ marks }) => marks);
  };
  const marked = async () => (await kept()).filter((marks) => marks.length > 0).length;

  it('every ballot is stored and marked very fast when each comes from its own page at once', async () => {
    await inLots(BALLOTS, async () => hand(begin()));
    expect([(await kept()).length, await marked()]).toEqual([BALLOTS, BALLOTS]);
    expect((await kept()).every((marks) => marks.includes('very_fast'))).toBe(true);
  }, 120_000);

  it('all ballots but the first are marked when one page is used for all, from any network', async () => {
    const startToken = begin();
    service.clock.advance(120_000);
    await inLots(BALLOTS, (index) => hand(startToken, `198.51.100.${index % 250}`, { elapsedSeconds: 90 }));
    expect([(await kept()).length, await marked()]).toEqual([BALLOTS, BALLOTS - 1]);
  }, 120_000);

  it('ballots are marked above what a room of people would submit when prepared pages are sent at once from one network', async () => {
    const tokens: string[] = [];
    await inLots(BALLOTS, async () => void tokens.push(begin()));
    service.clock.advance(120_000);
    await inLots(BALLOTS, (index) => hand(tokens[index] ?? '', '203.0.113.9', { elapsedSeconds: 90 }));
    expect([(await kept()).length, await marked()]).toEqual([BALLOTS, BALLOTS - 30]);
    expect((await kept()).filter((marks) => marks.includes('burst'))).toHaveLength(BALLOTS - 30);
  }, 120_000);

  it('a response is stored and marked when the hidden field is filled in', async () => {
    const startToken = begin();
    service.clock.advance(120_000);
    await hand(startToken, '203.0.113.9', { trap: 'https://spam.example' });
    expect(await kept()).toEqual([['trap_filled']]);
  });

  it('no response is marked when 200 people answer from the network of a library within half an hour', async () => {
    for (let person = 0; person < PEOPLE; person += 1) {
      const startToken = begin();
      service.clock.advance(8_000);
      await hand(startToken, '203.0.113.9', { elapsedSeconds: 8 });
    }
    expect([(await kept()).length, await marked()]).toEqual([PEOPLE, 0]);
  }, 120_000);

  it('at least 99 % are not marked when 200 people in a hall start together and finish within two minutes', async () => {
    const tokens = Array.from({ length: PEOPLE }, () => begin());
    service.clock.advance(90_000);
    for (const startToken of tokens) {
      service.clock.advance(600);
      await hand(startToken);
    }
    expect([(await kept()).length, (await marked()) <= PEOPLE / 100]).toEqual([PEOPLE, true]);
  }, 120_000);

  it('no network is stored or published', async () => {
    await hand(begin());
    await service.flush();
    await service.settled();
    const collections = (await service.connection.db?.listCollections().toArray()) ?? [];
    const all = await Promise.all(collections.map(({ name }) => service.connection.collection(name).find().toArray()));
    expect(JSON.stringify(all)).not.toContain('203.0.113');
  });
});
