import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  addCommitmentOperation,
  type Campaign,
  cancelEvidenceOperation,
  evidenceExportedEvent,
  evidenceFileOperation,
  getEvidenceKeysOperation,
  getEvidenceOperation,
  getReportLayoutOperation,
  listEvidenceOperation,
  rotateEvidenceKeyOperation,
  saveReportLayoutOperation,
  startEvidenceOperation,
  systemActor,
} from '@folkmoot/contracts';
import { verifierSource } from '@folkmoot/evidence';
import { manualClock, otherCouncil, ownCouncil, until, userActor } from '@folkmoot/service-kit/testing';
import { attackOn, openAttacked, receiveAll } from '../../testing/attacked-campaign';
import {
  publishCouncil,
  startAnotherInstance,
  startCampaigns,
  type TestCampaigns,
} from '../../testing/campaigns-service';
import { repositoriesOf } from '../../testing/contexts';

const as = userActor();
const stranger = userActor({ councilId: otherCouncil });
const DONE_MS = 60_000;
const AT = new Date('2026-03-02T09:00:00.000Z');
const HONEST = 30;

jest.setTimeout(DONE_MS * 2);

interface File {
  readonly name: string;
  readonly text: string;
}

/** Files of a pack, which is stored without compression. */
const filesOf = (pack: Uint8Array): File[] => {
  const zip = Buffer.from(pack);
  const files: File[] = [];
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
    const from = at + 30 + zip.readUInt16LE(at + 26);
    const end = from + zip.readUInt32LE(at + 22);
    files.push({ name: zip.toString('utf8', at + 30, from), text: zip.toString('utf8', from, end) });
    at = end;
  }
  return files;
};

const verify = (pack: Uint8Array, keys: unknown): { status: number | null; text: string } => {
  const folder = mkdtempSync(path.join(tmpdir(), 'evidence-'));
  writeFileSync(path.join(folder, 'verify.mjs'), verifierSource);
  writeFileSync(path.join(folder, 'pack.zip'), pack);
  writeFileSync(path.join(folder, 'keys.json'), JSON.stringify(keys));
  const words = ['verify.mjs', 'pack.zip', '--keys', 'keys.json'];
  const { status, stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, text: stdout };
};

