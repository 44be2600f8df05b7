import { createTagOperation, listTagsOperation, updateTagOperation } from '@folkmoot/contracts';
import { asUser, type Clock, route, type Units } from '@folkmoot/service-kit';
import { inListOrder } from '../../tags/tag.domain';
import type { TagRepository } from '../../tags/tag.repository';
import { createTag } from './create-tag.use-case';
import { toTagResponse } from './tag.mapper';
import { updateTag } from './update-tag.use-case';

interface Deps {
  readonly units: Units<{ tags: TagRepository }>;
  readonly clock: Clock;
}

export const tagRoutes = ({ units, clock }: Deps) => [
  route(listTagsOperation, {
    handle: async ({ actor }) => {
      const tags = await units.reader(actor).tags.listAll();
      return { items: inListOrder(tags).map(toTagResponse), nextCursor: null };
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
];
