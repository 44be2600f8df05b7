import type { SignupRepository, StoredSignup } from './signup.repository';

const PAGE = 50;

/** Sign-ups in memory; the cursor is the number of those before. */
export const fakeSignups = (councilId: string, store = new Map<string, StoredSignup>()): SignupRepository => {
  const eraseWhere = (goes: (signup: StoredSignup) => boolean): void => {
    for (const [key, signup] of store) if (signup.councilId === councilId && goes(signup)) store.delete(key);
  };
  return {
    add: async (signup) => {
      const key = `${councilId} ${signup.id}`;
      if (!store.has(key)) store.set(key, { ...signup, councilId });
    },
    listOfPage: async (pageId, { cursor = '0', limit = PAGE }) => {
      const found = [...store.values()]
        .filter((signup) => signup.councilId === councilId && signup.pageId === pageId)
        .sort((a, b) => b.at.getTime() - a.at.getTime() || b.id.localeCompare(a.id));
      const from = Number(cursor);
      const nextCursor = from + limit < found.length ? String(from + limit) : null;
      return { items: found.slice(from, from + limit), nextCursor };
    },
    listOfSubscriber: async (subscriberId) =>
      [...store.values()]
        .filter((signup) => signup.councilId === councilId && signup.subscriberId === subscriberId)
        .sort((one, other) => other.at.getTime() - one.at.getTime()),
    eraseOfSubscriber: async (subscriberId) => eraseWhere((signup) => signup.subscriberId === subscriberId),
    eraseOfPage: async (pageId) => eraseWhere((signup) => signup.pageId === pageId),
  };
};
