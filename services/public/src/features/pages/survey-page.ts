import { randomUUID } from 'node:crypto';
import {
  type DomainError,
  endPageThanksOf,
  FULL_END_PAGE,
  HEAR_BACK_CHOICE,
  idSchema,
  type PublicSurvey,
  type ResidentForm,
  type SubscriptionPrompt,
  surveyThanksOf,
} from '@folkmoot/contracts';
import { asDomainError } from '@folkmoot/service-kit';
import {
  fullThanks,
  hasLanguages,
  type Preferred,
  type PublishedSurvey,
  type PublishedSurveys,
  privacyFactsOf,
  shownContent,
  shownLanguage,
  wordsLanguage,
} from '../../entities/published-survey';
import type { Arrival, Headers } from '../../entities/visit';
import { type PageAnswer, type Pages, redirect, showPage, withRelease } from '../../integrations/rendering/answer-page';
import { encodedPage } from '../../integrations/rendering/encoded-page';
import { newNonce, pageHeaders, secretAddress } from '../../integrations/rendering/headers';
import type { Release } from '../../integrations/rendering/release';
import { renderFreshPage } from './page-template';

export interface SurveyPages extends Pages {
  readonly published: Pick<PublishedSurveys, 'find'>;
  /** The survey for a visitor. Counts a view when there is an arrival. Throws survey_not_found. */
  readonly show: (visit: {
    campaignId: string;
    arrival: Arrival | null;
    headers: Headers;
    canProve: boolean;
    preferred: Preferred;
    invitation?: string | undefined;
  }) => Promise<{ readonly survey: PublicSurvey; readonly isChallenged: boolean }>;
  /** Why an invitation cannot be used any more; null when it can, or when it is not an invitation. */
  readonly invitationProblem: (survey: PublishedSurvey, invitation: string) => Promise<'used' | 'over' | null>;
  readonly demoCampaignId: string;
  /** The subscription offer after a response; null without topics to subscribe to. */
  /** Whether people can ask to hear what comes of the survey. */
  readonly canHearBack: (survey: PublishedSurvey) => Promise<boolean>;
  readonly promptAfter: (survey: PublishedSurvey) => Promise<SubscriptionPrompt | null>;
}

/** The path of a survey's page. The demo survey's path has no council. */
export const addressOf = ({ demoCampaignId }: SurveyPages, { campaign, council }: PublishedSurvey): string =>
  campaign.id === demoCampaignId ? `/survey/${campaign.id}` : `/${council.slug}/survey/${campaign.id}`;

/** The path of a survey's page in the shown language. With only one language it has no parameter. */
export const addressIn = (pages: SurveyPages, published: PublishedSurvey, preferred: Preferred): string => {
  const { current, council } = published;
  const query = hasLanguages(current, council) ? `?lang=${shownLanguage(current, council, preferred)}` : '';
  return `${addressOf(pages, published)}${query}`;
};

/** Paths of pages linked from a survey, in the language of its interface texts. */
export const placesBeside = (
  pages: SurveyPages,
  published: PublishedSurvey,
  preferred: Preferred,
): Pick<ResidentForm, 'privacyUrl' | 'receiptUrl'> => {
  const { campaign, council, current } = published;
  const isDemo = campaign.id === pages.demoCampaignId;
  const language = wordsLanguage(council, [shownLanguage(current, council, preferred)]);
  const at = (name: string) => `${addressOf(pages, published)}/${name}?lang=${language}`;
  // Interface texts may be in another language than the survey. The notice needs the survey's language for its link
  // back.
  const from = hasLanguages(current, council) ? `&from=${shownLanguage(current, council, preferred)}` : '';
  return {
    // The demo survey stores no responses.
    privacyUrl: isDemo ? null : `${at('privacy')}${from}`,
    receiptUrl: isDemo ? null : at('receipt'),
  };
};

/** The error page with its status. */
export const showFailure = (pages: Pages, error: DomainError, preferred: Preferred): PageAnswer => {
  const language = preferred[0];
  if (error.code === 'survey_not_found') return showPage(pages, { kind: 'not-found' }, { status: 404, language });
  if (error.code === 'unavailable') return showPage(pages, { kind: 'unavailable' }, { status: 503, language });
  throw error;
};

