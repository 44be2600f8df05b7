import type { Deps } from '../../records/deps';
import type { NotedHeads } from './noted-heads';

export interface AuditDeps extends Deps {
  /** Makes the links of the chain. */
  readonly auditKey: string;
  readonly heads: NotedHeads;
}
