import type { Context, Jobs } from '@folkmoot/service-kit';
import { type FilterQuery, filterOf } from '../../entities/segment';
import { checkChange, requireTagsOf, type TagChange } from '../../entities/subscriber';
import type { StoredTagging } from '../../entities/tagging';
import { queueTagging } from './queue-tagging';
import type { TaggingRecords } from './tagging.types';

/**
 * Starts a change of everybody who matches a filter now. Throws not_found for an unknown tag or segment,
 * consent_source_missing, invalid_input without anything to do.
 */
export const createTagging = async (
  { actor, unitOfWork, clock }: Context<TaggingRecords>,
  { filter, ...change }: TagChange & { readonly filter: FilterQuery },
  jobs: Pick<Jobs, 'schedule'>,
): Promise<StoredTagging> => {
  checkChange(change);
  const tagging = await unitOfWork(actor, async (unit) => {
    requireTagsOf(await unit.tags.listAll(), change);
    const audience = await filterOf(unit, actor.councilId, filter, clock.now());
    return unit.taggings.add({ change, audience, actor }, clock.now());
  });
  await queueTagging(jobs, { taggingId: tagging.id, councilId: tagging.councilId });
  return tagging;
};
