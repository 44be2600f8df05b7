import { qrCodeChangedEvent, type ResponseMark, submitResponseOperation } from '@folkmoot/contracts';
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
import { type TestStatic, testBundle, testStatic } from '../../testing/release';
import { bitsIn } from '../../testing/solve-proof';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

const LIBRARY = '203.0.113.9';
const AT_ONCE = 20;

describe('shared places', () => {
  let service: PublicTestService;
  let files: TestStatic;
  let id: string;
  let code: string;
  beforeAll(async () => {
    files = await testStatic();
    await files.release('one');
    service = await startPublicService({ staticDir: files.staticDir, remotesFile: files.remotesFile });
    await publishCouncil(service, aCouncil());
  });
  afterAll(async () => {
    await service.stop();
    await files.remove();
  });
  beforeEach(async () => {
    service.clock.advance(12 * 3_600_000);
    id = freshId('campaign');
    code = freshId('code');
    await publishSurvey(service, aSnapshot({ id, integrityLevel: 'automatic' }));
    await publishCode();
  });

  const publishCode = async (change: object = {}) => {
    const payload = { code: { id: code, campaignId: id, isActive: true, isSharedPlace: true, revision: 1, ...change } };
    const aggregate = { type: 'qr-code', id: code, revision: payload.code.revision };
    await service.receive(qrCodeChangedEvent, { aggregate, councilId: 'council_own', payload });
    await service.refresh();
  };
  const hand = async (startToken: string, more: object = {}) => {
    const { status } = await service.call(submitResponseOperation, {
      params: { campaignId: id },
      headers: { ...browserHeaders, 'x-forwarded-for': LIBRARY, 'idempotency-key': freshId('key-of-a-visitor') },
      body: { startToken, answers: [{ questionId: 'q1', answer: 'Trees' }], ...more },
    });
    expect(status).toBe(201);
  };
  /** People of one network who began at the same time and finish within seconds. */
  const handAtOnce = async (count: number, qrCodeId: string | null) => {
    const tokens = Array.from({ length: count }, () => pageToken(service, id, { qrCodeId }));
    service.clock.advance(120_000);
    for (let at = 0; at < count; at += AT_ONCE)
      await Promise.all(tokens.slice(at, at + AT_ONCE).map((token) => hand(token)));
  };
  const marked = async (mark: ResponseMark): Promise<number> =>
    service.connection.collection('intake').countDocuments({ campaignId: id, marks: mark });

  it('a burst is expected at a shared place, up to a high bound, and the same burst is marked elsewhere', async () => {
    await handAtOnce(120, code);
    expect(await marked('burst')).toBe(0);
    await handAtOnce(40, null);
    expect(await marked('burst')).toBe(10);
    await handAtOnce(130, code);
    expect(await marked('burst')).toBe(20);
  }, 60_000);

  it('a burst is marked when its code is no shared place any more, or one of another campaign', async () => {
    await publishCode({ isSharedPlace: false, revision: 2 });
    await handAtOnce(35, code);
    expect(await marked('burst')).toBe(5);
    await publishCode({ campaignId: freshId('campaign'), revision: 3 });
    await handAtOnce(35, code);
    expect(await marked('burst')).toBe(10);
  }, 60_000);

  it('other marks stay', async () => {
    await hand(pageToken(service, id, { qrCodeId: code }), { trap: 'https://spam.example' });
    expect([await marked('very_fast'), await marked('trap_filled')]).toEqual([1, 1]);
  });

  it.each([
    ['a browser', {}],
    ['a browser that asks not to be tracked', { dnt: '1' }],
  ])('a page owes no proof at a shared place of a watchful campaign to %s', async (_, headers) => {
    await publishSurvey(service, aSnapshot({ id, integrityLevel: 'watchful', revision: 6 }));
    const open = async (query: string) => {
      const address = `${service.url}/riverside/survey/${id}${query}`;
      const html = await (await fetch(address, { headers: { ...browserHeaders, ...headers } })).text();
      return bitsIn(/name="startToken" value="([^"]*)"/.exec(html)?.[1] ?? '');
    };
    expect([await open(`?via=${code}`), await open('')]).toEqual([null, 8]);
  });
});
