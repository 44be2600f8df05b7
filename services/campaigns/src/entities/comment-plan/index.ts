export {
  type ChosenKind,
  type CommentPlan,
  chosenPersonal,
  opinionsIn,
  type PlannedKind,
  plannedKinds,
} from './comment-plan.domain';
export type { CommentPlanRepository, CommentPlanRepositoryAcrossCouncils } from './comment-plan.repository';
export { type CommentTerms, exportedLabelsOf } from './comment-terms.domain';
export { type LabellingRunRecord, toRunView } from './labelling-run.domain';
export type { LabellingRunRepository } from './labelling-run.repository';
