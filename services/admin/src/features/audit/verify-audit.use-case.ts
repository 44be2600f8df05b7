import type { Actor, AuditVerification } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { ChainHead, StoredAuditEntry } from '../../entities/audit-entry';
import type { AuditRecords, AuditTools } from './audit.types';
import { keyedHashOf, SEALED_ACTION, unkeyedHashOf } from './chain';

/** An entry that was recorded earlier: its position and its hash. */
export type Anchor = ChainHead;

type Problem = NonNullable<AuditVerification['problem']>;

const START: ChainHead = { position: 0, hash: '' };

/** The first record of a position wins. */
const byPosition = (anchors: readonly Anchor[]): ReadonlyMap<number, string> =>
  new Map([...anchors].reverse().map(({ position, hash }) => [position, hash]));

/** State of the walk: the previous entry, and whether entries are keyed from now on. */
interface Walk {
  readonly last: ChainHead;
  readonly isKeyed: boolean;
}

const problemOf = (
  entry: StoredAuditEntry,
  { last, isKeyed }: Walk,
  key: string,
  noted: ReadonlyMap<number, string>,
): Problem | null => {
  if (entry.position !== last.position + 1) return 'missing';
  if (entry.previousHash !== last.hash) return 'unlinked';
  if (entry.hash !== (isKeyed ? keyedHashOf(entry, key) : unkeyedHashOf(entry))) return 'changed';
  const anchor = noted.get(entry.position);
  return anchor !== undefined && anchor !== entry.hash ? 'anchor' : null;
};

/** A chain is keyed from its first entry, or from the entry that seals the part of a former version. */
const isKeyedFrom = (entry: StoredAuditEntry, { last, isKeyed }: Walk, key: string): boolean =>
  isKeyed || entry.action === SEALED_ACTION || (last.position === 0 && entry.hash === keyedHashOf(entry, key));

const endProblemOf = ({ last, isKeyed }: Walk, head: ChainHead, noted: ReadonlyMap<number, string>): Problem | null => {
  if (last.position !== head.position || last.hash !== head.hash) return 'head';
  // The chain ends unkeyed: somebody removed its seal.
  if (last.position > 0 && !isKeyed) return 'head';
  return [...noted.keys()].some((position) => position > last.position) ? 'anchor' : null;
};

const broken = (last: ChainHead, problem: Problem, head: ChainHead): AuditVerification => ({
  entries: last.position,
  isWhole: false,
  brokenAt: last.position + 1,
  problem,
  head,
});

/**
 * Walks the chain from its first entry to the head at the start of the walk. An entry that was changed, removed or
 * inserted breaks the chain, even if its hash was computed again without the key. Entries removed from the end are
 * found by heads recorded outside the database, by the service or by a person (`anchor`).
 */
export const verifyAuditAcrossCouncils = async (
  { acrossCouncils }: Context<AuditRecords, Actor>,
  anchor: Anchor | null,
  { auditKey, heads }: AuditTools,
): Promise<AuditVerification> => {
  const noted = byPosition([...(await heads.read()), ...(anchor ? [anchor] : [])]);
  const { audit } = acrossCouncils.reader();
  const { position, hash } = await audit.head();
  const head = { position, hash };
  let walk: Walk = { last: START, isKeyed: false };
  for await (const entry of audit.chain()) {
    if (walk.last.position === head.position) break;
    walk = { ...walk, isKeyed: isKeyedFrom(entry, walk, auditKey) };
    const problem = problemOf(entry, walk, auditKey, noted);
    if (problem) return broken(walk.last, problem, head);
    walk = { ...walk, last: { position: entry.position, hash: entry.hash } };
  }
  const { last } = walk;
  const problem = endProblemOf(walk, head, noted);
  if (problem) return broken(last, problem, head);
  return { entries: last.position, isWhole: true, brokenAt: null, problem: null, head };
};
