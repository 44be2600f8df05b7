import { type ResponseMark, submitResponseOperation } from '@folkmoot/contracts';
import {
  aCouncil,
  aSnapshot,
  browserHeaders,
  freshId,
  type PublicTestService,
  pageToken,
  startPublicService,
  tellCouncil,
  tellSurvey,
} from '../../testing/fixtures';

/** S3 asks for 10,000: `npm run check:faults` sends these to the running product. */
const BALLOTS = 200;
const PEOPLE = 200;
const AT_ONCE = 20;

describe('ballot stuffing (S3)', () => {
  let service: PublicTestService;
  let id: string;
  beforeAll(async () => {
    service = await startPublicService();
    await tellCouncil(service, aCouncil());
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    service.clock.set('2026-03-02T09:00:00.000Z');
    id = freshId('campaign');
    await tellSurvey(service, aSnapshot({ id }));
  });

  const from = (network: string) => ({ ...browserHeaders, 'x-forwarded-for': network });
  const begin = () => pageToken(service, id);
  const hand = async (startToken: string, network = '203.0.113.9', given: object = {}) => {
    const { status } = await service.call(submitResponseOperation, {
      params: { campaignId: id },
      headers: { ...from(network), 'idempotency-key': freshId('key-of-a-ballot') },
      body: { startToken, answers: [{ questionId: 'q1', answer: 'Trees' }], ...given },
    });
    expect(status).toBe(201);
  };
  const inLots = async (count: number, one: (index: number) => Promise<void>) => {
    for (let at = 0; at < count; at += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, index) => one(at + index)));
  };
  const kept = async (): Promise<ResponseMark[][]> => {
    const all = await service.connection.collection('intake').find({ campaignId: id }).toArray();
    return all.map(({ marks }) => marks);
  };
  const marked = async () => (await kept()).filter((marks) => marks.length > 0).length;

  it('a page for each ballot, handed in at once: every one is kept and marked very fast', async () => {
    await inLots(BALLOTS, async () => hand(begin()));
    expect([(await kept()).length, await marked()]).toEqual([BALLOTS, BALLOTS]);
    expect((await kept()).every((marks) => marks.includes('very_fast'))).toBe(true);
  }, 120_000);

  it('one page for all ballots, after a pause: all but the first are marked, whatever network they come from', async () => {
    const startToken = begin();
    service.clock.advance(120_000);
    await inLots(BALLOTS, (index) => hand(startToken, `198.51.100.${index % 250}`, { elapsedSeconds: 90 }));
    expect([(await kept()).length, await marked()]).toEqual([BALLOTS, BALLOTS - 1]);
  }, 120_000);

  it('pages in stock, then all at once from one network: marked but for what a room of people would hand in', async () => {
    const tokens: string[] = [];
    await inLots(BALLOTS, async () => void tokens.push(begin()));
    service.clock.advance(120_000);
    await inLots(BALLOTS, (index) => hand(tokens[index] ?? '', '203.0.113.9', { elapsedSeconds: 90 }));
    expect([(await kept()).length, await marked()]).toEqual([BALLOTS, BALLOTS - 30]);
    expect((await kept()).filter((marks) => marks.includes('burst'))).toHaveLength(BALLOTS - 30);
  }, 120_000);

  it('the field that nobody sees is filled in: kept and marked', async () => {
    const startToken = begin();
    service.clock.advance(120_000);
    await hand(startToken, '203.0.113.9', { trap: 'https://spam.example' });
    expect(await kept()).toEqual([['trap_filled']]);
  });

  it('200 honest people behind the address of a library, within half an hour: none is touched', async () => {
    for (let person = 0; person < PEOPLE; person += 1) {
      const startToken = begin();
      service.clock.advance(8_000);
      await hand(startToken, '203.0.113.9', { elapsedSeconds: 8 });
    }
    expect([(await kept()).length, await marked()]).toEqual([PEOPLE, 0]);
  }, 120_000);

  it('a hall of 200 people who begin together and finish within two minutes: at least 99 % are untouched', async () => {
    const tokens = Array.from({ length: PEOPLE }, () => begin());
    service.clock.advance(90_000);
    for (const startToken of tokens) {
      service.clock.advance(600);
      await hand(startToken);
    }
    expect([(await kept()).length, (await marked()) <= PEOPLE / 100]).toEqual([PEOPLE, true]);
  }, 120_000);

  it('nothing of a network is kept or told', async () => {
    await hand(begin());
    await service.parts.flush();
    await service.settled();
    const collections = (await service.connection.db?.listCollections().toArray()) ?? [];
    const all = await Promise.all(collections.map(({ name }) => service.connection.collection(name).find().toArray()));
    expect(JSON.stringify(all)).not.toContain('203.0.113');
  });
});
