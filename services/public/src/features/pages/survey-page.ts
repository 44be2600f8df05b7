import { randomUUID } from 'node:crypto';
import {
  type DomainError,
  daysKept,
  idSchema,
  type PrivacyFacts,
  type PublicSurvey,
  type ResidentForm,
  type SubscriptionPrompt,
} from '@folkmoot/contracts';
import { asDomainError } from '@folkmoot/service-kit';
import type { PublishedSurvey } from '../../published/campaign-copy.domain';
import type { PublishedSurveys } from '../../published/published-surveys';
import { hasLanguages, type Preferred, shownLanguage, wordsLanguage } from '../../published/survey-language.domain';
import { type PageAnswer, type Pages, redirect, showPage, withRelease } from '../../rendering/answer-page';
import { encodedPage } from '../../rendering/encoded-page';
import { newNonce, pageHeaders, secretAddress } from '../../rendering/headers';
import type { Arrival } from '../../visitor/visit.domain';
import { renderFreshPage } from './page-template';

export interface SurveyPages extends Pages {
  readonly published: Pick<PublishedSurveys, 'find'>;
  /** What a visitor finds, counted as a view where there is an arrival. Throws survey_not_found. */
  readonly show: (visit: {
    campaignId: string;
    arrival: Arrival | null;
    preferred: Preferred;
    invitation?: string | undefined;
  }) => Promise<PublicSurvey>;
  /** Why nobody can answer by an invitation any more; null where one can, or it is none. */
  readonly invitationProblem: (survey: PublishedSurvey, invitation: string) => Promise<'used' | 'over' | null>;
  readonly demoCampaignId: string;
  /** What is offered to somebody who has answered; null where there is nothing to subscribe to. */
  readonly promptAfter: (survey: PublishedSurvey) => Promise<SubscriptionPrompt | null>;
}

/** The address of a survey's page; the demo survey has none below a council. */
export const addressOf = ({ demoCampaignId }: SurveyPages, { campaign, council }: PublishedSurvey): string =>
  campaign.id === demoCampaignId ? `/survey/${campaign.id}` : `/${council.slug}/survey/${campaign.id}`;

/** The address of a survey's page in the language that is shown; where there is only one it needs no mention. */
export const addressIn = (pages: SurveyPages, published: PublishedSurvey, preferred: Preferred): string => {
  const { current, council } = published;
  const query = hasLanguages(current, council) ? `?lang=${shownLanguage(current, council, preferred)}` : '';
  return `${addressOf(pages, published)}${query}`;
};

/** Pages beside a survey, in the language of our own words on its page. */
export const placesBeside = (
  pages: SurveyPages,
  published: PublishedSurvey,
  preferred: Preferred,
): Pick<ResidentForm, 'privacyUrl' | 'receiptUrl'> => {
  const { campaign, council, current } = published;
  const isDemo = campaign.id === pages.demoCampaignId;
  const language = wordsLanguage(council, [shownLanguage(current, council, preferred)]);
  const at = (name: string) => `${addressOf(pages, published)}/${name}?lang=${language}`;
  // Our own words may be in another language than the survey, which the notice leads back to.
  const from = hasLanguages(current, council) ? `&from=${shownLanguage(current, council, preferred)}` : '';
  return {
    // The demo survey keeps no responses.
    privacyUrl: isDemo ? null : `${at('privacy')}${from}`,
    receiptUrl: isDemo ? null : at('receipt'),
  };
};

/** The page that says what went wrong, with its status. */
export const showFailure = (pages: Pages, error: DomainError, preferred: Preferred): PageAnswer => {
  const language = preferred[0];
  if (error.code === 'survey_not_found') return showPage(pages, { kind: 'not-found' }, { status: 404, language });
  if (error.code === 'unavailable') return showPage(pages, { kind: 'unavailable' }, { status: 503, language });
  throw error;
};

/** A page in place of a problem body, for what residents can meet. */
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

/** The survey of an address, whatever somebody has written there. */
export const findSurvey = async ({ published }: SurveyPages, campaignId: string): Promise<PublishedSurvey | null> =>
  idSchema.safeParse(campaignId).success ? published.find(campaignId) : null;

interface Visited {
  readonly campaignId: string;
  readonly path: string;
  /** Null for copies that a device makes for itself: they are no views. */
  readonly arrival: Arrival | null;
  readonly asked: unknown;
  /** What stands in the address for an invitation. */
  readonly invitation: unknown;
  /** Encodings that the browser understands. */
  readonly accepts: unknown;
  readonly preferred: Preferred;
}

/** An address keeps the language that stands in it. */
const askedFor = (asked: unknown, invitation: string | undefined): string => {
  const query = new URLSearchParams();
  if (typeof asked === 'string') query.set('lang', asked);
  if (invitation !== undefined) query.set('invitation', invitation);
  return query.size > 0 ? `?${query}` : '';
};

const LONGEST_INVITATION = 200;
export const invitationIn = (given: unknown): string | undefined =>
  typeof given === 'string' && given !== '' && given.length <= LONGEST_INVITATION ? given : undefined;

/** What somebody finds whose invitation was used, or was for a round that is over. */
export const showInvitation = (
  pages: Pages,
  { council }: PublishedSurvey,
  problem: 'used' | 'over',
  preferred: Preferred,
): PageAnswer =>
  showPage(
    pages,
    { kind: 'invitation', problem, council },
    { status: 409, headers: secretAddress, language: wordsLanguage(council, preferred) },
  );

