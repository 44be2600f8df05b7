import { type MailReportWay, mailReportWays } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import { noMailHealth, type StoredBounceTest, type StoredMailHealth, type StoredMailWay } from './mail-health.domain';
import type { MailHealthRepository, MailHealthRepositoryAcrossCouncils } from './mail-health.repository';

interface MailHealthDocument extends CouncilDocument, StoredMailHealth {}

interface MailWayDocument extends Omit<StoredMailWay, 'way'> {
  _id: MailReportWay;
}

const moment = { type: Date, default: null };

export const mailHealthModel = defineModel<MailHealthDocument>('mail_health', {
  fields: {
    councilId: { type: String, required: true },
    revision: Number,
    lastReportAt: moment,
    lastReportBy: { type: String, default: null },
    test: { type: Object, default: null },
  },
  indexes: [
    { keys: { councilId: 1 }, serves: 'find, noteReport, saveTest', unique: true },
    { keys: { 'test.id': 1 }, serves: 'findCouncilOfTestAcrossCouncils' },
  ],
});

/** When each way last brought a report. Not bound to a council: webhooks and the mailbox belong to the installation. */
export const mailWayModel = defineModel<MailWayDocument>('mail_ways', {
  fields: {
    readAt: moment,
    problem: { type: String, default: null },
    problemAt: moment,
    position: { type: Object, default: null },
  },
});

const createMailHealthRepository = (scope: Scope): MailHealthRepository => {
  const health = councilCollection(mailHealthModel, scope);
  const set = (changes: Partial<StoredMailHealth>) => health.updateOne({}, { $set: changes }, { upsert: true });
  return {
    find: async () => {
      const { lastReportAt, lastReportBy, test } = (await health.findOne({})) ?? noMailHealth;
      return { lastReportAt, lastReportBy, test };
    },
    noteReport: async (lastReportBy, lastReportAt) => {
      await set({ lastReportAt, lastReportBy });
    },
    saveTest: async (test: StoredBounceTest) => {
      await set({ test });
    },
    completeTest: async (id, reportedBy, reportedAt) => {
      const changes = { 'test.state': 'reported', 'test.reportedBy': reportedBy, 'test.reportedAt': reportedAt };
      const waiting = { 'test.id': id, 'test.state': 'waiting' };
      return (await health.updateOne(waiting, { $set: changes })) !== null;
    },
  };
};

const createMailHealthRepositoryAcrossCouncils = (scope: Scope): MailHealthRepositoryAcrossCouncils => {
  const health = collectionAcrossCouncils(mailHealthModel, scope);
  const ways = collectionAcrossCouncils(mailWayModel, scope);
  const set = async (way: MailReportWay, changes: Partial<StoredMailWay>): Promise<void> => {
    await ways.updateOne({ _id: way }, { $set: changes }, { upsert: true });
  };
  return {
    findCouncilOfTestAcrossCouncils: async (id) => (await health.findOne({ 'test.id': id }))?.councilId ?? null,
    listWaysAcrossCouncils: async () =>
      (await ways.find({ _id: { $in: mailReportWays } })).map(({ _id, ...fields }) => ({ ...fields, way: _id })),
    noteProblemAcrossCouncils: (way, problem, problemAt) => set(way, { problem, problemAt }),
    noteWorksAcrossCouncils: async (way) => {
      await ways.updateOne({ _id: way, problem: { $ne: null } }, { $set: { problem: null, problemAt: null } });
    },
    noteReadAcrossCouncils: (position, readAt) => set('mailbox', { position, readAt, problem: null, problemAt: null }),
  };
};

export const mailHealthEntity = defineEntity({
  models: [mailHealthModel, mailWayModel],
  repositories: (scope) => ({
    mailHealth: createMailHealthRepository(scope),
    mailWays: createMailHealthRepositoryAcrossCouncils(scope),
  }),
  exported: {
    // Times of reports, and the ways of the installation: no data of the council.
    except: [mailHealthModel, mailWayModel],
  },
});
