import { DomainError } from '@folkmoot/contracts';
import { type FakeBound, fakeStore } from './fake-store.fake';
import {
  type InsightRunRecord,
  insightId,
  isMoving,
  isOfRange,
  newestOfEachType,
  type SendingRecord,
  type StoredInsight,
} from './insight.domain';
import type { InsightRepository, InsightSweepRepository } from './insight.repository';
import type { Repositories } from './repositories';

interface Kept {
  readonly id: string;
  readonly councilId: string;
  readonly revision: number;
}

type InsightBox = Kept & { readonly value: StoredInsight };
type RunBox = InsightRunRecord & Kept;
type SendingBox = SendingRecord & Kept;

const bare = <T extends Kept>({ id: _, ...rest }: T): Omit<T, 'id'> => rest;
const withoutRevision = ({ revision: _, ...sending }: SendingBox): SendingRecord => sending;

const runsOf = (
  store: FakeBound<RunBox>,
): Pick<InsightRepository, 'findRun' | 'findRunById' | 'beginRun' | 'saveRun'> => {
  const save = async (run: InsightRunRecord) => bare(store.save({ ...run, id: run.campaignId }));
  return {
    findRun: async (campaignId) => {
      const found = store.find(campaignId);
      return found && bare(found);
    },
    findRunById: async (runId) => {
      const found = store.all().find((run) => run.runId === runId);
      return found ? bare(found) : null;
    },
    beginRun: async (run, before) => {
      if (before) return save({ ...run, councilId: before.councilId, revision: before.revision });
      if (store.find(run.campaignId)) throw new DomainError('conflict');
      return bare(store.insert({ ...run, id: run.campaignId }));
    },
    saveRun: save,
  };
};

const fakeInsights = (
  insights: FakeBound<InsightBox>,
  runs: FakeBound<RunBox>,
  sendings: FakeBound<SendingBox>,
): InsightRepository => ({
  list: async (campaignId, range) =>
    newestOfEachType(
      insights
        .all()
        .map(({ value }) => value)
        .filter((each) => each.campaignId === campaignId && isOfRange(each, range)),
    ),
  save: async (value) => {
    const id = insightId(value);
    insights.erase((each) => each.id === id);
    insights.insert({ id, value });
  },
  clear: async (campaignId) => insights.erase(({ value }) => value.campaignId === campaignId),
  forgetResponses: async (campaignId, responseIds) =>
    insights.erase(
      ({ value }) => value.campaignId === campaignId && value.citedIds.some((id) => responseIds.includes(id)),
    ),
  ...runsOf(runs),
  addSending: async (sending) => void sendings.insert(sending),
  noteUsed: async (id, used) => {
    const found = sendings.find(id);
    if (found) sendings.put({ ...found, ...used });
  },
  listSendings: async (campaignId, limit) =>
    sendings
      .all()
      .filter((each) => each.campaignId === campaignId)
      .sort((one, other) => Number(other.sentAt) - Number(one.sentAt))
      .slice(0, limit)
      .map(withoutRevision),
  eraseOfCampaign: async (campaignId) => {
    insights.erase(({ value }) => value.campaignId === campaignId);
    runs.erase(({ id }) => id === campaignId);
    sendings.erase((each) => each.campaignId === campaignId);
  },
});

const fakeInsightSweeps = (runs: FakeBound<RunBox>, sendings: FakeBound<SendingBox>): InsightSweepRepository => ({
  listStalledAcrossCouncils: async (touchedBefore) =>
    runs
      .all()
      .filter((run) => isMoving(run) && run.touchedAt < touchedBefore)
      .map(({ campaignId, councilId, runId }) => ({ campaignId, councilId, runId })),
  listUnnotedAcrossCouncils: async (sentBefore, limit) =>
    sendings
      .all()
      .filter(({ isNoted, sentAt }) => !isNoted && sentAt < sentBefore)
      .slice(0, limit)
      .map(withoutRevision),
});

/** What is kept of analyses, in memory; call the result with a council, or with null for all of them. */
export const fakeInsightStores = () => {
  const insights = fakeStore<InsightBox>();
  const runs = fakeStore<RunBox>();
  const sendings = fakeStore<SendingBox>();
  return (councilId: string | null): Pick<Repositories, 'insights' | 'insightSweeps'> => ({
    insights: fakeInsights(insights.bound(councilId), runs.bound(councilId), sendings.bound(councilId)),
    insightSweeps: fakeInsightSweeps(runs.bound(null), sendings.bound(null)),
  });
};