describe('evidence packs', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    campaign = await openAttacked(service);
    await receiveAll(service, ownCouncil, attackOn(campaign.id, { honest: HONEST, copied: 0, at: AT }).people);
    await service.settled();
    service.forgetEvents();
  });

  const params = () => ({ campaignId: campaign.id });
  const ofPack = (evidenceId: string) => ({ ...params(), evidenceId });
  const start = async () => (await service.call(startEvidenceOperation, { as, params: params() })).body;
  const get = async (id: string) => (await service.call(getEvidenceOperation, { as, params: ofPack(id) })).body;
  const made = async () => {
    const { id } = await start();
    await until(async () => (await get(id)).state === 'done', DONE_MS);
    return id;
  };
  const download = (id: string) => service.call(evidenceFileOperation, { as, params: ofPack(id) });
  const keys = async () => (await service.call(getEvidenceKeysOperation, {})).body;

  test('a pack is made in the background, verified with the published keys, and audited', async () => {
    const id = await made();
    const view = await get(id);
    expect(view).toMatchObject({ state: 'done', done: view.total, error: null });
    const { bytes, headers } = await download(id);
    expect(headers.get('content-type')).toContain('application/zip');
    expect(bytes).toHaveLength(view.bytes ?? 0);
    expect(verify(bytes, await keys())).toMatchObject({ status: 0, text: expect.stringContaining('published key') });
    const changed = Buffer.from(bytes);
    const at = changed.indexOf('Do you agree with the plan?');
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(verify(changed, await keys())).toMatchObject({
      status: 1,
      text: expect.stringContaining('(survey-version) was changed'),
    });
    const changes = service.eventsOf(evidenceExportedEvent).map(({ payload }) => payload.change);
    expect(changes).toEqual(['started', 'downloaded']);
  });

  test('a pack has no response with its answers, no name of staff, and equal results', async () => {
    const body = { sentence: 'More benches', response: 'planned' as const, owner: 'Ada Lovelace' };
    await service.call(addCommitmentOperation, { as, params: params(), body });
    const { bytes } = await download(await made());
    const files = filesOf(bytes);
    const whole = files.map(({ text }) => text).join('\n');
    const { items } = await repositoriesOf(service, as).responses.list({ campaignId: campaign.id });
    for (const { id, answers } of items) {
      expect(whole).not.toContain(id);
      const written = answers.find(({ questionId }) => questionId === 'wish')?.answer;
      if (typeof written === 'string' && written.length > 20) expect(whole).not.toContain(written);
    }
    expect(whole).not.toContain(as.userId);
    const recordsIn = (name: string) =>
      (files.find((file) => file.name === name)?.text ?? '')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
    expect(recordsIn('responses.ndjson')).toMatchObject([
      { type: 'responses', body: { responses: HONEST, excluded: 0 } },
      { type: 'seals', body: { seals: expect.any(Array) } },
    ]);
    expect(recordsIn('results.ndjson').find(({ type }) => type === 'comparison')?.body).toEqual({
      responses: HONEST,
      different: [],
      arrivedMeanwhile: false,
    });
    expect(recordsIn('commitments.ndjson')).toMatchObject([
      { type: 'commitment', body: { sentence: 'More benches' } },
      { type: 'commitment-change', body: { response: 'planned', by: expect.stringMatching(/^staff \d$/) } },
    ]);
    expect(whole).not.toContain('Lovelace');
    expect(recordsIn('campaign.ndjson').map(({ type }) => type)).toContain('status');
    expect(files.find(({ name }) => name === 'statement.txt')?.text).toContain('30 responses were received.');
  });

  test('two packs have the same seals for the same responses', async () => {
    const sealsOf = async () =>
      filesOf((await download(await made())).bytes)
        .find(({ name }) => name === 'responses.ndjson')
        ?.text.match(/"seals":\[[^\]]*\]/)?.[0];
    const first = await sealsOf();
    expect(first?.length).toBeGreaterThan(HONEST * 40);
    expect(await sealsOf()).toBe(first);
  });

  test('a pack has the statement in Welsh too where the campaign reports in Welsh', async () => {
    const { body } = await service.call(getReportLayoutOperation, { as, params: params() });
    const { revision, title, filter, blocks } = body;
    const layout = { revision, title, filter, blocks, language: 'cy' };
    expect((await service.call(saveReportLayoutOperation, { as, params: params(), body: layout })).status).toBe(200);
    const { bytes } = await download(await made());
    const textOf = (name: string) => filesOf(bytes).find((file) => file.name === name)?.text ?? '';
    expect(textOf('statement.txt')).toContain('responses');
    expect(textOf('statement-cy.txt')).toContain('ymatebion');
    expect(textOf('statement-cy.txt')).not.toMatch(/responses|counted/);
    expect(verify(bytes, await keys())).toMatchObject({ status: 0, text: expect.stringContaining('published key') });
  });

  test('a pack of another council is not there', async () => {
    const id = await made();
    const asStranger = { as: stranger, params: ofPack(id) };
    expect(await service.call(startEvidenceOperation, { as: stranger, params: params() })).toMatchObject({
      status: 404,
    });
    expect(await service.call(listEvidenceOperation, { as: stranger, params: params() })).toMatchObject({
      status: 404,
    });
    expect(await service.call(getEvidenceOperation, asStranger)).toMatchObject({ status: 404 });
    expect(await service.call(evidenceFileOperation, asStranger)).toMatchObject({ status: 404 });
    expect(await service.call(cancelEvidenceOperation, asStranger)).toMatchObject({ status: 404 });
    const other = await openAttacked(service);
    const ofOther = { as, params: { campaignId: other.id, evidenceId: id } };
    expect(await service.call(getEvidenceOperation, ofOther)).toMatchObject({ status: 404 });
  });

  test('a pack is made again from its beginning when the service stopped in the middle', async () => {
    const { id } = await start();
    const { evidence } = repositoriesOf(service, as);
    await until(async () => (await get(id)).state === 'done', DONE_MS);
    const done = await evidence.get(campaign.id, id);
    await evidence.save({ ...done, state: 'running', done: 3, hash: null, bytes: null, dueAt: done.createdAt });
    const another = await startAnotherInstance(service);
    await until(async () => (await get(id)).state === 'done', DONE_MS);
    await another.stop();
    expect(verify((await download(id)).bytes, await keys())).toMatchObject({ status: 0 });
  });

  test('a cancelled pack has no file, and another one can be started', async () => {
    const { evidence } = repositoriesOf(service, as);
    const id = await made();
    const done = await evidence.get(campaign.id, id);
    const later = new Date(Date.now() + DONE_MS * 10);
    await evidence.save({ ...done, state: 'queued', hash: null, bytes: null, dueAt: later });
    expect((await start()).id).toBe(id);
    const cancelled = await service.call(cancelEvidenceOperation, { as, params: ofPack(id) });
    expect(cancelled.body).toMatchObject({ state: 'cancelled', bytes: null });
    expect(await download(id)).toMatchObject({ status: 410 });
    expect(await service.call(cancelEvidenceOperation, { as, params: ofPack(id) })).toMatchObject({ status: 409 });
    expect((await start()).id).not.toBe(id);
  });

  test('old public keys stay published when the key is rotated, and their packs stay valid', async () => {
    const { bytes } = await download(await made());
    const rotated = await service.call(rotateEvidenceKeyOperation, { as: systemActor('operator') });
    const published = await keys();
    expect(published.keys[0]).toEqual(rotated.body);
    expect(published.keys.filter(({ until: end }) => end === null)).toHaveLength(1);
    expect(verify(bytes, published)).toMatchObject({ status: 0 });
    const next = await download(await made());
    expect(verify(next.bytes, published).text).toContain(rotated.body.id);
  });
});

describe('keys of evidence', () => {
  test('a new key is made after a year', async () => {
    const clock = manualClock(AT);
    const service = await startCampaigns({}, clock);
    await publishCouncil(service, ownCouncil);
    const campaign = await openAttacked(service);
    const made = async () => {
      const { id } = (await service.call(startEvidenceOperation, { as, params: { campaignId: campaign.id } })).body;
      const params = { campaignId: campaign.id, evidenceId: id };
      const isDone = async () => (await service.call(getEvidenceOperation, { as, params })).body.state === 'done';
      await until(isDone, DONE_MS);
    };
    await made();
    clock.set(new Date('2027-03-05T09:00:00.000Z'));
    await made();
    const { keys } = (await service.call(getEvidenceKeysOperation, {})).body;
    expect(keys.map(({ until: end }) => end === null)).toEqual([true, false]);
    await service.stop();
  });
});
