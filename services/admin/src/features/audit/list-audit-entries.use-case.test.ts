import type { StoredAuditEntry } from '../../entities/audit-entry';
import { councilOf, NOW, userOf } from '../../testing/samples';
import { testContext } from '../../testing/test-context';
import { keyedHashOf } from './chain';
import { listAuditEntriesAcrossCouncils } from './list-audit-entries.use-case';

const admin = testContext();

const linked = (overrides: Partial<StoredAuditEntry>): StoredAuditEntry => {
  const entry = {
    id: `e${overrides.position}`,
    action: 'council.changed',
    change: '',
    changedFields: [],
    createdAt: NOW,
    actor: { kind: 'user', id: 'u1', actingAs: null } as const,
    councilId: 'a',
    subject: { type: 'council', id: 'a' },
    position: 1,
    previousHash: '',
    ...overrides,
  };
  return { ...entry, hash: keyedHashOf(entry, 'k') };
};

test('audit entries name people, services and councils when these still exist', async () => {
  const { system, repositories } = admin;
  await repositories.councils.add(councilOf('a', { name: 'Riverside' }));
  await repositories.users.add(userOf('u1', { name: 'Amy' }));
  await repositories.audit.append(linked({ position: 1 }));
  await repositories.audit.append(linked({ position: 2, actor: { kind: 'user', id: 'gone', actingAs: 'b' } }));
  await repositories.audit.append(
    linked({ position: 3, actor: { kind: 'system', id: 'campaigns', actingAs: null }, councilId: null }),
  );
  await repositories.audit.append(linked({ position: 4, councilId: 'gone' }));
  const { items } = await listAuditEntriesAcrossCouncils(system, {});
  expect(items.map(({ id, actor, council }) => [id, actor.name, actor.email, council])).toEqual([
    ['e4', 'Amy', 'u1@council.example', { id: 'gone', name: '' }],
    ['e3', expect.stringMatching(/\w/), '', null],
    ['e2', expect.stringMatching(/\w/), '', { id: 'a', name: 'Riverside' }],
    ['e1', 'Amy', 'u1@council.example', { id: 'a', name: 'Riverside' }],
  ]);
  const page = await listAuditEntriesAcrossCouncils(system, { limit: 3 });
  expect((await listAuditEntriesAcrossCouncils(system, { cursor: page.nextCursor ?? '' })).items).toEqual([items[3]]);
});

describe('the chain', () => {
  it.each([
    ['action', { action: 'user.changed' }],
    ['change', { change: 'paused' }],
    ['time', { createdAt: new Date(0) }],
    ['actor', { actor: { kind: 'user', id: 'u2', actingAs: null } as const }],
    ['council acted in', { actor: { kind: 'user', id: 'u1', actingAs: 'b' } as const }],
    ['council', { councilId: 'b' }],
    ['subject', { subject: { type: 'council', id: 'b' } }],
    ['place', { position: 2, id: 'e1' }],
    ['entry before', { previousHash: 'other' }],
  ])('an entry with another %s has another hash', (_name, change) => {
    expect(linked({ position: 1, ...change }).hash).not.toBe(linked({ position: 1 }).hash);
  });
});
