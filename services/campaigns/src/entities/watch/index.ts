export {
  afterReport,
  type Watch,
  type WatchNote,
  watchNotesAt,
  watchStateAt,
} from './watch.domain';
export type { WatchRepository } from './watch.repository';
