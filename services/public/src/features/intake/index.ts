export { checkAnswers } from './check-answers';
export { intakeJobs } from './intake.jobs';
export { createIntakeCleanup, createIntakeRepository, intakeModel, intakeSource, isInIntake } from './intake.mongo';
export { IDEMPOTENCY_KEY, intakeRoutes } from './intake.routes';
export { onResponseStored } from './on-response-stored.consumer';
export { createContentProofs, createReceipts, createResponseIds, createSpendingProofs, typedReceipt } from './receipt';
export { createRecentSubmissions } from './recent-submissions';
export { submitResponse } from './submit-response.use-case';
