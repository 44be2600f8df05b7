import type { SurveyVersion } from '@folkmoot/contracts';
import type { Campaign } from './campaign.domain';
import { campaignPublished } from './campaign.events';
import type { CampaignsUnit } from './repositories';
import { asPublished, nextVersion, type Survey } from './survey.domain';

/** Makes the draft of a survey what residents see. `campaign` is saved with the number of the new version. */
export const publishDraft = async (
  { campaigns, surveys, versions, outbox }: CampaignsUnit,
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
