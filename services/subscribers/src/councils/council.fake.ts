import type { CouncilCopy, CouncilRepository } from './council.repository';

/** Councils in memory. */
export const fakeCouncils = (store = new Map<string, CouncilCopy>()): CouncilRepository => ({
  find: async (councilId) => store.get(councilId) ?? null,
  save: async (copy) => {
    store.set(copy.council.id, copy);
  },
});
