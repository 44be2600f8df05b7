import { DomainError, factorChangedEvent, type UserActor } from '@folkmoot/contracts';
import type { Context, Unit } from '@folkmoot/service-kit';
import { renewSessions, type StoredUser } from '../../entities/council';
import {
  type FactorChanges,
  type FactorSecrets,
  factorStateOf,
  hasFactor,
  newRecoveryCodes,
  type StoredFactors,
  withoutOrphans,
} from '../../entities/factor';
import type { FactorChange } from './factor.messages';
import type { FactorRecords, FactorRouteTools } from './factors.types';

type FactorUnit = Unit<FactorRecords>;

/** Publishes a change, which is logged and mailed to the person. */
export const publishChange = (
  { outbox }: Pick<FactorUnit, 'outbox'>,
  { id, revision, councilId }: { readonly id: string; readonly revision: number; readonly councilId?: string | null },
  change: FactorChange,
): Promise<void> =>
  outbox.add(factorChangedEvent, {
    aggregate: { type: 'user', id, revision },
    payload: { userId: id, change },
    ...(councilId === undefined ? {} : { councilId }),
  });

interface Saved {
  readonly factors: StoredFactors;
  /** New codes, when this is the first factor. */
  readonly recoveryCodes: string[] | null;
}

/**
 * Stores a new factor. The first one brings recovery codes. Other services learn at once that the person has one now.
 */
export const addFactor = async (
  unit: FactorUnit,
  { actor, before, now }: { readonly actor: UserActor; readonly before: StoredFactors | null; readonly now: Date },
  { changes, change }: { readonly changes: FactorChanges; readonly change: FactorChange },
  { factorSecrets }: { readonly factorSecrets: FactorSecrets },
): Promise<Saved> => {
  const recoveryCodes = hasFactor(before) ? null : newRecoveryCodes();
  const hashes = recoveryCodes?.map((code) => factorSecrets.hashOfRecoveryCode(actor.userId, code));
  const all = { ...changes, ...(hashes ? { recoveryCodes: hashes } : {}) };
  const factors = await unit.factors.save(actor.userId, before, all);
  await publishChange(unit, factors, change);
  await renewSessions(unit, actor.userId, now);
  return { factors, recoveryCodes };
};

/** Throws last_factor when nothing would remain of what is required of the person. */
const assertMayGo = async (
  unit: FactorUnit,
  {
    user,
    method,
    after,
    now,
  }: { user: StoredUser; method: 'mail' | 'support' | 'sso' | null; after: StoredFactors; now: Date },
  { ofSystemAdmins }: Pick<FactorRouteTools, 'ofSystemAdmins'>,
): Promise<void> => {
  if (hasFactor(after)) return;
  const { requirement } = await factorStateOf(unit, { user, method, ofSystemAdmins, now });
  if (requirement) throw new DomainError('last_factor');
};

/** Takes one factor away. `remaining` returns null when the person does not have it. Throws not_found or last_factor. */
export const removeFactor = (
  { actor, acrossCouncils, clock }: Context<FactorRecords>,
  { remaining, change }: { remaining: (factors: StoredFactors) => StoredFactors | null; change: FactorChange },
  tools: Pick<FactorRouteTools, 'ofSystemAdmins'>,
): Promise<void> =>
  acrossCouncils.unitOfWork(actor, async (unit) => {
    const now = clock.now();
    const [user, session] = [await unit.users.find(actor.userId), await unit.sessions.find(actor.sessionId)];
    const before = await unit.factors.find(actor.userId);
    const after = before && remaining(before);
    if (!user || !before || !after) throw new DomainError('not_found');
    await assertMayGo(unit, { user, method: session?.method ?? null, after, now }, tools);
    const { passkeys, app, recoveryCodes } = withoutOrphans(after);
    const saved = await unit.factors.save(actor.userId, before, { passkeys, app, recoveryCodes });
    await publishChange(unit, saved, change);
    await renewSessions(unit, actor.userId, now);
  });
