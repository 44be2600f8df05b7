import { placeOf } from '@folkmoot/calendar/rounds';
import {
  type Consultation,
  type ConsultationStatus,
  type PublicSurveyState,
  type PublishedResults,
  resultsPath,
} from '@folkmoot/contracts';
import type { CampaignCopy, CouncilCopy } from '../published-survey/campaign-copy.domain';
import { surveyState } from '../published-survey/survey-state.domain';

/** Whether and how the list of consultations shows a campaign. */
export interface Listing {
  readonly campaignId: string;
  readonly councilId: string;
  readonly isListed: boolean;
  readonly forWhom: string;
  readonly areas: readonly string[];
  readonly revision: number;
}

/** The parts of published results that an entry shows. */
export type ShownResults = Pick<PublishedResults, 'version' | 'publishedAt' | 'summary'>;

export interface ListedCampaign {
  readonly campaign: CampaignCopy;
  /** Null until staff chose something: then it is listed. */
  readonly listing: Listing | null;
  readonly results: ShownResults | null;
  /** Whether the council said what it does about the answers. */
  readonly hasCommitments?: boolean;
  /** People who heard back; null where it is not shown. */
  readonly heardBack?: number | null;
}

const statuses: Readonly<Partial<Record<PublicSurveyState, ConsultationStatus>>> = {
  open: 'open',
  not_yet_open: 'upcoming',
};

const stateOf = (campaign: CampaignCopy, { council, isSuspended }: CouncilCopy, now: Date) => {
  const { open, nextOpensAt } = placeOf(campaign, council.timezone, now);
  return surveyState({
    campaign,
    isSuspended,
    // Only surveys with questions are published.
    questions: 1,
    isRoundOpen: open !== null,
    hasBegun: campaign.startDate === null || new Date(campaign.startDate) <= now,
    nextOpensAt,
    isFull: open !== null && campaign.fullRound === open.number,
  });
};

const isPublic = (campaign: CampaignCopy): boolean =>
  campaign.publishedVersion > 0 && !campaign.isDeleted && campaign.status !== 'archived';

/** The last change of an entry that readers of a feed want to know. */
const updatedAtOf = ({ campaign, results }: ListedCampaign, status: ConsultationStatus): string => {
  const { startDate, endDate, closedAt } = campaign;
  const closed = closedAt?.toISOString() ?? (status === 'closed' ? endDate : null);
  return results?.publishedAt ?? closed ?? startDate ?? new Date(0).toISOString();
};

const surveyUrlOf = ({ id, shortName }: CampaignCopy, slug: string): string =>
  shortName == null ? `/${slug}/survey/${id}` : `/${slug}/${shortName}`;

const resultsOf = (results: ShownResults | null, { id, shortName }: CampaignCopy, slug: string) =>
  results && {
    version: results.version,
    publishedAt: results.publishedAt,
    url: resultsPath(slug, shortName ?? id),
  };

const entryOf = (listed: ListedCampaign, slug: string, status: ConsultationStatus): Consultation => {
  const { campaign, listing, results, heardBack = null } = listed;
  const { closedAt, endDate, labels = [] } = campaign;
  return {
    campaignId: campaign.id,
    title: campaign.title,
    summary: results?.summary || campaign.description,
    forWhom: listing?.forWhom ?? '',
    status,
    opensAt: campaign.startDate,
    closesAt: closedAt?.toISOString() ?? endDate,
    areas: [...(listing?.areas ?? [])],
    topics: [...labels],
    surveyUrl: status === 'open' ? surveyUrlOf(campaign, slug) : null,
    results: resultsOf(results, campaign, slug),
    heardBack,
    updatedAt: updatedAtOf(listed, status),
  };
};

/**
 * The entry of a campaign in the list of consultations. Null when residents must not see it there: a draft, an archived
 * or deleted campaign, one that staff do not list, and each one of a suspended council.
 */
export const consultationOf = (listed: ListedCampaign, council: CouncilCopy, now: Date): Consultation | null => {
  const { campaign, listing, results, hasCommitments = false } = listed;
  if (campaign.councilId !== council.id || council.isDeleted || council.isSuspended) return null;
  if (!isPublic(campaign) || listing?.isListed === false) return null;
  const state = stateOf(campaign, council, now);
  if (state === null) return null;
  return entryOf(listed, council.council.slug, statuses[state] ?? (results || hasCommitments ? 'decided' : 'closed'));
};

const ranks: Readonly<Record<ConsultationStatus, number>> = { open: 0, upcoming: 1, closed: 2, decided: 2 };

const time = (moment: string | null, missing: number): number => (moment === null ? missing : Date.parse(moment));

/** The order of two consultations with the same rank. */
const differenceOf = (a: Consultation, b: Consultation): number => {
  if (a.status === 'open') return time(a.closesAt, Number.MAX_VALUE) - time(b.closesAt, Number.MAX_VALUE);
  if (a.status === 'upcoming') return time(a.opensAt, 0) - time(b.opensAt, 0);
  return Date.parse(b.updatedAt) - Date.parse(a.updatedAt);
};

/** Open ones first, those that close soon before others; then those that open soon; then the latest. */
export const byInterest = (a: Consultation, b: Consultation): number => {
  const rank = ranks[a.status] - ranks[b.status];
  if (rank !== 0) return rank;
  return differenceOf(a, b) || a.title.localeCompare(b.title) || a.campaignId.localeCompare(b.campaignId);
};
