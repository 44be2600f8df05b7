import type { Signup } from '@folkmoot/contracts';
import type { Context, Listed } from '@folkmoot/service-kit';
import type { StoredSignup } from '../../entities/signup';
import type { StoredSubscriber } from '../../entities/subscriber';
import type { StoredTag } from '../../entities/tag';
import type { PageRecords } from './opt-in-page.types';
import { confirmationOf } from './signup-confirmation';

interface Wanted {
  readonly pageId: string;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const byId = <T extends { id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]));

const toSignup = (
  signup: StoredSignup,
  people: ReadonlyMap<string, StoredSubscriber>,
  tags: ReadonlyMap<string, StoredTag>,
  places: ReadonlyMap<string, string>,
): Signup => {
  const person = people.get(signup.subscriberId);
  return {
    id: signup.id,
    at: signup.at.toISOString(),
    email: person?.writtenEmail ?? '',
    tags: signup.tagIds.flatMap((id) => {
      const tag = tags.get(id);
      return tag ? [{ id, name: tag.name, color: tag.color }] : [];
    }),
    confirmation: confirmationOf(signup, person),
    data: { ...signup.data },
    place: (signup.codeId && places.get(signup.codeId)) || null,
  };
};

/** Who signed up on a page, newest first. Throws not_found. */
export const listSignups = async (
  { actor, reader }: Context<PageRecords>,
  { pageId, ...page }: Wanted,
): Promise<Listed<Signup>> => {
  const { optInPages, pageCodes, signups, subscribers, tags } = reader(actor);
  await optInPages.get(pageId);
  const { items, nextCursor } = await signups.listOfPage(pageId, page);
  const [people, known, codes] = await Promise.all([
    subscribers.findByIds(items.map(({ subscriberId }) => subscriberId)),
    tags.listAll(),
    pageCodes.listOfPage(pageId),
  ]);
  const peopleById = byId(people);
  const tagsById = byId(known);
  const places = new Map(codes.map(({ id, label }) => [id, label]));
  return { items: items.map((signup) => toSignup(signup, peopleById, tagsById, places)), nextCursor };
};
