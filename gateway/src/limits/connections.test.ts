import { setTimeout as pause } from 'node:timers/promises';
import { ask, openRaw, until } from '../testing/raw';
import { openStage, type Stage } from '../testing/stage';

let stage: Stage;
afterEach(() => stage.stop());

const openMany = (count: number, text = '', localAddress?: string) =>
  Promise.all(Array.from({ length: count }, () => openRaw(stage.url, text, localAddress)));

const isOpen = ({ destroyed }: { destroyed: boolean }): boolean => !destroyed;

describe('idle connections', () => {
  it('of a network that has too many make room for its new ones, the longest idle first', async () => {
    stage = await openStage({ CONNECTIONS_PER_NETWORK: '10' });
    const sockets = await openMany(15);
    expect(await until(() => sockets.filter(isOpen).length === 10)).toBe(true);
    expect((await ask(stage.url, '/riverside/survey/x')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
  it('of one network do not touch those of another', async () => {
    stage = await openStage({ CONNECTIONS_PER_NETWORK: '10' });
    const [other] = await openMany(1, '', '127.0.0.2');
    await openMany(30, '', '127.0.0.3');
    await pause(100);
    expect(other?.destroyed).toBe(false);
    other?.destroy();
  });
  it('of everybody make room when there are too many altogether', async () => {
    stage = await openStage({ MAX_CONNECTIONS: '20' });
    const sockets: { destroyed: boolean; destroy(): unknown }[] = [];
    for (let at = 1; at <= 30; at++) sockets.push(...(await openMany(1, '', `127.0.1.${at}`)));
    expect(await until(() => sockets.filter(isOpen).length <= 20)).toBe(true);
    expect((await ask(stage.url, '/riverside/survey/x')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
  it('are not counted by address behind a trusted proxy, which brings everybody', async () => {
    stage = await openStage({ CONNECTIONS_PER_NETWORK: '10', TRUSTED_PROXIES: '1' });
    const sockets = await openMany(30);
    await pause(100);
    expect(sockets.filter(isOpen)).toHaveLength(30);
    for (const socket of sockets) socket.destroy();
  });
});

describe('a connection with a request in hand', () => {
  it('is never closed to make room', async () => {
    stage = await openStage({ CONNECTIONS_PER_NETWORK: '5' });
    const answers: (() => void)[] = [];
    stage.answer.current = (_req, res) => void answers.push(() => res.end('late'));
    const asked = Array.from({ length: 5 }, () => ask(stage.url, '/api/campaigns'));
    expect(await until(() => answers.length === 5)).toBe(true);
    const more = await openMany(10);
    expect(await until(() => more.every(({ destroyed }) => destroyed))).toBe(true);
    for (const answer of answers) answer();
    expect((await Promise.all(asked)).map(({ text }) => text)).toEqual(Array(5).fill('late'));
  });
});
