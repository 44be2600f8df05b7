import type { SignupCopies } from './signup-copies.repository';
import type { PageCopy, TagCopy } from './signup-page.domain';

/** Copies in memory. */
export const fakeSignupCopies = (): SignupCopies => {
  const pages = new Map<string, PageCopy>();
  const tags = new Map<string, TagCopy>();
  const listOf = <T extends { councilId: string; isDeleted: boolean }>(map: Map<string, T>, councilId: string) =>
    structuredClone([...map.values()].filter((each) => each.councilId === councilId && !each.isDeleted));
  return {
    findPage: async (id) => structuredClone(pages.get(id) ?? null),
    savePage: async (copy) => void pages.set(copy.id, copy),
    findTag: async (id) => structuredClone(tags.get(id) ?? null),
    saveTag: async (copy) => void tags.set(copy.id, copy),
    listPages: async (councilId) => listOf(pages, councilId),
    listTags: async (councilId) => listOf(tags, councilId),
  };
};
