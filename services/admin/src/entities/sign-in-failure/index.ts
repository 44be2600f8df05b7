export { createFailureCounts, type FailureCounts } from './failure-counts';
export type { SignInFailureRepository } from './sign-in-failure.repository';
