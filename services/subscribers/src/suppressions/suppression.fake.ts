import type { SuppressionRepository } from './suppression.repository';

/** Erased addresses in memory, by council. */
export const fakeSuppressions = (councilId: string, store = new Set<string>()): SuppressionRepository => {
  const keyOf = (email: string) => `${councilId} ${email}`;
  return {
    add: async (email) => {
      store.add(keyOf(email));
    },
    remove: async (email) => {
      store.delete(keyOf(email));
    },
    findAmong: async (emails) => new Set(emails.filter((email) => store.has(keyOf(email)))),
  };
};
