import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { limitCodes, stepOfCode } from '../../entities/factor';
import { addFactor } from './change-own-factors';
import { texts } from './factor.messages';
import type { FactorRecords, FactorRouteTools } from './factors.types';

/** Adds the app by a code of it. Throws code_wrong, factor_set_up_over, too_many_codes or conflict. */
export const confirmAuthenticatorApp = async (
  context: Context<FactorRecords>,
  code: string,
  tools: Pick<FactorRouteTools, 'factorSecrets'>,
): Promise<{ recoveryCodes: string[] | null }> => {
  const { actor, acrossCouncils, clock } = context;
  const now = clock.now();
  await limitCodes(context, actor.userId, { code });
  const key = { purpose: 'add-app', holder: actor.sessionId } as const;
  return acrossCouncils.unitOfWork(actor, async (unit) => {
    const sealedSecret = await unit.factorChallenges.find(key, now);
    const secret = sealedSecret && tools.factorSecrets.open(sealedSecret, actor.userId);
    if (!sealedSecret || !secret) throw new DomainError('factor_set_up_over');
    const step = stepOfCode(secret, code, now);
    if (step === null) throw new DomainError('code_wrong');
    const before = await unit.factors.find(actor.userId);
    if (before?.app) throw new DomainError('conflict', { detail: texts.hasApp });
    await unit.factorChallenges.take(key, now);
    // The code that confirmed the app is used: it cannot sign in.
    const changes = { app: { sealedSecret, lastStep: step, createdAt: now, lastUsedAt: null } };
    const { recoveryCodes } = await addFactor(unit, { actor, before, now }, { changes, change: 'app_added' }, tools);
    return { recoveryCodes };
  });
};
