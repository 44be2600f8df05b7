import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { AddressChangeRepository, AddressNotice, StoredAddressChange } from './address-change.repository';

type ChangeDocument = Omit<StoredAddressChange, 'userId'> & { _id: string };
type NoticeDocument = Omit<AddressNotice, 'id'> & { _id: string };

const expiry = { keys: { expiresAt: 1 }, serves: 'removal of what has expired', expireAfterSeconds: 0 } as const;

/** The user's id is the key. */
export const addressChangeModel = defineModel<ChangeDocument>('addressChanges', {
  fields: {
    email: { type: String, required: true },
    tokenHash: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  indexes: [{ keys: { tokenHash: 1 }, serves: 'findByTokenHash', unique: true }, expiry],
});

export const addressNoticeModel = defineModel<NoticeDocument>('addressNotices', {
  fields: {
    userId: { type: String, required: true },
    formerEmail: { type: String, required: true },
    email: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  indexes: [{ keys: { userId: 1 }, serves: 'noticesOf, erase' }, expiry],
});

const toChange = ({ _id, email, tokenHash, expiresAt }: ChangeDocument): StoredAddressChange => ({
  userId: _id,
  email,
  tokenHash,
  expiresAt,
});

const toNotice = ({ _id, userId, formerEmail, email, expiresAt }: NoticeDocument): AddressNotice => ({
  id: _id,
  userId,
  formerEmail,
  email,
  expiresAt,
});

/** Addresses belong to users, who may have no council. A link has only a token. */
export const createAddressChangeRepositoryAcrossCouncils = (scope: Scope): AddressChangeRepository => {
  const changes = collectionAcrossCouncils(addressChangeModel, scope);
  const notices = collectionAcrossCouncils(addressNoticeModel, scope);
  return {
    find: async (userId, now) => {
      const document = await changes.findOne({ _id: userId, expiresAt: { $gt: now } });
      return document && toChange(document);
    },
    findByTokenHash: async (tokenHash, now) => {
      const document = await changes.findOne({ tokenHash, expiresAt: { $gt: now } });
      return document && toChange(document);
    },
    put: async ({ userId, ...fields }) => {
      await changes.updateOne({ _id: userId }, { $set: fields }, { upsert: true });
    },
    take: async ({ userId, tokenHash }) => (await changes.deleteMany({ _id: userId, tokenHash })) > 0,
    cancel: async (userId) => {
      await changes.delete(userId);
    },
    addNotice: async ({ id, ...fields }) => void (await notices.insert({ ...fields, _id: id })),
    noticesOf: async (userId) => (await notices.find({ userId }, { sort: { expiresAt: 1 } })).map(toNotice),
    deleteNotice: async (id) => {
      await notices.delete(id);
    },
    erase: async (userId) => {
      await changes.delete(userId);
      await notices.deleteMany({ userId });
    },
  };
};

export const addressChangeEntity = defineEntity({
  models: [addressChangeModel, addressNoticeModel],
  repositories: (scope) => ({ addressChanges: createAddressChangeRepositoryAcrossCouncils(scope) }),
});
