import {
  type Actor,
  idSchema,
  lookup,
  MAX_RECEIPT,
  type ReceiptOutcome,
  type ResidentFormFields,
  receiptFields,
} from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import {
  type Preferred,
  type PublishedSurvey,
  type PublishedSurveys,
  wordsLanguage,
} from '../../entities/published-survey';
import { type PageAnswer, type Pages, redirect, showPage } from '../../integrations/rendering/answer-page';
import { orFailurePage } from '../../integrations/rendering/failure-page';
import { secretAddress } from '../../integrations/rendering/headers';
import { eraseByReceipt, type ReceiptTools } from './erase-by-receipt.use-case';

export interface ReceiptPages extends Pages, ReceiptTools {
  readonly context: Pick<Context<object, Actor>, 'clock'>;
  readonly published: Pick<PublishedSurveys, 'find'>;
  /** The campaign that stores no responses to delete. */
  readonly demoCampaignId: string;
}

export interface ReceiptAddress {
  readonly councilSlug: string;
  readonly campaignId: string;
  readonly preferred: Preferred;
}

const statuses: Readonly<Record<ReceiptOutcome, number>> = {
  ask: 200,
  erased: 200,
  already_erased: 200,
  unknown: 422,
  closed: 409,
  unavailable: 503,
};

const findSurvey = async ({ published, demoCampaignId }: ReceiptPages, { campaignId }: ReceiptAddress) =>
  idSchema.safeParse(campaignId).success && campaignId !== demoCampaignId ? published.find(campaignId) : null;

const addressOf = ({ council, campaign }: PublishedSurvey): string => `/${council.slug}/survey/${campaign.id}/receipt`;

const show = (
  pages: ReceiptPages,
  { preferred }: ReceiptAddress,
  survey: PublishedSurvey,
  { receipt, outcome }: { receipt: string; outcome: ReceiptOutcome },
): PageAnswer => {
  const { council, current } = survey;
  const language = wordsLanguage(council, preferred);
  const action = `${addressOf(survey)}?lang=${language}`;
  const shown = receipt.slice(0, MAX_RECEIPT);
  return showPage(
    pages,
    { kind: 'receipt', council, title: current.title, action, receipt: shown, outcome },
    { status: statuses[outcome], headers: secretAddress, language },
  );
};

const at = (pages: ReceiptPages, address: ReceiptAddress, make: (survey: PublishedSurvey) => Promise<PageAnswer>) =>
  orFailurePage(pages, async () => {
    const survey = await findSurvey(pages, address);
    if (!survey) return showPage(pages, { kind: 'not-found' }, { status: 404, language: address.preferred[0] });
    if (survey.council.slug !== address.councilSlug) return redirect(addressOf(survey), 302);
    return make(survey);
  });

/** The page that asks for a receipt. */
export const receiptPage = (pages: ReceiptPages, address: ReceiptAddress): Promise<PageAnswer> =>
  at(pages, address, async (survey) => show(pages, address, survey, { receipt: '', outcome: 'ask' }));

const textOf = (fields: ResidentFormFields, name: string): string => {
  const value = lookup(fields, name);
  return typeof value === 'string' ? value : '';
};

/** Deletes the response of a receipt. With the receipt from the thank-you page, first asks for confirmation. */
export const receiptForm = (
  pages: ReceiptPages,
  address: ReceiptAddress,
  fields: ResidentFormFields,
): Promise<PageAnswer> =>
  at(pages, address, async (survey) => {
    const receipt = textOf(fields, receiptFields.receipt);
    const isSure = textOf(fields, receiptFields.isSure) !== '';
    return show(pages, address, survey, {
      receipt,
      outcome: isSure ? await eraseByReceipt(pages.context, { survey, typed: receipt }, pages) : 'ask',
    });
  });
