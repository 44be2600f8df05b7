export {
  type LabelRun,
  type LabelRunRef,
  type LabelScope,
  labelledOf,
  newLabelRun,
  toLabellingRunView,
} from './label-run';
export type { LabelRunRepository, LabelRunRepositoryAcrossCouncils } from './label-run.repository';
