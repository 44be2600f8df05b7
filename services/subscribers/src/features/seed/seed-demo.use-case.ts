import type { UserActor } from '@folkmoot/contracts';
import type { Clock, UnitOfWork, Units } from '@folkmoot/service-kit';
import type { TagFields } from '../../tags/tag.domain';
import type { TagRepository } from '../../tags/tag.repository';
import {
  byTurns,
  type DemoCouncil,
  demoAddress,
  demoConsent,
  demoCouncils,
  demoSources,
  demoStatuses,
} from './demo-councils';

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

export interface SeedDeps<R extends { tags: TagRepository }> {
  readonly units: Units<R>;
  readonly createTag: (deps: UseCaseDeps<R>, actor: UserActor, tag: TagFields) => Promise<{ id: string }>;
  readonly addSubscriber: (deps: UseCaseDeps<R>, actor: UserActor, given: GivenSubscriber) => Promise<unknown>;
  readonly now: () => Date;
}

const at = (moment: Date): Clock => ({ now: () => moment });

/** One to three tags each, so that the tags' counts differ. */
const tagsOf = (index: number, tagIds: readonly string[]): string[] => [
  ...new Set([0, 1, 2].slice(0, 1 + (index % 3)).map((step) => byTurns(tagIds, index * (step + 1) + step))),
];

const seedCouncil = async <R extends { tags: TagRepository }>(deps: SeedDeps<R>, council: DemoCouncil) => {
  const { units, createTag, addSubscriber, now } = deps;
  const { unitOfWork } = units;
  const begin = now().getTime() - HISTORY_DAYS * DAY_MS;
  const clockAt = (share: number) => ({ unitOfWork, clock: at(new Date(begin + share * HISTORY_DAYS * DAY_MS)) });
  const tagIds: string[] = [];
  for (const tag of council.tags) tagIds.push((await createTag(clockAt(0), council.actor, tag)).id);
  for (let index = 0; index < council.subscribers; index++) {
    const source = byTurns(demoSources, index);
    await addSubscriber(clockAt((index + 1) / (council.subscribers + 1)), council.actor, {
      email: demoAddress(index),
      tagIds: tagsOf(index, tagIds),
      consentSource: demoConsent[source],
      source,
      status: byTurns(demoStatuses, index),
    });
  }
};

const isSeeded = async <R extends { tags: TagRepository }>({ units }: SeedDeps<R>, { actor }: DemoCouncil) =>
  (await units.reader(actor).tags.listAll()).length > 0;

/** Makes the demo tags and subscribers of both councils over the last 60 days; a council that has tags is left alone. */
export const seedDemo = async <R extends { tags: TagRepository }>(
  deps: SeedDeps<R>,
): Promise<{ tags: number; subscribers: number }> => {
  const made = { tags: 0, subscribers: 0 };
  for (const council of demoCouncils) {
    if (await isSeeded(deps, council)) continue;
    await seedCouncil(deps, council);
    made.tags += council.tags.length;
    made.subscribers += council.subscribers;
  }
  return made;
};
