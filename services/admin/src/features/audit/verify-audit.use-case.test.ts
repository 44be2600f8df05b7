import type { StoredAuditEntry } from '../../records/audit.repository';
import { fakeDeps } from '../../testing/fake-deps.fake';
import { NOW } from '../../testing/samples';
import { hashOfEntry } from './chain';
import { verifyAuditAcrossCouncils } from './verify-audit.use-case';

const chainOf = (length: number): StoredAuditEntry[] => {
  const chain: StoredAuditEntry[] = [];
  for (let position = 1; position <= length; position++) {
    const entry = {
      id: `e${position}`,
      action: 'council.changed',
      change: position === 2 ? 'renamed' : '',
      changedFields: position === 3 ? ['name'] : [],
      createdAt: NOW,
      actor: { kind: 'user', id: 'u1', actingAs: null } as const,
      councilId: 'a',
      subject: { type: 'council', id: 'a' },
      position,
      previousHash: chain.at(-1)?.hash ?? '',
    };
    chain.push({ ...entry, hash: hashOfEntry(entry) });
  }
  return chain;
};

const rehashed = (entry: StoredAuditEntry): StoredAuditEntry => ({ ...entry, hash: hashOfEntry(entry) });

type Tampering = (chain: StoredAuditEntry[]) => StoredAuditEntry[];

const at =
  (position: number, change: (entry: StoredAuditEntry) => StoredAuditEntry): Tampering =>
  (chain) =>
    chain.map((entry) => (entry.position === position ? change(entry) : entry));

const verify = async (
  entries: readonly StoredAuditEntry[],
  anchor: { position: number; hash: string } | null = null,
) => {
  const { deps, repositories } = fakeDeps();
  for (const entry of entries) await repositories.audit.append(entry);
  return verifyAuditAcrossCouncils(deps, anchor);
};

describe('the chain of audit entries', () => {
  it('as it was written, is whole and tells its head; so is an empty one', async () => {
    const chain = chainOf(5);
    const head = { position: 5, hash: chain[4]?.hash };
    expect(await verify(chain)).toEqual({ entries: 5, isWhole: true, brokenAt: null, problem: null, head });
    expect(await verify([])).toMatchObject({ entries: 0, isWhole: true });
  });

  it.each<[string, number, string, Tampering]>([
    ['with an action rewritten', 3, 'changed', at(3, (entry) => ({ ...entry, action: 'user.removed' }))],
    ['with a change rewritten', 2, 'changed', at(2, (entry) => ({ ...entry, change: 'deleted' }))],
    ['with an actor rewritten', 3, 'changed', at(3, (entry) => ({ ...entry, actor: { ...entry.actor, id: 'u2' } }))],
    ['with a time rewritten', 4, 'changed', at(4, (entry) => ({ ...entry, createdAt: new Date(0) }))],
    [
      'with an entry rewritten and its hash made anew',
      4,
      'unlinked',
      at(3, (entry) => rehashed({ ...entry, action: 'x' })),
    ],
    ['with the first entry taken out', 1, 'missing', (chain) => chain.slice(1)],
    ['with an entry taken out', 3, 'missing', (chain) => chain.filter(({ position }) => position !== 3)],
  ])('%s, breaks at entry %i: %s', async (_name, brokenAt, problem, tamper) => {
    expect(await verify(tamper(chainOf(5)))).toMatchObject({ isWhole: false, brokenAt, problem });
  });

  it('cut off at its end, or written anew, does not hold an entry that was noted before', async () => {
    const chain = chainOf(5);
    const noted = { position: 5, hash: chain[4]?.hash ?? '' };
    expect(await verify(chain, noted)).toMatchObject({ isWhole: true });
    expect(await verify(chain.slice(0, 4), noted)).toMatchObject({ isWhole: false, problem: 'anchor' });
    expect(await verify(chain, { ...noted, hash: 'f'.repeat(64) })).toMatchObject({ brokenAt: 5, problem: 'anchor' });
  });
});
