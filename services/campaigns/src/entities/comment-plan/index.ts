export {
  type ChosenKind,
  type CommentPlan,
  chosenPersonal,
  opinionsIn,
  type PlannedKind,
  plannedKinds,
  READ_AFTER_MS,
} from './comment-plan.domain';
export type { CommentPlanRepository, CommentPlanRepositoryAcrossCouncils } from './comment-plan.repository';
export { type CommentTerms, exportedLabelsOf } from './comment-terms.domain';
