import { systemActor } from '@folkmoot/contracts';
import { SignJWT } from 'jose';
import { getServiceReportOperation } from '../observability/service-report';
import { startTestService, testKeyOf, userActor } from '../testing';
import {
  brokenNote,
  getNote,
  latestNote,
  listNotes,
  makeNote,
  notePage,
  noteService,
  sendNote,
} from '../testing/note-service.fixture';
import { type SigningKey, signingKeyOf } from '../trust/keys';

const start = () => startTestService(noteService, { config: {} });
let service: Awaited<ReturnType<typeof start>>;
const as = userActor();

beforeAll(async () => {
  service = await start();
});
afterAll(() => service.stop());

test('a route answers with the status and shape of its contract when the request is valid', async () => {
  const made = await service.call(makeNote, { as, body: { title: 'First' } });
  expect([made.status, made.body]).toEqual([201, { id: expect.any(String), title: 'First', tags: [], revision: 1 }]);
  expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(made.headers.get('cache-control')).toBe('no-store');
  expect(made.headers.get('x-powered-by')).toBeNull();
});

test('a literal path wins over a parameter when it is declared after it', async () => {
  const { body } = await service.call(latestNote, { as });
  expect(body.title).toMatch(/First/);
});

test('a body is malformed_json with the request id of the gateway when its JSON is broken', async () => {
  const { status, body, headers } = await service.call(makeNote, {
    as,
    body: '{',
    headers: { 'x-request-id': 'request-1' },
  });
  expect([status, body]).toMatchObject([400, { code: 'malformed_json', requestId: 'request-1', status: 400 }]);
  expect(headers.get('content-type')).toMatch('application/problem+json');
});

test.each([
  ['an operator for a string', { title: { $gt: '' } }, 'title'],
  ['an unknown field', { title: 'x', councilId: 'council_other' }, 'councilId'],
  ['an operator inside a list', { title: 'x', tags: [{ $ne: null }] }, 'tags.0'],
  ['nothing', undefined, ''],
  ['a list', [], ''],
])('a body, %s, is invalid_input and names the field', async (_, body, path) => {
  const answer = await service.call(makeNote, { as, body });
  expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid_input', fields: [{ path }] }]);
});

test('a refinement turns the problem into the code in its params', async () => {
  const { status, body } = await service.call(makeNote, { as, body: { title: '  ' } });
  expect([status, body.code, body.detail]).toEqual([422, 'campaign_title_required', 'Campaign title is required']);
});

