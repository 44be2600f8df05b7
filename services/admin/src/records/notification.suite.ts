import { NOW } from '../testing/samples';
import type { Repositories } from './repositories';

/** The same tests over MongoDB and the fake. */
export const notificationTests = (kept: () => Repositories) => {
  describe('notifications', () => {
    test('not chosen, are all on; switched off, stay so for that person alone', async () => {
      const { notifications } = kept();
      expect(await notifications.offOf('u1')).toEqual([]);
      await notifications.setOff('u1', ['team_activity', 'weekly_summary']);
      await notifications.setOff('u1', ['team_activity']);
      expect([await notifications.offOf('u1'), await notifications.offOf('u2')]).toEqual([['team_activity'], []]);
      expect([...(await notifications.offOfMany(['u1', 'u2']))]).toEqual([['u1', ['team_activity']]]);
      await notifications.erase('u1');
      expect(await notifications.offOf('u1')).toEqual([]);
    });
    test('of a team, begin where the last ones ended', async () => {
      const { notifications } = kept();
      expect(await notifications.toldUntil('a')).toBeNull();
      await notifications.noteTold('a', NOW);
      expect([await notifications.toldUntil('a'), await notifications.toldUntil('b')]).toEqual([NOW, null]);
    });
  });
};
