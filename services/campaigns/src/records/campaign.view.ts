import type { CampaignDetail, Campaign as WireCampaign, QrCode as WireQrCode } from '@folkmoot/contracts';
import type { Campaign } from './campaign.domain';
import type { QrCode } from './qr-code.domain';
import type { Repositories } from './repositories';

/** What stands in an address for a council that this service has not been told of yet. */
const UNKNOWN_SLUG = 'council';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const publicUrlOf = (publicOrigin: string, slug: string, campaignId: string): string =>
  `${publicOrigin}/${slug}/survey/${campaignId}`;

export const toQrCodeView = (code: QrCode, publicUrl: string): WireQrCode => {
  const image = `/api/campaigns/${code.campaignId}/qr-codes/${code.id}.png`;
  return {
    id: code.id,
    campaignId: code.campaignId,
    label: code.label,
    qrCodeUrl: image,
    qrCodeData: publicUrl,
    accessUrl: publicUrl,
    isActive: code.isActive,
    usageCount: code.usageCount,
    responseCount: code.responseCount,
  };
};

interface Surroundings {
  readonly publicUrl: string;
  readonly qrCodes: readonly QrCode[];
  readonly responseCount: number;
}

const toView = (campaign: Campaign, { publicUrl, qrCodes, responseCount }: Surroundings): WireCampaign => ({
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
  statusHistory: campaign.statusHistory.map((change) => ({ ...change, at: change.at.toISOString() })),
  qrCodes: qrCodes.map((code) => toQrCodeView(code, publicUrl)),
  responseCount,
  publicUrl,
  createdAt: campaign.createdAt.toISOString(),
  updatedAt: campaign.updatedAt.toISOString(),
  revision: campaign.revision,
});

type Sources = Pick<Repositories, 'councils' | 'counters' | 'qrCodes'>;

/** The address of a campaign's survey, for residents. */
export const publicUrls = async ({ councils }: Pick<Repositories, 'councils'>, publicOrigin: string) => {
  const slug = (await councils.find())?.slug ?? UNKNOWN_SLUG;
  return (campaignId: string): string => publicUrlOf(publicOrigin, slug, campaignId);
};

/** Campaigns as clients see them, with their codes and counts. */
export const campaignViews = async (
  repositories: Sources,
  publicOrigin: string,
  campaigns: readonly Campaign[],
): Promise<WireCampaign[]> => {
  const ids = campaigns.map(({ id }) => id);
  const [publicUrl, counters, qrCodes] = await Promise.all([
    publicUrls(repositories, publicOrigin),
    repositories.counters.list(ids),
    repositories.qrCodes.listOfCampaigns(ids),
  ]);
  const responses = new Map(counters.map((counter) => [counter.campaignId, counter.responses]));
  return campaigns.map((campaign) =>
    toView(campaign, {
      publicUrl: publicUrl(campaign.id),
      qrCodes: qrCodes.filter(({ campaignId }) => campaignId === campaign.id),
      responseCount: responses.get(campaign.id) ?? 0,
    }),
  );
};

/** One campaign with its survey. Throws campaign_not_found. */
export const campaignDetail = async (
  repositories: Sources & Pick<Repositories, 'campaigns' | 'surveys'>,
  publicOrigin: string,
  campaignId: string,
): Promise<CampaignDetail> => {
  const campaign = await repositories.campaigns.get(campaignId);
  const [[view], survey] = await Promise.all([
    campaignViews(repositories, publicOrigin, [campaign]),
    repositories.surveys.getOfCampaign(campaignId),
  ]);
  return { ...(view as WireCampaign), surveyData: survey.content };
};
