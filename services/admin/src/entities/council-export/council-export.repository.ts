import type { ServiceName } from '@folkmoot/contracts';
import type { StoredCouncilExport } from './council-export.domain';

/** Compressed lines of an export, stored as one file. */
export interface ExportPiece {
  readonly id: string;
  readonly exportId: string;
  readonly councilId: string;
  readonly service: ServiceName;
  readonly kind: string;
  /** Position within its collection, from 1. */
  readonly place: number;
  readonly hash: string;
}

export interface CouncilExportRepository {
  /** Throws not_found, also for an export of another council. */
  get(councilId: string, id: string): Promise<StoredCouncilExport>;
  find(id: string): Promise<StoredCouncilExport | null>;
  /** The running export, or null. */
  findUnderWay(councilId: string): Promise<StoredCouncilExport | null>;
  add(stored: Omit<StoredCouncilExport, 'revision'>): Promise<StoredCouncilExport>;
  /** Throws stale_revision when the export was changed meanwhile, not_found when it does not exist. */
  save(
    stored: Pick<StoredCouncilExport, 'id' | 'revision'>,
    changes: Partial<StoredCouncilExport>,
  ): Promise<StoredCouncilExport>;
  /** Newest first, at most ten. */
  list(councilId: string): Promise<StoredCouncilExport[]>;
  /** The due export that has waited longest. An interrupted export counts as waiting. */
  findDue(now: Date): Promise<StoredCouncilExport | null>;
  /** When the next export is due. Null when none is waiting or running. */
  findNextDueAt(): Promise<Date | null>;
  /** Exports whose files must be deleted. */
  listOverdue(now: Date): Promise<StoredCouncilExport[]>;
  addPiece(piece: ExportPiece): Promise<void>;
  /** By service and collection; the pieces of a collection in order. */
  listPieces(exportId: string): Promise<ExportPiece[]>;
  deletePieces(exportId: string): Promise<void>;
}
