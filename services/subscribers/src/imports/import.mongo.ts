import { DomainError } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import { newImport, type StoredImport } from './import.domain';
import type { ImportRef, ImportRepository, ImportSweepRepository } from './import.repository';

interface ImportDocument extends CouncilDocument, Omit<StoredImport, 'id'> {
  councilId: string;
  revision: number;
  /** Those that were started are listed. */
  isListed: boolean;
  /** Whether its file, or a part of it, may be there. */
  hasFile: boolean;
}

const count = { type: Number, required: true };

export const importModel = defineModel<ImportDocument>('imports', {
  fields: {
    councilId: { type: String, required: true },
    revision: { type: Number, required: true },
    fileName: { type: String, required: true },
    state: { type: String, required: true },
    pieces: [String],
    layout: { type: Object, default: null },
    choice: { type: Object, default: null },
    actor: { type: Object, required: true },
    total: count,
    place: { type: Object, required: true },
    processed: count,
    added: count,
    merged: count,
    failed: count,
    problem: { type: String, default: null },
    runId: { type: String, default: null },
    createdAt: { type: Date, required: true },
    touchedAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
    keepFileUntil: { type: Date, required: true },
    isListed: { type: Boolean, required: true },
    hasFile: { type: Boolean, required: true },
  },
  indexes: [
    {
      keys: { councilId: 1, isListed: 1, createdAt: -1, _id: -1 },
      serves: 'list: those that were started, newest first',
    },
    { keys: { state: 1, touchedAt: 1 }, serves: 'listStalledAcrossCouncils' },
    { keys: { hasFile: 1, keepFileUntil: 1 }, serves: 'listFilesDueAcrossCouncils' },
  ],
});

const toImport = ({ _id, isListed: _, hasFile: _file, ...fields }: ImportDocument): StoredImport => ({
  id: _id,
  ...fields,
});

const derived = ({ choice, state, pieces }: Pick<StoredImport, 'choice' | 'state' | 'pieces'>) => ({
  isListed: choice !== null,
  hasFile: state === 'uploading' || pieces.length > 0,
});

export const createImportRepository = (scope: Scope): ImportRepository => {
  const imports = councilCollection(importModel, scope);
  const find = async (id: string) => {
    const found = await imports.findOne({ _id: id });
    return found && toImport(found);
  };
  return {
    find,
    add: async (given, now) => {
      const made = newImport(given, now);
      return toImport(await imports.insert({ ...made, ...derived(made) }));
    },
    get: async (id) => {
      const found = await find(id);
      if (!found || found.state === 'uploading') throw new DomainError('not_found');
      return found;
    },
    save: async ({ id, councilId: _, revision, ...fields }) =>
      toImport(await imports.compareAndSet(id, revision, { ...fields, ...derived(fields) })),
    list: async (page) => {
      const sort = { by: 'createdAt', direction: -1 } as const;
      const { items, nextCursor } = await imports.list({ filter: { isListed: true }, sort, ...page });
      return { items: items.map(toImport), nextCursor };
    },
    remove: async (id) => {
      await imports.delete(id);
    },
    replaceTag: async (from, into) => {
      const open = await imports.find({ 'choice.tagIds': from, state: { $ne: 'done' } });
      for (const { _id, revision, choice } of open) {
        if (!choice) continue;
        const tagIds = [...new Set(choice.tagIds.map((id) => (id === from ? into : id)))];
        // The revision moves on, so that a batch that is being written is planned again.
        await imports.compareAndSet(_id, revision, { choice: { ...choice, tagIds } });
      }
    },
  };
};

export const createImportSweepAcrossCouncils = (scope: Scope): ImportSweepRepository => {
  const imports = collectionAcrossCouncils(importModel, scope);
  const toRef = ({ _id, councilId }: ImportDocument): ImportRef => ({ importId: _id, councilId });
  return {
    listStalledAcrossCouncils: async (touchedBefore) =>
      (await imports.find({ state: { $in: ['queued', 'running'] }, touchedAt: { $lt: touchedBefore } })).map(toRef),
    listFilesDueAcrossCouncils: async (now) =>
      (await imports.find({ hasFile: true, keepFileUntil: { $lte: now } })).map(toRef),
  };
};
