import type { ServiceName } from '@folkmoot/contracts';
import type { StoredCouncilExport } from './council-export.domain';

/** Some lines of an export, packed and kept as a file. */
export interface ExportPiece {
  readonly id: string;
  readonly exportId: string;
  readonly councilId: string;
  readonly service: ServiceName;
  readonly kind: string;
  /** From 1, within its kind. */
  readonly place: number;
  readonly hash: string;
}

export interface CouncilExportRepository {
  /** Throws not_found, also for an export of another council. */
  get(councilId: string, id: string): Promise<StoredCouncilExport>;
  find(id: string): Promise<StoredCouncilExport | null>;
  /** The one that is being made, if any. */
  findUnderWay(councilId: string): Promise<StoredCouncilExport | null>;
  add(given: Omit<StoredCouncilExport, 'revision'>): Promise<StoredCouncilExport>;
  /** Throws stale_revision when somebody changed it in the meantime, not_found when it is gone. */
  save(
    given: Pick<StoredCouncilExport, 'id' | 'revision'>,
    changes: Partial<StoredCouncilExport>,
  ): Promise<StoredCouncilExport>;
  /** Newest first, no more than ten. */
  list(councilId: string): Promise<StoredCouncilExport[]>;
  /** The one that has waited longest of those that are due; one that was interrupted counts as waiting. */
  findDue(now: Date): Promise<StoredCouncilExport | null>;
  /** Those whose files are to be thrown away. */
  listOverdue(now: Date): Promise<StoredCouncilExport[]>;
  addPiece(piece: ExportPiece): Promise<void>;
  /** By service and kind, those of a kind in order. */
  listPieces(exportId: string): Promise<ExportPiece[]>;
  deletePieces(exportId: string): Promise<void>;
}
