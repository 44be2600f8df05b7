import type { IncomingMessage, ServerResponse } from 'node:http';
import { defineOperation } from '@folkmoot/contracts';
import { z } from 'zod';
import { inContext } from '../context/request-context';
import { localServers } from '../testing/local-servers';
import { readToken, testKeyOf } from '../testing/test-keys';
import { ACTOR_HEADER } from './actor-token';
import { type CallerOptions, createServiceCalls, ServiceCallError, statusOf } from './call-service';

const internal = { service: 'admin', can: 'internal', summary: '' } as const;
const response = z.object({ name: z.string() });
const find = defineOperation({
  ...internal,
  name: 'find',
  method: 'get',
  path: '/internal/things/:thingId',
  params: z.strictObject({ thingId: z.string() }),
  query: z.strictObject({ after: z.string().optional(), limit: z.number().optional() }),
  response,
});
const change = defineOperation({
  ...internal,
  name: 'change',
  method: 'post',
  path: '/internal/things',
  body: z.strictObject({ name: z.string() }),
  response,
});
const look = { ...change, name: 'look', isRepeatable: true };
const forget = defineOperation({
  ...internal,
  name: 'forget',
  method: 'delete',
  path: '/internal/things',
  status: 204,
});
const picture = defineOperation({ ...internal, name: 'picture', method: 'get', path: '/internal/p', kind: 'file' });

const { serve, closeAll } = localServers();
afterEach(closeAll);

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A service that answers every request in the same way, and what it received. */
const answering = async (status: number, answer: string): Promise<{ url: string; received: Received[] }> => {
  const received: Received[] = [];
  const url = await serve(async (req: IncomingMessage, res: ServerResponse) => {
    let body = '';
    for await (const piece of req) body += piece;
    received.push({ method: req.method, url: req.url, headers: req.headers, body });
    res.writeHead(status).end(answer);
  });
  return { url, received };
};

const named = '{"name":"Elm","more":1}';
const from = (from: CallerOptions['from'], url: string | undefined) =>
  createServiceCalls({ from, serviceKey: testKeyOf(from), addressOf: () => url });

describe('a call of another service', () => {
  it('has path, query and body of the operation, a signature for that service, and a checked reply', async () => {
    const { url, received } = await answering(200, named);
    const { callService } = from('campaigns', url);
    const input = { councilId: 'c1', params: { thingId: 'a/b' }, query: { after: 'ö&', limit: undefined } };
    expect(await callService(find, input)).toEqual({ name: 'Elm' });
    expect(await callService(change, { body: { name: 'Ash' } })).toEqual({ name: 'Elm' });
    expect(received).toMatchObject([
      { method: 'GET', url: '/internal/things/a%2Fb?after=%C3%B6%26', body: '' },
      { method: 'POST', url: '/internal/things', body: '{"name":"Ash"}' },
    ]);
    const actor = await readToken(received[0]?.headers[ACTOR_HEADER.toLowerCase()], 'admin');
    expect(actor).toMatchObject({ kind: 'system', councilId: 'c1' });
  });

  it('has no reply when the operation has none', async () => {
    const { url } = await answering(204, '');
    expect(await from('campaigns', url).callService(forget, {})).toBeUndefined();
  });

  it('rejects when the reply is not what the operation says', async () => {
    const { url } = await answering(200, '{"name":7}');
    await expect(from('campaigns', url).callService(change, { body: { name: '' } })).rejects.toThrow(/name/);
  });

  it('rejects with the status when the service refuses, and without one when its address is not known', async () => {
    const { url } = await answering(404, '{}');
    const refused = await from('campaigns', url)
      .callService(change, { body: { name: '' } })
      .catch(statusOf);
    expect(refused).toBe(404);
    const unknown = from('campaigns', undefined).callService(change, { body: { name: '' } });
    await expect(unknown).rejects.toThrow(new ServiceCallError('admin', null));
  });

  it('rejects when the answer takes longer than the timeout', async () => {
    const url = await serve(() => undefined);
    const call = from('campaigns', url).callService(change, { body: { name: '' }, timeoutMs: 50 });
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('is repeated at another replica when its answer was cut off and the operation only reads', async () => {
    const cut = await serve((req) => req.socket.destroy());
    const { url } = await answering(200, named);
    const { callService } = from('campaigns', `${cut},${url}`);
    const outcomes = new Set<string>();
    for (let turn = 0; turn < 4; turn++) {
      expect(await callService(find, { params: { thingId: 'a' } })).toEqual({ name: 'Elm' });
      expect(await callService(look, { body: { name: '' } })).toEqual({ name: 'Elm' });
      outcomes.add(
        await callService(change, { body: { name: '' } }).then(
          () => 'answered',
          () => 'rejected',
        ),
      );
    }
    expect(outcomes).toEqual(new Set(['answered', 'rejected']));
  });

  it('carries the request id of the work, unless the work may be for a resident', async () => {
    const { url, received } = await answering(200, named);
    await inContext({ requestId: 'request-of-staff' }, () =>
      from('campaigns', url).callService(change, { body: { name: '' } }),
    );
    await inContext({ requestId: 'request-of-a-resident' }, () =>
      from('public', url).callService(change, { body: { name: '' } }),
    );
    expect(received.map(({ headers }) => headers['x-request-id'])).toEqual(['request-of-staff', undefined]);
  });

  it('gives the answer unread when it is a file', async () => {
    const { url } = await answering(200, 'bytes');
    expect(await (await from('public', url).openFile(picture, {})).text()).toBe('bytes');
  });
});
