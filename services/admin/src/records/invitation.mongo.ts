import { DomainError } from '@folkmoot/contracts';
import { collectionAcrossCouncils, defineModel, type Scope } from '@folkmoot/service-kit';
import { inCouncil } from './council-filter';
import type { InvitationRepository, StoredInvitation } from './invitation.repository';

type InvitationDocument = Omit<StoredInvitation, 'id'> & { _id: string };

export const invitationModel = defineModel<InvitationDocument>('invitations', {
  fields: {
    revision: { type: Number, required: true },
    councilId: { type: String, required: true },
    invitedBy: { type: String, default: null },
    email: { type: String, required: true },
    role: { type: String, required: true },
    tokenHash: { type: String, required: true },
    status: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    mailState: { type: String, required: true },
    mailDueAt: { type: Date, required: true },
    mailAttempts: { type: Number, required: true },
  },
  indexes: [
    { keys: { tokenHash: 1 }, serves: 'findByTokenHash', unique: true },
    { keys: { councilId: 1, createdAt: -1, _id: -1 }, serves: 'list, newest first' },
    { keys: { councilId: 1, email: 1 }, serves: 'findOpen, listOfAddress' },
    { keys: { status: 1, expiresAt: 1 }, serves: 'listOverdue' },
    { keys: { mailState: 1, mailDueAt: 1 }, serves: 'listDueMails' },
  ],
});

const toInvitation = ({ _id, ...fields }: InvitationDocument): StoredInvitation => ({ id: _id, ...fields });
const orNull = (found: InvitationDocument | null) => found && toInvitation(found);

/** Whoever accepts knows a token and no council, and the mails of all councils go out together. */
export const createInvitationRepositoryAcrossCouncils = (scope: Scope): InvitationRepository => {
  const invitations = collectionAcrossCouncils(invitationModel, scope);
  const of = (councilId: string, filter: object = {}) => inCouncil<InvitationDocument>(councilId, filter);
  return {
    add: async ({ id, ...fields }) => toInvitation(await invitations.insert({ ...fields, _id: id })),
    get: async (councilId, id) => {
      const found = await invitations.findOne(of(councilId, { _id: id }));
      if (!found) throw new DomainError('not_found');
      return toInvitation(found);
    },
    find: async (id) => orNull(await invitations.findOne({ _id: id })),
    findByTokenHash: async (tokenHash) => orNull(await invitations.findOne({ tokenHash })),
    findOpen: async (councilId, email) =>
      orNull(await invitations.findOne(of(councilId, { email, status: { $in: ['pending', 'expired'] } }))),
    save: async ({ id, revision }, changes) =>
      toInvitation(await invitations.compareAndSet(id, revision, { ...changes })),
    list: async (councilId, { status, cursor, limit }) => {
      const sort = { by: 'createdAt', direction: -1 } as const;
      const page = await invitations.list({ filter: of(councilId, status ? { status } : {}), sort, cursor, limit });
      return { ...page, items: page.items.map(toInvitation) };
    },
    listOfAddress: async (councilId, email) =>
      (await invitations.find(of(councilId, { email }), { sort: { createdAt: -1 } })).map(toInvitation),
    eraseOfAddress: (councilId, email) => invitations.deleteMany(of(councilId, { email })),
    countPending: (councilId, now) => invitations.count(of(councilId, { status: 'pending', expiresAt: { $gt: now } })),
    countFailedMails: (councilId) => invitations.count(of(councilId, { status: 'pending', mailState: 'failed' })),
    listDueMails: async (now, limit) => {
      const filter = { status: 'pending', mailState: 'queued', mailDueAt: { $lte: now } } as const;
      return (await invitations.find(filter, { sort: { mailDueAt: 1 }, limit })).map(({ _id }) => _id);
    },
    listOverdue: async (now, limit) => {
      const filter = { status: 'pending', expiresAt: { $lte: now } } as const;
      return (await invitations.find(filter, { sort: { expiresAt: 1 }, limit })).map(({ _id }) => _id);
    },
  };
};
