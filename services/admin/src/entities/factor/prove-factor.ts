import { DomainError, type FactorProof, factorChangedEvent, type PasskeyResponse } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import { stepOfCode } from './authenticator-app';
import { hasFactor, type StoredFactors } from './factor.domain';
import type { ChallengeKey, ChallengeRepository, FactorRepository } from './factor.repository';
import type { FactorSecrets } from './factor-secrets';
import type { Passkeys } from './passkeys';

export interface FactorTools {
  readonly passkeys: Passkeys;
  readonly factorSecrets: FactorSecrets;
}

interface FactorUnit {
  readonly factors: FactorRepository;
  readonly outbox: Outbox;
}

interface Attempt {
  readonly factors: StoredFactors;
  readonly proof: FactorProof;
  /** The text that the browser had to sign, from the database. Null for none. */
  readonly challenge: string | null;
  readonly now: Date;
}

const byPasskey = async (
  { factors: records }: FactorUnit,
  { factors, challenge, now }: Attempt,
  response: PasskeyResponse,
  { passkeys }: FactorTools,
): Promise<void> => {
  const passkey = factors.passkeys.find(({ id }) => id === response.id);
  const counter = passkey && challenge ? await passkeys.verifyUse(passkey, { response, challenge }) : null;
  if (!passkey || counter === null) throw new DomainError('passkey_refused');
  const used = { ...passkey, counter, lastUsedAt: now };
  const others = factors.passkeys.map((each) => (each.id === passkey.id ? used : each));
  await records.save(factors.id, factors, { passkeys: others });
};

const byCode = async (
  { factors: records }: FactorUnit,
  { factors, now }: Attempt,
  code: string,
  { factorSecrets }: FactorTools,
): Promise<void> => {
  const { app, id } = factors;
  const secret = app && factorSecrets.open(app.sealedSecret, id);
  const step = secret ? stepOfCode(secret, code, now) : null;
  if (!app || step === null) throw new DomainError('code_wrong');
  // RFC 6238, 5.2: a code is accepted once. Whoever saw it being typed cannot use it again.
  if (step <= app.lastStep) throw new DomainError('code_used');
  await records.save(id, factors, { app: { ...app, lastStep: step, lastUsedAt: now } });
};

const byRecoveryCode = async (
  { factors: records, outbox }: FactorUnit,
  { factors }: Attempt,
  code: string,
  { factorSecrets }: FactorTools,
): Promise<void> => {
  const { id, recoveryCodes } = factors;
  const hash = factorSecrets.hashOfRecoveryCode(id, code);
  const left = recoveryCodes.filter((each) => each !== hash);
  if (left.length === recoveryCodes.length) throw new DomainError('code_wrong');
  const saved = await records.save(id, factors, { recoveryCodes: left });
  await outbox.add(factorChangedEvent, {
    aggregate: { type: 'user', id, revision: saved.revision },
    payload: { userId: id, change: 'recovery_code_used' },
  });
};

/**
 * Accepts one proof of a second factor, once: the use is stored in the same transaction. Throws code_wrong, code_used or
 * passkey_refused.
 */
export const proveFactor = async (unit: FactorUnit, attempt: Attempt, tools: FactorTools): Promise<void> => {
  const { proof } = attempt;
  if (!hasFactor(attempt.factors)) throw new DomainError('no_factor');
  if ('passkey' in proof) return byPasskey(unit, attempt, proof.passkey, tools);
  return 'code' in proof
    ? byCode(unit, attempt, proof.code, tools)
    : byRecoveryCode(unit, attempt, proof.recoveryCode, tools);
};

/** The challenge of a passkey's proof. It is used up, whatever comes of it; null for other proofs. */
export const takeChallenge = async (
  challenges: ChallengeRepository,
  key: ChallengeKey,
  proof: FactorProof,
  now: Date,
): Promise<string | null> => ('passkey' in proof ? challenges.take(key, now) : null);
