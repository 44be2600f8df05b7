import { consentText, type PublicOptInPage, type ResidentFormFields } from '@folkmoot/contracts';
import type { PagePreviewTokens } from '@folkmoot/service-kit';
import { type PageAnswer, type Pages, redirect, showDatedPage, showPage } from '../../rendering/answer-page';
import { orFailurePage } from '../../rendering/failure-page';
import { type PageCopy, pageAt, type SignupPlaces, topicsOfPage } from '../../signup-pages/signup-page.domain';
import type { KnownPlaces } from '../../signup-pages/signup-places';
import { answerPosted, freshForm, type PostedForm, readPosted } from './posted-form';
import { type SignUpDeps, signUp } from './sign-up.use-case';
import { noBudget } from './signup-budget';
import type { Stamps } from './stamp';

export interface SignupPages extends Pages, SignUpDeps {
  readonly places: Pick<KnownPlaces, 'ofSlug'>;
  readonly stamps: Stamps;
  readonly previews: Pick<PagePreviewTokens, 'read'>;
  /** Whether people who build the product look at it: they are told why a page is not found (E-51). */
  readonly isDevelopment: boolean;
  /** Counts a view, and says since when the browser has seen the page. */
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
  /** The token in the address, whatever it is. */
  readonly preview: unknown;
}

/** What residents and programs are told of a page. */
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

interface Found {
  readonly places: SignupPlaces;
  readonly page: PageCopy;
  readonly isPreview: boolean;
  /** The page's own address, with the token of a preview. */
  readonly path: string;
  /** That was not the address asked for. */
  readonly isElsewhere: boolean;
}

/** What is found at an address, or the page that says that nothing is, alike for missing and inactive pages (E-51). */
const find = async (pages: SignupPages, address: Address): Promise<Found | PageAnswer> => {
  const councilSlug = address.councilSlug.toLowerCase();
  const pageSlug = address.pageSlug.toLowerCase();
  const places = await pages.places.ofSlug(councilSlug);
  const found = places && pageAt(places.pages, pageSlug);
  const token = typeof address.preview === 'string' ? address.preview : '';
  const isPreview = found !== null && pages.previews.read(token, pages.clock.now()) === found.page.id;
  if (!places || !found || !(found.page.isActive || isPreview)) {
    const path = `/${address.councilSlug}/${address.pageSlug}`;
    const lookedUp = pages.isDevelopment ? { path, isCouncil: places !== null, isPage: found !== null } : null;
    return showPage(pages, { kind: 'page-not-found', lookedUp }, { status: 404 });
  }
  const { page, isFormer } = found;
  const { slug } = places.council.council;
  const path = `/${slug}/${page.slug}${isPreview ? `?preview=${token}` : ''}`;
  const isElsewhere = isFormer || slug !== address.councilSlug || pageSlug !== address.pageSlug;
  return { places, page, isPreview, path, isElsewhere };
};

const isFound = (result: Found | PageAnswer): result is Found => 'places' in result;

/** The page at an address, with its form. */
export const signupPage = (
  pages: SignupPages,
  address: Address,
  visitor: { isBot: boolean; seenSince: string | undefined },
): Promise<PageAnswer> =>
  orFailurePage(pages, async () => {
    const found = await find(pages, address);
    if (!isFound(found)) return found;
    const { places, page, isPreview, path, isElsewhere } = found;
    if (isElsewhere) return redirect(path, 301);
    const now = pages.clock.now();
    const signup = toPublicPage(places, page);
    const form = freshForm(pages.stamps, now, path, signup.topics);
    const what = { kind: 'sign-up', signup, form, isPreview } as const;
    if (isPreview || visitor.isBot) return showPage(pages, what);
    return showDatedPage(pages, what, pages.countView({ places, page, now, seenSince: visitor.seenSince }));
  });

const thanksPath = (path: string, isHasty: boolean): string => {
  const [address, query] = path.split('?');
  const words = [query, isHasty ? 'confirm=1' : ''].filter(Boolean).join('&');
  return `${address}/thank-you${words ? `?${words}` : ''}`;
};

/** A preview is tried out like the page itself, and keeps nothing. */
const depsOf = (pages: SignupPages, { isPreview }: Found): SignUpDeps =>
  isPreview ? { ...pages, signups: { add: async () => undefined }, budget: noBudget } : pages;

const answer = (pages: SignupPages, found: Found, posted: PostedForm, network: string | null): Promise<PageAnswer> => {
  const { places, page, isPreview, path } = found;
  const { form, isHasty } = posted;
  const { idempotencyKey, values: data, tagIds } = form;
  const signup = toPublicPage(places, page);
  return answerPosted(posted, {
    take: () => signUp(depsOf(pages, found), { places, page, idempotencyKey, isHasty, network, data, tagIds }),
    again: (status, changes, headers = {}) =>
      showPage(pages, { kind: 'sign-up', signup, form: { ...form, ...changes }, isPreview }, { status, headers }),
    done: () => redirect(thanksPath(path, isHasty), 303),
  });
};

/** Takes the plain form of a page. What cannot be taken comes back filled in. */
export const signupForm = (
  pages: SignupPages,
  address: Address,
  posted: ResidentFormFields,
  network: string | null,
): Promise<PageAnswer> =>
  orFailurePage(pages, async () => {
    const found = await find(pages, address);
    if (!isFound(found)) return found;
    const { page, path, isElsewhere } = found;
    if (isElsewhere) return redirect(path, 308);
    const given = { action: path, fields: page.fields, posted };
    return answer(pages, found, readPosted(pages.stamps, pages.clock.now(), given), network);
  });

/** What follows a sign-up: the same whether or not the address was known. */
export const signedUpPage = (pages: SignupPages, address: Address, isHasty: boolean): Promise<PageAnswer> =>
  orFailurePage(pages, async () => {
    const found = await find(pages, address);
    if (!isFound(found)) return found;
    const { places, page, isPreview } = found;
    const signup = toPublicPage(places, page);
    const needsConfirmation = signup.needsConfirmation || isHasty;
    return showPage(pages, { kind: 'signed-up', signup: { ...signup, needsConfirmation }, isPreview });
  });
