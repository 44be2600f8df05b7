export {
  afterReport,
  newWatch,
  type Watch,
  type WatchNote,
  type WatchReport,
  type WatchState,
  watchNotesAt,
  watchStateAt,
  withLevel,
} from './watch.domain';
export type { WatchRepository } from './watch.repository';
