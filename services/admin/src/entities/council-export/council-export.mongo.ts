import { DomainError } from '@folkmoot/contracts';
import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import { aboutCouncil } from '../council/council-filter';
import type { StoredCouncilExport } from './council-export.domain';
import type { CouncilExportRepository, ExportPiece } from './council-export.repository';

type ExportDocument = Omit<StoredCouncilExport, 'id'> & { _id: string };
type PieceDocument = Omit<ExportPiece, 'id'> & { _id: string };

const SHOWN = 10;
const AT_ONCE = 50;

export const councilExportModel = defineModel<ExportDocument>('councilExports', {
  fields: {
    councilId: { type: String, required: true },
    state: { type: String, required: true },
    parts: { type: [Object], default: null },
    failures: { type: Number, required: true },
    problem: { type: String, default: null },
    createdAt: { type: Date, required: true },
    dueAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
    keepUntil: { type: Date, required: true },
    revision: { type: Number, required: true },
  },
  indexes: [
    { keys: { councilId: 1, createdAt: -1 }, serves: 'list, newest first; the one that is being made' },
    { keys: { state: 1, dueAt: 1 }, serves: 'findDue, findNextDueAt' },
    { keys: { state: 1, keepUntil: 1 }, serves: 'listOverdue' },
  ],
});

export const exportPieceModel = defineModel<PieceDocument>('councilExportPieces', {
  fields: {
    exportId: { type: String, required: true },
    councilId: { type: String, required: true },
    service: { type: String, required: true },
    kind: { type: String, required: true },
    place: { type: Number, required: true },
    hash: { type: String, required: true },
  },
  indexes: [
    {
      keys: { exportId: 1, service: 1, kind: 1, place: 1 },
      serves: 'the pieces of a kind in order, and one per place',
      unique: true,
    },
    { keys: { councilId: 1 }, serves: 'erasing a council' },
  ],
});

const toExport = ({ _id, ...fields }: ExportDocument): StoredCouncilExport => ({ id: _id, ...fields });

const toPiece = ({ _id, ...fields }: PieceDocument): ExportPiece => ({ id: _id, ...fields });

const UNDER_WAY = { state: { $in: ['waiting', 'running'] } } as const;

/** Exports of councils, for system administrators. */
export const createCouncilExportRepositoryAcrossCouncils = (scope: Scope): CouncilExportRepository => {
  const exports = collectionAcrossCouncils(councilExportModel, scope);
  const pieces = collectionAcrossCouncils(exportPieceModel, scope);
  return {
    get: async (councilId, id) => {
      const document = await exports.findOne(aboutCouncil<ExportDocument>(councilId, { _id: id }));
      if (!document) throw new DomainError('not_found');
      return toExport(document);
    },
    find: async (id) => {
      const document = await exports.findOne({ _id: id });
      return document && toExport(document);
    },
    findUnderWay: async (councilId) => {
      const document = await exports.findOne(aboutCouncil<ExportDocument>(councilId, UNDER_WAY));
      return document && toExport(document);
    },
    add: async ({ id, ...fields }) => toExport(await exports.insert({ _id: id, ...fields })),
    save: async ({ id, revision }, { id: _, revision: __, councilId: ___, ...changes }) =>
      toExport(await exports.compareAndSet(id, revision, changes)),
    list: async (councilId) => {
      const of = aboutCouncil<ExportDocument>(councilId);
      return (await exports.find(of, { sort: { createdAt: -1, _id: -1 }, limit: SHOWN })).map(toExport);
    },
    findDue: async (now) => {
      const [document] = await exports.find({ ...UNDER_WAY, dueAt: { $lte: now } }, { sort: { dueAt: 1 }, limit: 1 });
      return document ? toExport(document) : null;
    },
    findNextDueAt: async () => (await exports.find(UNDER_WAY, { sort: { dueAt: 1 }, limit: 1 }))[0]?.dueAt ?? null,
    listOverdue: async (now) => {
      const over = { state: { $in: ['done', 'failed', 'cancelled'] }, keepUntil: { $lte: now } } as const;
      return (await exports.find(over, { sort: { keepUntil: 1 }, limit: AT_ONCE })).map(toExport);
    },
    addPiece: async ({ id, ...fields }) => void (await pieces.insert({ _id: id, ...fields })),
    listPieces: async (exportId) =>
      (await pieces.find({ exportId }, { sort: { service: 1, kind: 1, place: 1 } })).map(toPiece),
    deletePieces: async (exportId) => void (await pieces.deleteMany({ exportId })),
  };
};

export const councilExportEntity = defineEntity({
  models: [councilExportModel, exportPieceModel],
  repositories: (scope) => ({ councilExports: createCouncilExportRepositoryAcrossCouncils(scope) }),
  exported: { except: [councilExportModel, exportPieceModel] },
});
