import type { Actor, UserActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { actorOf, isAlive, isWorthNoting } from '../../entities/api-token';
import { stopOf } from '../../entities/council';
import { hashOfSecret } from '../../entities/secret';
import type { ApiTokenRecords } from './api-token.types';

/** The actor of a token, or null when nobody may act by it. Use is noted, to the minute. */
export const resolveApiToken = async (
  { acrossCouncils, clock }: Context<ApiTokenRecords, Actor>,
  token: string,
): Promise<UserActor | null> => {
  const { apiTokensAcrossCouncils, users, councils } = acrossCouncils.reader();
  const now = clock.now();
  const stored = await apiTokensAcrossCouncils.findByHash(hashOfSecret(token));
  if (!stored || !isAlive(stored, now)) return null;
  const [maker, council] = await Promise.all([users.find(stored.createdBy), councils.find(stored.councilId)]);
  const actor = maker && actorOf(stored, maker);
  const stop = stopOf(council);
  if (!actor || stop === 'gone') return null;
  if (isWorthNoting(stored, now)) await apiTokensAcrossCouncils.noteUse(stored.id, now);
  return stop === 'suspended' ? { ...actor, isSuspended: true } : actor;
};
