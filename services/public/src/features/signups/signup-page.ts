import { consentText, type PublicOptInPage, type ResidentFormFields } from '@folkmoot/contracts';
import type { PagePreviewTokens } from '@folkmoot/service-kit';
import {
  campaignAt,
  type KnownPlaces,
  type PageCopy,
  pageAt,
  type SignupPlaces,
  topicsOfPage,
} from '../../entities/signup-page';
import {
  type PageAnswer,
  type Pages,
  redirect,
  showDatedPage,
  showPage,
} from '../../integrations/rendering/answer-page';
import { orFailurePage } from '../../integrations/rendering/failure-page';
import { answerPosted, freshForm, type PostedForm, readPosted } from './posted-form';
import { signUp } from './sign-up.use-case';
import type { SignupContext, SignupTools } from './signup.types';
import { noBudget } from './signup-budget';
import type { Stamps } from './stamp';

export interface SignupPages extends Pages, SignupTools {
  readonly context: SignupContext;
  readonly places: Pick<KnownPlaces, 'ofSlug'>;
  readonly stamps: Stamps;
  readonly previews: Pick<PagePreviewTokens, 'read'>;
  /** True in development: then a page that is not found says why. */
  readonly isDevelopment: boolean;
  /** Counts a view. Returns since when the browser has seen the page. */
  readonly countView: (view: {
    places: SignupPlaces;
    page: PageCopy;
    now: Date;
    seenSince: string | undefined;
  }) => Date;
}

export interface Address {
  readonly councilSlug: string;
  readonly pageSlug: string;
  /** The preview token in the address, unchecked. */
  readonly preview: unknown;
}

/** The public data of a page. */
export const toPublicPage = (places: SignupPlaces, page: PageCopy): PublicOptInPage => {
  const { id, title, description, slug, fields, styling } = page;
  const { council, rules } = places.council;
  return {
    council,
    page: { id, title, description, slug, fields, styling },
    topics: topicsOfPage(places, page),
    consentText: consentText(council),
    needsConfirmation: rules.doubleOptIn,
  };
};

interface LocatedPage {
  readonly places: SignupPlaces;
  readonly page: PageCopy;
  readonly isPreview: boolean;
  /** The page's own path, with the preview token. */
  readonly path: string;
  /** The requested address was not the page's present one. */
  readonly isElsewhere: boolean;
}

/** The page at an address, or the page "not found", which is the same for missing and inactive pages. */
const find = async (pages: SignupPages, address: Address): Promise<LocatedPage | PageAnswer> => {
  const councilSlug = address.councilSlug.toLowerCase();
  const pageSlug = address.pageSlug.toLowerCase();
  const places = await pages.places.ofSlug(councilSlug);
  const match = places && pageAt(places.pages, pageSlug);
  const token = typeof address.preview === 'string' ? address.preview : '';
  const isPreview = match !== null && pages.previews.read(token, pages.context.clock.now()) === match.page.id;
  if (!places || !match || !(match.page.isActive || isPreview)) {
    const path = `/${address.councilSlug}/${address.pageSlug}`;
    const lookedUp = pages.isDevelopment ? { path, isCouncil: places !== null, isPage: match !== null } : null;
    return showPage(pages, { kind: 'page-not-found', lookedUp }, { status: 404 });
  }
  const { page, isFormer } = match;
  const { slug } = places.council.council;
  const path = `/${slug}/${page.slug}${isPreview ? `?preview=${token}` : ''}`;
  const isElsewhere = isFormer || slug !== address.councilSlug || pageSlug !== address.pageSlug;
  return { places, page, isPreview, path, isElsewhere };
};

const isFound = (result: LocatedPage | PageAnswer): result is LocatedPage => 'places' in result;

/** The query of an address again, for example the parameter that says which poster led here. */
const queryOf = (query: Readonly<Record<string, unknown>>): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((each) => typeof each === 'string')
      .map((each): [string, string] => [name, each]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
};

