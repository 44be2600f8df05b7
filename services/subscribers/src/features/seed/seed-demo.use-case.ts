import type { UserActor } from '@folkmoot/contracts';
import type { Clock, UnitOfWork } from '@folkmoot/service-kit';
import type { SegmentRepository } from '../../segments/segment.repository';
import { effectOf } from '../../subscribers/figures.domain';
import { countEffects, type SubscriberRecords } from '../../subscribers/subscriber-changes';
import type { TagFields } from '../../tags/tag.domain';
import { type DemoCouncil, demoCouncils } from './demo-councils';
import { demoPerson } from './demo-people';
import { type PageSeedDeps, type PageSeedRecords, seedPages } from './seed-pages';

const HISTORY_DAYS = 60;
const DAY_MS = 86_400_000;

export type SeedRecords = PageSeedRecords & SubscriberRecords & { readonly segments: SegmentRepository };

interface UseCaseDeps<R> {
  readonly unitOfWork: UnitOfWork<R>;
  readonly clock: Clock;
}

export interface SeedDeps<R extends SeedRecords> extends PageSeedDeps<R> {
  readonly createTag: (deps: UseCaseDeps<R>, actor: UserActor, tag: TagFields) => Promise<{ id: string }>;
}

const at = (moment: Date): Clock => ({ now: () => moment });

type Made = { tags: number; subscribers: number };

/** The council's demo tags, made where they are missing. */
const seedTags = async <R extends SeedRecords>(
  { units, createTag }: SeedDeps<R>,
  { actor, tags }: DemoCouncil,
  begin: Date,
): Promise<{ tagIds: string[]; made: number }> => {
  const known = await units.reader(actor).tags.listAll();
  const tagIds: string[] = [];
  let made = 0;
  for (const tag of tags) {
    const there = known.find(({ name }) => name === tag.name);
    if (!there) made += 1;
    tagIds.push((there ?? (await createTag({ unitOfWork: units.unitOfWork, clock: at(begin) }, actor, tag))).id);
  }
  return { tagIds, made };
};

/** All of a council's demo people in one transaction, but for those who are there already. */
const seedPeople = <R extends SeedRecords>(
  { units }: SeedDeps<R>,
  { actor, subscribers: count }: DemoCouncil,
  tagIds: readonly string[],
  begin: Date,
): Promise<number> =>
  units.unitOfWork(actor, async (unit) => {
    const whenOf = (index: number) => new Date(begin.getTime() + ((index + 1) / (count + 1)) * HISTORY_DAYS * DAY_MS);
    const people = Array.from({ length: count }, (_, index) =>
      demoPerson(index, { tagIds, userId: actor.userId, subscribedAt: whenOf(index) }),
    );
    const emails = people.map(({ email }) => email);
    const known = await unit.subscribers.findByEmails(emails);
    const erased = await unit.suppressions.findAmong(emails);
    const there = new Set([...known.map(({ email }) => email), ...erased]);
    const missing = people.filter(({ email }) => !there.has(email));
    if (missing.length === 0) return 0;
    await unit.subscribers.addAll(missing);
    await countEffects(
      unit,
      missing.map((person) => effectOf(null, person)),
    );
    return missing.length;
  });

const seedSegments = <R extends SeedRecords>(
  { units, now }: SeedDeps<R>,
  { actor, segments: demo }: DemoCouncil,
  tagIds: readonly string[],
): Promise<void> =>
  units.unitOfWork(actor, async ({ segments }) => {
    const known = new Set((await segments.listAll()).map(({ name }) => name));
    for (const { name, tags = [], ...filter } of demo.filter((each) => !known.has(each.name))) {
      const ids = tags.map((at) => tagIds[at]).filter((id) => id !== undefined);
      await segments.add({ name, filter: { ...filter, tagIds: ids }, createdAt: now() });
    }
  });

/** Makes the demo data of both councils over the last 60 days; what is there already stays as it is. */
export const seedDemo = async <R extends SeedRecords>(deps: SeedDeps<R>): Promise<Made> => {
  const begin = new Date(deps.now().getTime() - HISTORY_DAYS * DAY_MS);
  const made = { tags: 0, subscribers: 0 };
  for (const council of demoCouncils) {
    const tags = await seedTags(deps, council, begin);
    made.tags += tags.made;
    await seedSegments(deps, council, tags.tagIds);
    made.subscribers += await seedPeople(deps, council, tags.tagIds, begin);
    await seedPages(deps, council.actor);
  }
  return made;
};
