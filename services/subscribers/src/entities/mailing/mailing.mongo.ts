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
import { newMailing, type StoredMailing } from './mailing.domain';
import type { MailingRepository, MailingRepositoryAcrossCouncils } from './mailing.repository';

interface MailingDocument extends CouncilDocument, Omit<StoredMailing, 'id'> {
  councilId: string;
  revision: number;
}

const text = { type: String, required: true };
const moment = { type: Date, default: null };

export const mailingModel = defineModel<MailingDocument>('mailings', {
  fields: {
    councilId: text,
    revision: { type: Number, required: true },
    campaignId: text,
    kind: text,
    audience: { type: Object, required: true },
    subject: text,
    text,
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
    { keys: { councilId: 1, campaignId: 1, createdAt: -1, _id: -1 }, serves: 'list: of a campaign, newest first' },
    { keys: { councilId: 1, createdAt: -1, _id: -1 }, serves: 'list: newest first' },
    { keys: { councilId: 1, state: 1, createdAt: -1, _id: -1 }, serves: 'listInStates' },
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

const toMailing = ({ _id, ...fields }: MailingDocument): StoredMailing => ({
  ...fields,
  id: _id,
  undoUntil: fields.undoUntil ?? null,
  automaticReminder: fields.automaticReminder ?? null,
  taken: fields.taken ?? [],
  answers: fields.answers ?? null,
  hidesRecipients: fields.kind === 'reminder' || (fields.hidesRecipients ?? false),
});

export const createMailingRepository = (scope: Scope): MailingRepository => {
  const mailings = councilCollection(mailingModel, scope);
  const runs = createRunStore(mailings, { toRun: toMailing });
  return {
    ...runs,
    add: (fields, now) => runs.add(newMailing(fields, now)),
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
    listIds: async (filter = {}) => (await mailings.find(filter)).map(({ _id }) => _id),
    listInStates: async (states, limit) =>
      (await mailings.find({ state: { $in: states } }, { sort: { createdAt: -1, _id: -1 }, limit })).map(toMailing),
    listEndedSince: async (since, limit) =>
      (await mailings.find({ finishedAt: { $gte: since } }, { sort: { finishedAt: -1, _id: -1 }, limit })).map(
        toMailing,
      ),
    list: async ({ campaignId }, page) => {
      const filter = campaignId === undefined ? {} : { campaignId };
      const { items, nextCursor } = await mailings.list({ filter, sort: { by: 'createdAt', direction: -1 }, ...page });
      return { items: items.map(toMailing), nextCursor };
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
