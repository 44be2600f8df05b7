import {
  COMMITMENTS_A_PAGE,
  type CommitmentState,
  commitmentStates,
  commitmentsPath,
  type ListedCommitment,
} from '@folkmoot/contracts';
import { isInState, pageOf } from '../../entities/commitment';
import type { KnownPlaces } from '../../entities/signup-page';
import { type PageAnswer, type Pages, redirect, showPage } from '../../integrations/rendering/answer-page';
import { orFailurePage } from '../../integrations/rendering/failure-page';
import { type ChosenCommitments, type CommitmentSources, chosenOf, commitmentsOf } from './council-commitments';

export interface CommitmentPages extends Pages, CommitmentSources {
  readonly places: Pick<KnownPlaces, 'ofSlug'>;
  /** Whether the page of a campaign's results exists. */
  readonly hasResults: (campaignId: string) => Promise<boolean>;
}

type Query = Readonly<Record<string, unknown>>;

const isState = (value: unknown): value is CommitmentState =>
  typeof value === 'string' && (commitmentStates as readonly string[]).includes(value);

/** The choice that an address names. Parameters that are no choice of the page are left out. */
const choiceIn = ({ state, campaign, page }: Query): ChosenCommitments & { readonly page: number } => ({
  state: isState(state) ? state : undefined,
  campaign: typeof campaign === 'string' && campaign !== '' ? campaign : undefined,
  page: Math.max(1, Number.parseInt(typeof page === 'string' ? page : '', 10) || 1),
});

const withUrls = (pages: CommitmentPages, slug: string, items: readonly ListedCommitment[]) =>
  Promise.all(
    items.map(async (item) => {
      const kind = (await pages.hasResults(item.campaignId)) ? 'results' : 'survey';
      return { ...item, campaignUrl: `/${slug}/${kind}/${item.campaignId}` };
    }),
  );

/** How many commitments each choice has, so that nobody chooses an empty list. */
const countsOf = (all: readonly ListedCommitment[]) =>
  commitmentStates.map((state) => ({ state, count: all.filter((item) => isInState(item, state)).length }));

/** The page of all commitments of a council. Of a suspended council it is not found. */
export const commitmentsPage = (pages: CommitmentPages, councilSlug: string, query: Query): Promise<PageAnswer> =>
  orFailurePage(pages, async () => {
    const places = await pages.places.ofSlug(councilSlug.toLowerCase());
    if (!places || places.council.isSuspended)
      return showPage(pages, { kind: 'not-found', missing: 'page' }, { status: 404 });
    const { council } = places.council;
    const path = commitmentsPath(council.slug);
    if (council.slug !== councilSlug) return redirect(path, 301);
    const { state, campaign, page } = choiceIn(query);
    const all = chosenOf(await commitmentsOf(pages, places.council), { campaign });
    const shown = pageOf(chosenOf(all, { state }), page, COMMITMENTS_A_PAGE);
    return showPage(pages, {
      kind: 'commitments',
      council,
      path,
      ...shown,
      items: await withUrls(pages, council.slug, shown.items),
      state: state ?? null,
      counts: countsOf(all),
      campaign: campaign === undefined ? null : { id: campaign, title: all[0]?.campaignTitle ?? '' },
    });
  });
