import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { type FactorSecrets, hasFactor, newRecoveryCodes } from '../../entities/factor';
import { publishChange } from './change-own-factors';
import type { FactorRecords } from './factors.types';

/** Makes new recovery codes instead of the former ones. Throws not_found for somebody without a factor. */
export const renewRecoveryCodes = (
  { actor, acrossCouncils }: Context<FactorRecords>,
  { factorSecrets }: { readonly factorSecrets: FactorSecrets },
): Promise<string[]> =>
  acrossCouncils.unitOfWork(actor, async (unit) => {
    const before = await unit.factors.find(actor.userId);
    if (!before || !hasFactor(before)) throw new DomainError('not_found');
    const codes = newRecoveryCodes();
    const recoveryCodes = codes.map((code) => factorSecrets.hashOfRecoveryCode(actor.userId, code));
    const saved = await unit.factors.save(actor.userId, before, { recoveryCodes });
    await publishChange(unit, saved, 'recovery_codes_renewed');
    return codes;
  });
