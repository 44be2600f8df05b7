import { DomainError } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  createRunStore,
  DUE_AT_ONCE,
  defineEntity,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import {
  type Audience,
  type CampaignMailing,
  isNewsletter,
  newCampaignMailing,
  newNewsletter,
  type StoredMailing,
  type StoredNewsletter,
} from './mailing.domain';
import type {
  InvitationsRepositoryAcrossCouncils,
  MailingRepository,
  MailingRepositoryAcrossCouncils,
} from './mailing.repository';

/** Fields of newsletters and of mailings of campaigns. Each is null or missing in the other kind. */
interface Said {
  kind: StoredMailing['kind'];
  campaignId: string | null;
  text?: CampaignMailing['text'] | null;
  title?: StoredNewsletter['title'] | null;
  blocks?: StoredNewsletter['blocks'] | null;
  isPublic?: boolean;
  archivedAt?: Date | null;
  outcomeOf?: string | null;
  isLast?: boolean;
}

interface MailingDocument extends CouncilDocument, Omit<CampaignMailing, 'id' | 'audience' | keyof Said>, Said {
  audience: Audience;
  councilId: string;
  revision: number;
}

const text = { type: String, required: true };
const moment = { type: Date, default: null };

export const mailingModel = defineModel<MailingDocument>('mailings', {
  fields: {
    councilId: text,
    revision: { type: Number, required: true },
    campaignId: { type: String, default: null },
    kind: text,
    audience: { type: Object, required: true },
    subject: text,
    text: { type: String, default: null },
    title: { type: String, default: null },
    blocks: { type: Object, default: null },
    isPublic: { type: Boolean, default: false },
    archivedAt: moment,
    outcomeOf: { type: String, default: null },
    isLast: { type: Boolean, default: false },
    state: text,
    pausedFrom: { type: String, default: null },
    sendAt: moment,
    undoUntil: moment,
    startedAt: moment,
    finishedAt: moment,
    round: { type: Number, default: null },
    cursor: { type: String, default: null },
    isExpanded: { type: Boolean, required: true },
    answers: { type: String, default: null },
    hidesRecipients: { type: Boolean, default: false },
    counts: { type: Object, required: true },
    automaticReminder: { type: Object, default: null },
    problem: { type: String, default: null },
    sender: { type: String, default: null },
    taken: { type: [String], default: [] },
    createdAt: { type: Date, required: true },
  },
  indexes: [
    {
      keys: { councilId: 1, campaignId: 1, createdAt: -1, _id: -1 },
      serves: 'list: of a campaign, newest first; listNewsletters',
    },
    { keys: { councilId: 1, createdAt: -1, _id: -1 }, serves: 'list: newest first' },
    { keys: { councilId: 1, state: 1, createdAt: -1, _id: -1 }, serves: 'listInStates' },
    { keys: { councilId: 1, outcomeOf: 1, createdAt: -1 }, serves: 'listOutcomes' },
    { keys: { councilId: 1, finishedAt: -1 }, serves: 'listEndedSince' },
    {
      keys: { state: 1, sendAt: 1 },
      serves: 'listDueAcrossCouncils, findNextDueAtAcrossCouncils, waitingAcrossCouncils',
    },
    {
      keys: { 'automaticReminder.dueAt': 1 },
      serves: 'listRemindersDueAcrossCouncils, findNextReminderAtAcrossCouncils',
    },
  ],
});

/** The content of a newsletter. */
const saidByNewsletter = ({ title, blocks, isPublic = false, archivedAt = null, outcomeOf, isLast = false }: Said) => ({
  title: title ?? '',
  blocks: blocks ?? [],
  isPublic,
  archivedAt,
  outcomeOf: outcomeOf ?? null,
  isLast,
});

const toMailing = (document: MailingDocument): StoredMailing => {
  const { _id, kind, campaignId, text, title, blocks, isPublic, archivedAt, outcomeOf, isLast, ...rest } = document;
  const { audience, ...fields } = rest;
  const sending = {
    ...fields,
    id: _id,
    undoUntil: fields.undoUntil ?? null,
    automaticReminder: fields.automaticReminder ?? null,
    taken: fields.taken ?? [],
    answers: fields.answers ?? null,
    hidesRecipients: kind === 'reminder' || audience.of === 'hear_back' || (fields.hidesRecipients ?? false),
  };
  if (kind !== 'newsletter') {
    const ofCampaign = { kind, campaignId: campaignId ?? '', text: text ?? '' };
    // Each kind is stored with an audience of its own.
    return { ...sending, ...ofCampaign, audience: audience as CampaignMailing['audience'] };
  }
  const said = saidByNewsletter({ kind, campaignId, title, blocks, isPublic, archivedAt, outcomeOf, isLast });
  return { ...sending, ...said, kind, campaignId: null, audience: audience as StoredNewsletter['audience'] };
};

const toNewsletter = (document: MailingDocument): StoredNewsletter => {
  const mailing = toMailing(document);
  if (!isNewsletter(mailing)) throw new DomainError('not_found');
  return mailing;
};

/** Throws not_found for a newsletter. */
const toCampaignMailing = (document: MailingDocument): CampaignMailing => {
  const mailing = toMailing(document);
  if (isNewsletter(mailing)) throw new DomainError('not_found');
  return mailing;
};

