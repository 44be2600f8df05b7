import {
  type CampaignDetail,
  daysKept,
  longestAllowed,
  type Campaign as WireCampaign,
  type QrCode as WireQrCode,
} from '@folkmoot/contracts';
import type { Clock } from '@folkmoot/service-kit';
import type { Campaign } from './campaign.domain';
import { retentionRuleOf } from './council-privacy';
import { zoneOf } from './council-zone';
import type { QrCode } from './qr-code.domain';
import type { Repositories } from './repositories';
import { toRoundView } from './round.view';
import { openDaysOf, placeNow } from './rounds.domain';

/** What stands in an address for a council that this service has not been told of yet. */
const UNKNOWN_SLUG = 'council';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const publicUrlOf = (publicOrigin: string, slug: string, campaignId: string): string =>
  `${publicOrigin}/${slug}/survey/${campaignId}`;

/** What a code holds: short, and right whatever becomes of the council's address (F-3). */
export const qrCodeUrlOf = (publicOrigin: string, codeId: string): string => `${publicOrigin}/q/${codeId}`;

export const toQrCodeView = (code: QrCode, publicOrigin: string): WireQrCode => {
  const image = `/api/campaigns/${code.campaignId}/qr-codes/${code.id}.png`;
  const accessUrl = qrCodeUrlOf(publicOrigin, code.id);
  return {
    id: code.id,
    campaignId: code.campaignId,
    label: code.label,
    qrCodeUrl: image,
    qrCodeData: accessUrl,
    accessUrl,
    isActive: code.isActive,
    hasLogo: code.hasLogo,
    usageCount: code.usageCount,
    responseCount: code.responseCount,
  };
};

/** What a view needs beside the records. */
export interface ViewDeps {
  readonly publicOrigin: string;
  readonly clock: Clock;
}

interface Surroundings {
  readonly zone: string;
  readonly now: Date;
  readonly publicUrl: string;
  readonly publicOrigin: string;
  readonly qrCodes: readonly QrCode[];
  readonly responseCount: number;
}

const roundsView = (
  campaign: Campaign,
  { zone, now }: Surroundings,
): Pick<WireCampaign, 'isOpenNow' | 'round' | 'nextOpensAt'> => {
  const { round, next } = placeNow(campaign, zone, now);
  return { isOpenNow: round !== null, round: round && toRoundView(round), nextOpensAt: iso(next) };
};

const toView = (campaign: Campaign, surroundings: Surroundings): WireCampaign => ({
  id: campaign.id,
  councilId: campaign.councilId,
  surveyId: campaign.surveyId,
  createdBy: campaign.createdBy,
  title: campaign.title,
  description: campaign.description,
  targetAudience: campaign.targetAudience,
  targetResponses: campaign.targetResponses,
  status: campaign.status,
  currentStep: campaign.currentStep,
  frequency: campaign.frequency,
  deliveryMethods: [...campaign.deliveryMethods],
  deliveryConfig: campaign.deliveryConfig,
  startDate: iso(campaign.startDate),
  endDate: iso(campaign.endDate),
  ...roundsView(campaign, surroundings),
  statusHistory: campaign.statusHistory.map((change) => ({ ...change, at: change.at.toISOString() })),
  qrCodes: surroundings.qrCodes.map((code) => toQrCodeView(code, surroundings.publicOrigin)),
  responseCount: surroundings.responseCount,
  publicUrl: surroundings.publicUrl,
  createdAt: campaign.createdAt.toISOString(),
  updatedAt: campaign.updatedAt.toISOString(),
  revision: campaign.revision,
});

type Sources = Pick<Repositories, 'councils' | 'counters' | 'qrCodes'>;

const slugOf = async ({ councils }: Pick<Repositories, 'councils'>): Promise<string> =>
  (await councils.find())?.slug ?? UNKNOWN_SLUG;

/** Campaigns as clients see them, with their codes and counts. */
export const campaignViews = async (
  repositories: Sources,
  { publicOrigin, clock }: ViewDeps,
  campaigns: readonly Campaign[],
): Promise<WireCampaign[]> => {
  const ids = campaigns.map(({ id }) => id);
  const [slug, zone, counters, qrCodes] = await Promise.all([
    slugOf(repositories),
    zoneOf(repositories),
    repositories.counters.list(ids),
    repositories.qrCodes.listOfCampaigns(ids),
  ]);
  const responses = new Map(counters.map((counter) => [counter.campaignId, counter.responses]));
  return campaigns.map((campaign) =>
    toView(campaign, {
      zone,
      now: clock.now(),
      publicUrl: publicUrlOf(publicOrigin, slug, campaign.id),
      publicOrigin,
      qrCodes: qrCodes.filter(({ campaignId }) => campaignId === campaign.id),
      responseCount: responses.get(campaign.id) ?? 0,
    }),
  );
};

const retentionView = async (
  repositories: Pick<Repositories, 'councils'>,
  { retentionDays: own }: Campaign,
): Promise<CampaignDetail['retention']> => {
  const rule = await retentionRuleOf(repositories);
  return { own, ofCouncil: rule.retentionDays, longest: longestAllowed(rule), days: daysKept(rule, own) };
};

/** One campaign with its survey. Throws campaign_not_found. */
export const campaignDetail = async (
  repositories: Sources & Pick<Repositories, 'campaigns' | 'surveys'>,
  deps: ViewDeps,
  campaignId: string,
): Promise<CampaignDetail> => {
  const campaign = await repositories.campaigns.get(campaignId);
  const [[view], survey, zone, retention] = await Promise.all([
    campaignViews(repositories, deps, [campaign]),
    repositories.surveys.getOfCampaign(campaignId),
    zoneOf(repositories),
    retentionView(repositories, campaign),
  ]);
  const openDays = openDaysOf(campaign, zone, deps.clock.now());
  return { ...(view as WireCampaign), surveyData: survey.content, timezone: zone, openDays, retention };
};
