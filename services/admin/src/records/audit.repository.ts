import type { ActorRef } from '@folkmoot/contracts';
import type { Listed } from './listed';

/** Somebody did something. Names are looked up when it is read, so that erasing them leaves the chain whole. */
export interface StoredAuditEntry {
  /** The event's id. */
  readonly id: string;
  readonly action: string;
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

export interface AuditSearch {
  readonly councilId?: string | undefined;
  readonly action?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface AuditRepository {
  head(): Promise<ChainHead>;
  /** Adds an entry and moves the head; of two at once, one loses and is run again. */
  append(entry: StoredAuditEntry): Promise<void>;
  list(search: AuditSearch): Promise<Listed<StoredAuditEntry>>;
}
