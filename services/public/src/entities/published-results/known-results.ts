import type { PublishedResults, ResultsFile } from '@folkmoot/contracts';
import { coalesce, type FeatureApp, oncePerService, singleFlight } from '@folkmoot/service-kit';
import { LRUCache } from 'lru-cache';
import type { ResultsCopy, ResultsCopyRepository } from './results-copies.repository';

const MAX_CAMPAIGNS = 2_000;

/** A version with its content read. */
interface ShownVersion {
  readonly copy: ResultsCopy;
  readonly results: PublishedResults;
}

/** The versions of a campaign's results that this service can show. */
export interface CampaignResults {
  /** The newest first, also withdrawn ones, without those whose files are not here yet. */
  readonly versions: readonly ResultsCopy[];
  /** The latest that is not withdrawn. */
  readonly current: ShownVersion | null;
}

/** Results from memory: a request needs no database. */
export interface KnownResults {
  find(campaignId: string): Promise<CampaignResults>;
  /** Reads again what is in memory. */
  refresh(): Promise<void>;
}

/** The content of a file of a version. */
export const fileIn = ({ files }: ResultsCopy, name: ResultsFile): string | undefined =>
  files.find((file) => file.name === name)?.content;

const shown = (copies: readonly ResultsCopy[]): CampaignResults => {
  const versions = copies.filter((copy) => copy.isWithdrawn || copy.files.length > 0);
  const copy = versions.find(({ isWithdrawn }) => !isWithdrawn);
  const text = copy && fileIn(copy, 'results.json');
  return { versions, current: copy && text ? { copy, results: JSON.parse(text) } : null };
};

const createKnownResults = ({ listOfCampaign }: Pick<ResultsCopyRepository, 'listOfCampaign'>): KnownResults => {
  const memory = new LRUCache<string, CampaignResults>({ max: MAX_CAMPAIGNS });
  const load = singleFlight(async (campaignId) => {
    const results = shown(await listOfCampaign(campaignId));
    memory.set(campaignId, results);
    return results;
  });
  return {
    find: async (campaignId) => memory.get(campaignId) ?? load(campaignId),
    refresh: coalesce(async () => {
      for (const campaignId of [...memory.keys()]) await load(campaignId);
    }),
  };
};

type ResultsApp = Pick<FeatureApp<{ readonly resultsCopies: ResultsCopyRepository }>, 'units'>;

/** The published results of a running service. All features use the same memory. */
export const knownResultsOf = oncePerService(({ units }: ResultsApp) =>
  createKnownResults(units.readerAcrossCouncils().resultsCopies),
);
