import {
  createTagOperation,
  deleteTagOperation,
  listTagsOperation,
  mergeTagOperation,
  restoreTagOperation,
  updateTagOperation,
} from '@folkmoot/contracts';
import { asUser, type Clock, route, type Units } from '@folkmoot/service-kit';
import type { ImportRepository } from '../../imports/import.repository';
import type { MailingRepository } from '../../mailings/mailing.repository';
import type { OptInPageRepository } from '../../opt-in-pages/opt-in-page.repository';
import type { SegmentRepository } from '../../segments/segment.repository';
import { inListOrder } from '../../tags/tag.domain';
import { createTag } from './create-tag.use-case';
import { deleteTag } from './delete-tag.use-case';
import { mergeTag } from './merge-tag.use-case';
import { restoreTag } from './restore-tag.use-case';
import type { TagSweepRecords } from './sweep-tag.use-case';
import { toTagResponse } from './tag.mapper';
import { updateTag } from './update-tag.use-case';

interface Deps {
  readonly units: Units<
    TagSweepRecords & {
      readonly segments: SegmentRepository;
      readonly optInPages: OptInPageRepository;
      readonly mailings: Pick<MailingRepository, 'replaceTag'>;
      readonly imports: Pick<ImportRepository, 'replaceTag'>;
    }
  >;
  readonly clock: Clock;
}

export const tagRoutes = ({ units, clock }: Deps) => [
  route(listTagsOperation, {
    handle: async ({ actor }) => {
      const { tags } = units.reader(actor);
      const merges = await tags.listMerges();
      const items = inListOrder(await tags.listAll()).map((tag) => toTagResponse(tag, merges.get(tag.id)));
      return { items, nextCursor: null };
    },
  }),
  route(createTagOperation, {
    handle: async ({ actor, body }) =>
      toTagResponse(await createTag({ unitOfWork: units.unitOfWork, clock }, asUser(actor), body)),
  }),
  route(updateTagOperation, {
    handle: async ({ actor, params, body }) => {
      const { revision, ...changes } = body;
      return toTagResponse(await updateTag(units, asUser(actor), { ...params, changes, revision }));
    },
  }),
  route(deleteTagOperation, {
    handle: ({ actor, params }) => deleteTag({ unitOfWork: units.unitOfWork, clock }, asUser(actor), params.tagId),
  }),
  route(mergeTagOperation, {
    handle: async ({ actor, params, body }) =>
      toTagResponse(await mergeTag({ unitOfWork: units.unitOfWork, clock }, asUser(actor), { ...params, ...body })),
  }),
  route(restoreTagOperation, {
    handle: async ({ actor, params }) => toTagResponse(await restoreTag(units, asUser(actor), params.tagId)),
  }),
];
