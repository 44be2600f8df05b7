export {
  endedLabelRun,
  isLabelling,
  type LabelRun,
  type LabelRunRef,
  type LabelScope,
  labelledOf,
  newLabelRun,
  takenLabelRun,
  toLabellingRunView,
  waitingLabelRun,
} from './label-run';
export type { LabelRunRepository, LabelRunRepositoryAcrossCouncils } from './label-run.repository';
