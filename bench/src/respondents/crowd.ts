/**
 * @file Clients that occupy a gateway without useful requests, in their own process. PORT, IDLE, BODIES and STREAMS
 * configure them.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const { PORT = '0', IDLE = '0', BODIES = '0', STREAMS = '0' } = process.env;
/** Number of different client addresses. */
const NETWORKS = 20;
const CAMPAIGNS = 20;
const SESSIONS = 100;
const AT_ONCE = 200;
const BODY_BYTES = 64 * 1024;
/** Slightly more bytes than the minimum rate. */
const PART = 'x'.repeat(1_100);
const PART_MS = 1_000;

const open = async (at: number, text: string): Promise<Socket> => {
  const localAddress = `127.0.1.${1 + (at % NETWORKS)}`;
  const socket = connect({ port: Number(PORT), host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect').catch(() => undefined);
  socket.write(text);
  return socket;
};

const openMany = async (count: number, textOf: (at: number) => string): Promise<Socket[]> => {
  const sockets: Socket[] = [];
  for (let at = 0; at < count; at += AT_ONCE) {
    const part = Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, index) =>
      open(at + index, textOf(at + index)),
    );
    sockets.push(...(await Promise.all(part)));
  }
  return sockets;
};

const HEAD = 'HTTP/1.1\r\nHost: localhost\r\n';
const idle = await openMany(Number(IDLE), () => `GET /healthz ${HEAD}\r\n`);
const streams = await openMany(Number(STREAMS), (at) => {
  const session = `S${at % SESSIONS}`.padEnd(43, 'x');
  return `GET /api/campaigns/c${at % CAMPAIGNS}/live ${HEAD}Cookie: folkmoot_session=${session}\r\n\r\n`;
});
const bodies = await openMany(
  Number(BODIES),
  () =>
    `POST /api/public/surveys/campaign_bench/responses ${HEAD}Content-Type: application/json\r\nContent-Length: ${BODY_BYTES}\r\n\r\n{`,
);
setInterval(() => {
  for (const socket of bodies) if (socket.writable) socket.write(PART);
}, PART_MS);

const openOf = (sockets: readonly Socket[]): number => sockets.filter(({ destroyed }) => !destroyed).length;
process.on('message', () => process.send?.({ idle: openOf(idle), streams: openOf(streams), bodies: openOf(bodies) }));
process.send?.('here');
