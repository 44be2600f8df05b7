/** @file Raw HTTP: any path, header, body and source address, as an attacker sends them. */
import { type ClientRequest, request } from 'node:http';

const ANSWER_MS = 20_000;

export interface Sent {
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** An address of the loopback range: each counts as its own network. */
  from?: string;
}

export interface Answered {
  /** 0 when the connection ended without an answer. */
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

const open = (origin: string, { method = 'GET', path, headers = {}, from }: Sent): ClientRequest => {
  const { hostname, port, host } = new URL(origin);
  return request({
    host: hostname === 'localhost' ? '127.0.0.1' : hostname,
    port,
    method,
    path,
    headers: { host, ...headers },
    // Otherwise Node sends the real host instead of an empty one.
    setHost: false,
    localAddress: from,
    agent: false,
  });
};

const NO_ANSWER: Answered = { status: 0, headers: {}, text: '' };

/** Sends one request. Status 0 when there is no answer within 20 s. */
export const send = (origin: string, sent: Sent): Promise<Answered> =>
  new Promise((resolve) => {
    const req = open(origin, sent);
    req.setTimeout(ANSWER_MS, () => req.destroy());
    req.once('error', () => resolve(NO_ANSWER));
    req.once('response', (res) => {
      let text = '';
      res.setEncoding('utf8');
      res.on('data', (chunk) => (text += chunk));
      res.once('close', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, text }));
    });
    req.end(sent.body);
  });

/** Sends `value` as JSON, or the body unchanged, and reads JSON. */
export const sendJson = async <T>(
  origin: string,
  { value, headers, body, ...sent }: Sent & { value?: unknown },
): Promise<Answered & { json: T | null }> => {
  const asJson = { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(value) };
  const answered = await send(origin, { ...sent, ...(value === undefined ? { headers, body } : asJson) });
  try {
    return { ...answered, json: JSON.parse(answered.text) as T };
  } catch {
    return { ...answered, json: null };
  }
};

export interface OpenConnection {
  status(): number;
  close(): void;
}

/** A request that stays open: an endless body, or a stream that is read without end. */
export const keepOpen = (origin: string, sent: Sent): OpenConnection => {
  const req = open(origin, sent);
  let status = 0;
  req.on('error', () => undefined);
  req.once('response', (res) => {
    status = res.statusCode ?? 0;
    res.on('error', () => undefined);
    res.resume();
  });
  if (sent.body === undefined) req.end();
  else req.write(sent.body);
  return { status: () => status, close: () => req.destroy() };
};

/** A multipart body with one file in the field `file`. */
export const fileBody = (
  name: string,
  type: string,
  content: Buffer,
): { headers: Record<string, string>; body: Buffer } => {
  const boundary = 'folkmoot-attack-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
};
