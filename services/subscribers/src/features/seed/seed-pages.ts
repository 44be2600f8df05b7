import { localDay } from '@folkmoot/calendar/days';
import { byTurns } from '@folkmoot/sample-data/by-turns';
import type { Context } from '@folkmoot/service-kit';
import type { AddressClaimRepository } from '../../entities/address-claim';
import type { CampaignRepository } from '../../entities/campaign';
import type { OptInPageRepository, PageChanges, StoredOptInPage } from '../../entities/opt-in-page';
import type { PageFiguresRepository } from '../../entities/page-figures';
import type { SignupRepository } from '../../entities/signup';
import {
  lifecycleMessages,
  type StoredSubscriber,
  type SubscriberRepository,
  tagIdsOf,
  withHistoryEntry,
} from '../../entities/subscriber';
import type { TagRepository } from '../../entities/tag';
import { type DemoPage, demoPages } from './demo-pages';

const HISTORY_DAYS = 60;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Two of three sign-ups needed a confirmation. */
const CONFIRMED = [true, true, false];
/** Share of views that are the first of a person on a day. */
const UNIQUE_SHARE = 0.6;

export interface PageSeedRecords {
  readonly addressClaims: AddressClaimRepository;
  readonly campaigns: Pick<CampaignRepository, 'find'>;
  readonly tags: TagRepository;
  readonly optInPages: OptInPageRepository;
  readonly signups: SignupRepository;
  readonly pageFigures: PageFiguresRepository;
  readonly subscribers: SubscriberRepository;
}

/** Use cases of other features, which the app passes. */
export interface PageUseCases {
  readonly createPage: (
    context: Context<PageSeedRecords>,
    input: Pick<StoredOptInPage, 'title' | 'description' | 'slug' | 'tagIds'>,
  ) => Promise<StoredOptInPage>;
  readonly updatePage: (
    context: Context<PageSeedRecords>,
    update: PageChanges & { pageId: string },
  ) => Promise<StoredOptInPage>;
}

const dayOf = (moment: Date): string => localDay(moment, 'UTC');

/** Stores a person as a sign-up of a page, with a history line when the confirmation was required and done. */
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
  await unit.subscribers.save(withHistoryEntry(person, { ...confirmed, detail: lifecycleMessages.confirmed }));
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

const ensurePage = async (
  context: Context<PageSeedRecords>,
  demo: DemoPage,
  { createPage, updatePage }: PageUseCases,
): Promise<StoredOptInPage> => {
  const { actor, reader, clock } = context;
  const { optInPages, tags } = reader(actor);
  const [there] = await optInPages.findByAddresses([demo.slug]);
  if (there) return there;
  const begin = new Date(clock.now().getTime() - HISTORY_DAYS * DAY_MS);
  const past = { ...context, clock: { now: () => begin } };
  const tagIds = (await tags.listAll()).filter(({ name }) => demo.tags.includes(name)).map(({ id }) => id);
  const { title, description, slug, fields, styling, isActive } = demo;
  const { id: pageId } = await createPage(past, { title, description, slug, tagIds });
  return updatePage(past, { pageId, fields, styling, isActive });
};

/** Creates the demo pages of a council with sign-ups and views. Existing data stays unchanged. */
export const seedPages = async (context: Context<PageSeedRecords>, useCases: PageUseCases): Promise<void> => {
  const { actor, unitOfWork, clock } = context;
  for (const demo of demoPages.filter(({ councilId }) => councilId === actor.councilId)) {
    const page = await ensurePage(context, demo, useCases);
    if (demo.views.length === 0) continue;
    await unitOfWork(actor, async (unit) => {
      if ((await unit.pageFigures.totalsOf([page.id])).size > 0) return;
      const { items } = await unit.subscribers.list({ source: 'opt_in' }, { limit: 100 });
      for (const [index, person] of items.entries()) await keepSignup(unit, page, person, index);
      await keepViews(unit, page, demo.views, clock.now());
    });
  }
};
