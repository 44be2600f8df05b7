import type { AuditVerification } from '@folkmoot/contracts';
import type { ChainHead, StoredAuditEntry } from '../../records/audit.repository';
import type { AuditDeps } from './audit.deps';
import { keyedHashOf, SEALED_ACTION, unkeyedHashOf } from './chain';

/** An entry that somebody noted earlier: its place and its hash. */
export type Anchor = ChainHead;

type Problem = NonNullable<AuditVerification['problem']>;

const START: ChainHead = { position: 0, hash: '' };

/** The first that was noted for a place counts. */
const byPosition = (anchors: readonly Anchor[]): ReadonlyMap<number, string> =>
  new Map([...anchors].reverse().map(({ position, hash }) => [position, hash]));

/** Where the walk is: the entry before, and whether entries are made with the key by now. */
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

/** A chain has the key from its first entry on, or from the one that seals what a former version wrote. */
const isKeyedFrom = (entry: StoredAuditEntry, { last, isKeyed }: Walk, key: string): boolean =>
  isKeyed || entry.action === SEALED_ACTION || (last.position === 0 && entry.hash === keyedHashOf(entry, key));

const endProblemOf = ({ last, isKeyed }: Walk, head: ChainHead, noted: ReadonlyMap<number, string>): Problem | null => {
  if (last.position !== head.position || last.hash !== head.hash) return 'head';
  // A chain that ends without the key: somebody took away what sealed it.
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
 * Walks the chain from its first entry to the head that it had when the walk began. An entry changed, taken out or put in
 * between breaks it, also when its hash was made anew without the key; one cut off at its end is found by what was
 * noted outside the database before, by the service itself or by somebody (`anchor`).
 */
export const verifyAuditAcrossCouncils = async (
  { units, auditKey, heads }: Pick<AuditDeps, 'units' | 'auditKey' | 'heads'>,
  anchor: Anchor | null = null,
): Promise<AuditVerification> => {
  const noted = byPosition([...(await heads.read()), ...(anchor ? [anchor] : [])]);
  const { audit } = units.readerAcrossCouncils();
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
