export type { SignInFailureRepository, SignInFailures } from './sign-in-failure.repository';
