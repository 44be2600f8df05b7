import { DomainError, type FactorProof, sessionChangedEvent } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { type FactorTools, limitCodes, proveFactor, takeChallenge } from '../../entities/factor';
import type { FactorRecords } from './factors.types';

/**
 * Notes that the person who is signed in has just proved by a second factor that it is them. For acts that need a fresh
 * sign-in it counts as one. Throws no_factor, code_wrong, code_used, passkey_refused or too_many_codes.
 */
export const confirmSession = async (
  context: Context<FactorRecords>,
  proof: FactorProof,
  tools: FactorTools,
): Promise<void> => {
  const { actor, acrossCouncils, clock } = context;
  const now = clock.now();
  await limitCodes(context, actor.userId, proof);
  const key = { purpose: 'confirm', holder: actor.sessionId } as const;
  const challenge = await takeChallenge(acrossCouncils.reader().factorChallenges, key, proof, now);
  await acrossCouncils.unitOfWork(actor, async (unit) => {
    const factors = await unit.factors.find(actor.userId);
    if (!factors) throw new DomainError('no_factor');
    if (!(await unit.sessions.find(actor.sessionId))) throw new DomainError('unauthenticated');
    await proveFactor(unit, { factors, proof, challenge, now }, tools);
    await unit.sessions.confirm(actor.sessionId, now);
    // Every gateway learns it at once, or the act that waits would be refused again.
    await unit.outbox.add(sessionChangedEvent, {
      aggregate: { type: 'user', id: actor.userId, revision: 1 },
      payload: { userId: actor.userId, sessionIds: [actor.sessionId] },
    });
  });
};
