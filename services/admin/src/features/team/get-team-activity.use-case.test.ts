import { userActor } from '@folkmoot/service-kit/testing';
import { NOW } from '../../testing/samples';
import { testContext } from '../../testing/test-context';
import { getTeamActivity } from './get-team-activity.use-case';

const DAY_MS = 86_400_000;
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);

const { contextOf, repositoriesOf } = testContext();

test('team activity counts each person once per period (E-3)', async () => {
  const seen = (userId: string, days: number, councilId = 'a') =>
    repositoriesOf().activityAcrossCouncils.note({ userId, councilId, at: daysAgo(days) });
  await seen('u1', 0);
  await seen('u1', 10);
  await seen('u1', 30);
  await seen('u2', 31);
  await seen('u3', 61);
  await seen('theirs', 1, 'b');
  expect(await getTeamActivity(contextOf(userActor({ councilId: 'a' })))).toEqual({
    activeUsers: 1,
    previousActiveUsers: 1,
    since: daysAgo(30),
  });
});
