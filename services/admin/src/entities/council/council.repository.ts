import type { Council } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';
import type { StoredCouncil } from './views.domain';

export type CouncilChanges = Partial<Omit<StoredCouncil, 'id' | 'revision' | 'createdAt'>>;

export interface CouncilSearch {
  readonly q?: string | undefined;
  /** Deleted councils are found only by `deleted`. */
  readonly status?: Council['subscriptionStatus'] | 'deleted' | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface CouncilRepository {
  find(id: string): Promise<StoredCouncil | null>;
  /** Throws not_found. */
  get(id: string): Promise<StoredCouncil>;
  findMany(ids: readonly string[]): Promise<StoredCouncil[]>;
  /** The councils with these present or former addresses. */
  findBySlugs(slugs: readonly string[]): Promise<StoredCouncil[]>;
  /** Throws slug_taken when another council has the address, now or formerly. */
  add(council: Omit<StoredCouncil, 'revision'>): Promise<StoredCouncil>;
  /** Throws stale_revision, or slug_taken. */
  save(council: StoredCouncil, changes: CouncilChanges): Promise<StoredCouncil>;
  /** Serialises units that change the team of a council: one commits, the others are retried. Throws not_found. */
  holdTeam(id: string): Promise<void>;
  list(search: CouncilSearch): Promise<Listed<StoredCouncil>>;
  /** Number of councils per status, without deleted ones. */
  countByStatus(): Promise<Readonly<Record<Council['subscriptionStatus'], number>>>;
  /** Ids of councils whose restore period is over, oldest first. */
  listToErase(now: Date): Promise<string[]>;
  /** When the next restore period is over. Null when no council is deleted. */
  findNextErasureAt(): Promise<Date | null>;
  /** Councils with higher ids, deleted ones too, in the order of their ids. */
  listAfter(afterId: string, limit: number): Promise<StoredCouncil[]>;
  /** Deletes permanently. */
  delete(id: string): Promise<void>;
}
