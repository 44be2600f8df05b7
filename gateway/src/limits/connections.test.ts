import { setTimeout as pause } from 'node:timers/promises';
import { ask, openRaw, until } from '../testing/raw';
import { startTestGateway, type TestGateway } from '../testing/test-gateway';

let gateway: TestGateway;
afterEach(() => gateway.stop());

const openMany = (count: number, text = '', localAddress?: string) =>
  Promise.all(Array.from({ length: count }, () => openRaw(gateway.url, text, localAddress)));

const isOpen = ({ destroyed }: { destroyed: boolean }): boolean => !destroyed;

describe('idle connections', () => {
  it('are closed for new ones when their network has too many, the longest idle first', async () => {
    gateway = await startTestGateway({ CONNECTIONS_PER_NETWORK: '10' });
    const sockets = await openMany(15);
    expect(await until(() => sockets.filter(isOpen).length === 10)).toBe(true);
    expect((await ask(gateway.url, '/riverside/survey/x')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
  it('of one network do not affect another network', async () => {
    gateway = await startTestGateway({ CONNECTIONS_PER_NETWORK: '10' });
    const [other] = await openMany(1, '', '127.0.0.2');
    const sockets = await openMany(30, '', '127.0.0.3');
    expect(await until(() => sockets.filter(isOpen).length === 10)).toBe(true);
    expect(other?.destroyed).toBe(false);
    for (const socket of [...sockets, other]) socket?.destroy();
  });
  it('are closed for new ones when there are too many in total', async () => {
    gateway = await startTestGateway({ MAX_CONNECTIONS: '20' });
    const sockets: { destroyed: boolean; destroy(): unknown }[] = [];
    for (let at = 1; at <= 30; at++) sockets.push(...(await openMany(1, '', `127.0.1.${at}`)));
    expect(await until(() => sockets.filter(isOpen).length <= 20)).toBe(true);
    expect((await ask(gateway.url, '/riverside/survey/x')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
  it('are not counted by address behind a trusted proxy, because all visitors share it', async () => {
    gateway = await startTestGateway({ CONNECTIONS_PER_NETWORK: '10', TRUSTED_PROXIES: '1' });
    const sockets = await openMany(30);
    await pause(100);
    expect(sockets.filter(isOpen)).toHaveLength(30);
    for (const socket of sockets) socket.destroy();
  });
});

describe('a connection with an active request', () => {
  it('is never closed for a new connection', async () => {
    gateway = await startTestGateway({ CONNECTIONS_PER_NETWORK: '5' });
    const answers: (() => void)[] = [];
    gateway.answer.current = (_req, res) => void answers.push(() => res.end('late'));
    const requests = Array.from({ length: 5 }, () => ask(gateway.url, '/api/campaigns'));
    expect(await until(() => answers.length === 5)).toBe(true);
    const more = await openMany(10);
    expect(await until(() => more.every(({ destroyed }) => destroyed))).toBe(true);
    for (const answer of answers) answer();
    expect((await Promise.all(requests)).map(({ text }) => text)).toEqual(Array(5).fill('late'));
  });
});
