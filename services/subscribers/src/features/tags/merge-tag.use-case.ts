import { DomainError, type UserActor } from '@folkmoot/contracts';
import type { UnitOfWork } from '@folkmoot/service-kit';
import type { OptInPageRepository } from '../../opt-in-pages/opt-in-page.repository';
import { replaceTopic } from '../../opt-in-pages/replace-topic';
import type { SegmentRepository } from '../../segments/segment.repository';
import type { StoredTag } from '../../tags/tag.domain';
import { sweepTag, type TagSweepRecords } from './sweep-tag.use-case';
import { tellTagRemoved } from './tag.events';

interface Deps {
  readonly unitOfWork: UnitOfWork<
    TagSweepRecords & { readonly segments: SegmentRepository; readonly optInPages: OptInPageRepository }
  >;
}

const renamed = (tagIds: readonly string[], from: string, into: string): string[] => [
  ...new Set(tagIds.map((id) => (id === from ? into : id))),
];

/**
 * Moves all subscriptions of a tag to another one, with their consent, the first hundreds at once, and deletes it.
 * Segments and opt-in pages follow. Throws not_found, or conflict for a tag and itself.
 */
export const mergeTag = async (
  { unitOfWork }: Deps,
  actor: UserActor,
  { tagId, intoTagId }: { tagId: string; intoTagId: string },
): Promise<StoredTag> => {
  if (tagId === intoTagId) throw new DomainError('conflict');
  await unitOfWork(actor, async ({ tags, segments, optInPages, outbox }) => {
    const [tag] = [await tags.get(tagId), await tags.get(intoTagId)];
    await tellTagRemoved(outbox, await tags.remove(tag, intoTagId));
    await replaceTopic({ optInPages, outbox }, tagId, intoTagId);
    for (const segment of await segments.listAll()) {
      const { tagIds } = segment.filter;
      if (!tagIds?.includes(tagId)) continue;
      await segments.save({ ...segment, filter: { ...segment.filter, tagIds: renamed(tagIds, tagId, intoTagId) } });
    }
  });
  await sweepTag({ unitOfWork }, actor, tagId);
  return unitOfWork(actor, ({ tags }) => tags.get(intoTagId));
};
