export { createFailureCounts, type FailureCounts } from './failure-counts';
export type { SignInFailureRepository, SignInFailures } from './sign-in-failure.repository';
