import { DomainError } from '@folkmoot/contracts';
import type { Context, Jobs } from '@folkmoot/service-kit';
import { type FilterQuery, filterOf } from '../../entities/segment';
import { requireTagsOf, type TagChange } from '../../entities/subscriber';
import type { StoredTagging } from '../../entities/tagging';
import { queueTagging } from './queue-tagging';
import type { TaggingRecords } from './tagging.types';
import { messages } from './taggings.messages';

const check = ({ addTagIds, removeTagIds, consentSource }: TagChange): void => {
  if (addTagIds.length + removeTagIds.length === 0) {
    throw new DomainError('invalid_input', { fields: [{ path: 'addTagIds', message: messages.nothingToDo }] });
  }
  if (addTagIds.length > 0 && !consentSource) throw new DomainError('consent_source_missing');
};

/**
 * Starts a change of the tags of everybody who matches a filter now. Throws not_found for an unknown tag or segment,
 * consent_source_missing, invalid_input without any tag.
 */
export const createTagging = async (
  { actor, unitOfWork, clock }: Context<TaggingRecords>,
  { filter, ...change }: TagChange & { readonly filter: FilterQuery },
  jobs: Pick<Jobs, 'schedule'>,
): Promise<StoredTagging> => {
  check(change);
  const tagging = await unitOfWork(actor, async (unit) => {
    requireTagsOf(await unit.tags.listAll(), change);
    const audience = await filterOf(unit, actor.councilId, filter);
    return unit.taggings.add({ change, audience, actor }, clock.now());
  });
  await queueTagging(jobs, { taggingId: tagging.id, councilId: tagging.councilId });
  return tagging;
};
