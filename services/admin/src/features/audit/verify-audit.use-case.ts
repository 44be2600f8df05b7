import type { AuditVerification } from '@folkmoot/contracts';
import type { ChainHead, StoredAuditEntry } from '../../records/audit.repository';
import type { Deps } from '../../records/deps';
import { hashOfEntry } from './chain';

/** An entry that somebody noted earlier: its place and its hash. */
export type Anchor = ChainHead;

type Problem = NonNullable<AuditVerification['problem']>;

const START: ChainHead = { position: 0, hash: '' };

const problemOf = (entry: StoredAuditEntry, before: ChainHead, anchor: Anchor | null): Problem | null => {
  if (entry.position !== before.position + 1) return 'missing';
  if (entry.previousHash !== before.hash) return 'unlinked';
  if (entry.hash !== hashOfEntry(entry)) return 'changed';
  return anchor?.position === entry.position && anchor.hash !== entry.hash ? 'anchor' : null;
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
 * between breaks it; one cut off at its end is found when its place and hash were noted before (`anchor`).
 */
export const verifyAuditAcrossCouncils = async (
  { units }: Pick<Deps, 'units'>,
  anchor: Anchor | null = null,
): Promise<AuditVerification> => {
  const { audit } = units.readerAcrossCouncils();
  const { position, hash } = await audit.head();
  const head = { position, hash };
  let last = START;
  for await (const entry of audit.chain()) {
    if (last.position === head.position) break;
    const problem = problemOf(entry, last, anchor);
    if (problem) return broken(last, problem, head);
    last = { position: entry.position, hash: entry.hash };
  }
  if (last.position !== head.position || last.hash !== head.hash) return broken(last, 'head', head);
  if (anchor && anchor.position > last.position) return broken(last, 'anchor', head);
  return { entries: last.position, isWhole: true, brokenAt: null, problem: null, head };
};
