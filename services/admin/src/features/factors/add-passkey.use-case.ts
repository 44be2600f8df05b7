import { type addPasskeyOperation, type BodyOf, DomainError, type Passkey } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { type FactorTools, MAX_PASSKEYS } from '../../entities/factor';
import { addFactor } from './change-own-factors';
import { texts } from './factor.messages';
import { passkeyView } from './factor.view';
import type { FactorRecords } from './factors.types';

/** Adds the passkey that the browser made. Throws passkey_refused, or conflict when the person has too many. */
export const addPasskey = async (
  { actor, acrossCouncils, clock }: Context<FactorRecords>,
  { name, response }: BodyOf<typeof addPasskeyOperation>,
  tools: FactorTools,
): Promise<{ passkey: Passkey; recoveryCodes: string[] | null }> => {
  const now = clock.now();
  // The challenge is used up, whatever comes of it.
  const key = { purpose: 'add-passkey', holder: actor.sessionId } as const;
  const challenge = await acrossCouncils.reader().factorChallenges.take(key, now);
  const made = challenge ? await tools.passkeys.verifyNew({ response, challenge }) : null;
  if (!made) throw new DomainError('passkey_refused');
  const passkey = { ...made, name, createdAt: now, lastUsedAt: null };
  return acrossCouncils.unitOfWork(actor, async (unit) => {
    const before = await unit.factors.find(actor.userId);
    const existing = before?.passkeys ?? [];
    if (existing.length >= MAX_PASSKEYS)
      throw new DomainError('conflict', { detail: texts.tooManyPasskeys(MAX_PASSKEYS) });
    if (existing.some(({ id }) => id === passkey.id)) throw new DomainError('passkey_refused');
    const changes = { passkeys: [...existing, passkey] };
    const { recoveryCodes } = await addFactor(
      unit,
      { actor, before, now },
      { changes, change: 'passkey_added' },
      tools,
    );
    return { passkey: passkeyView(passkey), recoveryCodes };
  });
};
