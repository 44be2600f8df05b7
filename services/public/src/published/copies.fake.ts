import type { SurveyVersion } from '@folkmoot/contracts';
import type { CampaignCopy, CouncilCopy } from './campaign-copy.domain';
import type { CopiesRepository } from './copies.repository';

export interface FakeCopies extends CopiesRepository {
  /** How many times anything was read. */
  readonly reads: () => number;
}

export const fakeCopies = (): FakeCopies => {
  const campaigns = new Map<string, CampaignCopy>();
  const councils = new Map<string, CouncilCopy>();
  const versions = new Map<string, SurveyVersion>();
  let reads = 0;
  const read = <T>(value: T): T => {
    reads += 1;
    return structuredClone(value);
  };
  const pick = <T>(map: Map<string, T>, ids: readonly string[]): T[] =>
    ids.map((id) => map.get(id)).filter((found) => found !== undefined);
  return {
    reads: () => reads,
    findCampaign: async (id) => read(campaigns.get(id) ?? null),
    saveCampaign: async (copy) => void campaigns.set(copy.id, copy),
    findCouncil: async (id) => read(councils.get(id) ?? null),
    saveCouncil: async (copy) => void councils.set(copy.id, copy),
    addVersion: async (version) => {
      const key = `${version.campaignId}.${version.version}`;
      if (!versions.has(key)) versions.set(key, version);
    },
    listCampaigns: async (ids) => read(pick(campaigns, ids)),
    listCouncils: async (ids) => read(pick(councils, ids)),
    listVersions: async (campaignId) =>
      read([...versions.values()].filter((each) => each.campaignId === campaignId)).sort(
        (a, b) => a.version - b.version,
      ),
  };
};
