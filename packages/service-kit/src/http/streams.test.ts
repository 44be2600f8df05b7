import { defineOperation } from '@folkmoot/contracts';
import { z } from 'zod';
import { pause } from '../concurrency/timing';
import { type Listening, listen } from '../lifecycle/listen';
import { silentLogger } from '../observability/logger';
import { testTrustedKeys } from '../testing/test-keys';
import { until } from '../testing/until';
import { eventStream, file } from './reply';
import { route } from './route';
import { createServiceApp, type ServiceApp } from './service-app';

const base = { service: 'admin', summary: 'A stream', can: 'public' } as const;
const upload = defineOperation({
  ...base,
  name: 'upload',
  method: 'post',
  path: '/api/upload',
  bodyLimit: 1_000,
  response: z.object({ bytes: z.number() }),
});
const download = defineOperation({ ...base, name: 'download', method: 'get', path: '/api/rows.csv', kind: 'file' });
const live = defineOperation({ ...base, name: 'live', method: 'get', path: '/api/live', kind: 'events' });
const slow = defineOperation({ ...base, name: 'slow', method: 'get', path: '/api/slow', response: z.object({}) });

let server: Listening;
let app: ServiceApp;
let left = false;
let produced = 0;
/** Files whose production is over, at the end or earlier. */
let endedFiles = 0;
const ROWS = 20_000;
/** Answers of `slow` that wait, in the order of their requests. */
const slowAnswers: (() => void)[] = [];

async function* rows() {
  try {
    for (let row = 0; row < ROWS; row++) {
      produced += 1;
      yield `${row},${'x'.repeat(1_000)}\n`;
    }
  } finally {
    endedFiles += 1;
  }
}

beforeAll(async () => {
  const routes = [
    route(upload, {
      accepts: 'raw',
      handle: async ({ context: { rawBody } }) => {
        let bytes = 0;
        for await (const chunk of rawBody ?? []) bytes += (chunk as Buffer).length;
        return { bytes };
      },
    }),
    route(download, { handle: () => file(rows(), { type: 'text/csv', name: 'rows "ä".csv' }) }),
    route(live, {
      handle: () =>
        eventStream(async (send, signal) => {
          send({ event: 'count', id: '1', data: { responses: 1 } });
          while (!signal.aborted) await pause(1_000, signal);
          left = true;
        }),
    }),
    route(slow, {
      handle: async () => {
        await new Promise<void>((resolve) => void slowAnswers.push(resolve));
        return {};
      },
    }),
  ];
  const config = { trustedKeys: testTrustedKeys, nodeEnv: 'test' };
  app = createServiceApp({ service: 'streams', routes, config, logger: silentLogger });
  server = await listen(app, 0, '127.0.0.1');
});
afterAll(() => server?.close());

test('a raw body reaches the handler as a stream when it is within its limit', async () => {
  const response = await fetch(`${server.url}/api/upload`, { method: 'POST', body: new Uint8Array(900) });
  expect(await response.json()).toEqual({ bytes: 900 });
});

test('a raw body is body_too_large when it exceeds the limit, with or without a content length', async () => {
  const announced = await fetch(`${server.url}/api/upload`, { method: 'POST', body: new Uint8Array(2_000) });
  expect(announced.status).toBe(413);
  const body = new Blob([new Uint8Array(5_000)]).stream();
  const options = { method: 'POST', body, duplex: 'half' } as RequestInit;
  const chunked = await fetch(`${server.url}/api/upload`, options);
  expect(chunked.status).toBe(413);
});

test('a file has all rows, its type and a safe name when it is read to its end', async () => {
  const response = await fetch(`${server.url}/api/rows.csv`);
  expect((await response.text()).split('\n')).toHaveLength(ROWS + 1);
  expect([response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
    'text/csv',
    "attachment; filename*=UTF-8''rows%20%22%C3%A4%22.csv",
  ]);
});

test('a file is not produced to the end when its reader disconnects after the first rows', async () => {
  produced = 0;
  endedFiles = 0;
  const leaving = new AbortController();
  const response = await fetch(`${server.url}/api/rows.csv`, { signal: leaving.signal });
  await response.body?.getReader().read();
  leaving.abort();
  await until(() => endedFiles === 1);
  expect(produced).toBeLessThan(ROWS);
});

test('the handler of an event stream ends when its reader disconnects', async () => {
  const leaving = new AbortController();
  const response = await fetch(`${server.url}/api/live`, { signal: leaving.signal });
  const first = await response.body?.getReader().read();
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(new TextDecoder().decode(first?.value)).toBe('id: 1\nevent: count\ndata: {"responses":1}\n\n');
  leaving.abort();
  await until(() => left);
});

test('close finishes an open request and ends an event stream', async () => {
  const other = await listen(app, 0, '127.0.0.1');
  const answer = fetch(`${other.url}/api/slow`);
  const events = await fetch(`${other.url}/api/live`);
  await until(() => slowAnswers.length === 1);
  const closing = other.close();
  await events.text();
  slowAnswers[0]?.();
  expect((await answer).status).toBe(200);
  await closing;
  await expect(fetch(`${other.url}/api/slow`)).rejects.toThrow();
});

test('listen fails with a clear message when the port is taken', async () => {
  const taken = listen(() => undefined, server.port, '127.0.0.1');
  await expect(taken).rejects.toThrow(`port ${server.port} on 127.0.0.1 is taken`);
});
