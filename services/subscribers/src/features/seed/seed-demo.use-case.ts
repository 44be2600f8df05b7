import { type ErrorCode, isDomainError, type UserActor } from '@folkmoot/contracts';
import type { Clock, UnitOfWork } from '@folkmoot/service-kit';
import type { TagFields } from '../../tags/tag.domain';
import {
  byTurns,
  type DemoCouncil,
  demoAddress,
  demoConsent,
  demoCouncils,
  demoSources,
  demoStatuses,
} from './demo-councils';
import { type PageSeedDeps, type PageSeedRecords, seedPages } from './seed-pages';

const HISTORY_DAYS = 60;
const DAY_MS = 86_400_000;

interface UseCaseDeps<R> {
  readonly unitOfWork: UnitOfWork<R>;
  readonly clock: Clock;
}

interface GivenSubscriber {
  readonly email: string;
  readonly tagIds: readonly string[];
  readonly consentSource: string;
  readonly source: (typeof demoSources)[number];
  readonly status: (typeof demoStatuses)[number];
}

export interface SeedDeps<R extends PageSeedRecords> extends PageSeedDeps<R> {
  readonly createTag: (deps: UseCaseDeps<R>, actor: UserActor, tag: TagFields) => Promise<{ id: string }>;
  readonly addSubscriber: (deps: UseCaseDeps<R>, actor: UserActor, given: GivenSubscriber) => Promise<unknown>;
}

const at = (moment: Date): Clock => ({ now: () => moment });

/** One to three tags each, so that the tags' counts differ. */
const tagsOf = (index: number, tagIds: readonly string[]): string[] => [
  ...new Set([0, 1, 2].slice(0, 1 + (index % 3)).map((step) => byTurns(tagIds, index * (step + 1) + step))),
];

type Made = { tags: number; subscribers: number };

/** Whoever is on the list is, also when they have gone since. */
const there: ReadonlySet<ErrorCode> = new Set(['subscriber_exists', 'subscriber_suppressed']);

/** False when it was made before: a run that was cut short is taken up where it ended. */
const unlessThere = async (make: () => Promise<unknown>): Promise<boolean> => {
  try {
    await make();
    return true;
  } catch (error) {
    if (isDomainError(error) && there.has(error.code)) return false;
    throw error;
  }
};

const seedCouncil = async <R extends PageSeedRecords>(deps: SeedDeps<R>, council: DemoCouncil): Promise<Made> => {
  const { units, createTag, addSubscriber, now } = deps;
  const { unitOfWork } = units;
  const begin = now().getTime() - HISTORY_DAYS * DAY_MS;
  const clockAt = (share: number) => ({ unitOfWork, clock: at(new Date(begin + share * HISTORY_DAYS * DAY_MS)) });
  const known = await units.reader(council.actor).tags.listAll();
  const tagIds: string[] = [];
  for (const tag of council.tags) {
    const there = known.find(({ name }) => name === tag.name);
    tagIds.push((there ?? (await createTag(clockAt(0), council.actor, tag))).id);
  }
  let subscribers = 0;
  for (let index = 0; index < council.subscribers; index++) {
    const source = byTurns(demoSources, index);
    const given = {
      email: demoAddress(index),
      tagIds: tagsOf(index, tagIds),
      consentSource: demoConsent[source],
      source,
      status: byTurns(demoStatuses, index),
    };
    const when = clockAt((index + 1) / (council.subscribers + 1));
    subscribers += Number(await unlessThere(() => addSubscriber(when, council.actor, given)));
  }
  const knownIds = new Set(known.map(({ id }) => id));
  return { tags: tagIds.filter((id) => !knownIds.has(id)).length, subscribers };
};

/** Makes the demo tags, subscribers and opt-in pages of both councils over the last 60 days; what is there already stays as it is. */
export const seedDemo = async <R extends PageSeedRecords>(deps: SeedDeps<R>): Promise<Made> => {
  const made = { tags: 0, subscribers: 0 };
  for (const council of demoCouncils) {
    const { tags, subscribers } = await seedCouncil(deps, council);
    made.tags += tags;
    made.subscribers += subscribers;
    await seedPages(deps, council.actor);
  }
  return made;
};
