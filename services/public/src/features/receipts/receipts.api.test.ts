import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ErasureOutcome, responseErasedEvent, submitResponseOperation } from '@folkmoot/contracts';
import { ACTOR_HEADER } from '@folkmoot/service-kit';
import { ownCouncil, readToken } from '@folkmoot/service-kit/testing';
import {
  aCouncil,
  aSnapshot,
  freshId,
  type PublicTestService,
  publishCampaign,
  publishCouncil,
  publishSurvey,
  startPublicService,
} from '../../testing/fixtures';
import { type TestStatic, testBundle, testStatic } from '../../testing/release';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

const NONE = 'A1B2C-3D4E5-F6G7H-8J9K0';

interface ErasureRequest {
  readonly council: string | null;
  readonly campaignId: string;
  readonly responseId: string;
  readonly isOnItsWay: boolean;
}

/** A fake campaigns service that can be unavailable. */
const campaigns = async () => {
  const requests: ErasureRequest[] = [];
  const says: { outcome: ErasureOutcome | null } = { outcome: 'erased' };
  const server = createServer(async (req, res) => {
    const { councilId: council } = await readToken(req.headers[ACTOR_HEADER], 'campaigns');
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part as Buffer);
    requests.push({ council, ...JSON.parse(Buffer.concat(parts).toString()) });
    if (says.outcome === null) return void res.writeHead(503).end();
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ outcome: says.outcome }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, requests, says, stop: () => new Promise((resolve) => server.close(resolve)) };
};

describe('the page that deletes a response', () => {
  let files: TestStatic;
  let origin: Awaited<ReturnType<typeof campaigns>>;
  let service: PublicTestService;
  beforeAll(async () => {
    files = await testStatic();
    await files.release('one');
    origin = await campaigns();
    const { staticDir, remotesFile } = files;
    service = await startPublicService({ staticDir, remotesFile, campaignsUrl: origin.url });
    await publishCouncil(service, aCouncil());
  });
  afterAll(async () => {
    await service.stop();
    await origin.stop();
    await files.remove();
  });
  beforeEach(() => {
    service.clock.set('2026-03-02T09:00:00.000Z');
    origin.requests.length = 0;
    origin.says.outcome = 'erased';
  });

  const open = async (overrides = {}) => {
    const id = freshId('campaign');
    await publishSurvey(service, aSnapshot({ id, ...overrides }));
    return { id, path: `/riverside/survey/${id}/receipt` };
  };
  const post = async (path: string, receipt: string, isSure = true) => {
    const body = new URLSearchParams({ receipt, ...(isSure ? { isSure: 'yes' } : {}) });
    const response = await fetch(`${service.url}${path}`, { method: 'POST', redirect: 'manual', body });
    const text = await response.text();
    const shown = JSON.parse(/<code>(.*)<\/code>/.exec(text)?.[1] ?? '{}') as { outcome?: string; receipt?: string };
    return { status: response.status, headers: response.headers, ...shown };
  };
  /** Answers the survey. Returns the receipt. */
  const answer = async (campaignId: string): Promise<string> => {
    const address = `${service.url}/api/public/surveys/${campaignId}`;
    const shown = (await (await fetch(address)).json()) as { startToken: string };
    const { body } = await service.call(submitResponseOperation, {
      params: { campaignId },
      body: { startToken: shown.startToken, answers: [{ questionId: 'q1', answer: 'Trees' }] },
      headers: { 'idempotency-key': `key-of-${campaignId}` },
    });
    return body.receipt;
  };

  it('the page asks for confirmation before it deletes, and no address contains the receipt', async () => {
    const { path } = await open();
    const { status, outcome, receipt, headers } = await post(path, NONE, false);
    expect([status, outcome, receipt, origin.requests]).toEqual([200, 'ask', NONE, []]);
    expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(['no-referrer', 'no-store']);
  });

  it("the page asks campaigns in the survey's council by the id derived from the typed receipt", async () => {
    const { id, path } = await open();
    const receipt = await answer(id);
    const kept = await service.connection.collection<{ _id: string }>('intake').findOne({ campaignId: id });
    expect((await post(path, ` ${receipt.toLowerCase().replaceAll('-', ' ')} `)).outcome).toBe('erased');
    expect(origin.requests).toEqual([{ council: ownCouncil, campaignId: id, responseId: kept?._id, isOnItsWay: true }]);
    await service.receive(responseErasedEvent, {
      aggregate: { type: 'response', id: kept?._id ?? '', revision: 2 },
      councilId: ownCouncil,
      payload: { responseId: kept?._id ?? '', campaignId: id },
    });
    expect(await service.connection.collection('intake').countDocuments({ campaignId: id })).toBe(0);
  });

  it.each([
    ['erased', 200],
    ['already_erased', 200],
    ['unknown', 422],
    ['closed', 409],
    [null, 503],
  ] as const)('the page shows the answer of campaigns: %s', async (said, status) => {
    const { path } = await open();
    origin.says.outcome = said;
    expect(await post(path, NONE)).toMatchObject({ status, outcome: said ?? 'unavailable', receipt: NONE });
    expect(origin.requests).toMatchObject([{ isOnItsWay: false }]);
  });

  it.each(['', 'x', '{"$gt":""}', 'U'.repeat(20), '0'.repeat(5000)])(
    'a text that cannot be a receipt (%#) is unknown, and campaigns gets no request',
    async (typed) => {
      const { path } = await open();
      const { status } = await post(path, typed.slice(0, 3000));
      expect([status, origin.requests]).toEqual([422, []]);
    },
  );

  it('the page says at once that the campaign has closed', async () => {
    const { path } = await open({ status: 'completed' });
    expect([(await post(path, NONE)).outcome, origin.requests]).toEqual(['closed', []]);
  });

  it("the page is not found for an unknown survey or the demo, and redirects from another council to the survey's own", async () => {
    const { id } = await open();
    const status = async (path: string) => (await fetch(`${service.url}${path}`, { redirect: 'manual' })).status;
    expect([
      await status('/riverside/survey/none/receipt'),
      await status('/riverside/survey/demo/receipt'),
      await status(`/hillview/survey/${id}/receipt`),
    ]).toEqual([404, 404, 302]);
  });

  it('a response can be deleted when its survey is paused', async () => {
    const { id, path } = await open();
    await publishCampaign(service, aSnapshot({ id, status: 'paused', revision: 9 }));
    await service.refresh();
    expect((await post(path, NONE)).outcome).toBe('erased');
  });
});
