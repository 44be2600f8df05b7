import { localDay } from '@folkmoot/calendar/days';
import { COMMITMENTS_A_PAGE, commitmentsPath } from '@folkmoot/contracts';
import type { Clock } from '@folkmoot/service-kit';
import { type KnownCommitments, listedCommitments } from '../../entities/commitment';
import { type KnownHearBacks, shownHeardBack } from '../../entities/hear-back-count';
import type { CampaignResults, KnownResults } from '../../entities/published-results';
import { bestLanguage, type PublishedSurvey, type PublishedSurveys } from '../../entities/published-survey';
import type { KnownPlaces } from '../../entities/signup-page';
import { type PageAnswer, type Pages, redirect, showPage } from '../../integrations/rendering/answer-page';
import { orFailurePage } from '../../integrations/rendering/failure-page';
import type { SamePages } from '../../integrations/rendering/same-pages';
import { councilIn, languagesOf, resultsIn } from './results-language.domain';

export interface ResultsPages extends Pages {
  readonly published: Pick<PublishedSurveys, 'find' | 'inMemory'>;
  readonly places: Pick<KnownPlaces, 'ofSlug'>;
  readonly known: Pick<KnownResults, 'find' | 'inMemory' | 'openFile'>;
  readonly commitments: Pick<KnownCommitments, 'ofCouncil' | 'inMemory'>;
  readonly clock: Clock;
  readonly hearBacks: Pick<KnownHearBacks, 'find'>;
  readonly samePage: SamePages;
}

interface Address {
  readonly councilSlug: string;
  /** The id of the campaign, or its short name. */
  readonly campaignId: string;
}

const WITHDRAWN = 410;

const notFound = (pages: Pages): PageAnswer => showPage(pages, { kind: 'not-found', missing: 'page' }, { status: 404 });

const surveyUrlOf = ({ council, campaign }: Pick<PublishedSurvey, 'council' | 'campaign'>): string =>
  `/${council.slug}/survey/${campaign.id}`;

/** The campaign with this id, or with this short name in the council. */
const findCampaign = async (
  { published, places }: ResultsPages,
  { councilSlug, campaignId }: Address,
): Promise<PublishedSurvey | null> => {
  const survey = await published.find(campaignId);
  if (survey) return survey;
  const known = await places.ofSlug(councilSlug.toLowerCase());
  const name = campaignId.toLowerCase();
  const place = known?.shortNames.find(({ slug, formerSlugs }) => slug === name || formerSlugs.includes(name));
  return place ? published.find(place.campaignId) : null;
};

/** The notice, when the council has withdrawn every version. */
const withdrawnPage = ({ council, campaign }: PublishedSurvey, [last]: CampaignResults['versions']) => ({
  kind: 'results' as const,
  council,
  title: campaign.title,
  results: null,
  withdrawal: { at: (last?.withdrawnAt ?? new Date(0)).toISOString(), reason: last?.reason ?? '' },
  surveyUrl: surveyUrlOf({ council, campaign }),
  checksums: [],
});

type Copies = Awaited<ReturnType<ResultsPages['commitments']['ofCouncil']>>;

/** The commitments of the campaign, in the council's order. Null without any. */
const commitmentsIn = (copies: Copies, { campaign: { id, title }, council }: PublishedSurvey, today: string) => {
  const { points = [] } = copies.find(({ campaignId }) => campaignId === id) ?? {};
  if (points.length === 0) return null;
  const items = points.slice(0, COMMITMENTS_A_PAGE).flatMap((point) => {
    return listedCommitments([{ campaignId: id, title, points: [point] }], today);
  });
  const councilUrl = commitmentsPath(council.slug);
  return { items, total: points.length, url: `${councilUrl}?campaign=${id}`, councilUrl };
};

const noCopies: Copies = [];

interface Visit {
  /** Languages that the reader prefers, the best one first. */
  readonly preferred: readonly string[];
  readonly acceptEncoding: unknown;
}

