import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 20;
const WITHIN_MS = 20_000;

/** Opens a connection that can send bytes that no HTTP client would send. */
export const openRaw = async (
  url: string,
  text = '',
  localAddress?: string,
): Promise<Socket & { received: string }> => {
  const { port } = new URL(url);
  const options = { port: Number(port), host: '127.0.0.1', ...(localAddress ? { localAddress } : {}) };
  const socket = Object.assign(connect(options), { received: '' });
  socket.on('error', () => undefined);
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    socket.received += chunk;
  });
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
};

/** The answer to a raw text, after the connection is closed or no more bytes arrive. */
export const sendRaw = async (url: string, text: string): Promise<string> => {
  const socket = await openRaw(url, text);
  const closed = once(socket, 'close');
  await until(async () => {
    await Promise.race([closed, pause(LOOK_MS)]);
    return socket.destroyed || socket.received.includes('\r\n\r\n');
  });
  socket.destroy();
  return socket.received;
};

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Like fetch, but with any header, also `Host`. */
export const ask = (
  url: string,
  where: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string | string[]> } = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(url);
    const outgoing = request({ host: '127.0.0.1', port, path: where, method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });

/** Waits until the condition is true. False when it is not true within 20 seconds, which only a failing test waits for. */
export const until = async (isMet: () => boolean | Promise<boolean>): Promise<boolean> => {
  const deadline = Date.now() + WITHIN_MS;
  while (!(await isMet())) {
    if (Date.now() > deadline) return false;
    await pause(LOOK_MS);
  }
  return true;
};
