import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { SignupCopyRepository } from './signup-copies.repository';
import type { PageCopy, TagCopy } from './signup-page.domain';

interface CopyDocument<T> {
  _id: string;
  /** The council's id. It has another name because the collection spans councils. */
  ownerId: string;
  isDeleted: boolean;
  snapshot: T;
}

const fields = {
  ownerId: { type: String, required: true },
  isDeleted: { type: Boolean, required: true },
  snapshot: { type: Object, required: true },
};

export const pageCopyModel = defineModel<CopyDocument<PageCopy>>('opt_in_page_copies', {
  // Small, read by several keys and kept in memory.
  shardKey: null,
  fields,
  indexes: [{ keys: { ownerId: 1, isDeleted: 1 }, serves: 'listPages' }],
});
export const tagCopyModel = defineModel<CopyDocument<TagCopy>>('tag_copies', {
  // Small, read by several keys and kept in memory.
  shardKey: null,
  fields,
  indexes: [{ keys: { ownerId: 1, isDeleted: 1 }, serves: 'listTags' }],
});

interface Copied {
  readonly id: string;
  readonly councilId: string;
  readonly isDeleted: boolean;
}

const kept = <T extends Copied>(snapshot: T) => ({
  ownerId: snapshot.councilId,
  isDeleted: snapshot.isDeleted,
  snapshot,
});

/** The copies in this service's database. `ownerId` is the council, which the slug in a page's address leads to. */
export const createSignupCopyRepositoryAcrossCouncils = (scope: Scope): SignupCopyRepository => {
  const pages = collectionAcrossCouncils(pageCopyModel, scope);
  const tags = collectionAcrossCouncils(tagCopyModel, scope);
  return {
    findPage: async (id) => (await pages.findOne({ _id: id }))?.snapshot ?? null,
    savePage: async (copy) => {
      await pages.updateOne({ _id: copy.id }, { $set: kept(copy) }, { upsert: true });
    },
    findTag: async (id) => (await tags.findOne({ _id: id }))?.snapshot ?? null,
    saveTag: async (copy) => {
      await tags.updateOne({ _id: copy.id }, { $set: kept(copy) }, { upsert: true });
    },
    listPages: async (ownerId) => (await pages.find({ ownerId, isDeleted: false })).map(({ snapshot }) => snapshot),
    listTags: async (ownerId) => (await tags.find({ ownerId, isDeleted: false })).map(({ snapshot }) => snapshot),
  };
};

/** Not exported with a council: subscribers exports pages and tags. */
export const signupPageEntity = defineEntity({
  models: [pageCopyModel, tagCopyModel],
  repositories: (scope) => ({ signupCopies: createSignupCopyRepositoryAcrossCouncils(scope) }),
});
