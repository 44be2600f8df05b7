import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  councilChangedEvent,
  reportExportedEvent,
  updateCouncilOperation,
  verifyAuditOperation,
} from '@folkmoot/contracts';
import { ownCouncil, signedEvent, userActor } from '@folkmoot/service-kit/testing';
import type { StoredAuditEntry } from '../../entities/audit-entry';
import { chainOf } from '../../testing/audit-chain';
import { type AdminTestService, makeCouncils, runJob, startAdminService } from '../../testing/fixtures';
import { SEALED_ACTION, unkeyedHashOf } from './chain';

const system = userActor({ role: 'system_admin', councilId: null });
let service: AdminTestService;
beforeEach(async () => {
  service = await startAdminService();
  await makeCouncils(service);
});
afterEach(() => service.stop());

const chain = () => chainOf(service);
const change = async (userId: string, councilId: string, name: string) => {
  await service.call(updateCouncilOperation, { as: userActor({ userId, councilId }), body: { name } });
  await service.settled();
};

describe('the activity log', () => {
  /** Changes that are possible with write access to the database alone. */
  const rewrite = async (change: (entries: StoredAuditEntry[]) => void) => {
    const entries = await chain();
    change(entries);
    let previousHash = '';
    for (const entry of entries) {
      const linked = { ...entry, previousHash };
      previousHash = unkeyedHashOf(linked);
      const { id, ...fields } = { ...linked, hash: previousHash };
      await service.connection.collection<{ _id: string }>('auditEntries').replaceOne({ _id: id }, fields);
    }
    const head = { position: entries.length, hash: previousHash };
    await service.connection.collection('auditHead').updateOne({}, { $set: head });
  };
  const verification = async () => (await service.call(verifyAuditOperation, { as: system })).body;

  it('an entry is found changed when somebody with database access changed an actor and computed all hashes again', async () => {
    await change('amy', ownCouncil, 'One');
    await change('amy', ownCouncil, 'Two');
    await rewrite((entries) => {
      const last = entries.at(-1);
      if (last) Object.assign(last, { actor: { kind: 'user', id: 'ben', actingAs: null } });
    });
    expect(await verification()).toMatchObject({ isWhole: false });
  });

  it('an event gets no entry when somebody wrote it into an outbox in the database', async () => {
    await change('amy', ownCouncil, 'One');
    const before = await chain();
    const [event] = service.eventsOf(councilChangedEvent);
    const { signature: _, ...rest } = event as NonNullable<typeof event>;
    const forged = { ...rest, id: 'forged', actor: { kind: 'user', id: 'ben', actingAs: null } };
    const entries = [
      { envelope: forged, _id: 'forged' },
      { envelope: { ...forged, id: 'resigned', signature: event?.signature }, _id: 'resigned' },
      { envelope: { ...forged, id: 'old', occurredAt: '2020-01-01T00:00:00.000Z' }, _id: 'old' },
    ];
    for (const entry of entries)
      await service.connection
        .collection<{ _id: string }>('outbox')
        .insertOne({ ...entry, dueAt: new Date() } as never);
    await service.settled();
    expect(await chain()).toEqual(before);
    const letters = await service.deadLetters.list('admin.audit');
    expect(letters.map(({ envelope }) => envelope?.id).sort()).toEqual(['forged', 'old', 'resigned']);
    expect(await verification()).toMatchObject({ isWhole: true });
  });

  it("an entry names the service when a service claims a user's action without proof", async () => {
    const payload = { campaignId: 'c1', change: 'csv' as const, responses: 3 };
    const aggregate = { type: 'campaign', id: 'c1', revision: 1 };
    const origin = { now: service.clock.now(), councilId: ownCouncil, actor: userActor({ userId: 'ben' }) };
    await service.publish(signedEvent(reportExportedEvent, { aggregate, payload }, origin));
    expect((await chain()).at(-1)).toMatchObject({
      action: 'report.exported',
      actor: { kind: 'system', id: 'campaigns', actingAs: null },
    });
  });

  it('the log of a former version is sealed at the start by one entry, and later entries follow it', async () => {
    await change('amy', ownCouncil, 'One');
    await rewrite(() => undefined);
    const before = await chain();
    const { stop, ...again } = await startAdminService({ beside: service });
    await again.settled();
    const sealed = await chain();
    expect(sealed).toHaveLength(before.length + 1);
    expect(sealed.at(-1)).toMatchObject({ action: SEALED_ACTION, previousHash: before.at(-1)?.hash });
    expect(await verification()).toMatchObject({ isWhole: true });
    await change('amy', ownCouncil, 'Two');
    const after = await chain();
    expect(after.filter(({ action }) => action === SEALED_ACTION)).toHaveLength(1);
    expect(after.length).toBeGreaterThan(sealed.length);
    expect(await verification()).toMatchObject({ isWhole: true });
    await stop();
  });
});

describe('the end of the log', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'folkmoot-heads-'));
  const file = path.join(folder, 'audit-heads.log');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('the end of the log is written to a file and mailed, and removed entries are found by it', async () => {
    const noting = await startAdminService({ auditHeadsFile: file, auditHeadsMail: 'auditor@example.org' });
    await makeCouncils(noting);
    await noting.call(updateCouncilOperation, { as: userActor(), body: { name: 'One' } });
    await noting.settled();
    const verify = async () => (await noting.call(verifyAuditOperation, { as: system })).body;
    await noting.connection.collection('auditHead').findOne({});
    const { head } = await verify();
    await runJob(noting, 'admin.note-audit-head');
    expect(readFileSync(file, 'utf8')).toContain(` ${head.position}:${head.hash}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(noting.mails.at(-1)).toMatchObject({
      to: 'auditor@example.org',
      text: expect.stringContaining(`${head.position}:${head.hash}`),
    });
    await noting.connection.collection('auditEntries').deleteOne({ position: head.position });
    const [before] = await noting.connection
      .collection<{ _id: string; position: number; hash: string }>('auditEntries')
      .find()
      .sort({ position: -1 })
      .toArray();
    const shorter = { position: before?.position ?? 0, hash: before?.hash ?? '' };
    await noting.connection.collection('auditHead').updateOne({}, { $set: shorter });
    expect(await verify()).toMatchObject({ isWhole: false, problem: 'anchor' });
    await noting.stop();
  });
});
