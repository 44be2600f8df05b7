import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  earliest,
  type Scope,
} from '@folkmoot/service-kit';
import type { MailKind, MailRepository, MailRepositoryAcrossCouncils, QueuedMail } from './mail.repository';

interface MailDocument extends CouncilDocument {
  subscriberId: string;
  kind: MailKind;
  state: 'queued' | 'sent' | 'failed';
  dueAt: Date;
  attempts: number;
  isAfterSurvey: boolean;
  sentAt: Date | null;
  /** Earlier versions do not store it. */
  subject?: string;
}

const KEPT_SECONDS = 30 * 86_400;

export const mailModel = defineModel<MailDocument>('mails', {
  fields: {
    councilId: { type: String, required: true },
    revision: Number,
    subscriberId: { type: String, required: true },
    kind: { type: String, required: true },
    state: { type: String, required: true },
    dueAt: { type: Date, required: true },
    attempts: { type: Number, required: true },
    isAfterSurvey: { type: Boolean, default: false },
    sentAt: { type: Date, default: null },
    subject: String,
  },
  indexes: [
    {
      keys: { state: 1, dueAt: 1 },
      serves: 'listDueAcrossCouncils, findNextDueAtAcrossCouncils, waitingAcrossCouncils',
    },
    { keys: { councilId: 1, subscriberId: 1, kind: 1 }, serves: 'add: one of a kind at a time' },
    {
      keys: { isAfterSurvey: 1, state: 1, dueAt: 1 },
      serves: 'forgetAfterSurveyAcrossCouncils, findOldestAfterSurveyAcrossCouncils',
    },
    { keys: { sentAt: 1 }, serves: 'forgetting what was sent', expireAfterSeconds: KEPT_SECONDS },
  ],
});

const toMail = ({ _id, councilId, subscriberId, kind, dueAt, attempts, isAfterSurvey }: MailDocument): QueuedMail => ({
  id: _id,
  councilId,
  subscriberId,
  kind,
  dueAt,
  attempts,
  isAfterSurvey,
});

export const createMailRepository = (scope: Scope): MailRepository => {
  const mails = councilCollection(mailModel, scope);
  return {
    add: async ({ subscriberId, kind, isAfterSurvey, now, unlessSince }) => {
      const there = await mails.findOne({
        subscriberId,
        kind,
        $or: [{ state: 'queued' }, { state: 'sent', sentAt: { $gte: unlessSince } }],
      });
      if (there) return;
      const fresh = { state: 'queued', dueAt: now, attempts: 0, sentAt: null } as const;
      await mails.insert({ subscriberId, kind, isAfterSurvey, ...fresh });
    },
    take: async (id, now, until) => {
      const taken = await mails.updateOne(
        { _id: id, state: 'queued', dueAt: { $lte: now } },
        { $set: { dueAt: until }, $inc: { attempts: 1 } },
      );
      return taken && toMail(taken);
    },
    sent: async (id, at, subject) => {
      await mails.updateOne({ _id: id }, { $set: { state: 'sent', sentAt: at, dueAt: at, subject } });
    },
    listOfSubscriber: async (subscriberId) =>
      (await mails.find({ subscriberId }, { sort: { dueAt: -1 } })).map(
        ({ kind, state, dueAt, sentAt, subject = '' }) => ({
          kind,
          state,
          at: sentAt ?? dueAt,
          subject,
        }),
      ),
    hold: async (id, dueAt) => {
      await mails.updateOne({ _id: id, state: 'queued' }, { $set: { dueAt } });
    },
    // Does not count messages after a failed attempt, or new messages, which are due at once.
    countHeld: (now) => mails.count({ state: 'queued', attempts: 0, dueAt: { $gt: now } }),
    failed: async (id, dueAt) => {
      await mails.updateOne({ _id: id }, { $set: dueAt ? { dueAt } : { state: 'failed' } });
    },
  };
};

export const createMailRepositoryAcrossCouncils = (scope: Scope): MailRepositoryAcrossCouncils => {
  const mails = collectionAcrossCouncils(mailModel, scope);
  return {
    listDueAcrossCouncils: async (now, limit) =>
      (await mails.find({ state: 'queued', dueAt: { $lte: now } }, { sort: { dueAt: 1 }, limit })).map(
        ({ _id, councilId, isAfterSurvey }) => ({ id: _id, councilId, isAfterSurvey }),
      ),
    findNextDueAtAcrossCouncils: async () =>
      (await mails.find({ state: 'queued' }, { sort: { dueAt: 1 }, limit: 1 }))[0]?.dueAt ?? null,
    waitingAcrossCouncils: async (now) => {
      const due = { state: 'queued', dueAt: { $lte: now } } as const;
      const [count, [oldest]] = await Promise.all([
        mails.count(due),
        mails.find(due, { sort: { dueAt: 1 }, limit: 1 }),
      ]);
      return { count, oldestAt: oldest?.dueAt ?? null };
    },
    forgetAfterSurveyAcrossCouncils: async (before) => {
      await mails.deleteMany({ isAfterSurvey: true, state: { $in: ['sent', 'failed'] }, dueAt: { $lt: before } });
    },
    findOldestAfterSurveyAcrossCouncils: async () => {
      const oldest = { sort: { dueAt: 1 }, limit: 1 } as const;
      const ended = await Promise.all([
        mails.find({ isAfterSurvey: true, state: 'sent' }, oldest),
        mails.find({ isAfterSurvey: true, state: 'failed' }, oldest),
      ]);
      return earliest(ended.flat().map(({ dueAt }) => dueAt));
    },
  };
};

export const mailEntity = defineEntity({
  models: [mailModel],
  repositories: (scope) => ({
    mails: createMailRepository(scope),
    mailSweep: createMailRepositoryAcrossCouncils(scope),
  }),
  exported: {
    // Queued mails are temporary. Their times could show who answered.
    except: [mailModel],
  },
});
