import {
  type CampaignDetail,
  campaignTextsOf,
  daysKept,
  longestAllowed,
  type Campaign as WireCampaign,
  type QrCode as WireQrCode,
} from '@folkmoot/contracts';
import { qrCodeUrlOf } from '@folkmoot/documents/qr';
import type { Clock } from '@folkmoot/service-kit';
import type { CouncilCopyRepository } from '../council/council-copy.repository';
import { retentionRuleOf } from '../council/council-privacy';
import { zoneOf } from '../council/council-zone';
import type { QrCode } from '../qr-code/qr-code.domain';
import type { QrCodeRepository } from '../qr-code/qr-code.repository';
import type { CounterRepository } from '../report/counter.repository';
import type { SurveyRepository } from '../survey/survey.repository';
import type { Campaign } from './campaign.domain';
import type { CampaignRepository } from './campaign.repository';
import { toRoundView } from './round.view';
import { openDaysOf, placeNow } from './rounds.domain';

/** Placeholder slug for a council whose copy has not arrived yet. */
const UNKNOWN_SLUG = 'council';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const shortUrlOf = (publicOrigin: string, slug: string, shortName: string | null): string | null =>
  shortName === null ? null : `${publicOrigin}/${slug}/${shortName}`;

const publicUrlOf = (publicOrigin: string, slug: string, campaignId: string): string =>
  `${publicOrigin}/${slug}/survey/${campaignId}`;

/** The address in a QR code: short, and valid also after the council's address changes. */
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
    isSharedPlace: code.isSharedPlace,
    usageCount: code.usageCount,
    responseCount: code.responseCount,
  };
};

/** The time and the address that a view depends on. */
interface ViewOptions {
  readonly publicOrigin: string;
  readonly clock: Clock;
}

interface Surroundings {
  readonly zone: string;
  readonly now: Date;
  readonly publicUrl: string;
  readonly shortUrl: string | null;
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
  ...campaignTextsOf(campaign),
  labels: [...campaign.labels],
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
  shortName: campaign.shortName,
  shortUrl: surroundings.shortUrl,
  createdAt: campaign.createdAt.toISOString(),
  updatedAt: campaign.updatedAt.toISOString(),
  revision: campaign.revision,
});

export interface CampaignViewRecords {
  readonly councils: CouncilCopyRepository;
  readonly counters: CounterRepository;
  readonly qrCodes: QrCodeRepository;
}

interface CampaignDetailRecords extends CampaignViewRecords {
  readonly campaigns: CampaignRepository;
  readonly surveys: SurveyRepository;
}

const slugOf = async ({ councils }: Pick<CampaignViewRecords, 'councils'>): Promise<string> =>
  (await councils.find())?.slug ?? UNKNOWN_SLUG;

/** The address that shows the draft of a campaign to whoever has the token. */
export const previewUrlOf = async (
  repositories: Pick<CampaignViewRecords, 'councils'>,
  { publicOrigin, campaignId, token }: { publicOrigin: string; campaignId: string; token: string },
): Promise<string> => `${publicUrlOf(publicOrigin, await slugOf(repositories), campaignId)}/preview/${token}`;

/** Campaigns for clients, with their QR codes and counts. */
export const campaignViews = async (
  repositories: CampaignViewRecords,
  { publicOrigin, clock }: ViewOptions,
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
      shortUrl: shortUrlOf(publicOrigin, slug, campaign.shortName),
      publicOrigin,
      qrCodes: qrCodes.filter(({ campaignId }) => campaignId === campaign.id),
      responseCount: responses.get(campaign.id) ?? 0,
    }),
  );
};

const retentionView = async (
  repositories: Pick<CampaignViewRecords, 'councils'>,
  { retentionDays: own }: Campaign,
): Promise<CampaignDetail['retention']> => {
  const rule = await retentionRuleOf(repositories);
  return { own, ofCouncil: rule.retentionDays, longest: longestAllowed(rule), days: daysKept(rule, own) };
};

/** One campaign with its survey. Throws campaign_not_found. */
export const campaignDetail = async (
  repositories: CampaignDetailRecords,
  options: ViewOptions,
  campaignId: string,
): Promise<CampaignDetail> => {
  const campaign = await repositories.campaigns.get(campaignId);
  const [[view], survey, zone, retention] = await Promise.all([
    campaignViews(repositories, options, [campaign]),
    repositories.surveys.getOfCampaign(campaignId),
    zoneOf(repositories),
    retentionView(repositories, campaign),
  ]);
  const openDays = openDaysOf(campaign, zone, options.clock.now());
  return { ...(view as WireCampaign), surveyData: survey.content, timezone: zone, openDays, retention };
};
