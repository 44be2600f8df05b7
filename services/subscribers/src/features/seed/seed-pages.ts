import type { UserActor } from '@folkmoot/contracts';
import type { Clock, Unit, UnitOfWork, Units } from '@folkmoot/service-kit';
import type { PageChanges, StoredOptInPage } from '../../opt-in-pages/opt-in-page.domain';
import type { OptInPageRepository } from '../../opt-in-pages/opt-in-page.repository';
import type { PageFiguresRepository } from '../../page-figures/page-figures.repository';
import type { SignupRepository } from '../../signups/signup.repository';
import { lifecycleMessages } from '../../subscribers/lifecycle.messages';
import { type StoredSubscriber, tagIdsOf, withHappening } from '../../subscribers/subscriber.domain';
import type { SubscriberRepository } from '../../subscribers/subscriber.repository';
import type { TagRepository } from '../../tags/tag.repository';
import { byTurns } from './demo-councils';
import { type DemoPage, demoPages } from './demo-pages';

const HISTORY_DAYS = 60;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Of two in three who sign up the address had to be confirmed. */
const CONFIRMED = [true, true, false];
/** A view in two is somebody's first of the day. */
const UNIQUE_SHARE = 0.6;

export interface PageSeedRecords {
  readonly tags: TagRepository;
  readonly optInPages: OptInPageRepository;
  readonly signups: SignupRepository;
  readonly pageFigures: PageFiguresRepository;
  readonly subscribers: SubscriberRepository;
}

interface UseCaseDeps<R> {
  readonly unitOfWork: UnitOfWork<R>;
  readonly clock: Clock;
}

export interface PageSeedDeps<R extends PageSeedRecords> {
  readonly units: Units<R>;
  readonly createPage: (
    deps: UseCaseDeps<R>,
    actor: UserActor,
    given: Pick<StoredOptInPage, 'title' | 'description' | 'slug' | 'tagIds'>,
  ) => Promise<StoredOptInPage>;
  readonly updatePage: (
    deps: UseCaseDeps<R>,
    actor: UserActor,
    update: PageChanges & { pageId: string },
  ) => Promise<StoredOptInPage>;
  readonly now: () => Date;
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The person as one who signed up on a page: with a line for the confirmation, where it was asked for and came. */
const keepSignup = async (unit: PageSeedRecords, page: StoredOptInPage, person: StoredSubscriber, index: number) => {
  const { subscribedAt: at, status } = person;
  const isConfirmed = status === 'active' && byTurns(CONFIRMED, index);
  const offered = tagIdsOf(person).filter((id) => page.tagIds.includes(id));
  if (offered.length === 0) return;
  await unit.signups.add({
    id: `demo-${person.id}`,
    pageId: page.id,
    subscriberId: person.id,
    tagIds: offered,
    data: { email: person.writtenEmail },
    at,
    needsConfirmation: isConfirmed || status === 'pending',
  });
  await unit.pageFigures.add(page.id, dayOf(at), { signups: 1 });
  if (!isConfirmed) return;
  const confirmed = { at: new Date(at.getTime() + 3 * MINUTE_MS), what: 'confirmed' as const, by: null };
  await unit.subscribers.save(withHappening(person, { ...confirmed, detail: lifecycleMessages.confirmed }));
};

const keepViews = async (
  { pageFigures }: PageSeedRecords,
  page: StoredOptInPage,
  views: readonly number[],
  now: Date,
) => {
  for (let day = 0; day < HISTORY_DAYS && views.length > 0; day++) {
    const seen = byTurns(views, day);
    const at = dayOf(new Date(now.getTime() - day * DAY_MS));
    if (seen > 0) await pageFigures.add(page.id, at, { views: seen, uniqueViews: Math.ceil(seen * UNIQUE_SHARE) });
  }
};

const ensurePage = async <R extends PageSeedRecords>(
  { units, createPage, updatePage, now }: PageSeedDeps<R>,
  actor: UserActor,
  demo: DemoPage,
): Promise<StoredOptInPage> => {
  const { optInPages, tags } = units.reader(actor);
  const [there] = await optInPages.findByAddresses([demo.slug]);
  if (there) return there;
  const begin = new Date(now().getTime() - HISTORY_DAYS * DAY_MS);
  const deps = { unitOfWork: units.unitOfWork, clock: { now: () => begin } };
  const tagIds = (await tags.listAll()).filter(({ name }) => demo.tags.includes(name)).map(({ id }) => id);
  const { title, description, slug, fields, styling, isActive } = demo;
  const { id: pageId } = await createPage(deps, actor, { title, description, slug, tagIds });
  return updatePage(deps, actor, { pageId, fields, styling, isActive });
};

/** The demo pages of a council, with who signed up on them and who looked; what is there already stays as it is. */
export const seedPages = async <R extends PageSeedRecords>(deps: PageSeedDeps<R>, actor: UserActor): Promise<void> => {
  for (const demo of demoPages.filter(({ councilId }) => councilId === actor.councilId)) {
    const page = await ensurePage(deps, actor, demo);
    if (demo.views.length === 0) continue;
    await deps.units.unitOfWork(actor, async (unit: Unit<R>) => {
      if ((await unit.pageFigures.totalsOf([page.id])).size > 0) return;
      const { items } = await unit.subscribers.list({ source: 'opt_in' }, { limit: 100 });
      for (const [index, person] of items.entries()) await keepSignup(unit, page, person, index);
      await keepViews(unit, page, demo.views, deps.now());
    });
  }
};
