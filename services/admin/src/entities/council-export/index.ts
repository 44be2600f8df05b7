export {
  cancelledExport,
  type ExportPart,
  failedExport,
  finishedExport,
  isUnderWay,
  newCouncilExport,
  nextPart,
  resumedExport,
  type StoredCouncilExport,
  withPart,
} from './council-export.domain';
export type { CouncilExportRepository, ExportPiece } from './council-export.repository';
