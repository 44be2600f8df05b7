export { onPageViewed, onSignup } from './signup.consumers';
export type { SignupRecords } from './take-signup.use-case';
