import type { SurveyVersion } from '@folkmoot/contracts';
import type { CampaignCopy, CouncilCopy, PublishedSurvey } from './campaign-copy.domain';
import type { CopiesRepository } from './copies.repository';

type Reader = Pick<CopiesRepository, 'listCampaigns' | 'listCouncils' | 'listVersions'>;

/** What residents see, from memory. */
export interface PublishedSurveys {
  /** The survey of a campaign; null when there is none that residents may know of. */
  find(campaignId: string): Promise<PublishedSurvey | null>;
  /** Reads again what has changed. Called after each change that comes in, and by a timer; a failure leaves what is in memory. */
  refresh(): Promise<void>;
}

interface Entry {
  readonly campaign: CampaignCopy;
  readonly council: CouncilCopy;
  readonly versions: readonly SurveyVersion[];
  readonly survey: PublishedSurvey;
  usedAt: number;
}

const FORGET_AFTER_MS = 120_000;
/** An id that leads nowhere is looked up again after this time. */
const UNKNOWN_FOR_MS = 500;
const MAX_UNKNOWN = 5_000;

const entryOf = (campaign: CampaignCopy, council: CouncilCopy, versions: readonly SurveyVersion[]): Entry | null => {
  const current = versions.filter(({ version }) => version <= campaign.publishedVersion).at(-1);
  if (!current || council.isDeleted || campaign.isDeleted) return null;
  const byNumber = new Map(versions.map((each) => [each.version, each]));
  const versionOf = (version: number) => byNumber.get(version) ?? null;
  const { privacy, isSuspended } = council;
  const survey = { campaign, council: council.council, privacy, isSuspended, current, versionOf };
  return { campaign, council, versions, survey, usedAt: Date.now() };
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

/** Asks once however many want the same thing at the same time. */
const onceAtATime = <T>(work: (key: string) => Promise<T>) => {
  const running = new Map<string, Promise<T>>();
  return (key: string): Promise<T> => {
    const started = running.get(key) ?? work(key).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
};

/** One run at a time. Who asks during one waits for another: what that one has read may be older than the question. */
const oneAfterTheOther = (work: () => Promise<void>) => {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (): Promise<void> => {
    running = work().finally(() => {
      running = null;
    });
    return running;
  };
  return (): Promise<void> => {
    if (!running) return run();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return run();
      });
    return next;
  };
};

/** What is in memory: surveys, and for a moment the ids that lead nowhere. */
const createMemory = () => {
  const entries = new Map<string, Entry>();
  const unknown = new Map<string, number>();
  return {
    used: (campaignId: string): Entry | null => {
      const entry = entries.get(campaignId) ?? null;
      if (entry) entry.usedAt = Date.now();
      return entry;
    },
    isKnownToBeAbsent: (campaignId: string): boolean =>
      Date.now() - (unknown.get(campaignId) ?? Number.NEGATIVE_INFINITY) < UNKNOWN_FOR_MS,
    forgetAbsent: (): void => unknown.clear(),
    keep: (campaignId: string, entry: Entry | null): void => {
      if (entry) entries.set(campaignId, entry);
      else entries.delete(campaignId);
      if (unknown.size >= MAX_UNKNOWN) unknown.clear();
      if (entry) unknown.delete(campaignId);
      else unknown.set(campaignId, Date.now());
    },
    inUse: (): Entry[] => {
      const limit = Date.now() - FORGET_AFTER_MS;
      for (const [id, { usedAt }] of entries) if (usedAt < limit) entries.delete(id);
      return [...entries.values()];
    },
  };
};

/**
 * Keeps the surveys in use in memory. Whoever asks is answered without the database; `refresh`, called when events have
 * changed something and twice a second besides, brings it.
 */
export const createPublishedSurveys = (reader: Reader): PublishedSurveys => {
  const memory = createMemory();

  const load = onceAtATime(async (campaignId) => {
    const entry = await readEntry(reader, campaignId);
    memory.keep(campaignId, entry);
    return entry;
  });

  const renew = async (known: Entry, campaign: CampaignCopy | undefined, council: CouncilCopy | undefined) => {
    const { id } = known.campaign;
    if (!campaign || !council) return memory.keep(id, null);
    if (isSame(known, campaign, council)) return;
    const fresh = entryOf(campaign, council, await reader.listVersions(id));
    memory.keep(id, fresh && { ...fresh, usedAt: known.usedAt });
  };

  const refresh = oneAfterTheOther(async () => {
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
    refresh,
  };
};
