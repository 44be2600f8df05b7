import { DomainError, type UserActor } from '@folkmoot/contracts';
import type { Clock, UnitOfWork } from '@folkmoot/service-kit';
import type { ImportRepository } from '../../imports/import.repository';
import type { MailingRepository } from '../../mailings/mailing.repository';
import type { OptInPageRepository } from '../../opt-in-pages/opt-in-page.repository';
import { replaceTopic } from '../../opt-in-pages/replace-topic';
import type { SegmentRepository } from '../../segments/segment.repository';
import type { StoredTag } from '../../tags/tag.domain';
import { countMerged, sweepTag, type TagSweepRecords } from './sweep-tag.use-case';
import { tellTagRemoved } from './tag.events';

interface Deps {
  readonly unitOfWork: UnitOfWork<
    TagSweepRecords & {
      readonly segments: SegmentRepository;
      readonly optInPages: OptInPageRepository;
      readonly mailings: Pick<MailingRepository, 'replaceTag'>;
      readonly imports: Pick<ImportRepository, 'replaceTag'>;
    }
  >;
  readonly clock: Clock;
}

const renamed = (tagIds: readonly string[], from: string, into: string): string[] => [
  ...new Set(tagIds.map((id) => (id === from ? into : id))),
];

/**
 * Makes a tag part of another one. From then on whoever has it is read, found and counted as having the other one; what
 * is stored of them follows, the first thousand at once. Segments, opt-in pages, running imports and mailings that were not sent follow,
 * too. Throws not_found, or conflict for a tag and itself.
 */
export const mergeTag = async (
  { unitOfWork, clock }: Deps,
  actor: UserActor,
  { tagId, intoTagId }: { tagId: string; intoTagId: string },
): Promise<StoredTag> => {
  if (tagId === intoTagId) throw new DomainError('conflict');
  await unitOfWork(actor, async (unit) => {
    const { tags, segments, optInPages, mailings, imports, outbox } = unit;
    const [tag] = [await tags.get(tagId), await tags.get(intoTagId)];
    await tellTagRemoved(outbox, await tags.remove(tag, { mergedInto: intoTagId, sweepAt: clock.now() }));
    await tags.redirectMerges(tagId, intoTagId);
    await countMerged(unit, tagId, intoTagId);
    await mailings.replaceTag(tagId, intoTagId);
    await imports.replaceTag(tagId, intoTagId);
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
