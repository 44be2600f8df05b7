import { assetFilesOf, type SurveyVersion } from '@folkmoot/contracts';
import type { CampaignCopy, CouncilCopy } from './campaign-copy.domain';
import type { CopiesRepository } from './copies.repository';

export interface FakeCopies extends CopiesRepository {
  /** How many times anything was read. */
  readonly reads: () => number;
}

const idsIn =
  (campaigns: Map<string, CampaignCopy>) =>
  (councilId: string): string[] =>
    [...campaigns.values()].filter((each) => each.councilId === councilId).map(({ id }) => id);

const councilAt = (councils: readonly CouncilCopy[], slug: string): CouncilCopy | null => {
  const present = councils.filter(({ isDeleted }) => !isDeleted);
  const at = present.find(({ council }) => council.slug === slug);
  return at ?? present.find(({ formerSlugs = [] }) => formerSlugs.includes(slug)) ?? null;
};

const pick = <T>(map: Map<string, T>, ids: readonly string[]): T[] =>
  ids.map((id) => map.get(id)).filter((found) => found !== undefined);

export const fakeCopies = (): FakeCopies => {
  const campaigns = new Map<string, CampaignCopy>();
  const councils = new Map<string, CouncilCopy>();
  const versions = new Map<string, SurveyVersion>();
  const awaiting = new Set<string>();
  const idsOf = idsIn(campaigns);
  let reads = 0;
  const read = <T>(value: T): T => {
    reads += 1;
    return structuredClone(value);
  };
  return {
    reads: () => reads,
    findCampaign: async (id) => read(campaigns.get(id) ?? null),
    saveCampaign: async (copy) => void campaigns.set(copy.id, copy),
    eraseCampaign: async (id) => {
      campaigns.delete(id);
      for (const key of [...versions.keys()]) if (versions.get(key)?.campaignId === id) versions.delete(key);
    },
    findCouncil: async (id) => read(councils.get(id) ?? null),
    findCouncilBySlug: async (slug) => read(councilAt([...councils.values()], slug)),
    saveCouncil: async (copy) => void councils.set(copy.id, copy),
    addVersion: async (version) => {
      const key = `${version.campaignId}.${version.version}`;
      if (versions.has(key)) return;
      versions.set(key, version);
      if (assetFilesOf(version).length > 0) awaiting.add(key);
    },
    listAwaiting: async () => read([...awaiting].flatMap((key) => versions.get(key) ?? [])),
    showVersion: async (campaignId, version) => void awaiting.delete(`${campaignId}.${version}`),
    listCampaignIdsOf: async (councilId) => idsOf(councilId),
    eraseCampaignsOf: async (councilId) => {
      const ids = idsOf(councilId);
      const keys = [...versions.keys()].filter((key) => ids.includes(versions.get(key)?.campaignId ?? ''));
      for (const key of keys) versions.delete(key);
      for (const id of ids) campaigns.delete(id);
      return { campaign_copies: ids.length, survey_versions: keys.length };
    },
    listCampaigns: async (ids) => read(pick(campaigns, ids)),
    listCouncils: async (ids) => read(pick(councils, ids)),
    listVersions: async (campaignId) =>
      read(
        [...versions].flatMap(([key, each]) => (each.campaignId === campaignId && !awaiting.has(key) ? [each] : [])),
      ).sort((a, b) => a.version - b.version),
  };
};