/** Shows a page instead of a problem body, for errors that residents can get. */
export const orFailurePage = async (
  pages: Pages,
  preferred: Preferred,
  make: () => Promise<PageAnswer>,
): Promise<PageAnswer> => {
  try {
    return await make();
  } catch (error) {
    return showFailure(pages, asDomainError(error), preferred);
  }
};

/** The survey of an address, which may contain any text. */
export const findSurvey = ({ published }: SurveyPages, campaignId: string): Promise<PublishedSurvey | null> =>
  idSchema.safeParse(campaignId).success ? published.find(campaignId) : Promise.resolve(null);

interface Visited {
  readonly campaignId: string;
  readonly path: string;
  /** Null for copies that a device stores for offline use: they are not views. */
  readonly arrival: Arrival | null;
  readonly headers: Headers;
  readonly lang: unknown;
  /** The invitation parameter of the address. */
  readonly invitation: unknown;
  readonly preferred: Preferred;
}

/** Keeps the language parameter of an address. */
const askedFor = (language: unknown, invitation: string | undefined): string => {
  const query = new URLSearchParams();
  if (typeof language === 'string') query.set('lang', language);
  if (invitation !== undefined) query.set('invitation', invitation);
  return query.size > 0 ? `?${query}` : '';
};

const LONGEST_INVITATION = 200;
export const invitationIn = (parameter: unknown): string | undefined =>
  typeof parameter === 'string' && parameter !== '' && parameter.length <= LONGEST_INVITATION ? parameter : undefined;

/** The page for an invitation that was used, or whose round is over. */
export const showInvitation = (
  pages: Pages,
  published: PublishedSurvey,
  problem: 'used' | 'over',
  preferred: Preferred,
): PageAnswer => {
  const { council } = published;
  const { title, description, language } = shownContent(published, published.current, preferred);
  return showPage(
    pages,
    { kind: 'invitation', problem, council, about: { title, description, language } },
    { status: 409, headers: secretAddress, language: wordsLanguage(council, preferred) },
  );
};

/** A page of an earlier release of mf-public has no code that computes a proof of work. */
export const canProve = ({ laterUrls }: Release): boolean => laterUrls.proof !== undefined;

/** Nobody can answer any more, or only later. */
const closed: ReadonlySet<PublicSurvey['state']> = new Set(['closed', 'ended', 'full']);

/** Where people ask to hear what comes of a closed survey. */
const hearBackUrlOf = async (pages: SurveyPages, published: PublishedSurvey): Promise<string | null> =>
  (await pages.canHearBack(published)) ? `${addressOf(pages, published)}/subscribe?${HEAR_BACK_CHOICE}` : null;

/** The page of a survey; an address that is not its own leads to that one. */
export const surveyPage = (pages: SurveyPages, visited: Visited) => {
  const { campaignId, path, arrival, headers, lang, preferred } = visited;
  const invitation = invitationIn(visited.invitation);
  return orFailurePage(pages, preferred, async () => {
    const published = await findSurvey(pages, campaignId);
    if (!published) return showPage(pages, { kind: 'not-found' }, { status: 404, language: preferred[0] });
    const address = addressOf(pages, published);
    if (path !== address) return redirect(`${address}${askedFor(lang, invitation)}`, 302);
    const problem = invitation === undefined ? null : await pages.invitationProblem(published, invitation);
    if (problem) return showInvitation(pages, published, problem, preferred);
    return withRelease(pages, async (release) => {
      const visit = { campaignId, arrival, headers, preferred, invitation, canProve: canProve(release) };
      const { survey, isChallenged } = await pages.show(visit);
      const nonce = newNonce();
      const form = {
        action: addressIn(pages, published, preferred),
        ...placesBeside(pages, published, preferred),
        isInvited: invitation !== undefined,
        ...(isChallenged ? { isChallenged } : {}),
      };
      const language = wordsLanguage(published.council, preferred);
      const hearBackUrl = closed.has(survey.state) ? await hearBackUrlOf(pages, published) : null;
      const { productName } = pages;
      const fresh = { release, published, survey, campaignId, form, hearBackUrl, language, productName };
      const parts = {
        nonce,
        startToken: survey.startToken ?? '',
        idempotencyKey: randomUUID(),
        invitation: encodeURIComponent(invitation ?? ''),
      };
      return encodedPage(renderFreshPage(fresh, parts), pageHeaders(nonce), headers['accept-encoding']);
    });
  });
};

