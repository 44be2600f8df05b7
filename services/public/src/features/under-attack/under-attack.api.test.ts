import {
  campaignWatchedEvent,
  getPublicSurveyOperation,
  type IntegrityLevel,
  PROOF_HEADER,
  type ResponseMark,
  recordVisitOperation,
  submitResponseOperation,
} from '@folkmoot/contracts';
import { createInvitationTokens } from '@folkmoot/service-kit';
import {
  aCouncil,
  aSnapshot,
  browserHeaders,
  freshId,
  type PublicTestService,
  pageToken,
  publishCampaign,
  publishCouncil,
  publishSurvey,
  SUBSCRIBER_KEY,
  startPublicService,
} from '../../testing/fixtures';
import { type TestStatic, testBundle, testStatic } from '../../testing/release';
import { bitsIn, solveProof } from '../../testing/solve-proof';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

describe('a campaign under attack', () => {
  let service: PublicTestService;
  let files: TestStatic;
  let id: string;
  let revision: number;
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
    service.clock.advance(3_600 * SECOND);
    id = freshId('campaign');
    revision = 5;
    await publishSurvey(service, snapshot());
  });

  const snapshot = (integrityLevel?: IntegrityLevel) =>
    aSnapshot({
      id,
      revision,
      startDate: '2026-03-01T00:00:00.000Z',
      ...(integrityLevel ? { integrityLevel } : {}),
    });
  const setLevel = (integrityLevel: IntegrityLevel) => {
    revision += 1;
    return publishCampaign(service, snapshot(integrityLevel));
  };
  const from = (network: string) => ({ ...browserHeaders, 'x-forwarded-for': network });
  const addressOf = (query = '') => `${service.url}/riverside/survey/${id}${query}`;
  const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  const open = async (headers: Record<string, string> = from('203.0.113.9'), query = '') => {
    const html = await (await fetch(addressOf(query), { headers })).text();
    const startToken = hidden(html, 'startToken');
    const isChallenged = html.includes('data-challenged');
    return { startToken, isChallenged, idempotencyKey: hidden(html, 'idempotencyKey') };
  };
  const submit = async (startToken: string, proof?: string, more: { key?: string; network?: string } = {}) => {
    const { key = freshId('key-of-an-answer'), network = '203.0.113.9' } = more;
    service.clock.advance(30 * SECOND);
    const { status } = await service.call(submitResponseOperation, {
      params: { campaignId: id },
      headers: { 'idempotency-key': key, ...from(network), ...(proof === undefined ? {} : { [PROOF_HEADER]: proof }) },
      body: { startToken, answers: [{ questionId: 'q1', answer: 'Trees' }] },
    });
    expect(status).toBe(201);
  };
  const marks = async (): Promise<ResponseMark[][]> =>
    (await service.connection.collection('intake').find({ campaignId: id }).toArray()).map((kept) => kept.marks);
  const reports = async () => {
    await service.reportWatches();
    await service.settled();
    return service
      .eventsOf(campaignWatchedEvent)
      .map(({ payload }) => payload)
      .filter(({ campaignId }) => campaignId === id);
  };
  /** A program hands in until the campaign notices. */
  const attack = async (count = 25) => {
    const headers = { 'user-agent': 'curl/8', 'x-forwarded-for': '198.51.100.7' };
    for (let answer = 0; answer < count; answer += 1)
      await service.call(submitResponseOperation, {
        params: { campaignId: id },
        headers: { 'idempotency-key': freshId('key-of-an-attack'), ...headers },
        body: { startToken: pageToken(service, id), answers: [{ questionId: 'q1', answer: 'Cars' }] },
      });
  };

  it('a page owes nothing while the campaign is calm, and its response is not marked', async () => {
    const { startToken, isChallenged } = await open();
    expect([isChallenged, bitsIn(startToken)]).toEqual([false, null]);
    await submit(startToken);
    expect(await marks()).toEqual([[]]);
  });

  it('a page of a watchful campaign is challenged, and a response with its proof is not marked', async () => {
    await setLevel('watchful');
    const { startToken, isChallenged } = await open();
    expect([isChallenged, bitsIn(startToken)]).toEqual([true, 8]);
    await submit(startToken, solveProof(startToken));
    expect(await marks()).toEqual([[]]);
  });

  it('a repeat of the same response may bring the same proof', async () => {
    await setLevel('watchful');
    const { startToken } = await open();
    const key = freshId('key-of-a-repeat');
    await submit(startToken, solveProof(startToken), { key });
    await submit(startToken, solveProof(startToken), { key });
    expect(await marks()).toEqual([[]]);
  });

  it.each<[string, (startToken: string) => string | undefined]>([
    ['missing', () => undefined],
    ['forged', () => Array.from({ length: 16 }, () => '1').join('-')],
    ['no proof at all', () => '{"$gt":""}'],
    ['too short', (token) => solveProof(token).split('-').slice(1).join('-')],
    ['of numbers that are too long', (token) => `${'9'.repeat(300)}-${solveProof(token)}`],
    ['too easy', (token) => solveProof(token, { bits: 2 })],
    ["another campaign's", (token) => solveProof(token, { campaignId: 'campaign_other' })],
    ["another page's", () => solveProof(pageToken(service, id, { challenge: { bits: 8, expiresAt: 9_999_999_999 } }))],
  ])('a response is stored and marked when its proof is %s', async (_, proofOf) => {
    await setLevel('watchful');
    const { startToken } = await open();
    await submit(startToken, proofOf(startToken));
    expect(await marks()).toEqual([['without_proof']]);
  });

  it('a proof counts once', async () => {
    await setLevel('watchful');
    const { startToken } = await open();
    const proof = solveProof(startToken);
    await submit(startToken, proof);
    // The memory of start tokens is shorter than that of proofs.
    service.clock.advance(2 * 3_600 * SECOND);
    await submit(startToken, proof);
    expect(await marks()).toEqual([[], ['without_proof']]);
  });

  it('a proof is valid for as long as a device keeps a draft', async () => {
    await setLevel('watchful');
    const [late, tooLate] = [await open(), await open()];
    service.clock.advance(29 * DAY);
    await submit(late.startToken, solveProof(late.startToken));
    service.clock.advance(2 * DAY);
    await submit(tooLate.startToken, solveProof(tooLate.startToken));
    expect(await marks()).toEqual([[], ['without_proof']]);
  });

  it('the challenge of a start token cannot be changed', async () => {
    await setLevel('watchful');
    const { startToken } = await open();
    const [payload = '', signature = ''] = startToken.split('.');
    const parts = JSON.parse(Buffer.from(payload, 'base64url').toString());
    parts[4] = parts[4].replace(/\.8\./, '.0.');
    const changed = `${Buffer.from(JSON.stringify(parts)).toString('base64url')}.${signature}`;
    const { status, body } = await service.call(submitResponseOperation, {
      params: { campaignId: id },
      headers: { 'idempotency-key': freshId('key-of-a-forger'), ...from('203.0.113.9') },
      body: { startToken: changed, answers: [{ questionId: 'q1', answer: 'Trees' }] },
    });
    expect([status, body]).toMatchObject([400, { code: 'start_token_invalid' }]);
  });

  it('an invitation owes nothing', async () => {
    await setLevel('watchful');
    const invitation = createInvitationTokens(SUBSCRIBER_KEY).issue({
      campaignId: id,
      round: 1,
      subscriberId: 'person_1',
    });
    const { startToken, isChallenged } = await open(from('203.0.113.9'), `?invitation=${invitation}`);
    expect([isChallenged, bitsIn(startToken)]).toEqual([false, null]);
    await submit(startToken);
    expect(await marks()).toEqual([[]]);
  });

  it('a phone is asked for less, a program for most, and a survey that a program reads is challenged too', async () => {
    await setLevel('watchful');
    const phone = { ...from('203.0.113.9'), 'user-agent': 'Mozilla/5.0 (iPhone) Mobile Safari/604.1' };
    const bits = async (headers: Record<string, string>) => bitsIn((await open(headers)).startToken);
    expect([await bits(phone), await bits({ 'user-agent': 'curl/8' })]).toEqual([7, 11]);
    const read = await service.call(getPublicSurveyOperation, {
      params: { campaignId: id },
      headers: from('203.0.113.9'),
    });
    expect(bitsIn(read.body.startToken ?? '')).toBe(8);
  });

  it('a page of a release without the code for proofs is not challenged', async () => {
    const earlier = await testStatic();
    await earlier.release('two', { later: {} });
    const { staticDir, remotesFile } = earlier;
    const before = await startPublicService({ staticDir, remotesFile }, service);
    await setLevel('watchful');
    await before.refresh();
    const html = await (await fetch(`${before.url}/riverside/survey/${id}`, { headers: from('203.0.113.9') })).text();
    await before.stop();
    await earlier.remove();
    expect([html.includes('data-challenged'), bitsIn(hidden(html, 'startToken'))]).toEqual([false, null]);
  });

  it('a response is not marked when staff ended the watch after its page was opened', async () => {
    await setLevel('watchful');
    const { startToken } = await open();
    await setLevel('normal');
    expect((await open()).isChallenged).toBe(false);
    await submit(startToken);
    expect(await marks()).toEqual([[]]);
  });

  it('a campaign is watchful during an attack and calm afterwards, and reports both', async () => {
    const known = await open();
    await service.call(recordVisitOperation, {
      params: { campaignId: id },
      body: { type: 'start', startToken: known.startToken },
    });
    await submit(known.startToken);
    service.clock.advance(SECOND);
    await attack();
    expect([(await open()).isChallenged, (await open(from('203.0.113.77'))).isChallenged]).toEqual([false, true]);
    const [first, ...more] = await reports();
    expect([first, more]).toMatchObject([{ isWatchful: true, reason: 'marked' }, []]);
    service.clock.advance(6 * 60 * SECOND);
    expect((await reports()).map(({ isWatchful }) => isWatchful)).toEqual([true, true]);
    service.clock.advance(10 * 60 * SECOND);
    expect((await reports()).map(({ isWatchful, reason }) => [isWatchful, reason])).toEqual([
      [true, 'marked'],
      [true, 'marked'],
      [false, null],
    ]);
    expect((await open(from('203.0.113.77'))).isChallenged).toBe(false);
  });

  it('a campaign reports that it is calm when staff end its watch', async () => {
    await attack();
    await reports();
    await setLevel('normal');
    expect((await reports()).map(({ isWatchful }) => isWatchful)).toEqual([true, false]);
  });

  it('no network is stored or published', async () => {
    await attack();
    await reports();
    const collections = (await service.connection.db?.listCollections().toArray()) ?? [];
    const all = await Promise.all(collections.map(({ name }) => service.connection.collection(name).find().toArray()));
    expect(JSON.stringify(all)).not.toContain('198.51.100');
  });

  describe('a plain form', () => {
    const send = async (page: { startToken: string; idempotencyKey: string }, answer = 'Trees') => {
      const { startToken, idempotencyKey } = page;
      const body = new URLSearchParams({ startToken, idempotencyKey, 'answer.q1': answer });
      const began = performance.now();
      const { status } = await fetch(addressOf(), {
        method: 'POST',
        redirect: 'manual',
        body,
        headers: from('203.0.113.9'),
      });
      return { status, seconds: Math.round((performance.now() - began) / SECOND) };
    };

    it('of a challenged page waits five seconds and is not marked', async () => {
      await setLevel('watchful');
      const page = await open();
      service.clock.advance(30 * SECOND);
      expect(await send(page)).toEqual({ status: 303, seconds: 5 });
      expect(await marks()).toEqual([[]]);
    }, 20_000);

    it('is accepted at once and marked when its network has enough waiting ones', async () => {
      await setLevel('watchful');
      const pages = await Promise.all(Array.from({ length: 6 }, () => open()));
      service.clock.advance(30 * SECOND);
      const sent = await Promise.all(pages.map((page) => send(page)));
      expect(sent.map(({ status }) => status)).toEqual(Array(6).fill(303));
      expect((await marks()).filter((each) => each.includes('without_proof'))).toHaveLength(1);
    }, 20_000);

    it('with problems comes back at once', async () => {
      await setLevel('watchful');
      expect(await send(await open(), '')).toEqual({ status: 422, seconds: 0 });
    });

    it('of a page without challenge does not wait', async () => {
      const page = await open();
      service.clock.advance(30 * SECOND);
      expect(await send(page)).toEqual({ status: 303, seconds: 0 });
    });
  });
});
