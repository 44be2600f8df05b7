import type { RunStore } from '@folkmoot/service-kit';
import type { ImportRow, NewImport, StoredImport } from './import.domain';

/** `get` throws not_found also during the upload of the file. Lists have started imports only. */
export interface ImportRepository extends Omit<RunStore<StoredImport>, 'add'> {
  add(input: NewImport, now: Date): Promise<StoredImport>;
  /** Started imports that ended at or after a time, the last ended first. */
  listEndedSince(since: Date, limit: number): Promise<StoredImport[]>;
  /** Replaces a tag in imports that have not ended. */
  replaceTag(from: string, into: string): Promise<void>;
}

export interface ImportRowRepository {
  addAll(importId: string, rows: readonly ImportRow[], keepUntil: Date): Promise<void>;
  /** Sorted by line. */
  list(importId: string, limit: number): Promise<ImportRow[]>;
  stream(importId: string): AsyncIterable<ImportRow>;
  /** Removes an erased person's address from the rejected rows of all imports. */
  eraseAddress(email: string): Promise<void>;
  /** Erases the addresses that are meant, after a restore: only their hashes are known then. */
  eraseAddresses(isMeant: (address: string) => boolean): Promise<void>;
}

/** Identifies an import across councils. */
export interface ImportRef {
  readonly importId: string;
  readonly councilId: string;
}

/** Background work across councils. No request uses it. */
export interface ImportRepositoryAcrossCouncils {
  /** Queued or running imports without progress since `touchedBefore`. */
  listStalledAcrossCouncils(touchedBefore: Date): Promise<ImportRef[]>;
  /** The last progress of the import that has had none for longest. Null when none is queued or running. */
  findOldestProgressAcrossCouncils(): Promise<Date | null>;
  /** Whether an import has made progress since then. */
  isAnyMovingAcrossCouncils(since: Date): Promise<boolean>;
  /** When the next file is due for deletion. Null when there is no file. */
  findNextFileDueAtAcrossCouncils(): Promise<Date | null>;
  /** Imports whose file is due for deletion. */
  listFilesDueAcrossCouncils(now: Date): Promise<ImportRef[]>;
}