/** The page of a survey; an address that is not its own leads to that one (F-3). */
export const surveyPage = (pages: SurveyPages, visited: Visited) => {
  const { campaignId, path, arrival, asked, preferred, accepts } = visited;
  const invitation = invitationIn(visited.invitation);
  return orFailurePage(pages, preferred, async () => {
    const published = await findSurvey(pages, campaignId);
    if (!published) return showPage(pages, { kind: 'not-found' }, { status: 404, language: preferred[0] });
    const address = addressOf(pages, published);
    if (path !== address) return redirect(`${address}${askedFor(asked, invitation)}`, 302);
    const problem = invitation === undefined ? null : await pages.invitationProblem(published, invitation);
    if (problem) return showInvitation(pages, published, problem, preferred);
    return withRelease(pages, async (release) => {
      const survey = await pages.show({ campaignId, arrival, preferred, invitation });
      const nonce = newNonce();
      const form = {
        action: addressIn(pages, published, preferred),
        ...placesBeside(pages, published, preferred),
        isInvited: invitation !== undefined,
      };
      const language = wordsLanguage(published.council, preferred);
      const fresh = { release, published, survey, campaignId, form, language, productName: pages.productName };
      const parts = {
        nonce,
        startToken: survey.startToken ?? '',
        idempotencyKey: randomUUID(),
        invitation: encodeURIComponent(invitation ?? ''),
      };
      return encodedPage(renderFreshPage(fresh, parts), pageHeaders(nonce), accepts);
    });
  });
};

const RECEIPT = /^[0-9A-Z-]{5,40}$/;

interface Place {
  readonly campaignId: string;
  readonly preferred: Preferred;
}

/** What follows a plain form that was taken. */
export const thankYouPage = (
  pages: SurveyPages,
  { campaignId, receipt, isSecond, preferred }: Place & { receipt: unknown; isSecond: boolean },
): Promise<PageAnswer> =>
  orFailurePage(pages, preferred, async () => {
    const published = await findSurvey(pages, campaignId);
    if (!published) return showPage(pages, { kind: 'not-found' }, { status: 404, language: preferred[0] });
    const given = typeof receipt === 'string' && RECEIPT.test(receipt) ? receipt : null;
    const { council, current } = published;
    const prompt = await pages.promptAfter(published);
    const { receiptUrl } = placesBeside(pages, published, preferred);
    const about = { council, title: current.title, receipt: given, receiptUrl, isSecond, prompt };
    const what = { kind: 'thank-you', ...about } as const;
    // The address carries the receipt: what is sent from the page must not (E-61).
    return showPage(pages, what, { headers: secretAddress, language: wordsLanguage(council, preferred) });
  });

/** In place of a form too large to be read: what the person typed is only in their browser. */
export const tooLargePage = (pages: SurveyPages, { campaignId, preferred }: Place): Promise<PageAnswer> =>
  orFailurePage(pages, preferred, async () => {
    const published = await findSurvey(pages, campaignId);
    if (!published) return showPage(pages, { kind: 'not-found' }, { status: 404, language: preferred[0] });
    const { council } = published;
    const what = { kind: 'too-large', council, surveyUrl: addressIn(pages, published, preferred) } as const;
    return showPage(pages, what, { status: 413, language: wordsLanguage(council, preferred) });
  });

/** What is collected by a survey, and for how long. */
const factsOf = ({ campaign, privacy }: PublishedSurvey): PrivacyFacts => {
  const { retentionDays, longestRetentionDays, collectsDevice, collectsReferrer } = privacy;
  const own = campaign.retentionDays ?? null;
  const kept = retentionDays === undefined ? undefined : daysKept({ retentionDays, longestRetentionDays }, own);
  return { retentionDays: kept, hasDevice: collectsDevice, hasReferrer: collectsReferrer };
};

/** What the address of a privacy notice says of the survey's page that led to it. */
interface CameFrom {
  /** The language of the survey. */
  readonly from: unknown;
  readonly invitation: unknown;
  /** The page keeps nothing on the device. */
  readonly isShared: boolean;
}

/** The page that led to a notice, with what its address carried. */
const backTo = (address: string, { from, invitation, isShared }: CameFrom): string =>
  `${address}${askedFor(from, invitationIn(invitation))}${isShared ? '#shared' : ''}`;

/** What becomes of the answers of a survey, and the council's own privacy notice (E-63). */
export const privacyPage = (
  pages: SurveyPages,
  { campaignId, preferred, ...cameFrom }: Place & CameFrom,
): Promise<PageAnswer> =>
  orFailurePage(pages, preferred, async () => {
    const published = await findSurvey(pages, campaignId);
    if (!published || campaignId === pages.demoCampaignId) {
      return showPage(pages, { kind: 'not-found' }, { status: 404, language: preferred[0] });
    }
    const { council } = published;
    const notice = published.privacy.privacyNotice.trim();
    const surveyUrl = backTo(addressOf(pages, published), cameFrom);
    const what = { kind: 'privacy', council, notice, facts: factsOf(published), surveyUrl } as const;
    return showPage(pages, what, { language: wordsLanguage(council, preferred) });
  });
