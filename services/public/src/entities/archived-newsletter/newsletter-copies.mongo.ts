import type { ArchivedNewsletter } from '@folkmoot/contracts';
import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { NewsletterCopyRepository } from './newsletter-copies.repository';

interface NewsletterCopyDocument {
  _id: string;
  /** The council's id. It has another name because the collection spans councils. */
  ownerId: string;
  isWithdrawn: boolean;
  publishedAt: Date;
  snapshot: ArchivedNewsletter;
}

export const newsletterCopyModel = defineModel<NewsletterCopyDocument>('newsletter_copies', {
  // Small, and read by several keys.
  shardKey: null,
  fields: {
    ownerId: { type: String, required: true },
    isWithdrawn: { type: Boolean, required: true },
    publishedAt: { type: Date, required: true },
    snapshot: { type: Object, required: true },
  },
  indexes: [{ keys: { ownerId: 1, isWithdrawn: 1, publishedAt: -1 }, serves: 'listNewsletters' }],
});

/** The copies in this service's database. `ownerId` is the council, which the slug in a page's address leads to. */
export const createNewsletterCopyRepositoryAcrossCouncils = (scope: Scope): NewsletterCopyRepository => {
  const newsletters = collectionAcrossCouncils(newsletterCopyModel, scope);
  return {
    findNewsletter: async (id) => (await newsletters.findOne({ _id: id }))?.snapshot ?? null,
    saveNewsletter: async (snapshot) => {
      const { id, councilId: ownerId, isWithdrawn, publishedAt } = snapshot;
      const kept = { ownerId, isWithdrawn, publishedAt: new Date(publishedAt), snapshot };
      await newsletters.updateOne({ _id: id }, { $set: kept }, { upsert: true });
    },
    listNewsletters: async (ownerId, limit) =>
      (await newsletters.find({ ownerId, isWithdrawn: false }, { sort: { publishedAt: -1 }, limit })).map(
        ({ snapshot }) => snapshot,
      ),
  };
};

/** Not exported with a council: subscribers exports the newsletters. */
export const archivedNewsletterEntity = defineEntity({
  models: [newsletterCopyModel],
  repositories: (scope) => ({ newsletterCopies: createNewsletterCopyRepositoryAcrossCouncils(scope) }),
});