test('a body is body_too_large when it exceeds the limit of its operation', async () => {
  const announced = await service.call(makeNote, { as, body: { title: 'x'.repeat(3_000) } });
  expect([announced.status, announced.body.code]).toEqual([413, 'body_too_large']);
  const chunked = await fetch(`${service.url}/api/public/notes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
    body: new Blob(['x'.repeat(300_000)]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(chunked.status).toBe(413);
});

test('a body is unsupported_media_type when its type is not JSON', async () => {
  const { status } = await service.call(makeNote, { as, body: 'title=x', headers: { 'content-type': 'text/plain' } });
  expect(status).toBe(415);
});

test('a query is invalid_input when it has an operator in brackets or a name twice', async () => {
  for (const query of ['limit[$gt]=1', 'cursor=a&cursor=b', 'limit=1000', 'cursor=forged']) {
    const response = await fetch(`${service.url}/api/notes?${query}`, {
      headers: { 'x-folkmoot-actor': await tokenOf(as) },
    });
    expect([query, response.status]).toEqual([query, 400]);
  }
});

const gatewayKey = signingKeyOf(testKeyOf('gateway'));
interface ExpectedToken {
  key?: SigningKey;
  keyId?: string;
  audience?: string;
  expires?: string;
  issuer?: string;
}
const tokenOf = (
  actor: unknown,
  { key = gatewayKey, keyId, audience = 'notes', expires = '30s', issuer = 'gateway' }: ExpectedToken = {},
) =>
  new SignJWT({ actor })
    .setProtectedHeader({ alg: 'EdDSA', kid: keyId ?? key.id })
    .setIssuer(issuer)
    .setIssuedAt()
    .setAudience(audience)
    .setExpirationTime(expires)
    .sign(key.privateKey);
/** A token in the former format, with one key that all services shared. */
const symmetricToken = (actor: unknown, secret: string) =>
  new SignJWT({ actor })
    .setProtectedHeader({ alg: 'HS256', kid: gatewayKey.id })
    .setIssuer('gateway')
    .setIssuedAt()
    .setAudience('notes')
    .setExpirationTime('30s')
    .sign(new TextEncoder().encode(secret));

test('an actor token is unauthenticated when any part of it is forged', async () => {
  const tokens = [
    await tokenOf(as, { key: signingKeyOf('1'.repeat(64)) }),
    await tokenOf(as, { key: signingKeyOf('1'.repeat(64)), keyId: gatewayKey.id }),
    await tokenOf(as, { key: signingKeyOf(testKeyOf('public')), issuer: 'public' }),
    await tokenOf(as, { key: signingKeyOf(testKeyOf('public')) }),
    await tokenOf(as, { key: signingKeyOf(testKeyOf('admin')), issuer: 'admin' }),
    await tokenOf(systemActor('admin'), { key: signingKeyOf(testKeyOf('public')), issuer: 'public' }),
    await tokenOf(systemActor('admin')),
    await symmetricToken(as, gatewayKey.publicText),
    await symmetricToken(as, 'a key for tests that has thirty-two characters or more'),
    await tokenOf(as, { audience: 'another' }),
    await tokenOf({ kind: 'user' }),
    'eyJhbGciOiJub25lIn0.e30.',
    'nonsense',
  ];
  for (const token of tokens) {
    const { status, body } = await service.call(listNotes, { headers: { 'x-folkmoot-actor': token } });
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
  }
  const { status } = await service.call(listNotes, { headers: { 'x-folkmoot-actor': await tokenOf(as) } });
  expect(status).toBe(200);
});

test('a request that has waited longer than its actor token is valid is refused, and not as signed out', async () => {
  const headers = { 'x-folkmoot-actor': await tokenOf(as, { expires: '-1m' }) };
  const { status, body } = await service.call(listNotes, { headers });
  expect([status, body.code]).toEqual([503, 'unavailable']);
});

test('an internal route accepts only the callers of the table', async () => {
  expect((await service.call(getServiceReportOperation)).status).toBe(401);
  expect((await service.call(getServiceReportOperation, { as })).status).toBe(403);
  expect((await service.call(getServiceReportOperation, { as: systemActor('gateway') })).status).toBe(403);
  expect((await service.call(getServiceReportOperation, { as: systemActor('admin') })).status).toBe(200);
});

test('an idempotent route passes its key to the handler when the key is in a header or a form field', async () => {
  const headers = { 'idempotency-key': 'key-1' };
  const json = await service.call(sendNote, { body: { title: 'x' }, headers });
  expect([json.status, json.body, json.headers.get('x-extra')]).toEqual([201, { key: 'key-1' }, 'yes']);
  const form = await service.call(sendNote, { body: new URLSearchParams({ title: 'x', idempotencyKey: 'key-2' }) });
  expect([form.status, form.body]).toEqual([201, { key: 'key-2' }]);
  const missing = await service.call(sendNote, { body: { title: 'x' } });
  expect([missing.status, missing.body.code]).toEqual([400, 'idempotency_key_missing']);
});

test('a page is HTML when anybody requests it', async () => {
  const { status, text, headers } = await service.call(notePage);
  expect([status, text, headers.get('content-type')]).toEqual([200, '<h1>Note</h1>', 'text/html; charset=utf-8']);
});

test.each(['shape', 'beyond', 'throw'] as const)(
  'a handler, at fault by %s, is internal and tells nothing',
  async (how) => {
    const { status, body, text } = await service.call(brokenNote, { as, query: { how } });
    expect([status, body.code]).toEqual([500, 'internal']);
    expect(text).not.toMatch(/secret/);
  },
);

test('a path is not_found when no route matches', async () => {
  const response = await fetch(`${service.url}/api/nothing`);
  expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found' }]);
});

test('an id is not_found when another council uses it', async () => {
  const made = await service.call(makeNote, { as, body: { title: 'Mine' } });
  const params = { noteId: made.body.id };
  expect((await service.call(getNote, { as, params })).status).toBe(200);
  expect((await service.call(getNote, { as: userActor({ councilId: 'council_other' }), params })).status).toBe(404);
});

test('a list continues from the cursor without repeats when it is longer than its limit', async () => {
  const councilId = 'council_list';
  const lister = userActor({ councilId });
  for (let index = 0; index < 5; index++) await service.call(makeNote, { as: lister, body: { title: `n${index}` } });
  await service.settled();
  const titles: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body }: { body: { items: { title: string }[]; nextCursor: string | null } } = await service.call(
      listNotes,
      {
        as: lister,
        query: { limit: 3, ...(cursor ? { cursor } : {}) },
      },
    );
    titles.push(...body.items.map(({ title }) => title));
    cursor = body.nextCursor;
  }
  expect(titles.sort()).toEqual([
    'copy of n0',
    'copy of n1',
    'copy of n2',
    'copy of n3',
    'copy of n4',
    'n0',
    'n1',
    'n2',
    'n3',
    'n4',
  ]);
});

test('health and metrics answer', async () => {
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${service.url}/readyz`)).json()).toEqual({
    status: 'ok',
    checks: { database: true, events: true },
  });
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  expect(metrics).toMatch(/folkmoot_request_seconds_count\{.*operation="makeNote"/);
  for (const name of ['folkmoot_report_up', 'folkmoot_database_up', 'folkmoot_broker_up', 'folkmoot_storage_up'])
    expect(metrics).toMatch(new RegExp(`^${name}\\{service="\\w+"\\} 1$`, 'm'));
  expect(metrics).toMatch(/^folkmoot_outbox_waiting\{.*\} \d+$/m);
  expect(metrics).toMatch(/^folkmoot_disk_free_bytes\{.*disk="database".*\} [1-9]\d+$/m);
  expect(metrics).toMatch(/^nodejs_eventloop_lag_p99_seconds\{/m);
});

test.each([
  ['a long answer, a visitor who unpacks, is packed', 'gzip', 200, 'gzip'],
  ['a long answer, a visitor who does not, is sent as it is', 'identity', 200, null],
  ['a short answer, a visitor who unpacks, is not worth packing', 'gzip', 1, null],
])('%s', async (_, accepted, tags, encoding) => {
  const body = { title: 'Packed', tags: Array.from({ length: tags }, (__, index) => `tag ${index}`) };
  const answer = await service.call(makeNote, { as, body, headers: { 'accept-encoding': accepted } });
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([201, encoding]);
  expect(answer.body.tags).toHaveLength(tags);
});
