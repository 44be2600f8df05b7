import { createSealedSecrets, derivedKey } from '../secret';
import { hashOfRecoveryCode } from './recovery-code';

/** The secrets of factors, with the key of the installation. */
export interface FactorSecrets {
  /** Encrypts the secret of an authenticator app for its user. */
  seal(secret: string, userId: string): string;
  /** Null when the key of the installation changed. */
  open(sealed: string, userId: string): string | null;
  hashOfRecoveryCode(userId: string, code: string): string;
}

export const createFactorSecrets = (secretsKey: string): FactorSecrets => {
  const sealed = createSealedSecrets(secretsKey, 'authenticator-app');
  const recoveryKey = derivedKey(secretsKey, 'recovery-code');
  return {
    seal: sealed.seal,
    open: sealed.open,
    hashOfRecoveryCode: (userId, code) => hashOfRecoveryCode(recoveryKey, userId, code),
  };
};
