import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { userActor } from '@folkmoot/service-kit/testing';
import { startTestGateway, type TestGateway } from '../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.stop());

const signedIn = { cookie: 'folkmoot_session=s1' };
const get = (headers: Record<string, string> = {}) => fetch(`${gateway.url}/remotes.json`, { headers });
const jsonOf = async <T>(response: Response): Promise<T> => (await response.json()) as T;

describe('the remote registry', () => {
  const entry = {
    name: 'mf-x',
    version: '2',
    manifest: '/remotes/mf-x/2/m.json',
    descriptor: '/remotes/mf-x/2/remote.json',
  };
  const read = async () =>
    (await jsonOf<{ remotes: { version: string }[] }>(await get())).remotes.map(({ version }) => version);
  it('a changed line is served without a restart, and a broken file keeps the last good registry', async () => {
    expect(await read()).toEqual([]);
    writeFileSync(path.join(gateway.dir, 'remotes.json'), JSON.stringify({ remotes: [entry] }));
    await pause(600);
    expect(await read()).toEqual(['2']);
    writeFileSync(path.join(gateway.dir, 'remotes.json'), '{ half');
    await pause(600);
    expect(await read()).toEqual(['2']);
  });
  it('is specific to the council when a release is on trial there, and has a Vary header for caches', async () => {
    gateway.sessions.set('s1', userActor({ councilId: 'council_own' }));
    const { name: _name, ...fields } = { ...entry, version: '3' };
    const line = { ...entry, canary: { ...fields, councils: ['council_own'] } };
    writeFileSync(path.join(gateway.dir, 'remotes.json'), JSON.stringify({ remotes: [line] }));
    const tried = await get(signedIn);
    expect(tried.headers.get('vary')).toContain('cookie');
    expect(await jsonOf(tried)).toEqual({ remotes: [{ ...entry, version: '3' }] });
    expect(await read()).toEqual(['2']);
  });
  it('is answered 304 when it is unchanged, and compressed when the client accepts it', async () => {
    writeFileSync(path.join(gateway.dir, 'remotes.json'), JSON.stringify({ remotes: [entry] }));
    const first = await get({ 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(await jsonOf(first)).toEqual({ remotes: [entry] });
    const again = await get({ 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get({ 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
  });
});
