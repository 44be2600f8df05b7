/** @file The commands that ask a running product, against a server with the answers of the services. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ACTOR_HEADER } from '@folkmoot/service-kit';
import { runOnTerminal } from '../testing/recorded-terminal';

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}
interface ReceivedRequest {
  readonly line: string;
  readonly isSigned: boolean;
  readonly body: string;
}

let server: Server;
let answers: Readonly<Record<string, Answer>> = {};
let requests: ReceivedRequest[] = [];
let environment: Readonly<Record<string, string>> = {};

const HASH = 'a'.repeat(64);

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const line = `${request.method} ${request.url}`;
    requests.push({ line, body, isSigned: request.headers[ACTOR_HEADER] !== undefined });
    const { status = 200, body: reply } = answers[line] ?? { status: 404, body: { detail: 'Not found' } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const names = ['GATEWAY', 'ADMIN', 'CAMPAIGNS', 'SUBSCRIBERS', 'PUBLIC'];
  environment = {
    SERVICE_KEY: '5'.repeat(64),
    ...Object.fromEntries(names.map((name) => [`${name}_URL`, url])),
  };
});
beforeEach(() => {
  answers = {};
  requests = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const run = (...words: string[]) => runOnTerminal(words, environment);

describe('audit verify', () => {
  const report = { entries: 12, isWhole: true, brokenAt: null, problem: null, head: { position: 12, hash: HASH } };

  it('prints the end of the log when the log is whole', async () => {
    answers = { 'GET /internal/audit-verification': { body: report } };
    expect(await run('audit', 'verify')).toEqual({
      code: 0,
      out: `All 12 entries are as they were written.\nNote this elsewhere to prove the log later: 12:${HASH}\n`,
      error: '',
    });
    expect(requests).toEqual([{ line: 'GET /internal/audit-verification', isSigned: true, body: '' }]);
  });

  it('ends with code 3 when the log is broken, also when --json is set', async () => {
    const broken = { ...report, isWhole: false, brokenAt: 4, problem: 'hash', entries: 3 };
    answers = { [`GET /internal/audit-verification?position=9&hash=${HASH}`]: { body: broken } };
    const words = ['audit', 'verify', '--noted', `9:${HASH}`];
    expect(await run(...words)).toEqual({
      code: 3,
      out: '',
      error: 'The log is broken at entry 4 (hash). 3 entries before it are as they were written.\n',
    });
    const { code, out, error } = await run(...words, '--json');
    expect([code, JSON.parse(out), error]).toEqual([3, broken, '']);
  });
});

describe('recount', () => {
  const different = [{ campaignId: 'c1', councilId: 'k1', rollups: 2 }];
  const report = { campaigns: 5, responses: 80, rollups: 9, different };

  it('ends with code 3 when a campaign differs', async () => {
    answers = { 'POST /internal/reports/recount': { body: report } };
    expect(await run('recount')).toEqual({
      code: 3,
      out: 'Campaign c1 of council k1: 2 figures differ.\n',
      error: '80 responses of 5 campaigns, 9 rollups: 1 campaigns differ. Repair them with --repair.\n',
    });
  });

  it('ends with code 0 when it repaired the campaigns, and shows progress when --progress is set', async () => {
    answers = { 'POST /internal/reports/recount': { body: report } };
    const { code, out, error } = await run('recount', '--repair', '--progress');
    expect([code, error]).toEqual([0, 'Counting all responses again ...\n']);
    expect(out).toContain('80 responses of 5 campaigns, 9 rollups: 1 campaigns were repaired.\n');
    expect(requests.map(({ body }) => JSON.parse(body))).toEqual([{ repair: true }]);
  });
});

describe('evidence rotate', () => {
  const key = {
    id: 'k2',
    algorithm: 'Ed25519',
    publicKey: 'c2VjcmV0bHk',
    from: '2026-11-28T10:00:00.000Z',
    until: null,
  };

  it('has a new key made, and prints what to note elsewhere', async () => {
    answers = { 'POST /internal/evidence-keys': { body: key } };
    expect(await run('evidence', 'rotate')).toEqual({
      code: 0,
      out: [
        'Evidence packs are signed with the key k2 from now on. The old public key stays published.',
        'Note its public key elsewhere, so that nobody can exchange it: c2VjcmV0bHk',
        '',
      ].join('\n'),
      error: '',
    });
    expect(requests).toEqual([{ line: 'POST /internal/evidence-keys', isSigned: true, body: '' }]);
    const { out } = await run('evidence', 'rotate', '--json');
    expect(JSON.parse(out)).toEqual(key);
  });

  it('ends with code 1 and the words of the service when it refuses', async () => {
    answers = { 'POST /internal/evidence-keys': { status: 403, body: { detail: 'Not for you.' } } };
    expect(await run('evidence', 'rotate')).toEqual({ code: 1, out: '', error: 'Not for you.\n' });
  });
});

describe('dead letters', () => {
  it('are sent back by queue and id', async () => {
    answers = { 'POST /internal/dead-letters/replay': { body: { replayed: 2 } } };
    const words = ['dead-letters', 'replay', '--queue', 'campaigns.visits', '--id', 'a', '--id', 'b'];
    expect(await run(...words)).toEqual({ code: 0, out: '2 handed back to campaigns.visits\n', error: '' });
    expect(requests.map(({ body }) => JSON.parse(body))).toEqual([{ queue: 'campaigns.visits', ids: ['a', 'b'] }]);
  });

  it('are all sent back when no id is named', async () => {
    answers = { 'POST /internal/dead-letters/replay': { body: { replayed: 3 } } };
    expect((await run('dead-letters', 'replay', '--queue', 'campaigns.visits')).code).toBe(0);
    expect(requests.map(({ body }) => JSON.parse(body))).toEqual([{ queue: 'campaigns.visits' }]);
  });

  it('are listed with their number', async () => {
    const letter = { id: 'l1', queue: 'q.a', at: '2026-11-23T08:00:00.000Z', reason: 'too often', event: null };
    answers = { 'GET /internal/dead-letters': { body: { items: [letter], total: 1 } } };
    expect((await run('dead-letters', 'list')).out).toBe(
      '2026-11-23T08:00:00.000Z  q.a  not an event  too often  --id l1\n1 dead letters\n',
    );
  });
});

it('sign-in-link prints the words of the service and ends with code 1 when there is no account', async () => {
  answers = {
    'POST /internal/support-links': { status: 404, body: { detail: 'There is no account for x@y.example.' } },
  };
  expect(await run('sign-in-link', 'x@y.example')).toEqual({
    code: 1,
    out: '',
    error: 'There is no account for x@y.example.\n',
  });
});

it('report-answered prints the number alone', async () => {
  answers = { 'POST /internal/answered-invitations': { body: { told: 7 } } };
  expect(await run('report-answered')).toEqual({ code: 0, out: '7\n', error: '' });
});

describe('status', () => {
  const letters = { 'GET /internal/dead-letters': { body: { items: [], total: 4 } } };

  it('ends with code 0 when everything is ready', async () => {
    answers = { 'GET /readyz': { body: { status: 'ok' } }, ...letters };
    const { code, out, error } = await run('status');
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(/^gateway +ready +http.*\nadmin +ready .*\n4 dead letters\n$/s);
  });

  it('ends with code 3 and names what is missing when a service is not ready', async () => {
    answers = { 'GET /readyz': { status: 503, body: { checks: { database: false, events: true } } } };
    const { code, out, error } = await run('status', '--json');
    expect([code, error]).toEqual([3, '']);
    expect(JSON.parse(out)).toMatchObject({
      parts: expect.arrayContaining([
        expect.objectContaining({ name: 'public', state: 'not ready', missing: ['database'] }),
      ]),
      deadLetters: null,
    });
  });
});

describe('erase', () => {
  const staff = { councilId: 'council_a', account: true, invitations: 1 };
  const words = ['erase', 'ann@residents.example', '--council', 'riverside'];

  it('erases the account and the subscriber when the operator confirms', async () => {
    answers = {
      'POST /internal/personal-data/erasures': { body: staff },
      'POST /internal/subscribers/personal-data/erasures': { body: { subscriber: true } },
    };
    const { code, out } = await run(...words, '--yes');
    expect([code, out]).toEqual([0, 'Erased: the account, one invitation, the subscriber\n']);
    expect(requests.map(({ body }) => JSON.parse(body))).toEqual([
      { councilSlug: 'riverside', email: 'ann@residents.example' },
      { email: 'ann@residents.example' },
    ]);
  });

  it('nothing is sent when the operator has not confirmed', async () => {
    expect(await run(...words)).toMatchObject({ code: 2, error: expect.stringContaining('--yes') });
    expect(requests).toEqual([]);
  });

  it('the subscriber stays when the account is refused', async () => {
    answers = { 'POST /internal/personal-data/erasures': { status: 409, body: { detail: 'The last admin stays.' } } };
    expect(await run(...words, '--yes')).toMatchObject({ code: 1, error: 'The last admin stays.\n' });
    expect(requests).toHaveLength(1);
  });
});
