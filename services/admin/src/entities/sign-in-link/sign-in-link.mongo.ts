import {
  collectionAcrossCouncils,
  defineEntity,
  defineModel,
  isDuplicateKey,
  modelOf,
  type Scope,
} from '@folkmoot/service-kit';
import { MOST_MAILS, mailableUntil, mailedBefore, newLink, type StoredLink } from './sign-in-link.domain';
import type { LinkRepository } from './sign-in-link.repository';

type LinkDocument = Omit<StoredLink, 'id'> & { _id: string };

export const linkModel = defineModel<LinkDocument>('signInLinks', {
  fields: {
    nonce: { type: String, required: true },
    issuedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    mails: { type: Number, required: true },
    mailedAt: { type: Date, required: true },
  },
  indexes: [{ keys: { expiresAt: 1 }, serves: 'removal of what has expired', expireAfterSeconds: 0 }],
});

const toLink = ({ _id, nonce, issuedAt, expiresAt, mails, mailedAt }: LinkDocument): StoredLink => ({
  id: _id,
  nonce,
  issuedAt,
  expiresAt,
  mails,
  mailedAt,
});

/**
 * Links belong to users, not to councils. Mails are claimed outside transactions, so that all replicas see a claim at
 * once.
 */
export const createLinkRepositoryAcrossCouncils = (scope: Scope): LinkRepository => {
  const links = collectionAcrossCouncils(linkModel, scope);

  const repeat = (userId: string, now: Date): Promise<LinkDocument | null> =>
    links.updateOne(
      {
        _id: userId,
        expiresAt: { $gt: mailableUntil(now) },
        mails: { $lt: MOST_MAILS },
        mailedAt: { $lte: mailedBefore(now) },
      },
      { $inc: { mails: 1 }, $set: { mailedAt: now } },
    );

  /** Null when a link is valid already, or another request created one at the same moment. */
  const begin = async (userId: string, nonce: string, now: Date): Promise<LinkDocument | null> => {
    const { id, ...fields } = newLink(userId, nonce, now);
    try {
      const isOver = { _id: id, expiresAt: { $lte: mailableUntil(now) } };
      return await links.updateOne(isOver, { $set: { ...fields } }, { upsert: true });
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  };

  return {
    find: async (userId) => {
      const document = await links.findOne({ _id: userId });
      return document && toLink(document);
    },
    claimMail: async (userId, nonce, now) => {
      const claimed = (await repeat(userId, now)) ?? (await begin(userId, nonce, now));
      return claimed && toLink(claimed);
    },
    releaseMail: async ({ id, nonce }) => {
      await links.updateOne({ _id: id, nonce }, { $inc: { mails: -1 }, $set: { mailedAt: new Date(0) } });
    },
    delete: async (userId) => {
      await links.delete(userId);
    },
    redeem: async (userId, nonce, now) => {
      const filter = { _id: userId, nonce, expiresAt: { $gt: now } };
      const options = { session: scope.session ?? undefined };
      return (await modelOf(scope.connection, linkModel).findOneAndDelete(filter, options).lean()) !== null;
    },
  };
};

export const linkEntity = defineEntity({
  models: [linkModel],
  repositories: (scope) => ({ links: createLinkRepositoryAcrossCouncils(scope) }),
});
