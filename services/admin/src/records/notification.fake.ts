import type { NotificationKind } from '@folkmoot/contracts';
import { fakeKept } from './fake-kept.fake';
import type { NotificationRepository } from './notification.repository';

/** Choices in memory. */
export const fakeNotifications = (): NotificationRepository => {
  const choices = fakeKept<{ id: string; off: NotificationKind[] }>();
  const told = fakeKept<{ id: string; until: Date }>();
  return {
    offOf: async (userId) => choices.find(userId)?.off ?? [],
    offOfMany: async (userIds) =>
      new Map(
        choices
          .all()
          .filter(({ id }) => userIds.includes(id))
          .map(({ id, off }) => [id, off]),
      ),
    setOff: async (id, kinds) => void choices.put({ id, off: [...kinds] }),
    erase: async (userId) => void choices.delete(userId),
    toldUntil: async (councilId) => told.find(councilId)?.until ?? null,
    noteTold: async (id, until) => void told.put({ id, until }),
  };
};
