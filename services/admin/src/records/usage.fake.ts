import { fakeKept } from './fake-kept.fake';
import type { CampaignUsage, UsageRepository } from './usage.repository';

interface Used extends CampaignUsage {
  readonly councilId: string;
  readonly isDeleted: boolean;
  readonly campaignRevision: number;
  readonly responsesRevision: number;
}

interface CouncilUsed {
  readonly id: string;
  readonly month: string;
  readonly monthResponses: number;
  readonly monthAt: Date | null;
  readonly files: number;
  readonly bytes: number;
  readonly countedAt: Date | null;
  readonly storageRevision: number;
}

const fakeCampaignUsage = () => {
  const kept = fakeKept<Used>();
  const known = (id: string, councilId: string): Used =>
    kept.find(id) ?? {
      id,
      councilId,
      title: '',
      status: null,
      isDeleted: false,
      campaignRevision: 0,
      responses: 0,
      responsesRevision: 0,
    };
  const of = (id: string) => kept.all().filter(({ councilId, isDeleted }) => councilId === id && !isDeleted);
  const sumOf = (used: Used[]) => ({
    campaigns: used.length,
    responses: used.reduce((sum, { responses }) => sum + responses, 0),
  });
  return {
    noteResponses: async (id, councilId, responses, responsesRevision) => {
      const used = known(id, councilId);
      kept.put(responsesRevision > used.responsesRevision ? { ...used, responses, responsesRevision } : used);
    },
    noteCampaign: async ({ id, councilId, title, status, isDeleted, revision }) => {
      const used = known(id, councilId);
      const news = { title, status, isDeleted, campaignRevision: revision };
      kept.put(revision > used.campaignRevision ? { ...used, ...news } : used);
    },
    ofCouncils: async (councilIds) => {
      const groups = councilIds.map((id) => [id, of(id)] as const).filter(([, used]) => used.length > 0);
      return Object.fromEntries(groups.map(([id, used]) => [id, sumOf(used)]));
    },
    listCampaigns: async (councilId, limit) =>
      of(councilId)
        .sort((one, other) => other.responses - one.responses || (one.id < other.id ? -1 : 1))
        .slice(0, limit)
        .map(({ id, title, status, responses }) => ({ id, title, status, responses })),
  } satisfies Partial<UsageRepository>;
};

const fakeCouncilUsage = () => {
  const kept = fakeKept<CouncilUsed>();
  const known = (id: string): CouncilUsed =>
    kept.find(id) ?? {
      id,
      month: '',
      monthResponses: 0,
      monthAt: null,
      files: 0,
      bytes: 0,
      countedAt: null,
      storageRevision: 0,
    };
  return {
    noteMonth: async (councilId, month, monthResponses, monthAt) => {
      const used = known(councilId);
      if (!used.monthAt || monthAt > used.monthAt) kept.put({ ...used, month, monthResponses, monthAt });
    },
    countMonth: async (month, councilId) =>
      kept
        .all()
        .filter((used) => used.month === month && (!councilId || used.id === councilId))
        .reduce((sum, { monthResponses }) => sum + monthResponses, 0),
    noteStorage: async (councilId, { revision, ...storage }) => {
      const used = known(councilId);
      if (revision > used.storageRevision) kept.put({ ...used, ...storage, storageRevision: revision });
    },
    storageOf: async (councilId) => {
      const { files, bytes, countedAt } = known(councilId);
      return { files, bytes, countedAt };
    },
  } satisfies Partial<UsageRepository>;
};

/** Usage in memory. */
export const fakeUsage = (): UsageRepository => ({ ...fakeCampaignUsage(), ...fakeCouncilUsage() });
