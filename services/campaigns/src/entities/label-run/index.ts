export {
  endedLabelRun,
  isLabelling,
  labelledOf,
  type LabelRun,
  type LabelRunRef,
  type LabelScope,
  newLabelRun,
  takenLabelRun,
  toLabellingRunView,
  waitingLabelRun,
} from './label-run.domain';
export type { LabelRunRepository, LabelRunRepositoryAcrossCouncils } from './label-run.repository';
