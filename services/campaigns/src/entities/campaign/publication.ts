import type { SurveyVersion } from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import { asPublished, nextVersion, type Survey } from '../survey/survey.domain';
import type { SurveyRepository, SurveyVersionRepository } from '../survey/survey.repository';
import type { Campaign } from './campaign.domain';
import { campaignPublished } from './campaign.events';
import type { CampaignRepository } from './campaign.repository';

export interface PublicationRecords {
  readonly campaigns: CampaignRepository;
  readonly surveys: SurveyRepository;
  readonly versions: SurveyVersionRepository;
}

/**
 * Publishes the draft of a survey to residents. The caller's `campaign` is saved with the number of the new version.
 */
export const publishDraft = async (
  { campaigns, surveys, versions, outbox }: Unit<PublicationRecords>,
  campaign: Campaign,
  survey: Survey,
  now: Date,
): Promise<{ campaign: Campaign; survey: Survey; version: SurveyVersion }> => {
  const version = nextVersion(survey, await versions.findLatest(campaign.id), now);
  await versions.insert(version);
  const published = await surveys.save(asPublished(survey, version.version, now));
  const saved = await campaigns.save({ ...campaign, publishedVersion: version.version });
  await campaignPublished(outbox, saved, version);
  return { campaign: saved, survey: published, version };
};
