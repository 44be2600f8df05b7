import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { expect } from '@playwright/test';

/** A program that names itself a browser, as an attacker does. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const AT_ONCE = 4;

export interface CrowdAnswer {
  readonly answers: readonly { readonly questionId: string; readonly answer: unknown }[];
  /** Time that answering took. */
  readonly seconds: number;
}

interface Crowd {
  readonly origin: string;
  readonly campaignId: string;
}

interface Sent {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  /** Loopback address that the request comes from. */
  readonly from: string;
}

/** A request from an address of its own, which a browser cannot choose. */
const send = (origin: string, { method, path, body, from }: Sent): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { port, host } = new URL(origin);
    const headers = {
      host,
      origin,
      'user-agent': USER_AGENT,
      'accept-language': 'en',
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    };
    const sent = httpRequest({ host: '127.0.0.1', port, method, path, headers, localAddress: from }, (answer) => {
      const parts: string[] = [];
      answer.setEncoding('utf8').on('data', (part: string) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: parts.join('') }));
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });

/** Each person has a network of their own. */
const addressOf = (index: number): string => `127.${1 + (index % 200)}.${Math.floor(index / 200)}.7`;

/** Opens the page of a survey as many times, for responses that take their time. Returns the start tokens. */
export const openPages = async ({ origin, campaignId }: Crowd, count: number): Promise<string[]> => {
  const open = async (index: number): Promise<string> => {
    const path = `/riverside/survey/${campaignId}`;
    const { text } = await send(origin, { method: 'GET', path, from: addressOf(index) });
    return /name="startToken" value="([^"]*)"/.exec(text)?.[1] ?? '';
  };
  const tokens: string[] = [];
  for (let index = 0; index < count; index += AT_ONCE) {
    const next = Array.from({ length: Math.min(AT_ONCE, count - index) }, (_, at) => open(index + at));
    tokens.push(...(await Promise.all(next)));
  }
  expect(tokens.every((token) => token !== '')).toBe(true);
  return tokens;
};

/** Sends responses through the public API, each from its own network with the start token of its page. */
export const sendAnswers = async (
  { origin, campaignId }: Crowd,
  tokens: readonly string[],
  crowd: readonly CrowdAnswer[],
): Promise<void> => {
  for (const [index, { answers, seconds }] of crowd.entries()) {
    const { status, text } = await send(origin, {
      method: 'POST',
      path: `/api/public/surveys/${campaignId}/responses`,
      from: addressOf(index),
      body: { startToken: tokens[index], answers, elapsedSeconds: seconds },
    });
    expect(status, text).toBe(201);
  }
};
