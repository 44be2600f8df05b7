import { DomainError } from '@folkmoot/contracts';
import { isUnderWay, type StoredCouncilExport } from './council-export.domain';
import type { CouncilExportRepository, ExportPiece } from './council-export.repository';
import { fakeKept, newestFirst } from './fake-kept.fake';

const SHOWN = 10;

const keyOf = ({ service, kind }: ExportPiece): string => `${service} ${kind}`;
const inOrder = (one: ExportPiece, other: ExportPiece): number =>
  keyOf(one) === keyOf(other) ? one.place - other.place : keyOf(one) < keyOf(other) ? -1 : 1;

/** Exports in memory. */
export const fakeCouncilExports = (): CouncilExportRepository => {
  const kept = fakeKept<StoredCouncilExport>();
  const pieces = fakeKept<ExportPiece>();
  const known = (found: StoredCouncilExport | null | undefined): StoredCouncilExport => {
    if (!found) throw new DomainError('not_found');
    return found;
  };
  const of = (councilId: string) => kept.all().filter((each) => each.councilId === councilId);
  return {
    get: async (councilId, id) => known(of(councilId).find((each) => each.id === id)),
    find: async (id) => kept.find(id),
    findUnderWay: async (councilId) => of(councilId).find(isUnderWay) ?? null,
    add: async (given) => kept.put({ ...given, revision: 1 }),
    save: async ({ id, revision }, changes) => {
      const found = known(kept.find(id));
      if (found.revision !== revision) throw new DomainError('stale_revision');
      return kept.put({ ...found, ...changes, revision: revision + 1 });
    },
    list: async (councilId) => newestFirst(of(councilId)).slice(0, SHOWN),
    findDue: async (now) =>
      kept
        .all()
        .filter((each) => isUnderWay(each) && each.dueAt <= now)
        .sort((one, other) => +one.dueAt - +other.dueAt)[0] ?? null,
    listOverdue: async (now) =>
      kept.all().filter((each) => !isUnderWay(each) && each.state !== 'expired' && each.keepUntil <= now),
    addPiece: async (piece) => void pieces.put(piece),
    listPieces: async (exportId) =>
      pieces
        .all()
        .filter((each) => each.exportId === exportId)
        .sort(inOrder),
    deletePieces: async (exportId) => {
      for (const { id } of pieces.all().filter((each) => each.exportId === exportId)) pieces.delete(id);
    },
  };
};
