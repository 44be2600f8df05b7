import { randomBytes } from 'node:crypto';
import type { Actor, EvidenceKey } from '@folkmoot/contracts';
import { type EvidenceKeyPair, evidenceKeyPairOf, newEvidenceKeyPair } from '@folkmoot/evidence';
import { type Context, newId, type SealedSecrets } from '@folkmoot/service-kit';
import type { StoredEvidenceKey } from '../../entities/evidence';
import type { EvidenceRecords } from './evidence.types';

const YEAR_MS = 365 * 86_400_000;
const SECRET_BYTES = 32;

type Keys = Pick<EvidenceRecords, 'evidenceKeys'>;
type AnyContext = Pick<Context<EvidenceRecords, Actor>, 'actor' | 'acrossCouncils' | 'clock'>;

const opened = (known: StoredEvidenceKey | null, secrets: SealedSecrets): Uint8Array | null => {
  const text = known === null ? null : secrets.open(known.sealed, known.id);
  return text === null ? null : Buffer.from(text, 'base64url');
};

const sealed = (secret: Uint8Array, owner: string, secrets: SealedSecrets): string =>
  secrets.seal(Buffer.from(secret).toString('base64url'), owner);

const replaceSigningKey = async (
  { evidenceKeys }: Keys,
  secrets: SealedSecrets,
  now: Date,
): Promise<{ readonly stored: StoredEvidenceKey; readonly pair: EvidenceKeyPair }> => {
  const pair = newEvidenceKeyPair();
  const stored: StoredEvidenceKey = {
    id: pair.id,
    purpose: 'signing',
    publicKey: pair.publicKey,
    sealed: sealed(pair.privateKey, pair.id, secrets),
    from: now,
    until: null,
  };
  await evidenceKeys.replace(stored);
  return { stored, pair };
};

/**
 * The key pair that packs are signed with. Another one is made after a year, and when the key of the service was replaced,
 * with which the present one is encrypted.
 */
export const signingKey = (
  { actor, acrossCouncils, clock }: AnyContext,
  secrets: SealedSecrets,
): Promise<EvidenceKeyPair> =>
  acrossCouncils.unitOfWork(actor, async ({ evidenceKeys }) => {
    const known = await evidenceKeys.find('signing');
    const privateKey = opened(known, secrets);
    const now = clock.now();
    const isFresh = known !== null && now.getTime() - known.from.getTime() < YEAR_MS;
    if (isFresh && privateKey !== null) return evidenceKeyPairOf(privateKey);
    return (await replaceSigningKey({ evidenceKeys }, secrets, now)).pair;
  });

/** The secret by which packs name responses, and its id. */
export const commitmentKey = (
  { actor, acrossCouncils, clock }: AnyContext,
  secrets: SealedSecrets,
): Promise<{ readonly id: string; readonly secret: Uint8Array }> =>
  acrossCouncils.unitOfWork(actor, async ({ evidenceKeys }) => {
    const known = await evidenceKeys.find('commitments');
    const secret = opened(known, secrets);
    if (known !== null && secret !== null) return { id: known.id, secret };
    const made = randomBytes(SECRET_BYTES);
    const id = newId();
    await evidenceKeys.replace({
      id,
      purpose: 'commitments',
      publicKey: '',
      sealed: sealed(made, id, secrets),
      from: clock.now(),
      until: null,
    });
    return { id, secret: made };
  });

const toView = ({ id, publicKey, from, until }: StoredEvidenceKey): EvidenceKey => ({
  id,
  algorithm: 'Ed25519',
  publicKey,
  from: from.toISOString(),
  until: until?.toISOString() ?? null,
});

/** The public keys, the present one first. */
export const listKeysAcrossCouncils = async ({ acrossCouncils }: AnyContext): Promise<{ keys: EvidenceKey[] }> => ({
  keys: (await acrossCouncils.reader().evidenceKeys.listSigning()).map(toView),
});

/** Ends the present key pair and makes another one. */
export const rotateKeyAcrossCouncils = (
  { actor, acrossCouncils, clock }: AnyContext,
  secrets: SealedSecrets,
): Promise<EvidenceKey> =>
  acrossCouncils.unitOfWork(actor, async ({ evidenceKeys }) =>
    toView((await replaceSigningKey({ evidenceKeys }, secrets, clock.now())).stored),
  );
