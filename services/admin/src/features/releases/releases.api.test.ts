import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type LoadReport,
  listAuditEntriesOperation,
  listReleasesOperation,
  releaseRolledBackEvent,
  reportRemoteLoadsOperation,
  rollBackReleaseOperation,
} from '@folkmoot/contracts';
import { canary, changeRegistryFile, live, type RegistryChange } from '@folkmoot/service-kit';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { type AdminTestService, makeCouncils, startAdminService } from '../../testing/fixtures';

const REMOTE = 'mf-trees';
const MINUTE_MS = 60_000;
const system = userActor({ role: 'system_admin', councilId: null });
const person = (number: number, councilId = ownCouncil) => userActor({ userId: `user_${number}`, councilId });

const dir = mkdtempSync(path.join(tmpdir(), 'folkmoot-releases-'));
const registry = path.join(dir, 'remotes.json');
let service: AdminTestService;
let replica: AdminTestService;
beforeAll(async () => {
  service = await startAdminService({ staticDir: dir });
  replica = await startAdminService({ staticDir: dir, beside: service });
});
afterAll(async () => {
  await replica.stop();
  await service.stop();
  rmSync(dir, { recursive: true, force: true });
});

const upload = (version: string): void => {
  const folder = path.join(dir, 'remotes', REMOTE, version);
  mkdirSync(folder, { recursive: true });
  const manifest = { metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } }, exposes: [] };
  const descriptor = { name: REMOTE, title: 'Trees', shellSdk: '^0.1.0', routes: [], navigation: [] };
  writeFileSync(path.join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(descriptor));
  writeFileSync(path.join(folder, 'remoteEntry.js'), '');
};
const change = (made: RegistryChange) => changeRegistryFile({ staticDir: dir, registry }, REMOTE, made);
const canaryFor = (councils: string[], percent?: number) => canary('2', { councils, percent }, service.clock.now());

beforeEach(async () => {
  // Either replica may have announced events of the former test.
  await Promise.all([service.settled(), replica.settled()]);
  replica.forgetEvents();
  await service.empty();
  await makeCouncils(service);
  for (const version of ['1', '2']) upload(version);
  writeFileSync(registry, '{"remotes":[]}');
  await change(live('1', service.clock.now()));
});

/** One request with several reports, to one of two replicas. */
const report = (number: number, outcomes: LoadReport['outcome'][], version = '2', councilId = ownCouncil) =>
  (number % 2 ? replica : service).call(reportRemoteLoadsOperation, {
    as: person(number, councilId),
    body: { loads: outcomes.map((outcome) => ({ remote: REMOTE, version, outcome })) },
  });
const fine = (times: number): LoadReport['outcome'][] => Array.from({ length: times }, () => 'loaded');
const broken = (times: number): LoadReport['outcome'][] => Array.from({ length: times }, () => 'not_loaded');

const listed = async () => {
  const { items } = (await service.call(listReleasesOperation, { as: system })).body;
  return items.find(({ remote }) => remote === REMOTE);
};
const rollBacks = async () => {
  await Promise.all([service.settled(), replica.settled()]);
  const events = [...service.eventsOf(releaseRolledBackEvent), ...replica.eventsOf(releaseRolledBackEvent)];
  return events.map(({ payload: { version, change: cause, counts } }) => ({ version, cause, counts }));
};

