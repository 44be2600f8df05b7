import { fakeKept } from './fake-kept.fake';
import type { NoticeRepository, StoredNotice } from './notice.repository';

/** Notices in memory. */
export const fakeNotices = (): NoticeRepository => {
  const kept = fakeKept<StoredNotice>();
  const change = (id: string, changes: (notice: StoredNotice) => Partial<StoredNotice>): void => {
    const found = kept.find(id);
    if (found) kept.put({ ...found, ...changes(found) });
  };
  return {
    add: async (notice) => void kept.put(notice),
    listDue: async (now, limit) =>
      kept
        .all()
        .filter(({ dueAt }) => dueAt <= now)
        .sort((one, other) => +one.dueAt - +other.dueAt)
        .slice(0, limit),
    write: async (id, text, pending) => change(id, () => ({ text, pending })),
    take: async (id, userId) => {
      if (!kept.find(id)?.pending.includes(userId)) return false;
      change(id, ({ pending }) => ({ pending: pending.filter((each) => each !== userId) }));
      return true;
    },
    putBack: async (id, userId, dueAt) => change(id, ({ pending }) => ({ pending: [...pending, userId], dueAt })),
    settle: async (id) => {
      if (kept.find(id)?.pending.length === 0) kept.delete(id);
    },
    delete: async (id) => void kept.delete(id),
  };
};
