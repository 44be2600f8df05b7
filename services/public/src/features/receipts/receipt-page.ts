import { idSchema, lookup, type ReceiptOutcome, type ResidentFormFields, receiptFields } from '@folkmoot/contracts';
import type { PublishedSurvey } from '../../published/campaign-copy.domain';
import type { PublishedSurveys } from '../../published/published-surveys';
import { type Preferred, wordsLanguage } from '../../published/survey-language.domain';
import { type PageAnswer, type Pages, redirect, showPage } from '../../rendering/answer-page';
import { orFailurePage } from '../../rendering/failure-page';
import { secretAddress } from '../../rendering/headers';
import { type Deps, eraseByReceipt } from './erase-by-receipt.use-case';

export interface ReceiptPages extends Pages, Deps {
  readonly published: Pick<PublishedSurveys, 'find'>;
  /** Keeps no responses that could be deleted. */
  readonly demoCampaignId: string;
}

export interface Place {
  readonly councilSlug: string;
  readonly campaignId: string;
  readonly preferred: Preferred;
}

const LONGEST_SHOWN = 60;

const statuses: Readonly<Record<ReceiptOutcome, number>> = {
  ask: 200,
  erased: 200,
  already_erased: 200,
  unknown: 422,
  closed: 409,
  unavailable: 503,
};

const findSurvey = async ({ published, demoCampaignId }: ReceiptPages, { campaignId }: Place) =>
  idSchema.safeParse(campaignId).success && campaignId !== demoCampaignId ? published.find(campaignId) : null;

const addressOf = ({ council, campaign }: PublishedSurvey): string => `/${council.slug}/survey/${campaign.id}/receipt`;

const show = (
  pages: ReceiptPages,
  { preferred }: Place,
  survey: PublishedSurvey,
  { receipt, outcome }: { receipt: string; outcome: ReceiptOutcome },
): PageAnswer => {
  const { council, current } = survey;
  const language = wordsLanguage(council, preferred);
  const action = `${addressOf(survey)}?lang=${language}`;
  const shown = receipt.slice(0, LONGEST_SHOWN);
  return showPage(
    pages,
    { kind: 'receipt', council, title: current.title, action, receipt: shown, outcome },
    { status: statuses[outcome], headers: secretAddress, language },
  );
};

const at = (pages: ReceiptPages, place: Place, make: (survey: PublishedSurvey) => Promise<PageAnswer>) =>
  orFailurePage(pages, async () => {
    const survey = await findSurvey(pages, place);
    if (!survey) return showPage(pages, { kind: 'not-found' }, { status: 404, language: place.preferred[0] });
    if (survey.council.slug !== place.councilSlug) return redirect(addressOf(survey), 302);
    return make(survey);
  });

/** Asks for a receipt. */
export const receiptPage = (pages: ReceiptPages, place: Place): Promise<PageAnswer> =>
  at(pages, place, async (survey) => show(pages, place, survey, { receipt: '', outcome: 'ask' }));

const textOf = (fields: ResidentFormFields, name: string): string => {
  const value = lookup(fields, name);
  return typeof value === 'string' ? value : '';
};

/** Deletes the response of a receipt; from the thank-you page somebody comes here with it, and is asked first. */
export const receiptForm = (pages: ReceiptPages, place: Place, fields: ResidentFormFields): Promise<PageAnswer> =>
  at(pages, place, async (survey) => {
    const receipt = textOf(fields, receiptFields.receipt);
    const isSure = textOf(fields, receiptFields.isSure) !== '';
    return show(pages, place, survey, {
      receipt,
      outcome: isSure ? await eraseByReceipt(pages, survey, receipt) : 'ask',
    });
  });
