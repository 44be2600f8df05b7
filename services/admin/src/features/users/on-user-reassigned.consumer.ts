import { userReassignedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { UserNotice } from './mail-user-notice.use-case';

/** Sends a mail to users who were moved to another council, or to none. */
export const onUserReassigned = (schedule: (notice: UserNotice) => Promise<unknown>): Consumer<object> =>
  consumer('admin.user-notices', userReassignedEvent, async ({ payload: { user } }) => {
    await schedule({ userId: user.id, councilId: user.councilId });
  });
