import { DomainError, type UserActor } from '@folkmoot/contracts';
import { type FilterQuery, filterOf } from '../../segments/filtering';
import { requireTagsOf } from '../../subscribers/retag';
import type { TagChange } from '../../subscribers/tag-change.domain';
import type { StoredTagging } from '../../taggings/tagging.domain';
import type { TaggingDeps } from './deps';
import { queueTagging } from './queue-tagging';
import { messages } from './taggings.messages';

const check = ({ addTagIds, removeTagIds, consentSource }: TagChange): void => {
  if (addTagIds.length + removeTagIds.length === 0) {
    throw new DomainError('invalid_input', { fields: [{ path: 'addTagIds', message: messages.nothingToDo }] });
  }
  if (addTagIds.length > 0 && !consentSource) throw new DomainError('consent_source_missing');
};

/**
 * Begins to change the tags of everybody whom a filter finds now. Throws not_found for an unknown tag or segment,
 * consent_source_missing, invalid_input without any tag.
 */
export const createTagging = async (
  deps: TaggingDeps,
  actor: UserActor,
  { filter, ...change }: TagChange & { readonly filter: FilterQuery },
): Promise<StoredTagging> => {
  check(change);
  const tagging = await deps.units.unitOfWork(actor, async (unit) => {
    requireTagsOf(await unit.tags.listAll(), change);
    const audience = await filterOf(unit, actor.councilId, filter);
    return unit.taggings.add({ change, audience, actor }, deps.clock.now());
  });
  await queueTagging(deps, { taggingId: tagging.id, councilId: tagging.councilId });
  return tagging;
};
