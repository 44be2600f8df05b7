import { DomainError, normaliseEmail } from '@folkmoot/contracts';
import { type ImportRow, newImport, type StoredImport } from './import.domain';
import type { ImportRepository, ImportRowRepository, ImportSweepRepository } from './import.repository';

let made = 0;
const PAGE = 50;

/** Imports in memory; the cursor is the number of those before. */
export const fakeImports = (councilId: string, store = new Map<string, StoredImport>()): ImportRepository => {
  const own = () => [...store.values()].filter((each) => each.councilId === councilId);
  const find = (id: string) => own().find((each) => each.id === id) ?? null;
  const put = (given: StoredImport): StoredImport => {
    store.set(given.id, given);
    return given;
  };
  return {
    find: async (id) => find(id),
    add: async (given, now) => {
      made += 1;
      return put({ ...newImport(given, now), id: `import_${made}`, councilId, revision: 1 });
    },
    get: async (id) => {
      const found = find(id);
      if (!found || found.state === 'uploading') throw new DomainError('not_found');
      return found;
    },
    save: async (changed) => {
      const known = find(changed.id);
      if (!known) throw new DomainError('not_found');
      if (known.revision !== changed.revision) throw new DomainError('stale_revision');
      return put({ ...changed, revision: known.revision + 1 });
    },
    list: async ({ cursor = '0', limit = PAGE }) => {
      const all = own()
        .filter(({ choice }) => choice !== null)
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
      const from = Number(cursor);
      const nextCursor = from + limit < all.length ? String(from + limit) : null;
      return { items: all.slice(from, from + limit), nextCursor };
    },
    remove: async (id) => {
      if (find(id)) store.delete(id);
    },
    replaceTag: async (from, into) => {
      for (const { choice, ...given } of own()) {
        if (!choice?.tagIds.includes(from)) continue;
        const tagIds = [...new Set(choice.tagIds.map((id) => (id === from ? into : id)))];
        put({ ...given, choice: { ...choice, tagIds }, revision: given.revision + 1 });
      }
    },
  };
};

export interface FakeRow extends ImportRow {
  readonly councilId: string;
  readonly importId: string;
}

/** Reasons in memory. */
export const fakeImportRows = (councilId: string, store: FakeRow[] = []): ImportRowRepository => {
  const of = (importId: string): ImportRow[] =>
    store
      .filter((row) => row.councilId === councilId && row.importId === importId)
      .sort((a, b) => a.line - b.line)
      .map(({ line, email, reason }) => ({ line, email, reason }));
  return {
    addAll: async (importId, rows) => void store.push(...rows.map((row) => ({ ...row, importId, councilId }))),
    list: async (importId, limit) => of(importId).slice(0, limit),
    stream: async function* (importId) {
      yield* of(importId);
    },
    eraseAddress: async (email) => {
      for (const [at, row] of store.entries()) {
        if (row.councilId === councilId && normaliseEmail(row.email) === email) store[at] = { ...row, email: '' };
      }
    },
  };
};

export const fakeImportSweep = (store: Map<string, StoredImport>): ImportSweepRepository => {
  const those = (isMeant: (each: StoredImport) => boolean) =>
    [...store.values()].filter(isMeant).map(({ id, councilId }) => ({ importId: id, councilId }));
  return {
    listStalledAcrossCouncils: async (before) =>
      those(({ state, touchedAt }) => (state === 'queued' || state === 'running') && touchedAt < before),
    listFilesDueAcrossCouncils: async (now) =>
      those(({ state, pieces, keepFileUntil }) => (state === 'uploading' || pieces.length > 0) && keepFileUntil <= now),
  };
};
