import {
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import type {
  InvitationRef,
  InvitationRepository,
  InvitationRepositoryAcrossCouncils,
  StoredInvitation,
} from './invitation.repository';

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
    { keys: { status: 1, expiresAt: 1 }, serves: 'listOverdue, findNextExpiryAt' },
    { keys: { mailState: 1, mailDueAt: 1 }, serves: 'listDueMails, findNextMailAt, waitingMails' },
  ],
});

const toInvitation = ({ _id, ...fields }: InvitationDocument): StoredInvitation => ({ id: _id, ...fields });
const orNull = (document: InvitationDocument | null) => document && toInvitation(document);

const toRef = ({ _id, councilId }: InvitationDocument): InvitationRef => ({ id: _id, councilId });

export const createInvitationRepository = (scope: Scope): InvitationRepository => {
  const invitations = councilCollection(invitationModel, scope);
  return {
    add: async ({ id, ...fields }) => toInvitation(await invitations.insert({ ...fields, _id: id })),
    get: async (id) => toInvitation(await invitations.get(id)),
    find: async (id) => orNull(await invitations.findOne({ _id: id })),
    findOpen: async (email) => orNull(await invitations.findOne({ email, status: { $in: ['pending', 'expired'] } })),
    save: async ({ id, revision }, changes) =>
      toInvitation(await invitations.compareAndSet(id, revision, { ...changes })),
    list: async ({ status, cursor, limit }) => {
      const sort = { by: 'createdAt', direction: -1 } as const;
      const page = await invitations.list({ filter: status ? { status } : {}, sort, cursor, limit });
      return { ...page, items: page.items.map(toInvitation) };
    },
    listOfAddress: async (email) => (await invitations.find({ email }, { sort: { createdAt: -1 } })).map(toInvitation),
    eraseOfAddress: (email) => invitations.deleteMany({ email }),
    countPending: (now) => invitations.count({ status: 'pending', expiresAt: { $gt: now } }),
    countFailedMails: () => invitations.count({ status: 'pending', mailState: 'failed' }),
  };
};

/** An invitation is found by its token, without a council, and jobs work on the invitations of all councils. */
export const createInvitationRepositoryAcrossCouncils = (scope: Scope): InvitationRepositoryAcrossCouncils => {
  const invitations = collectionAcrossCouncils(invitationModel, scope);
  return {
    findByTokenHash: async (tokenHash) => orNull(await invitations.findOne({ tokenHash })),
    listDueMails: async (now, limit) => {
      const filter = { status: 'pending', mailState: 'queued', mailDueAt: { $lte: now } } as const;
      return (await invitations.find(filter, { sort: { mailDueAt: 1 }, limit })).map(toRef);
    },
    findNextMailAt: async () => {
      const filter = { status: 'pending', mailState: 'queued' } as const;
      return (await invitations.find(filter, { sort: { mailDueAt: 1 }, limit: 1 }))[0]?.mailDueAt ?? null;
    },
    findNextExpiryAt: async () =>
      (await invitations.find({ status: 'pending' }, { sort: { expiresAt: 1 }, limit: 1 }))[0]?.expiresAt ?? null,
    waitingMails: async (now) => {
      const due = { status: 'pending', mailState: 'queued', mailDueAt: { $lte: now } } as const;
      const [count, [oldest]] = await Promise.all([
        invitations.count(due),
        invitations.find(due, { sort: { mailDueAt: 1 }, limit: 1 }),
      ]);
      return { count, oldestAt: oldest?.mailDueAt ?? null };
    },
    listOverdue: async (now, limit) => {
      const filter = { status: 'pending', expiresAt: { $lte: now } } as const;
      return (await invitations.find(filter, { sort: { expiresAt: 1 }, limit })).map(toRef);
    },
  };
};

export const invitationEntity = defineEntity({
  models: [invitationModel],
  repositories: (scope) => ({
    invitations: createInvitationRepository(scope),
    invitationsAcrossCouncils: createInvitationRepositoryAcrossCouncils(scope),
  }),
  exported: { without: { invitations: ['mailState', 'mailAttempts', 'mailDueAt'] } },
});
