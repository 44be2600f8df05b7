import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AiCredentials, AiRefusal } from '@folkmoot/contracts';

const readAll = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

export const builtIn: AiCredentials = {
  id: 'p1',
  kind: 'built_in',
  url: '',
  model: '',
  region: '',
  project: '',
  apiVersion: '',
  key: null,
};

/** Fake of the admin service's AI operations, on loopback. Records what it receives. */
export const startAiAdmin = async () => {
  let answer: { provider: AiCredentials | null; refusal: AiRefusal | null } = { provider: builtIn, refusal: null };
  let isAway = false;
  const uses: unknown[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse((await readAll(request)) || '{}');
    if (isAway) return void response.writeHead(503).end();
    if (request.url === '/internal/ai/uses') {
      uses.push(body);
      return void response.writeHead(204).end();
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    uses,
    give: (provider: AiCredentials) => {
      answer = { provider, refusal: null };
    },
    refuse: (refusal: AiRefusal) => {
      answer = { provider: null, refusal };
    },
    goAway: (away = true) => {
      isAway = away;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
export type TestAiAdmin = Awaited<ReturnType<typeof startAiAdmin>>;
