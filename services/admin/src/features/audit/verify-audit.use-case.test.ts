import type { StoredAuditEntry } from '../../entities/audit-entry';
import { NOW } from '../../testing/samples';
import { testContext } from '../../testing/test-context';
import { keyedHashOf, SEALED_ACTION, unkeyedHashOf } from './chain';
import { verifyAuditAcrossCouncils } from './verify-audit.use-case';

const KEY = 'a key that the database has not';
type HashOf = (entry: Omit<StoredAuditEntry, 'hash'>) => string;
const keyed: HashOf = (entry) => keyedHashOf(entry, KEY);

const actionAt = (position: number, unkeyed: number): string =>
  unkeyed > 0 && position === unkeyed + 1 ? SEALED_ACTION : 'council.changed';

/** A chain of `length` entries. The first `unkeyed` of them are as a former version made them; the seal follows. */
const chainOf = (length: number, unkeyed = 0): StoredAuditEntry[] => {
  const chain: StoredAuditEntry[] = [];
  for (let position = 1; position <= length; position++) {
    const entry = {
      id: `e${position}`,
      action: actionAt(position, unkeyed),
      change: position === 2 ? 'renamed' : '',
      changedFields: position === 3 ? ['name'] : [],
      createdAt: NOW,
      actor: { kind: 'user', id: 'u1', actingAs: null } as const,
      councilId: 'a',
      subject: { type: 'council', id: 'a' },
      position,
      previousHash: chain.at(-1)?.hash ?? '',
    };
    chain.push({ ...entry, hash: position <= unkeyed ? unkeyedHashOf(entry) : keyed(entry) });
  }
  return chain;
};

const rehashed = (entry: StoredAuditEntry): StoredAuditEntry => ({ ...entry, hash: unkeyedHashOf(entry) });

/** Computes links, hashes and the head again from an entry on, as an attacker can without the key. */
const recomputedFrom = (chain: readonly StoredAuditEntry[], from: number, hashOf: HashOf = unkeyedHashOf) => {
  let previousHash = '';
  return chain.map((entry) => {
    const linked = { ...entry, previousHash };
    const written = entry.position < from ? entry : { ...linked, hash: hashOf(linked) };
    previousHash = written.hash;
    return written;
  });
};

type Tampering = (chain: StoredAuditEntry[]) => StoredAuditEntry[];

const at =
  (position: number, change: (entry: StoredAuditEntry) => StoredAuditEntry): Tampering =>
  (chain) =>
    chain.map((entry) => (entry.position === position ? change(entry) : entry));

const { system, repositoriesOf, units } = testContext();

/** The result for these entries and no others. */
const verify = async (
  entries: readonly StoredAuditEntry[],
  anchor: { position: number; hash: string } | null = null,
  noted: readonly { position: number; hash: string }[] = [],
) => {
  await units.empty();
  for (const entry of entries) await repositoriesOf().audit.append(entry);
  const heads = { read: async () => noted, add: async () => undefined };
  return verifyAuditAcrossCouncils(system, anchor, { auditKey: KEY, heads });
};

describe('the chain of audit entries', () => {
  it('an unchanged chain is valid and returns its head, also when it is empty', async () => {
    const chain = chainOf(5);
    const head = { position: 5, hash: chain[4]?.hash };
    expect(await verify(chain)).toEqual({ entries: 5, isWhole: true, brokenAt: null, problem: null, head });
    expect(await verify([])).toMatchObject({ entries: 0, isWhole: true });
  });

  it.each<[string, number, string, Tampering]>([
    ['with a changed action', 3, 'changed', at(3, (entry) => ({ ...entry, action: 'user.removed' }))],
    ['with a changed change', 2, 'changed', at(2, (entry) => ({ ...entry, change: 'deleted' }))],
    ['with a changed actor', 3, 'changed', at(3, (entry) => ({ ...entry, actor: { ...entry.actor, id: 'u2' } }))],
    ['with a changed time', 4, 'changed', at(4, (entry) => ({ ...entry, createdAt: new Date(0) }))],
    ['with a changed entry and a new hash', 3, 'changed', at(3, (entry) => rehashed({ ...entry, action: 'x' }))],
    ['without its first entry', 1, 'missing', (chain) => chain.slice(1)],
    ['without one entry', 3, 'missing', (chain) => chain.filter(({ position }) => position !== 3)],
  ])('the chain %s breaks at entry %i: %s', async (_name, brokenAt, problem, tamper) => {
    expect(await verify(tamper(chainOf(5)))).toMatchObject({ isWhole: false, brokenAt, problem });
  });

  it('a recorded entry is missing when the end of the chain was removed or the chain was rewritten', async () => {
    const chain = chainOf(5);
    const noted = { position: 5, hash: chain[4]?.hash ?? '' };
    expect(await verify(chain, noted)).toMatchObject({ isWhole: true });
    expect(await verify(chain.slice(0, 4), noted)).toMatchObject({ isWhole: false, problem: 'anchor' });
    expect(await verify(chain, { ...noted, hash: 'f'.repeat(64) })).toMatchObject({ brokenAt: 5, problem: 'anchor' });
  });

  const byAnother = at(3, (entry) => ({ ...entry, actor: { ...entry.actor, id: 'u2' } }));

  it('the chain is broken when an actor was changed and everything was computed again without the key', async () => {
    const changed = recomputedFrom(byAnother(chainOf(5)), 3);
    expect(await verify(changed)).toMatchObject({ isWhole: false, brokenAt: 3, problem: 'changed' });
    const guessed = recomputedFrom(byAnother(chainOf(5)), 3, (entry) => keyedHashOf(entry, 'another key'));
    expect(await verify(guessed)).toMatchObject({ isWhole: false, brokenAt: 3, problem: 'changed' });
    expect(await verify(recomputedFrom(byAnother(chainOf(5)), 1))).toMatchObject({ isWhole: false });
  });

  it('the chain is valid when a former version made its beginning and one keyed entry seals it', async () => {
    expect(await verify(chainOf(6, 3))).toMatchObject({ isWhole: true, entries: 6 });
  });

  it.each<[string, string, (chain: StoredAuditEntry[]) => StoredAuditEntry[]]>([
    [
      'an entry before the seal was changed',
      'unlinked',
      (chain) => {
        const before = recomputedFrom(byAnother(chain.slice(0, 3)), 3);
        return [...before, ...chain.slice(3)];
      },
    ],
    ['the seal and all later entries were computed again', 'changed', (chain) => recomputedFrom(byAnother(chain), 3)],
    ['the seal and all later entries were removed', 'head', (chain) => recomputedFrom(byAnother(chain.slice(0, 3)), 3)],
    ['the action of the seal was changed', 'changed', (chain) => at(4, (entry) => ({ ...entry, action: 'x' }))(chain)],
  ])('a sealed chain is broken when %s', async (_what, problem, tamper) => {
    expect(await verify(tamper(chainOf(6, 3)))).toMatchObject({ isWhole: false, problem });
  });

  it('the chain is broken when its end was removed after it was recorded outside', async () => {
    const chain = chainOf(5);
    const noted = [2, 5].map((position) => ({ position, hash: chain[position - 1]?.hash ?? '' }));
    expect(await verify(chain, null, noted)).toMatchObject({ isWhole: true });
    expect(await verify(chain.slice(0, 4), null, noted)).toMatchObject({ isWhole: false, problem: 'anchor' });
    const rewritten = [{ position: 2, hash: 'f'.repeat(64) }, ...noted];
    expect(await verify(chain, null, rewritten)).toMatchObject({ isWhole: false, brokenAt: 2, problem: 'anchor' });
  });
});
