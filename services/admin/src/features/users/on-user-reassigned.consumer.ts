import { userReassignedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { UserNotice } from './tell-user.use-case';

/** Whoever is moved to another council, or to none, is told so by mail (E-80). */
export const onUserReassigned = (schedule: (notice: UserNotice) => Promise<unknown>): Consumer<object> =>
  consumer('admin.user-notices', userReassignedEvent, async ({ payload: { user } }) => {
    await schedule({ userId: user.id, councilId: user.councilId });
  });
