import { assetFilesOf, type SurveyContent } from '@folkmoot/contracts';
import { LONG_AGO } from './asset.domain';
import { repairsOf } from './bucket.domain';
import type { CampaignsUnit } from './repositories';

/** Makes the buckets that a council lacks and brings the others up to date; says how many of each. */
export const repairStorage = async (
  { buckets }: Pick<CampaignsUnit, 'buckets'>,
  councilId: string,
  now: Date,
): Promise<{ created: number; updated: number }> => {
  const { created, updated } = repairsOf(councilId, await buckets.list(), now);
  for (const bucket of created) await buckets.insert(bucket);
  for (const bucket of updated) await buckets.save(bucket);
  return { created: created.length, updated: updated.length };
};

/** Before a campaign is erased: its files go with the next sweep, but for those that another survey shows. */
export const releaseFiles = async (
  { surveys, versions, assets }: Pick<CampaignsUnit, 'surveys' | 'versions' | 'assets'>,
  campaignId: string,
): Promise<void> => {
  const contents: SurveyContent[] = [
    ...(await surveys.listOfCampaigns([campaignId])).map(({ content }) => content),
    ...(await versions.list(campaignId)),
  ];
  await assets.setUsed([...new Set(contents.flatMap(assetFilesOf))], LONG_AGO);
};
