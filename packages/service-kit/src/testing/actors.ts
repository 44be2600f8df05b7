import type { Role, UserActor } from '@folkmoot/contracts';

/** The two councils of every test: both have data, so that an empty answer proves nothing. */
export const ownCouncil = 'council_own';
export const otherCouncil = 'council_other';

/** A signed-in user; an active council admin of the test's own council unless said otherwise. */
export const userActor = (overrides: Partial<UserActor> = {}): UserActor => ({
  kind: 'user',
  userId: 'user_1',
  role: 'council_admin',
  status: 'active',
  councilId: ownCouncil,
  actingAs: null,
  sessionId: 'session_1',
  // Recent by the clock of every test, at any time.
  signedInAt: '2999-01-01T00:00:00.000Z',
  ...overrides,
});

export const userWithRole = (role: Role): UserActor => userActor({ role });
