import { type Consultation, SMALLEST_CELL } from '@folkmoot/contracts';
import { type Clock, coalesce, type FeatureApp, oncePerService, singleFlight } from '@folkmoot/service-kit';
import { LRUCache } from 'lru-cache';
import {
  type HearBackCountRepository,
  type KnownHearBacks,
  knownHearBacksOf,
  shownHeardBack,
} from '../hear-back-count';
import { type KnownResults, knownResultsOf, type ResultsCopyRepository } from '../published-results';
import type { CampaignCopy, CopiesRepository, CouncilCopy } from '../published-survey';
import { consultationOf } from './consultation.domain';
import type { Listing, ListingRepository } from './listing.repository';

const MAX_COUNCILS = 2_000;
/** A list that nobody opened for this time is removed from memory. */
const FORGET_AFTER_MS = 120_000;

interface Reader {
  readonly copies: Pick<CopiesRepository, 'findCouncilBySlug' | 'listCampaignsOf'>;
  readonly listings: Pick<ListingRepository, 'listOfCouncil'>;
  readonly resultsCopies: Pick<ResultsCopyRepository, 'listCampaignIdsOf'>;
}

interface Entry {
  readonly council: CouncilCopy;
  readonly campaigns: readonly CampaignCopy[];
  readonly listings: ReadonlyMap<string, Listing>;
  readonly withResults: ReadonlySet<string>;
}

export interface CouncilConsultations {
  readonly council: CouncilCopy;
  readonly consultations: readonly Consultation[];
}

/** The consultations of councils from memory: a request needs no database. */
export interface KnownConsultations {
  /** Null for a council that does not exist. A former address finds it, too. */
  ofSlug(councilSlug: string): Promise<CouncilConsultations | null>;
  /** Reads again what is in memory. */
  refresh(): Promise<void>;
}

const createKnownConsultations = (
  { copies, listings, resultsCopies }: Reader,
  {
    results,
    hearBacks,
  }: { readonly results: Pick<KnownResults, 'find'>; readonly hearBacks: Pick<KnownHearBacks, 'find'> },
  clock: Clock,
): KnownConsultations => {
  const memory = new LRUCache<string, Entry>({ max: MAX_COUNCILS, ttl: FORGET_AFTER_MS, updateAgeOnGet: true });

  const load = singleFlight(async (slug: string): Promise<Entry | null> => {
    const council = await copies.findCouncilBySlug(slug);
    if (!council) {
      memory.delete(slug);
      return null;
    }
    const [campaigns, ofCouncil, ids] = await Promise.all([
      copies.listCampaignsOf(council.id),
      listings.listOfCouncil(council.id),
      resultsCopies.listCampaignIdsOf(council.id),
    ]);
    const entry = {
      council,
      campaigns,
      listings: new Map(ofCouncil.map((listing) => [listing.campaignId, listing])),
      withResults: new Set(ids),
    };
    // A refresh is no use: it must not keep a list in memory that nobody opens.
    memory.set(slug, entry, { noUpdateTTL: true });
    return entry;
  });

  const toConsultation = async (entry: Entry, campaign: CampaignCopy): Promise<Consultation | null> => {
    const known = entry.withResults.has(campaign.id) ? await results.find(campaign.id) : null;
    const listing = entry.listings.get(campaign.id) ?? null;
    const shown = known?.current?.results ?? null;
    const heardBack = shownHeardBack(hearBacks, campaign.id, shown?.minimumCell ?? SMALLEST_CELL.usual);
    return consultationOf({ campaign, listing, results: shown, heardBack }, entry.council, clock.now());
  };

  return {
    ofSlug: async (slug) => {
      const entry = memory.get(slug) ?? (await load(slug));
      if (!entry) return null;
      const found = await Promise.all(entry.campaigns.map((campaign) => toConsultation(entry, campaign)));
      return { council: entry.council, consultations: found.filter((consultation) => consultation !== null) };
    },
    refresh: coalesce(async () => {
      memory.purgeStale();
      for (const slug of [...memory.keys()]) await load(slug);
    }),
  };
};

type ConsultationsApp = Pick<
  FeatureApp<{
    readonly copies: CopiesRepository;
    readonly listings: ListingRepository;
    readonly resultsCopies: ResultsCopyRepository;
    readonly hearBackCounts: HearBackCountRepository;
  }>,
  'units' | 'clock'
>;

/** The consultations of a running service. */
export const knownConsultationsOf = oncePerService((app: ConsultationsApp) =>
  createKnownConsultations(
    app.units.readerAcrossCouncils(),
    { results: knownResultsOf(app), hearBacks: knownHearBacksOf(app) },
    app.clock,
  ),
);
