import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { replaceTopic } from '../../entities/opt-in-page';
import { withTagReplaced } from '../../entities/segment';
import type { StoredTag } from '../../entities/tag';
import { countMerged, sweepTag } from './sweep-tag.use-case';
import { publishTagRemoved } from './tag.events';
import type { TagRecords } from './tag.types';

/**
 * Merges a tag into another one. From now on its people are read, found and counted with the other tag. The stored
 * subscriptions are updated later, the first thousand at once. Segments, opt-in pages, running imports and unsent
 * mailings are updated, too. Throws not_found, or conflict when both tags are the same.
 */
export const mergeTag = async (
  context: Context<TagRecords>,
  { tagId, intoTagId }: { tagId: string; intoTagId: string },
): Promise<StoredTag> => {
  if (tagId === intoTagId) throw new DomainError('conflict');
  const { actor, unitOfWork, clock } = context;
  await unitOfWork(actor, async (unit) => {
    const { tags, segments, optInPages, mailings, imports, outbox } = unit;
    const tag = await tags.get(tagId);
    // Throws not_found before anything is changed.
    await tags.get(intoTagId);
    const removed = await tags.remove(tag, { mergedInto: intoTagId, sweepAt: clock.now() });
    await publishTagRemoved(outbox, removed);
    await tags.redirectMerges(tagId, intoTagId);
    await countMerged(unit, tagId, intoTagId);
    await mailings.replaceTag(tagId, intoTagId);
    await imports.replaceTag(tagId, intoTagId);
    await replaceTopic({ optInPages, outbox }, tagId, intoTagId);
    for (const segment of await segments.listAll()) {
      const changed = withTagReplaced(segment, tagId, intoTagId);
      if (changed !== segment) await segments.save(changed, clock.now());
    }
  });
  await sweepTag(context, tagId);
  return unitOfWork(actor, ({ tags }) => tags.get(intoTagId));
};