describe('releases', () => {
  it('are listed with their audience and with the loads and errors of the last ten minutes, from all replicas', async () => {
    await change(canaryFor([ownCouncil], 25));
    await report(1, [...fine(3), 'crashed']);
    await report(2, fine(2), '1', otherCouncil);
    service.clock.advance(5 * MINUTE_MS);
    await report(2, broken(1));
    expect(await listed()).toMatchObject({
      live: { version: '1', recent: { loads: 2, errors: 0 } },
      canary: {
        version: '2',
        recent: { loads: 4, errors: 2 },
        percent: 25,
        councils: [{ id: ownCouncil, name: expect.stringMatching(/./) }],
      },
      previous: null,
      lastRollBack: null,
    });
    service.clock.advance(7 * MINUTE_MS);
    expect((await listed())?.canary?.recent).toEqual({ loads: 1, errors: 1 });
  });

  it('a canary that fails is withdrawn once, is audited, and can be given again by hand', async () => {
    await change(canaryFor([ownCouncil]));
    for (const number of [1, 2, 3, 4]) await report(number, fine(4));
    await report(1, broken(1));
    expect((await listed())?.canary?.version).toBe('2');
    await Promise.all([report(2, broken(2)), report(3, broken(2)), report(4, broken(2))]);
    expect(await listed()).toMatchObject({ canary: null, lastRollBack: { version: '2', cause: 'automatic' } });
    expect(await rollBacks()).toEqual([
      { version: '2', cause: 'automatic', counts: { loads: expect.any(Number), errors: expect.any(Number) } },
    ]);
    const { items } = (await service.call(listAuditEntriesOperation, { as: system })).body;
    expect(items.filter(({ action }) => action === releaseRolledBackEvent.type)).toMatchObject([
      { change: 'automatic', actor: { kind: 'system' }, subject: { type: 'release', id: `${REMOTE} 2` } },
    ]);
    service.clock.advance(MINUTE_MS);
    await change(canaryFor([ownCouncil]));
    for (const number of [1, 2, 3, 4]) await report(number, broken(8));
    expect((await listed())?.canary?.version).toBe('2');
    expect(await rollBacks()).toHaveLength(1);
  });

  it('a new release for everybody goes back to the one before, and an old one does not', async () => {
    await change(live('2', service.clock.now()));
    for (const number of [1, 2, 3, 4]) await report(number, [...fine(4), 'not_loaded']);
    expect(await listed()).toMatchObject({ live: { version: '1' }, previous: null });
    await change(live('2', new Date(service.clock.now().getTime() - 25 * 60 * MINUTE_MS)));
    for (const number of [1, 2, 3, 4]) await report(number, broken(9));
    expect((await listed())?.live.version).toBe('2');
  });

  it('the errors of one person never withdraw a release, and of each person ten loads are counted', async () => {
    await change(canaryFor([ownCouncil]));
    for (const number of [2, 3, 4, 5]) await report(number, fine(10));
    for (let times = 0; times < 5; times += 1) await report(1, broken(10));
    expect((await listed())?.canary?.recent).toEqual({ loads: 50, errors: 10 });
    expect(await rollBacks()).toEqual([]);
  });

  it('a release is not reported by staff who are not served it, nor by people who are not signed in', async () => {
    await change(canaryFor([ownCouncil]));
    for (const number of [1, 2, 3, 4]) expect((await report(number, broken(9), '2', otherCouncil)).status).toBe(204);
    await report(1, fine(1), 'unknown');
    expect((await listed())?.canary?.recent).toEqual({ loads: 0, errors: 0 });
    const body = { loads: [{ remote: REMOTE, version: '2', outcome: 'not_loaded' as const }] };
    expect((await service.call(reportRemoteLoadsOperation, { body })).status).toBe(401);
  });

  it('a roll back by hand withdraws the canary or the live release, and refuses what is not served', async () => {
    const rollBack = async (version: string, as = system) =>
      (await service.call(rollBackReleaseOperation, { as, params: { remote: REMOTE }, body: { version } })).status;
    expect([await rollBack('1'), await rollBack('9')]).toEqual([409, 404]);
    await change(canaryFor([ownCouncil]));
    expect(await rollBack('2', person(1))).toBe(403);
    expect(await rollBack('2')).toBe(204);
    expect((await listed())?.canary).toBeNull();
    await change(live('2', service.clock.now()));
    expect(await rollBack('2')).toBe(204);
    expect(await listed()).toMatchObject({ live: { version: '1' }, lastRollBack: { version: '2', cause: 'by_hand' } });
    expect((await rollBacks()).map(({ cause }) => cause)).toEqual(['by_hand', 'by_hand']);
  });

  it('a registry with another program at work is left alone, and the administrator reads why', async () => {
    await change(canaryFor([ownCouncil]));
    const before = readFileSync(registry, 'utf8');
    writeFileSync(`${registry}.lock`, '');
    const body = { version: '2' };
    const { status, body: answer } = await service.call(rollBackReleaseOperation, {
      as: system,
      params: { remote: REMOTE },
      body,
    });
    expect([status, answer.code]).toEqual([503, 'registry_not_writable']);
    expect(readFileSync(registry, 'utf8')).toBe(before);
    rmSync(`${registry}.lock`);
  }, 30_000);
});
