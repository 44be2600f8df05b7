import { assetFilesOf, DomainError, isDomainError, type PreviewedSurvey } from '@folkmoot/contracts';
import type { Campaign } from '../../entities/campaign';
import { type Survey, withoutLinks } from '../../entities/survey';
import { isOpenedBy } from '../../entities/survey-preview';
import type { OpeningContext, PreviewFiles } from './survey-preview.types';

export interface PreviewKey {
  readonly campaignId: string;
  readonly token: string;
}

interface Opened {
  readonly campaign: Campaign;
  readonly survey: Survey;
}

/** A deleted campaign is like a link that never existed. */
const orInvalid = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (isDomainError(error) && error.code === 'campaign_not_found') throw new DomainError('link_invalid');
    throw error;
  }
};

/** Throws link_invalid for every reason, so that nobody learns which campaigns exist. */
const open = async ({ actor, reader, clock }: OpeningContext, { campaignId, token }: PreviewKey): Promise<Opened> => {
  const { campaigns, surveys, surveyPreviews } = reader(actor);
  const preview = await surveyPreviews.find(campaignId);
  if (!preview || !isOpenedBy(preview, token, clock.now())) throw new DomainError('link_invalid');
  const campaign = await orInvalid(campaigns.get(campaignId));
  return { campaign, survey: await orInvalid(surveys.getOfCampaign(campaignId)) };
};

/** The draft behind a link. Throws link_invalid. */
export const readPreview = async (context: OpeningContext, key: PreviewKey): Promise<PreviewedSurvey> => {
  const { campaign, survey } = await open(context, key);
  const { title, description, retentionDays, status } = campaign;
  return { content: withoutLinks(survey.content), campaign: { title, description, retentionDays, status } };
};

/** A file that the draft behind a link shows now. Throws link_invalid, and not_found for every other file. */
export const openPreviewFile = async (
  context: OpeningContext,
  { file, ...key }: PreviewKey & { readonly file: string },
  { blobs }: PreviewFiles,
) => {
  const { survey } = await open(context, key);
  if (!assetFilesOf(survey.content).includes(file)) throw new DomainError('not_found');
  const asset = await context.reader(context.actor).assets.getByFile(file);
  const opened = await blobs.open(asset.id);
  if (!opened) throw new DomainError('not_found');
  return { type: asset.type, stream: opened.stream };
};
