import { userActor } from '@folkmoot/service-kit/testing';
import { fakeDeps } from '../../testing/fake-deps.fake';
import { NOW } from '../../testing/samples';
import { getTeamActivity } from './get-team-activity.use-case';

const DAY_MS = 86_400_000;
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);

test('team activity, of this period and the one before, counts each person once in each (E-3)', async () => {
  const { deps, repositories } = fakeDeps();
  const seen = (userId: string, days: number, councilId = 'a') =>
    repositories.activity.note({ userId, councilId, at: daysAgo(days) });
  await seen('u1', 0);
  await seen('u1', 10);
  await seen('u1', 30);
  await seen('u2', 31);
  await seen('u3', 61);
  await seen('theirs', 1, 'b');
  expect(await getTeamActivity(deps, userActor({ councilId: 'a' }))).toEqual({
    activeUsers: 1,
    previousActiveUsers: 1,
    since: daysAgo(30),
  });
});
