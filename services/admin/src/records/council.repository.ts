import type { Council } from '@folkmoot/contracts';
import type { Listed } from './listed';
import type { StoredCouncil } from './views.domain';

export type CouncilChanges = Partial<Omit<StoredCouncil, 'id' | 'revision' | 'createdAt'>>;

export interface CouncilSearch {
  readonly q?: string | undefined;
  /** Deleted ones are found only by `deleted`. */
  readonly status?: Council['subscriptionStatus'] | 'deleted' | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface CouncilRepository {
  find(id: string): Promise<StoredCouncil | null>;
  /** Throws not_found. */
  get(id: string): Promise<StoredCouncil>;
  findMany(ids: readonly string[]): Promise<StoredCouncil[]>;
  /** The councils that are at these addresses, or were. */
  findBySlugs(slugs: readonly string[]): Promise<StoredCouncil[]>;
  /** Throws slug_taken for the address of another council, present or former. */
  add(council: Omit<StoredCouncil, 'revision'>): Promise<StoredCouncil>;
  /** Throws stale_revision, or slug_taken. */
  save(council: StoredCouncil, changes: CouncilChanges): Promise<StoredCouncil>;
  /**
   * Of several units that change the team of a council at the same time, lets one go on and the others run again.
   * Throws not_found.
   */
  holdTeam(id: string): Promise<void>;
  list(search: CouncilSearch): Promise<Listed<StoredCouncil>>;
  /** How many stand in each status; deleted ones are counted nowhere. */
  countByStatus(): Promise<Readonly<Record<Council['subscriptionStatus'], number>>>;
  /** Ids of those whose days are over, the longest first. */
  listToErase(now: Date): Promise<string[]>;
  /** For good. */
  delete(id: string): Promise<void>;
}
