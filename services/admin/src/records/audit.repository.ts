import type { ActorRef } from '@folkmoot/contracts';
import type { Listed } from './listed';

/** Somebody did something. Names are looked up when it is read, so that erasing them leaves the chain whole. */
export interface StoredAuditEntry {
  /** The event's id. */
  readonly id: string;
  readonly action: string;
  /** What was done, where the action alone does not say; mostly empty. */
  readonly change: string;
  /** Which fields, where the event says so; mostly none. Names only, never what stands in them. */
  readonly changedFields: readonly string[];
  readonly createdAt: Date;
  readonly actor: ActorRef;
  readonly councilId: string | null;
  readonly subject: { readonly type: string; readonly id: string };
  /** Its place in the chain, from 1. */
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
  readonly subjectType?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly from?: Date | undefined;
  /** Up to and without. */
  readonly to?: Date | undefined;
  /** Entries whose action holds the text, or in which one of the ids stands. */
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
  /** The entry at the end of the chain. */
  last(): Promise<StoredAuditEntry | null>;
  hasAction(action: string): Promise<boolean>;
  /** Adds an entry and moves the head; of two at once, one loses and is run again. */
  append(entry: StoredAuditEntry): Promise<void>;
  list(search: AuditSearch): Promise<Listed<StoredAuditEntry>>;
  /** Newest first. */
  stream(filter: AuditFilter): AsyncIterable<StoredAuditEntry>;
  count(filter: AuditFilter): Promise<number>;
  /** The whole chain from its beginning. */
  chain(): AsyncIterable<StoredAuditEntry>;
  /** Who, where and what stands in the log. */
  facets(): Promise<AuditFacets>;
}
