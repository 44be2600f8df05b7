import type { Listed } from '@folkmoot/service-kit';
import type { ImportRow, NewImport, StoredImport } from './import.domain';

export interface Page {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface ImportRepository {
  add(given: NewImport, now: Date): Promise<StoredImport>;
  /** Throws not_found, also while the file is still coming. */
  get(id: string): Promise<StoredImport>;
  find(id: string): Promise<StoredImport | null>;
  /** Throws stale_revision. */
  save(changed: StoredImport): Promise<StoredImport>;
  /** Those that were started, newest first. */
  list(page: Page): Promise<Listed<StoredImport>>;
  remove(id: string): Promise<void>;
  /** Names another tag in imports that have not ended. */
  replaceTag(from: string, into: string): Promise<void>;
}

export interface ImportRowRepository {
  addAll(importId: string, rows: readonly ImportRow[], keepUntil: Date): Promise<void>;
  /** In the order of the file. */
  list(importId: string, limit: number): Promise<ImportRow[]>;
  stream(importId: string): AsyncIterable<ImportRow>;
  /** Takes an erased person's address out of every list of reasons. */
  eraseAddress(email: string): Promise<void>;
}

/** Where an import lies. */
export interface ImportRef {
  readonly importId: string;
  readonly councilId: string;
}

/** Work over all councils that no request does. */
export interface ImportSweepRepository {
  /** Queued or running, and nothing heard of since. */
  listStalledAcrossCouncils(touchedBefore: Date): Promise<ImportRef[]>;
  /** Whose file is not needed any more. */
  listFilesDueAcrossCouncils(now: Date): Promise<ImportRef[]>;
}
