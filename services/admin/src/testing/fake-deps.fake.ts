import type { UserActor } from '@folkmoot/contracts';
import { fakeUnitOfWork, manualClock, userActor } from '@folkmoot/service-kit/testing';
import type { Deps } from '../records/deps';
import { fakeRepositories } from '../records/repositories.fake';
import { newSession } from '../records/session.domain';
import type { StoredUser } from '../records/views.domain';
import { NOW, userOf } from './samples';

/** What use cases are given, in memory. */
export const fakeDeps = () => {
  const clock = manualClock(NOW);
  const repositories = fakeRepositories();
  const units = fakeUnitOfWork(() => repositories, { clock });
  const deps: Deps = { units, clock };
  return { deps, clock, units, repositories };
};

/** Somebody with an account and an open session, and the actor that they are. */
export const signedIn = async (
  { repositories, clock }: ReturnType<typeof fakeDeps>,
  given: Partial<StoredUser> = {},
): Promise<{ user: StoredUser; actor: UserActor }> => {
  const user = await repositories.users.add(userOf('u1', given));
  await repositories.sessions.add(newSession('s1', user.id, clock.now()));
  const { role, status, councilId } = user;
  return { user, actor: userActor({ userId: user.id, role, status, councilId, sessionId: 's1' }) };
};
