import { isHttpsAddress } from '../core/https-address';
import type { SurveyContent } from './survey';

/** The thank-you of one survey, as residents see it. */
export interface SurveyThanks {
  /** Title of an end page, which replaces the thank-you. */
  readonly title?: string;
  /** Enough people have answered so: the page says that the survey is full. */
  readonly isFull?: boolean;
  readonly text: string;
  readonly links: readonly { readonly id: string; readonly label: string; readonly url: string }[];
  /** Language of the texts. */
  readonly language?: string | undefined;
}

/**
 * Id of the end page for people whose answer has a full quota. It is only in the copy of a survey that residents get,
 * without a title: the page writes it.
 */
export const FULL_END_PAGE = 'folkmoot-quota-full';

/** The own thank-you of a survey; null for none. Links without a text or a safe address are left out. */
export const surveyThanksOf = ({
  thankYouText = '',
  thankYouLinks = [],
  language,
}: Pick<SurveyContent, 'thankYouText' | 'thankYouLinks' | 'language'>): SurveyThanks | null => {
  const links = thankYouLinks.filter(({ label, url }) => label.trim() !== '' && isHttpsAddress(url));
  const text = thankYouText.trim();
  return text === '' && links.length === 0 ? null : { text, links, language };
};

/** An end page of a survey, as residents see it. Null for an unknown one. */
export const endPageThanksOf = (
  { endPages = [], language }: Pick<SurveyContent, 'endPages' | 'language'>,
  endPageId: string | null | undefined,
): SurveyThanks | null => {
  const endPage = endPages.find(({ id }) => id === endPageId);
  if (!endPage) return null;
  const { title, text = '', links = [] } = endPage;
  return { title, text, links: links.filter(({ url }) => isHttpsAddress(url)), language };
};
