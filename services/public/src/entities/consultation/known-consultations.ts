import { type Consultation, SMALLEST_CELL } from '@folkmoot/contracts';
import { type Clock, coalesce, type FeatureApp, oncePerService, singleFlight } from '@folkmoot/service-kit';
import { LRUCache } from 'lru-cache';
import { type CommitmentCopyRepository, type KnownCommitments, knownCommitmentsOf } from '../commitment';
import {
  type HearBackCountRepository,
  type KnownHearBacks,
  knownHearBacksOf,
  shownHeardBack,
} from '../hear-back-count';
import {
  type KnownResults,
  knownResultsOf,
  type ResultsCopyRepository,
  type ResultsFileRepository,
} from '../published-results';
import type { CampaignCopy, CopiesRepository, CouncilCopy } from '../published-survey';
import { consultationOf } from './consultation.domain';
import type { Listing, ListingRepository } from './listing.repository';

const MAX_COUNCILS = 2_000;
/** A list that nobody opened for this time is removed from memory. */
const FORGET_AFTER_MS = 120_000;

interface Reader {
  readonly copies: Pick<CopiesRepository, 'findCouncilBySlug' | 'listCouncils' | 'listCampaignsOf'>;
  readonly listings: Pick<ListingRepository, 'listOfCouncils'>;
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
  /** Whether the council said about any campaign what it does about the answers. */
  readonly hasCommitments: boolean;
}

/** The consultations of councils from memory: a request needs no database. */
export interface KnownConsultations {
  /** Null for a council that does not exist. A former address finds it, too. */
  ofSlug(councilSlug: string): Promise<CouncilConsultations | null>;
  /** Reads again what is in memory. */
  refresh(): Promise<void>;
}

interface Known {
  readonly results: Pick<KnownResults, 'find'>;
  readonly hearBacks: Pick<KnownHearBacks, 'find'>;
  readonly commitments: Pick<KnownCommitments, 'ofCouncil'>;
}

const createKnownConsultations = (
  { copies, listings, resultsCopies }: Reader,
  { results, hearBacks, commitments }: Known,
  clock: Clock,
): KnownConsultations => {
  const memory = new LRUCache<string, Entry>({ max: MAX_COUNCILS, ttl: FORGET_AFTER_MS, updateAgeOnGet: true });

  /** What belongs to these councils, with as many queries for many as for one. */
  const entriesOf = async (councils: readonly CouncilCopy[]): Promise<Map<string, Entry>> => {
    const councilIds = councils.map(({ id }) => id);
    const [campaigns, ofCouncils, ids] = await Promise.all([
      copies.listCampaignsOf(councilIds),
      listings.listOfCouncils(councilIds),
      resultsCopies.listCampaignIdsOf(councilIds),
    ]);
    const withResults = new Set(ids);
    const listingOf = new Map(ofCouncils.map((listing) => [listing.campaignId, listing]));
    const campaignsOf = new Map<string, CampaignCopy[]>(councilIds.map((id) => [id, []]));
    for (const campaign of campaigns) campaignsOf.get(campaign.councilId)?.push(campaign);
    return new Map(
      councils.map((council) => {
        const own = campaignsOf.get(council.id) ?? [];
        return [council.id, { council, campaigns: own, listings: listingOf, withResults }];
      }),
    );
  };

  // A refresh is no use: it must not keep a list in memory that nobody opens.
  const remember = (slug: string, entry: Entry): void => {
    memory.set(slug, entry, { noUpdateTTL: true });
  };

  const load = singleFlight(async (slug: string): Promise<Entry | null> => {
    const council = await copies.findCouncilBySlug(slug);
    const entry = council && (await entriesOf([council])).get(council.id);
    if (entry) remember(slug, entry);
    else memory.delete(slug);
    return entry ?? null;
  });

  const campaignsWithCommitments = async (councilId: string): Promise<ReadonlySet<string>> => {
    const copies = await commitments.ofCouncil(councilId);
    return new Set(copies.filter(({ points }) => points.length > 0).map(({ campaignId }) => campaignId));
  };

  const toConsultation = async (
    entry: Entry,
    campaign: CampaignCopy,
    withCommitments: ReadonlySet<string>,
  ): Promise<Consultation | null> => {
    const known = entry.withResults.has(campaign.id) ? await results.find(campaign.id) : null;
    const listing = entry.listings.get(campaign.id) ?? null;
    const shown = known?.current?.results ?? null;
    const heardBack = shownHeardBack(hearBacks, campaign.id, shown?.minimumCell ?? SMALLEST_CELL.usual);
    const hasCommitments = withCommitments.has(campaign.id);
    return consultationOf({ campaign, listing, results: shown, hasCommitments, heardBack }, entry.council, clock.now());
  };

  return {
    ofSlug: async (slug) => {
      const entry = memory.get(slug) ?? (await load(slug));
      if (!entry) return null;
      const withCommitments = await campaignsWithCommitments(entry.council.id);
      const entries = await Promise.all(
        entry.campaigns.map((campaign) => toConsultation(entry, campaign, withCommitments)),
      );
      return {
        council: entry.council,
        consultations: entries.filter((consultation) => consultation !== null),
        hasCommitments: withCommitments.size > 0,
      };
    },
    refresh: coalesce(async () => {
      memory.purgeStale();
      // The one that was used last stays the last.
      const known = [...memory.rkeys()].flatMap((slug) => {
        const entry = memory.peek(slug);
        return entry ? [{ slug, councilId: entry.council.id }] : [];
      });
      if (known.length === 0) return;
      const councilIds = new Set(known.map(({ councilId }) => councilId));
      const entries = await entriesOf(await copies.listCouncils([...councilIds]));
      for (const { slug, councilId } of known) {
        const entry = entries.get(councilId);
        // Another council may have the former address of one that was renamed.
        if (entry && !entry.council.isDeleted && entry.council.council.slug === slug) remember(slug, entry);
        else await load(slug);
      }
    }),
  };
};

type ConsultationsApp = Pick<
  FeatureApp<{
    readonly copies: CopiesRepository;
    readonly listings: ListingRepository;
    readonly resultsCopies: ResultsCopyRepository;
    readonly resultsFiles: ResultsFileRepository;
    readonly hearBackCounts: HearBackCountRepository;
    readonly commitmentCopies: CommitmentCopyRepository;
  }>,
  'units' | 'clock'
>;

/** The consultations of a running service. */
export const knownConsultationsOf = oncePerService((app: ConsultationsApp) =>
  createKnownConsultations(
    app.units.readerAcrossCouncils(),
    { results: knownResultsOf(app), hearBacks: knownHearBacksOf(app), commitments: knownCommitmentsOf(app) },
    app.clock,
  ),
);