/** The address of the survey that a short link leads to; null for every other address. */
const surveyAt = async (
  { places: known }: SignupPages,
  { councilSlug, pageSlug }: Address,
  query: Readonly<Record<string, unknown>>,
): Promise<string | null> => {
  const places = await known.ofSlug(councilSlug.toLowerCase());
  const campaignId = places && campaignAt(places, pageSlug.toLowerCase());
  return places && campaignId ? `/${places.council.council.slug}/survey/${campaignId}${queryOf(query)}` : null;
};

/** The page at an address, with its form. A short link of a campaign leads to its survey. */
export const signupPage = (
  pages: SignupPages,
  address: Address,
  visitor: { isBot: boolean; seenSince: string | undefined; query: Readonly<Record<string, unknown>> },
): Promise<PageAnswer> =>
  orFailurePage(pages, async () => {
    const survey = await surveyAt(pages, address, visitor.query);
    if (survey) return redirect(survey, 302);
    const located = await find(pages, address);
    if (!isFound(located)) return located;
    const { places, page, isPreview, path, isElsewhere } = located;
    if (isElsewhere) return redirect(path, 301);
    const now = pages.context.clock.now();
    const signup = toPublicPage(places, page);
    const form = freshForm(pages.stamps, now, path, signup.topics);
    const content = { kind: 'sign-up', signup, form, isPreview } as const;
    if (isPreview || visitor.isBot) return showPage(pages, content);
    return showDatedPage(pages, content, pages.countView({ places, page, now, seenSince: visitor.seenSince }));
  });

const thanksPath = (path: string, isHasty: boolean): string => {
  const [address, query] = path.split('?');
  const words = [query, isHasty ? 'confirm=1' : ''].filter(Boolean).join('&');
  return `${address}/thank-you${words ? `?${words}` : ''}`;
};

/** A preview works like the page itself, but stores nothing. */
const toolsOf = (pages: SignupPages, { isPreview }: LocatedPage): SignupTools =>
  isPreview ? { ...pages, signups: { add: async () => undefined }, budget: noBudget } : pages;

const answer = (
  pages: SignupPages,
  located: LocatedPage,
  posted: PostedForm,
  network: string | null,
): Promise<PageAnswer> => {
  const { places, page, isPreview, path } = located;
  const { form, isHasty } = posted;
  const { idempotencyKey, values: data, tagIds } = form;
  const signup = toPublicPage(places, page);
  return answerPosted(posted, {
    take: () =>
      signUp(pages.context, { places, page, idempotencyKey, isHasty, network, data, tagIds }, toolsOf(pages, located)),
    again: (status, changes, headers = {}) =>
      showPage(pages, { kind: 'sign-up', signup, form: { ...form, ...changes }, isPreview }, { status, headers }),
    done: () => redirect(thanksPath(path, isHasty), 303),
  });
};

/** Accepts the plain form of a page. A refused form is shown again with its values. */
export const signupForm = (
  pages: SignupPages,
  address: Address,
  posted: ResidentFormFields,
  network: string | null,
): Promise<PageAnswer> =>
  orFailurePage(pages, async () => {
    const located = await find(pages, address);
    if (!isFound(located)) return located;
    const { page, path, isElsewhere } = located;
    if (isElsewhere) return redirect(path, 308);
    const postedForm = { action: path, fields: page.fields, posted };
    return answer(pages, located, readPosted(pages.stamps, pages.context.clock.now(), postedForm), network);
  });

/** The page after a sign-up: the same for known and unknown addresses. */
export const signedUpPage = (pages: SignupPages, address: Address, isHasty: boolean): Promise<PageAnswer> =>
  orFailurePage(pages, async () => {
    const located = await find(pages, address);
    if (!isFound(located)) return located;
    const { places, page, isPreview } = located;
    const signup = toPublicPage(places, page);
    const needsConfirmation = signup.needsConfirmation || isHasty;
    return showPage(pages, { kind: 'signed-up', signup: { ...signup, needsConfirmation }, isPreview });
  });
