export {
  advance,
  begin,
  cancel,
  fail,
  finish,
  type ImportChoice,
  type ImportCounts,
  type ImportLayout,
  type ImportPosition,
  type ImportRow,
  isResumable,
  receive,
  resume,
  type StoredImport,
  start,
  withoutFile,
} from './import.domain';
export type {
  ImportRef,
  ImportRepository,
  ImportRepositoryAcrossCouncils,
  ImportRowRepository,
} from './import.repository';
