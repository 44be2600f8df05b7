import { DomainError, type OwnFactors } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { factorStateOf } from '../../entities/factor';
import { passkeyView } from './factor.view';
import type { FactorRecords, FactorRouteTools } from './factors.types';

/** The second factors of the caller, without keys and secrets. */
export const getOwnFactors = async (
  { actor, acrossCouncils, clock }: Context<FactorRecords>,
  { ofSystemAdmins, passkeys }: Pick<FactorRouteTools, 'ofSystemAdmins' | 'passkeys'>,
): Promise<OwnFactors> => {
  const records = acrossCouncils.reader();
  const [user, session] = await Promise.all([records.users.find(actor.userId), records.sessions.find(actor.sessionId)]);
  if (!user) throw new DomainError('unauthenticated');
  const question = { user, method: session?.method ?? null, ofSystemAdmins, now: clock.now() };
  const { stored, requirement, ...state } = await factorStateOf(records, question);
  return {
    ...state,
    passkeys: (stored?.passkeys ?? []).map(passkeyView),
    app: stored?.app
      ? { createdAt: stored.app.createdAt.toISOString(), lastUsedAt: stored.app.lastUsedAt?.toISOString() ?? null }
      : null,
    requiredBy: requirement?.by ?? null,
    allowsPasskeys: passkeys.isAllowed,
  };
};
