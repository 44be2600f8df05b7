import { DomainError } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  createRunStore,
  defineEntity,
  defineModel,
  findOldestProgressAcrossCouncils,
  listStalledRunsAcrossCouncils,
  type Scope,
} from '@folkmoot/service-kit';
import { newImport, type StoredImport } from './import.domain';
import type { ImportRef, ImportRepository, ImportRepositoryAcrossCouncils } from './import.repository';

interface ImportDocument extends CouncilDocument, Omit<StoredImport, 'id'> {
  councilId: string;
  revision: number;
  /** True after the start: lists show started imports only. */
  isListed: boolean;
  /** Whether the file, or a part of it, may be stored. */
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
    warnings: [Object],
    trial: { type: Object, default: null },
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
    { keys: { councilId: 1, finishedAt: -1 }, serves: 'listEndedSince' },
    {
      keys: { state: 1, touchedAt: 1 },
      serves: 'listStalledAcrossCouncils, findOldestProgressAcrossCouncils, isAnyMovingAcrossCouncils',
    },
    {
      keys: { hasFile: 1, keepFileUntil: 1 },
      serves: 'listFilesDueAcrossCouncils, findNextFileDueAtAcrossCouncils',
    },
  ],
});

const toImport = ({ _id, isListed: _, hasFile: _file, ...fields }: ImportDocument): StoredImport => ({
  id: _id,
  ...fields,
});

export const createImportRepository = (scope: Scope): ImportRepository => {
  const imports = councilCollection(importModel, scope);
  const runs = createRunStore(imports, {
    toRun: toImport,
    derive: ({ choice, state, pieces }) => ({
      isListed: choice !== null,
      hasFile: state === 'uploading' || pieces.length > 0,
    }),
    listed: { isListed: true },
  });
  return {
    ...runs,
    add: (input, now) => runs.add(newImport(input, now)),
    get: async (id) => {
      const stored = await runs.find(id);
      if (!stored || stored.state === 'uploading') throw new DomainError('not_found');
      return stored;
    },
    listEndedSince: async (since, limit) => {
      const ended = { isListed: true, finishedAt: { $gte: since } };
      return (await imports.find(ended, { sort: { finishedAt: -1, _id: -1 }, limit })).map(toImport);
    },
    replaceTag: async (from, into) => {
      const open = await imports.find({ 'choice.tagIds': from, state: { $ne: 'done' } });
      for (const { _id, revision, choice } of open) {
        if (!choice) continue;
        const tagIds = [...new Set(choice.tagIds.map((id) => (id === from ? into : id)))];
        // Increases the revision, so that a batch in progress fails with a stale revision and is planned again.
        await imports.compareAndSet(_id, revision, { choice: { ...choice, tagIds } });
      }
    },
  };
};

export const createImportRepositoryAcrossCouncils = (scope: Scope): ImportRepositoryAcrossCouncils => {
  const imports = collectionAcrossCouncils(importModel, scope);
  const toRef = ({ _id, councilId }: ImportDocument): ImportRef => ({ importId: _id, councilId });
  return {
    listStalledAcrossCouncils: async (touchedBefore) =>
      (await listStalledRunsAcrossCouncils(imports, touchedBefore)).map(toRef),
    findOldestProgressAcrossCouncils: () => findOldestProgressAcrossCouncils(imports),
    isAnyMovingAcrossCouncils: async (since) =>
      (await imports.find({ state: 'running', touchedAt: { $gte: since } }, { limit: 1 })).length > 0,
    findNextFileDueAtAcrossCouncils: async () =>
      (await imports.find({ hasFile: true }, { sort: { keepFileUntil: 1 }, limit: 1 }))[0]?.keepFileUntil ?? null,
    listFilesDueAcrossCouncils: async (now) =>
      (await imports.find({ hasFile: true, keepFileUntil: { $lte: now } })).map(toRef),
  };
};

export const importEntity = defineEntity({
  models: [importModel],
  repositories: (scope) => ({
    imports: createImportRepository(scope),
    importSweep: createImportRepositoryAcrossCouncils(scope),
  }),
  exported: {
    // The progress of a run, a trial, and the file, which is deleted soon.
    without: { imports: ['trial', 'pieces', 'place', 'runId', 'touchedAt', 'keepFileUntil', 'isListed', 'hasFile'] },
  },
});
