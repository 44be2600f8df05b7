import { collectionAcrossCouncils, defineModel, type Scope } from '@folkmoot/service-kit';
import type { SignupCopies } from './signup-copies.repository';
import type { PageCopy, TagCopy } from './signup-page.domain';

interface CopyDocument<T> {
  _id: string;
  ownerId: string;
  isDeleted: boolean;
  snapshot: T;
}

const fields = {
  /** The council; called so because the collection spans councils. */
  ownerId: { type: String, required: true },
  isDeleted: { type: Boolean, required: true },
  snapshot: { type: Object, required: true },
};

export const pageCopyModel = defineModel<CopyDocument<PageCopy>>('opt_in_page_copies', {
  fields,
  indexes: [{ keys: { ownerId: 1, isDeleted: 1 }, serves: 'listPages' }],
});
export const tagCopyModel = defineModel<CopyDocument<TagCopy>>('tag_copies', {
  fields,
  indexes: [{ keys: { ownerId: 1, isDeleted: 1 }, serves: 'listTags' }],
});
export const signupCopyModels = [pageCopyModel, tagCopyModel];

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

/** The copies in this service's database. */
export const createSignupCopies = (scope: Scope): SignupCopies => {
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
