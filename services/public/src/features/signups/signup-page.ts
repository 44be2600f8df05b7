import { setTimeout as pause } from 'node:timers/promises';
import { consentText, type PublicOptInPage, type ResidentFormFields } from '@folkmoot/contracts';
import type { PagePreviewTokens, PreviewedPage } from '@folkmoot/service-kit';
import { campaignAt, type PageCopy, pageAt, type SignupPlaces, topicsOfPage } from '../../entities/signup-page';
import { type Arrival, VIA } from '../../entities/visit';
import { type PageAnswer, redirect, showDatedPage, showPage } from '../../integrations/rendering/answer-page';
import { orFailurePage } from '../../integrations/rendering/failure-page';
import { type NewsListPages, newsListAt } from './news-list';
import { answerPosted, freshForm, type PostedForm, readPosted } from './posted-form';
import { signUp } from './sign-up.use-case';
import type { SignupContext, SignupTools } from './signup.types';
import { noBudget } from './signup-budget';
import type { Stamps } from './stamp';

/** Copies arrive within milliseconds, on a busy machine within a second or two. */
const PREVIEW_LOOKS = 20;
const PREVIEW_PAUSE_MS = 250;

export interface SignupPages extends NewsListPages, SignupTools {
  readonly context: SignupContext;
  readonly stamps: Stamps;
  readonly previews: Pick<PagePreviewTokens, 'read'>;
  /** True in development: then a page that is not found says why. */
  readonly isDevelopment: boolean;
  /** The QR code of the page that a visitor came by; null without one. */
  readonly codeOf: (page: PageCopy, arrival: Arrival) => Promise<string | null>;
  /** Counts the scan of a code. */
  readonly countScan: (
    scan: { readonly places: SignupPlaces; readonly page: PageCopy; readonly now: Date; readonly codeId: string },
    arrival: Arrival,
  ) => void;
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

const hasRevision = ({ pages }: SignupPlaces, { id, revision }: PreviewedPage): boolean =>
  pages.some((page) => page.id === id && page.revision >= revision);

/** The sign-up places of a council. Waits a few seconds for the revision that staff have just saved and want to see. */
const placesWith = async (
  { places }: SignupPages,
  councilSlug: string,
  previewed: PreviewedPage | null,
): Promise<SignupPlaces | null> => {
  const known = await places.ofSlug(councilSlug);
  if (!known || !previewed || hasRevision(known, previewed)) return known;
  for (let looks = 0; looks < PREVIEW_LOOKS; looks += 1) {
    const next = await places.ofSlug(councilSlug);
    if (!next || hasRevision(next, previewed)) return next;
    await pause(PREVIEW_PAUSE_MS);
  }
  return known;
};

/** The page at an address, or the page "not found", which is the same for missing and inactive pages. */
const find = async (pages: SignupPages, address: Address): Promise<LocatedPage | PageAnswer> => {
  const councilSlug = address.councilSlug.toLowerCase();
  const pageSlug = address.pageSlug.toLowerCase();
  const token = typeof address.preview === 'string' ? address.preview : '';
  const previewed = pages.previews.read(token, pages.context.clock.now());
  const places = await placesWith(pages, councilSlug, previewed);
  const match = places && pageAt(places.pages, pageSlug);
  const isPreview = match !== null && previewed?.id === match.page.id;
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

/** The path with the QR code, so that a sent form says it again. */
const withCode = (path: string, codeId: string | null): string =>
  codeId === null ? path : `${path}${path.includes('?') ? '&' : '?'}${VIA}=${codeId}`;

type Visitor = Arrival & { readonly isBot: boolean; readonly seenSince: string | undefined };

/** The page with a fresh form. Counts the view, and the scan that led to it. */
const showForm = async (
  pages: SignupPages,
  { places, page, isPreview, path }: LocatedPage,
  visitor: Visitor,
): Promise<PageAnswer> => {
  const now = pages.context.clock.now();
  const signup = toPublicPage(places, page);
  const codeId = await pages.codeOf(page, visitor);
  const form = freshForm(pages.stamps, now, withCode(path, codeId), signup.topics);
  const content = { kind: 'sign-up', signup, form, isPreview } as const;
  if (isPreview || visitor.isBot) return showPage(pages, content);
  if (codeId !== null) pages.countScan({ places, page, now, codeId }, visitor);
  return showDatedPage(pages, content, pages.countView({ places, page, now, seenSince: visitor.seenSince }));
};

/** The page at an address, with its form. A short link of a campaign leads to its survey. */
export const signupPage = (pages: SignupPages, address: Address, visitor: Visitor): Promise<PageAnswer> =>
  orFailurePage(pages, async () => {
    const survey = await surveyAt(pages, address, visitor.query);
    if (survey) return redirect(survey, 302);
    const located = await find(pages, address);
    if (!isFound(located)) return (await newsListAt(pages, address)) ?? located;
    return located.isElsewhere ? redirect(located.path, 301) : showForm(pages, located, visitor);
  });

const thanksPath = (path: string, isHasty: boolean): string => {
  const [address, query] = path.split('?');
  const words = [query, isHasty ? 'confirm=1' : ''].filter(Boolean).join('&');
  return `${address}/thank-you${words ? `?${words}` : ''}`;
};

/** A preview works like the page itself, but stores nothing. */
const toolsOf = (pages: SignupPages, { isPreview }: LocatedPage): SignupTools =>
  isPreview ? { ...pages, signups: { add: async () => undefined }, budget: noBudget } : pages;

interface Sender {
  readonly codeId: string | null;
  readonly network: string | null;
}

const answer = (
  pages: SignupPages,
  located: LocatedPage,
  posted: PostedForm,
  { codeId, network }: Sender,
): Promise<PageAnswer> => {
  const { places, page, isPreview, path } = located;
  const { form, isHasty } = posted;
  const { idempotencyKey, values: data, tagIds } = form;
  const signup = toPublicPage(places, page);
  return answerPosted(posted, {
    take: () =>
      signUp(
        pages.context,
        { places, page, codeId, idempotencyKey, isHasty, network, data, tagIds },
        toolsOf(pages, located),
      ),
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
  { network, ...arrival }: Arrival & Pick<Sender, 'network'>,
): Promise<PageAnswer> =>
  orFailurePage(pages, async () => {
    const located = await find(pages, address);
    if (!isFound(located)) return located;
    const { page, path, isElsewhere } = located;
    if (isElsewhere) return redirect(path, 308);
    const codeId = await pages.codeOf(page, arrival);
    const postedForm = { action: withCode(path, codeId), fields: page.fields, posted };
    const read = readPosted(pages.stamps, pages.context.clock.now(), postedForm);
    return answer(pages, located, read, { codeId, network });
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
