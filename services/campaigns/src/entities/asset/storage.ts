import { assetFilesOf, type SurveyContent } from '@folkmoot/contracts';
import type { SavedDraftRepository } from '../saved-draft';
import type { SurveyRepository, SurveyVersionRepository } from '../survey/survey.repository';
import { LONG_AGO } from './asset.domain';
import type { AssetRepository, BucketRepository } from './asset.repository';
import { repairsOf } from './bucket.domain';

/** Creates missing buckets and updates outdated ones. Returns the number of each. */
export const repairStorage = async (
  { buckets }: { readonly buckets: BucketRepository },
  councilId: string,
  now: Date,
): Promise<{ created: number; updated: number }> => {
  const { created, updated } = repairsOf(councilId, await buckets.list(), now);
  for (const bucket of created) await buckets.insert(bucket);
  for (const bucket of updated) await buckets.save(bucket);
  return { created: created.length, updated: updated.length };
};

interface ReleaseRecords {
  readonly surveys: SurveyRepository;
  readonly versions: SurveyVersionRepository;
  readonly savedDrafts: SavedDraftRepository;
  readonly assets: AssetRepository;
}

/** Runs before a campaign is erased: the next sweep deletes its files, except files that another survey shows. */
export const releaseFiles = async (
  { surveys, versions, savedDrafts, assets }: ReleaseRecords,
  campaignId: string,
): Promise<void> => {
  const contents: SurveyContent[] = [
    ...(await surveys.listOfCampaigns([campaignId])).map(({ content }) => content),
    ...(await versions.list(campaignId)),
  ];
  const files = new Set([...contents.flatMap(assetFilesOf), ...(await savedDrafts.listFiles(campaignId))]);
  await assets.setUsed([...files], LONG_AGO);
};
