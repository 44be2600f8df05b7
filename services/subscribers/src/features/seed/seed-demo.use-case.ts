import type { Actor } from '@folkmoot/contracts';
import { filterOf } from '@folkmoot/sample-data/subscribers';
import type { Context } from '@folkmoot/service-kit';
import type { SegmentRepository } from '../../entities/segment';
import { countEffects, effectOf, type SubscriberRecords } from '../../entities/subscriber';
import type { TagFields } from '../../entities/tag';
import { type DemoCouncil, demoCouncils } from './demo-councils';
import { demoPerson } from './demo-people';
import { type PageSeedRecords, type PageUseCases, seedPages } from './seed-pages';

const HISTORY_DAYS = 60;
const DAY_MS = 86_400_000;

export type SeedRecords = PageSeedRecords & SubscriberRecords & { readonly segments: SegmentRepository };

/** Use cases of other features, which the app passes. */
export interface SeedUseCases extends PageUseCases {
  readonly createTag: (context: Context<SeedRecords>, tag: TagFields) => Promise<{ id: string }>;
}

type Made = { tags: number; subscribers: number };

/** Creates the missing demo tags of the council. */
const seedTags = async (
  context: Context<SeedRecords>,
  { tags, begin }: { readonly tags: DemoCouncil['tags']; readonly begin: Date },
  { createTag }: SeedUseCases,
): Promise<{ tagIds: string[]; made: number }> => {
  const known = await context.reader(context.actor).tags.listAll();
  const past = { ...context, clock: { now: () => begin } };
  const tagIds: string[] = [];
  let made = 0;
  for (const tag of tags) {
    const there = known.find(({ name }) => name === tag.name);
    if (!there) made += 1;
    tagIds.push((there ?? (await createTag(past, tag))).id);
  }
  return { tagIds, made };
};

/** Creates the missing demo people of a council in one transaction. */
const seedPeople = (
  { actor, unitOfWork }: Context<SeedRecords>,
  { subscribers: count }: DemoCouncil,
  tagIds: readonly string[],
  begin: Date,
): Promise<number> =>
  unitOfWork(actor, async (unit) => {
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
    await unit.stats.addIncomplete(missing.length);
    await countEffects(
      unit,
      missing.map((person) => effectOf(null, person)),
    );
    return missing.length;
  });

const seedSegments = (
  { actor, unitOfWork, clock }: Context<SeedRecords>,
  { segments: demo }: DemoCouncil,
  tagIds: readonly string[],
): Promise<void> =>
  unitOfWork(actor, async ({ segments }) => {
    const known = new Set((await segments.listAll()).map(({ name }) => name));
    for (const segment of demo.filter(({ name }) => !known.has(name))) {
      await segments.add({ name: segment.name, filter: filterOf(segment, tagIds), rule: null, createdAt: clock.now() });
    }
  });

/** Creates the demo data of both councils over the last 60 days. Existing data stays unchanged. */
export const seedDemo = async (system: Context<SeedRecords, Actor>, useCases: SeedUseCases): Promise<Made> => {
  const begin = new Date(system.clock.now().getTime() - HISTORY_DAYS * DAY_MS);
  const made = { tags: 0, subscribers: 0 };
  for (const council of demoCouncils) {
    const context = { ...system, actor: council.actor };
    const tags = await seedTags(context, { tags: council.tags, begin }, useCases);
    made.tags += tags.made;
    await seedSegments(context, council, tags.tagIds);
    made.subscribers += await seedPeople(context, council, tags.tagIds, begin);
    await seedPages(context, useCases);
  }
  return made;
};
