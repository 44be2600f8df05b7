import type { SurveyVersion } from '@folkmoot/contracts';
import { coalesce, singleFlight } from '@folkmoot/service-kit';
import { LRUCache } from 'lru-cache';
import type { CampaignCopy, CouncilCopy, PublishedSurvey } from './campaign-copy.domain';
import type { CopiesRepository } from './copies.repository';

type Reader = Pick<CopiesRepository, 'listCampaigns' | 'listCouncils' | 'listVersions'>;

/** The surveys that residents see, from memory. */
export interface PublishedSurveys {
  /** The survey of a campaign; null when residents must not see one. */
  find(campaignId: string): Promise<PublishedSurvey | null>;
  /** Undefined when it must be read first. */
  inMemory(campaignId: string): PublishedSurvey | undefined;
  /**
   * Reads changed data again. Called after each event and by a timer. A failure leaves the data in memory unchanged.
   */
  refresh(): Promise<void>;
}

interface Entry {
  readonly campaign: CampaignCopy;
  readonly council: CouncilCopy;
  readonly versions: readonly SurveyVersion[];
  readonly survey: PublishedSurvey;
}

/** A survey that nobody opened for this time is removed from memory. */
const FORGET_AFTER_MS = 120_000;
const MAX_SURVEYS = 10_000;
/** Unknown ids are looked up again after this time. */
const UNKNOWN_FOR_MS = 500;
const MAX_UNKNOWN = 5_000;

const entryOf = (campaign: CampaignCopy, council: CouncilCopy, versions: readonly SurveyVersion[]): Entry | null => {
  const current = versions.filter(({ version }) => version <= campaign.publishedVersion).at(-1);
  if (!current || council.isDeleted || campaign.isDeleted) return null;
  const byNumber = new Map(versions.map((each) => [each.version, each]));
  const versionOf = (version: number) => byNumber.get(version) ?? null;
  const { privacy, isSuspended } = council;
  const survey = { campaign, council: council.council, privacy, isSuspended, current, versionOf };
  return { campaign, council, versions, survey };
};

const isComplete = ({ versions, campaign }: Pick<Entry, 'versions' | 'campaign'>): boolean =>
  (versions.at(-1)?.version ?? 0) >= campaign.publishedVersion;

const isSame = (known: Entry, campaign: CampaignCopy, council: CouncilCopy): boolean =>
  isComplete(known) && known.campaign.revision === campaign.revision && known.council.revision === council.revision;

const by = <T extends { id: string }>(items: readonly T[]): Map<string, T> =>
  new Map(items.map((item) => [item.id, item]));

const readEntry = async (reader: Reader, campaignId: string): Promise<Entry | null> => {
  const [campaign] = await reader.listCampaigns([campaignId]);
  const [council] = campaign ? await reader.listCouncils([campaign.councilId]) : [];
  if (!campaign || !council) return null;
  return entryOf(campaign, council, await reader.listVersions(campaignId));
};

/** The data in memory: surveys, and for a short time the unknown ids. */
const createMemory = () => {
  const entries = new LRUCache<string, Entry>({ max: MAX_SURVEYS, ttl: FORGET_AFTER_MS, updateAgeOnGet: true });
  const unknown = new LRUCache<string, true>({ max: MAX_UNKNOWN, ttl: UNKNOWN_FOR_MS });
  return {
    used: (campaignId: string): Entry | undefined => entries.get(campaignId),
    isKnownToBeAbsent: (campaignId: string): boolean => unknown.has(campaignId),
    forgetAbsent: (): void => unknown.clear(),
    keep: (campaignId: string, entry: Entry | null): void => {
      if (entry) {
        // A refresh is no use: it must not keep a survey in memory that nobody opens.
        entries.set(campaignId, entry, { noUpdateTTL: true });
        unknown.delete(campaignId);
      } else {
        entries.delete(campaignId);
        unknown.set(campaignId, true);
      }
    },
    inUse: (): Entry[] => {
      entries.purgeStale();
      return [...entries.values()];
    },
  };
};

/**
 * Keeps the surveys in use in memory, so that requests need no database. `refresh` updates them: after events and twice
 * a second.
 */
export const createPublishedSurveys = (reader: Reader): PublishedSurveys => {
  const memory = createMemory();

  const load = singleFlight(async (campaignId) => {
    const entry = await readEntry(reader, campaignId);
    memory.keep(campaignId, entry);
    return entry;
  });

  const renew = async (known: Entry, campaign: CampaignCopy | undefined, council: CouncilCopy | undefined) => {
    const { id } = known.campaign;
    if (!campaign || !council) return memory.keep(id, null);
    if (isSame(known, campaign, council)) return;
    memory.keep(id, entryOf(campaign, council, await reader.listVersions(id)));
  };

  const refresh = coalesce(async () => {
    memory.forgetAbsent();
    const known = memory.inUse();
    if (known.length === 0) return;
    const campaigns = by(await reader.listCampaigns(known.map(({ campaign }) => campaign.id)));
    const councils = by(await reader.listCouncils([...new Set(known.map(({ council }) => council.id))]));
    await Promise.all(known.map((each) => renew(each, campaigns.get(each.campaign.id), councils.get(each.council.id))));
  });

  return {
    find: async (campaignId) => {
      const known = memory.used(campaignId);
      if (known) return known.survey;
      if (memory.isKnownToBeAbsent(campaignId)) return null;
      return (await load(campaignId))?.survey ?? null;
    },
    inMemory: (campaignId) => memory.used(campaignId)?.survey,
    refresh,
  };
};
