export type { SignupRepository, StoredSignup } from './signup.repository';