interface Known {
  readonly known: CampaignResults;
  /** The address has the short name of the campaign, which can become another campaign's. */
  readonly isByName: boolean;
}

interface Shown {
  readonly survey: PublishedSurvey;
  readonly current: CampaignResults['current'];
  readonly copies: Copies;
}

/** Everything on the page of a campaign that can change. */
const factsOf = (pages: ResultsPages, { survey, current, copies }: Shown) => {
  const { campaign, council } = survey;
  const heardBack = current && shownHeardBack(pages.hearBacks, campaign.id, current.results.minimumCell);
  const today = localDay(pages.clock.now(), council.timezone);
  // By value: a version that is read again has the same checksums in another list.
  const checksums = current?.copy.checksums.map(({ sha256 }) => sha256).join();
  return { results: current?.results, checksums, council, title: campaign.title, heardBack, copies, today };
};

/** The facts of the page now, from memory; none when something must be read first. */
const factsNow = (pages: ResultsPages, campaignId: string): readonly unknown[] => {
  const survey = pages.published.inMemory(campaignId);
  const known = pages.known.inMemory(campaignId);
  const copies = survey?.isSuspended ? noCopies : survey && pages.commitments.inMemory(survey.campaign.councilId);
  if (!survey || !known || !copies) return [];
  return Object.values(factsOf(pages, { survey, current: known.current, copies }));
};

/** All people who read a language see the same page until one of its facts changes. */
const show = async (
  pages: ResultsPages,
  survey: PublishedSurvey,
  { known: { versions, current }, isByName, preferred, acceptEncoding }: Visit & Known,
): Promise<PageAnswer> => {
  if (!current) return showPage(pages, withdrawnPage(survey, versions), { status: WITHDRAWN });
  const { copy } = current;
  const { campaign, council, isSuspended = false } = survey;
  const languages = languagesOf(current.results);
  const language = bestLanguage(languages, preferred) ?? languages[0];
  // None while the council is suspended.
  const copies = isSuspended ? noCopies : await pages.commitments.ofCouncil(campaign.councilId);
  const facts = factsOf(pages, { survey, current, copies });
  return pages.samePage({
    key: `${campaign.id} ${language}`,
    facts: Object.values(facts),
    factsNow: isByName ? null : () => factsNow(pages, campaign.id),
    content: () => {
      const results = resultsIn(current.results, language);
      return {
        kind: 'results',
        council: languages.length === 1 ? council : councilIn(council, language),
        title: results.title,
        results,
        languages,
        language,
        withdrawal: null,
        surveyUrl: surveyUrlOf(survey),
        heardBack: facts.heardBack,
        checksums: copy.checksums,
        commitments: commitmentsIn(copies, survey, facts.today),
      };
    },
    acceptEncoding,
  });
};

/** A former name of the council leads to the present one. */
const elsewhere = async (pages: ResultsPages, address: Address, survey: PublishedSurvey): Promise<PageAnswer> => {
  const places = await pages.places.ofSlug(address.councilSlug.toLowerCase());
  if (places?.council.id !== survey.campaign.councilId) return notFound(pages);
  return redirect(`/${survey.council.slug}/results/${address.campaignId}`, 301);
};

/** The page of a campaign's results. Of another council's campaign, and where nothing was published, it is not found. */
export const resultsPage = (pages: ResultsPages, address: Address, visit: Visit): Promise<PageAnswer> =>
  orFailurePage(pages, async () => {
    const survey = await findCampaign(pages, address);
    if (!survey) return notFound(pages);
    const known = await pages.known.find(survey.campaign.id);
    if (known.versions.length === 0) return notFound(pages);
    if (survey.council.slug !== address.councilSlug) return elsewhere(pages, address, survey);
    return show(pages, survey, { known, isByName: survey.campaign.id !== address.campaignId, ...visit });
  });
