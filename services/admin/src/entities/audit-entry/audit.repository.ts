import type { ActorRef } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';

/** One action by an actor. Names are resolved when the log is read, so erasing a name does not break the chain. */
export interface StoredAuditEntry {
  /** The event's id. */
  readonly id: string;
  readonly action: string;
  /** Details of the action where its name is not enough. Usually empty. */
  readonly change: string;
  /** Names of the changed fields, where the event has them. Never their values. */
  readonly changedFields: readonly string[];
  readonly createdAt: Date;
  readonly actor: ActorRef;
  readonly councilId: string | null;
  readonly subject: { readonly type: string; readonly id: string };
  /** The position in the chain, from 1. */
  readonly position: number;
  readonly previousHash: string;
  readonly hash: string;
}

export interface ChainHead {
  readonly position: number;
  readonly hash: string;
}

export interface AuditFilter {
  readonly councilId?: string | undefined;
  readonly actorId?: string | undefined;
  readonly action?: string | undefined;
  /** Any of these. Ignored when there is an action. */
  readonly actions?: readonly string[] | undefined;
  readonly subjectType?: string | undefined;
  readonly subjectId?: string | undefined;
  /** Any of these. */
  readonly subjectIds?: readonly string[] | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
  /** Entries whose action contains the text, or that contain one of the ids. */
  readonly anyOf?: { readonly text: string; readonly ids: readonly string[] } | undefined;
}

export interface AuditSearch extends AuditFilter {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface AuditFacets {
  readonly actions: readonly string[];
  readonly subjectTypes: readonly string[];
  readonly councilIds: readonly string[];
  readonly userIds: readonly string[];
}

export interface AuditRepository {
  head(): Promise<ChainHead>;
  /** The last entry of the chain. */
  last(): Promise<StoredAuditEntry | null>;
  hasAction(action: string): Promise<boolean>;
  /** Appends an entry and moves the head. Of two simultaneous calls, one fails and is retried. */
  append(entry: StoredAuditEntry): Promise<void>;
  list(search: AuditSearch): Promise<Listed<StoredAuditEntry>>;
  /** Newest first. */
  stream(filter: AuditFilter): AsyncIterable<StoredAuditEntry>;
  count(filter: AuditFilter): Promise<number>;
  /** The whole chain, first entry first. */
  chain(): AsyncIterable<StoredAuditEntry>;
  /** The actors, councils and actions that the log contains, of all councils or of one. */
  facets(councilId?: string): Promise<AuditFacets>;
}