const RECEIPT = /^[0-9A-Z-]{5,40}$/;

interface VisitedSurvey {
  readonly campaignId: string;
  readonly preferred: Preferred;
}

interface Thanked {
  readonly receipt: unknown;
  readonly isSecond: boolean;
  /** The end page by the answers. It is only what the page shows. */
  readonly end?: string | undefined;
}

/** The response to an accepted plain form. */
export const thankYouPage = (
  pages: SurveyPages,
  { campaignId, receipt, isSecond, end, preferred }: VisitedSurvey & Thanked,
): Promise<PageAnswer> =>
  orFailurePage(pages, preferred, async () => {
    const published = await findSurvey(pages, campaignId);
    if (!published) return showPage(pages, { kind: 'not-found' }, { status: 404, language: preferred[0] });
    const validReceipt = typeof receipt === 'string' && RECEIPT.test(receipt) ? receipt : null;
    const { council, current } = published;
    const prompt = await pages.promptAfter(published);
    const { receiptUrl } = placesBeside(pages, published, preferred);
    const shown = shownContent(published, current, preferred);
    const ended = end === FULL_END_PAGE ? fullThanks(shown) : endPageThanksOf(shown, end);
    const ownThanks = ended ?? surveyThanksOf(shown);
    const about = { council, title: current.title, receipt: validReceipt, receiptUrl, isSecond, prompt, ownThanks };
    const content = { kind: 'thank-you', ...about } as const;
    // The address carries the receipt: what is sent from the page must not.
    return showPage(pages, content, { headers: secretAddress, language: wordsLanguage(council, preferred) });
  });

/** The page for a form too large to be read. The typed text is only in the browser. */
export const tooLargePage = (pages: SurveyPages, { campaignId, preferred }: VisitedSurvey): Promise<PageAnswer> =>
  orFailurePage(pages, preferred, async () => {
    const published = await findSurvey(pages, campaignId);
    if (!published) return showPage(pages, { kind: 'not-found' }, { status: 404, language: preferred[0] });
    const { council } = published;
    const content = { kind: 'too-large', council, surveyUrl: addressIn(pages, published, preferred) } as const;
    return showPage(pages, content, { status: 413, language: wordsLanguage(council, preferred) });
  });

/** The parameters of a notice's address that describe the survey page it was opened from. */
interface CameFrom {
  /** The language of the survey. */
  readonly from: unknown;
  readonly invitation: unknown;
  /** Shared device: the page stores nothing on it. */
  readonly isShared: boolean;
}

/** The link from a notice back to the survey page, with its parameters. */
const backTo = (address: string, { from, invitation, isShared }: CameFrom): string =>
  `${address}${askedFor(from, invitationIn(invitation))}${isShared ? '#shared' : ''}`;

/** The facts about the use of answers, and the council's own privacy notice. */
export const privacyPage = (
  pages: SurveyPages,
  { campaignId, preferred, ...cameFrom }: VisitedSurvey & CameFrom,
): Promise<PageAnswer> =>
  orFailurePage(pages, preferred, async () => {
    const published = await findSurvey(pages, campaignId);
    if (!published || campaignId === pages.demoCampaignId) {
      return showPage(pages, { kind: 'not-found' }, { status: 404, language: preferred[0] });
    }
    const { council } = published;
    const notice = published.privacy.privacyNotice.trim();
    const surveyUrl = backTo(addressOf(pages, published), cameFrom);
    const content = { kind: 'privacy', council, notice, facts: privacyFactsOf(published), surveyUrl } as const;
    return showPage(pages, content, { language: wordsLanguage(council, preferred) });
  });
