/** @file A provider and the admin service's AI settings in one process: labels by rules, and counts how often it sees a comment. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { AiCredentials } from '@folkmoot/contracts';

const LATENCY_MS = Number(process.env.LATENCY_MS ?? 300);

const readAll = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

let seen = new Map<string, number>();
let calls = 0;

const sentimentOf = (text: string): string => {
  if (/awful|disgusting|terrible/.test(text)) return 'negative';
  return /love|wonderful|excellent/.test(text) ? 'positive' : 'neutral';
};

const answerTo = async (body: string): Promise<string> => {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  const { comments } = JSON.parse(messages[1]?.content ?? '{}') as { comments: Record<string, string> };
  calls += 1;
  for (const text of Object.values(comments)) seen.set(text, (seen.get(text) ?? 0) + 1);
  await pause(LATENCY_MS);
  const labels = Object.entries(comments).map(([key, text]) => [key, { sentiment: sentimentOf(text), themes: {} }]);
  return JSON.stringify({
    model: 'bench',
    choices: [{ message: { role: 'assistant', content: JSON.stringify({ labels: Object.fromEntries(labels) }) } }],
    usage: { prompt_tokens: 1_000, completion_tokens: 500 },
  });
};

const figures = (): string => {
  const times = [...seen.values()];
  return JSON.stringify({
    calls,
    comments: times.length,
    most: Math.max(0, ...times),
    twice: times.filter((each) => each > 1).length,
  });
};

const server = createServer(async (request, response) => {
  const body = await readAll(request);
  const { port } = server.address() as AddressInfo;
  const reply = (text: string): void => void response.writeHead(200, { 'content-type': 'application/json' }).end(text);
  if (request.url === '/figures') return reply(figures());
  if (request.url === '/forget') {
    seen = new Map();
    calls = 0;
    return reply('{}');
  }
  if (request.url === '/internal/ai/uses') return void response.writeHead(204).end();
  if (request.url === '/internal/ai/credentials') {
    const provider: AiCredentials = {
      id: 'p1',
      kind: 'openai',
      url: `http://127.0.0.1:${port}/v1`,
      model: 'bench',
      region: '',
      project: '',
      apiVersion: '',
      key: 'k',
    };
    return reply(JSON.stringify({ provider, refusal: null }));
  }
  return reply(await answerTo(body));
});
server.listen(0, '127.0.0.1', () =>
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
);
