import { randomUUID } from 'node:crypto';
import { type DomainError, idSchema, type PublicSurvey, type SubscriptionPrompt } from '@folkmoot/contracts';
import { asDomainError, page } from '@folkmoot/service-kit';
import type { PublishedSurvey } from '../../published/campaign-copy.domain';
import type { PublishedSurveys } from '../../published/published-surveys';
import { otherLanguage } from '../../published/survey-language.domain';
import { type PageAnswer, type Pages, redirect, showPage, withRelease } from '../../rendering/answer-page';
import { newNonce, pageHeaders, secretAddress } from '../../rendering/headers';
import type { Arrival } from '../../visitor/visit.domain';
import { renderFreshPage } from './page-template';

export interface SurveyPages extends Pages {
  readonly published: Pick<PublishedSurveys, 'find'>;
  /** What a visitor finds, counted as a view where there is an arrival. Throws survey_not_found. */
  readonly show: (visit: { campaignId: string; arrival: Arrival | null; language: unknown }) => Promise<PublicSurvey>;
  readonly demoCampaignId: string;
  /** What is offered to somebody who has answered; null where there is nothing to subscribe to. */
  readonly promptAfter: (survey: PublishedSurvey) => Promise<SubscriptionPrompt | null>;
}

/** The address of a survey's page; the demo survey has none below a council. */
export const addressOf = ({ demoCampaignId }: SurveyPages, { campaign, council }: PublishedSurvey): string =>
  campaign.id === demoCampaignId ? `/survey/${campaign.id}` : `/${council.slug}/survey/${campaign.id}`;

/** The address of a survey's page in the language asked for, if it has it; the main one needs no mention. */
export const addressIn = (pages: SurveyPages, published: PublishedSurvey, language: unknown): string => {
  const other = otherLanguage(published.current, published.council, language);
  return `${addressOf(pages, published)}${other ? `?lang=${other}` : ''}`;
};

/** The page that says what went wrong, with its status. */
export const showFailure = (pages: Pages, error: DomainError): PageAnswer => {
  if (error.code === 'survey_not_found') return showPage(pages, { kind: 'not-found' }, 404);
  if (error.code === 'unavailable') return showPage(pages, { kind: 'unavailable' }, 503);
  throw error;
};

/** A page in place of a problem body, for what residents can meet. */
export const orFailurePage = async (pages: Pages, make: () => Promise<PageAnswer>): Promise<PageAnswer> => {
  try {
    return await make();
  } catch (error) {
    return showFailure(pages, asDomainError(error));
  }
};

/** The survey of an address, whatever somebody has written there. */
export const findSurvey = async ({ published }: SurveyPages, campaignId: string): Promise<PublishedSurvey | null> =>
  idSchema.safeParse(campaignId).success ? published.find(campaignId) : null;

/** The page of a survey; an address that is not its own leads to that one (F-3). */
export const surveyPage = (
  pages: SurveyPages,
  { campaignId, path, arrival }: { campaignId: string; path: string; arrival: Arrival },
): Promise<PageAnswer> =>
  orFailurePage(pages, async () => {
    const { lang: language } = arrival.query;
    const published = await findSurvey(pages, campaignId);
    if (!published) return showPage(pages, { kind: 'not-found' }, 404);
    const action = addressIn(pages, published, language);
    if (path !== addressOf(pages, published)) return redirect(action, 302);
    return withRelease(pages, async (release) => {
      const survey = await pages.show({ campaignId, arrival, language });
      const nonce = newNonce();
      const fresh = { release, published, survey, campaignId, action, productName: pages.productName };
      const parts = { nonce, startToken: survey.startToken ?? '', idempotencyKey: randomUUID() };
      return page(renderFreshPage(fresh, parts), { headers: pageHeaders(nonce) });
    });
  });

const RECEIPT = /^[0-9A-Z-]{5,40}$/;

/** What follows a plain form that was taken. */
export const thankYouPage = (
  pages: SurveyPages,
  { campaignId, receipt }: { campaignId: string; receipt: unknown },
): Promise<PageAnswer> =>
  orFailurePage(pages, async () => {
    const published = await findSurvey(pages, campaignId);
    if (!published) return showPage(pages, { kind: 'not-found' }, 404);
    const given = typeof receipt === 'string' && RECEIPT.test(receipt) ? receipt : null;
    const { council, current } = published;
    const prompt = await pages.promptAfter(published);
    const what = { kind: 'thank-you', council, title: current.title, receipt: given, prompt } as const;
    // The address carries the receipt: what is sent from the page must not (E-61).
    return showPage(pages, what, 200, secretAddress);
  });
