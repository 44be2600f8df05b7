import { systemActor, type UserActor } from '@folkmoot/contracts';
import { manualClock, testUnits, userActor } from '@folkmoot/service-kit/testing';
import type { StoredUser } from '../entities/council';
import { newSession } from '../entities/session';
import { type Repositories, repositories, repositoryModels } from './repositories';
import { NOW, userOf } from './samples';

/**
 * The context of use cases on a database of their own: of an actor, or (`system`) of the service itself. Call it at the
 * top of a test file. `repositories` are those of the council `a`; read them inside a test.
 */
export const testContext = () => {
  const units = testUnits({ models: repositoryModels, repositories, producer: 'admin', clock: manualClock(NOW) });
  return {
    contextOf: units.contextOf,
    system: units.contextOf(systemActor('admin')),
    clock: units.clock,
    units,
    repositoriesOf: (councilId = 'a'): Repositories => units.repositoriesOf(councilId),
    get repositories(): Repositories {
      return units.repositoriesOf('a');
    },
  };
};

/** A user with an account and an open session, and their actor. */
export const signedIn = async (
  { repositories, clock }: Pick<ReturnType<typeof testContext>, 'repositories' | 'clock'>,
  fields: Partial<StoredUser> = {},
): Promise<{ user: StoredUser; actor: UserActor }> => {
  const user = await repositories.users.add(userOf('u1', fields));
  await repositories.sessions.add(newSession('s1', user.id, clock.now()));
  const { role, status, councilId } = user;
  return { user, actor: userActor({ userId: user.id, role, status, councilId, sessionId: 's1' }) };
};
