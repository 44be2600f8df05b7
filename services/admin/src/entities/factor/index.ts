export { appUri, newAppSecret, stepOfCode } from './authenticator-app';
export {
  dueAtOf,
  type FactorRequirement,
  hasFactor,
  kindsOf,
  MAX_PASSKEYS,
  type StoredFactors,
  type StoredPasskey,
  withoutOrphans,
} from './factor.domain';
export type {
  ChallengeRepository,
  FactorChanges,
  FactorRepository,
  FactorRequirementRepository,
  OwnFactorRequirementRepository,
} from './factor.repository';
export { createFactorSecrets, type FactorSecrets } from './factor-secrets';
export { factorStateOf } from './factor-state';
export { limitCodes } from './limit-codes';
export { createPasskeys } from './passkeys';
export { type FactorTools, proveFactor, takeChallenge } from './prove-factor';
export { newRecoveryCodes } from './recovery-code';