const newestFirst = { by: 'createdAt', direction: -1 } as const;

export const createMailingRepository = (scope: Scope): MailingRepository => {
  const mailings = councilCollection(mailingModel, scope);
  const runs = createRunStore(mailings, { toRun: toMailing });
  return {
    ...runs,
    add: async (fields, now) => (await runs.add(newCampaignMailing(fields, now))) as CampaignMailing,
    addNewsletter: async (fields, now) => (await runs.add(newNewsletter(fields, now))) as StoredNewsletter,
    // Saving keeps the kind.
    save: async <M extends StoredMailing>(mailing: M) => (await runs.save(mailing)) as M,
    replaceTag: async (from, into) => {
      const open = await mailings.find({ 'audience.tagIds': from, state: { $nin: ['done', 'cancelled'] } });
      await mailings.updateEach(
        open.map(({ _id, audience }) => {
          const tagIds = 'tagIds' in audience ? audience.tagIds : [];
          const renamed = [...new Set(tagIds.map((id) => (id === from ? into : id)))];
          return { filter: { _id }, update: { $set: { audience: { ...audience, tagIds: renamed } } } };
        }),
      );
    },
    getCampaignMailing: async (id) => toCampaignMailing(await mailings.get(id)),
    getNewsletter: async (id) => toNewsletter(await mailings.get(id)),
    listIds: async (filter = {}) => (await mailings.find(filter)).map(({ _id }) => _id),
    listOutcomes: async (campaignId) =>
      (await mailings.find({ outcomeOf: campaignId }, { sort: { createdAt: -1, _id: -1 } })).map(toNewsletter),
    listInStates: async (states, limit) =>
      (await mailings.find({ state: { $in: states } }, { sort: { createdAt: -1, _id: -1 }, limit })).map(toMailing),
    listEndedSince: async (since, limit) =>
      (await mailings.find({ finishedAt: { $gte: since } }, { sort: { finishedAt: -1, _id: -1 }, limit })).map(
        toMailing,
      ),
    list: async ({ campaignId }, page) => {
      const filter = campaignId === undefined ? { campaignId: { $ne: null } } : { campaignId };
      const { items, nextCursor } = await mailings.list({ filter, sort: newestFirst, ...page });
      return { items: items.map(toCampaignMailing), nextCursor };
    },
    listNewsletters: async (page) => {
      const { items, nextCursor } = await mailings.list({ filter: { campaignId: null }, sort: newestFirst, ...page });
      return { items: items.map(toNewsletter), nextCursor };
    },
  };
};

export const createMailingRepositoryAcrossCouncils = (scope: Scope): MailingRepositoryAcrossCouncils => {
  const mailings = collectionAcrossCouncils(mailingModel, scope);
  return {
    listDueAcrossCouncils: async (now) => {
      const due = await mailings.find({
        $or: [{ state: 'sending' }, { state: 'scheduled', sendAt: { $lte: now } }],
      });
      return due.map(({ _id, councilId }) => ({ mailingId: _id, councilId }));
    },
    findNextDueAtAcrossCouncils: async () => {
      const [sending, scheduled] = await Promise.all([
        mailings.count({ state: 'sending' }, { atMost: 1 }),
        mailings.find({ state: 'scheduled', sendAt: { $ne: null } }, { sort: { sendAt: 1 }, limit: 1 }),
      ]);
      return sending > 0 ? DUE_AT_ONCE : (scheduled[0]?.sendAt ?? null);
    },
    findNextReminderAtAcrossCouncils: async () => {
      const planned = { 'automaticReminder.dueAt': { $gt: new Date(0) } };
      const [first] = await mailings.find(planned, { sort: { 'automaticReminder.dueAt': 1 }, limit: 1 });
      return first?.automaticReminder?.dueAt ?? null;
    },
    waitingAcrossCouncils: async () => {
      const going = await mailings.find({ state: 'sending', problem: null });
      return { count: going.reduce((sum, { counts }) => sum + counts.queued, 0), oldestAt: null };
    },
    listRemindersDueAcrossCouncils: async (now) => {
      const due = await mailings.find({ 'automaticReminder.dueAt': { $lte: now } });
      return due.map(({ _id, councilId }) => ({ mailingId: _id, councilId }));
    },
  };
};

/** For the migration `note-invitations`. No request uses it. */
export const createInvitationsRepositoryAcrossCouncils = (scope: Scope): InvitationsRepositoryAcrossCouncils => {
  const mailings = collectionAcrossCouncils(mailingModel, scope);
  return {
    findNextAcrossCouncils: async ({ startedAt, mailingId }) => {
      const later = { $or: [{ startedAt: { $gt: startedAt } }, { startedAt, _id: { $gt: mailingId } }] };
      const sort = { startedAt: 1, _id: 1 } as const;
      const [next] = await mailings.find({ kind: 'invitation', ...later }, { sort, limit: 1 });
      return next ? toMailing(next) : null;
    },
  };
};

export const mailingEntity = defineEntity({
  models: [mailingModel],
  repositories: (scope) => ({
    mailings: createMailingRepository(scope),
    mailingSweep: createMailingRepositoryAcrossCouncils(scope),
  }),
  exported: {
    // The state of a sender.
    without: { mailings: ['cursor', 'sender'] },
  },
});
