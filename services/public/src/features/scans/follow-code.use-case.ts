import type { PublishedSurvey, PublishedSurveys } from '../../entities/published-survey';
import type { KnownCodes } from '../../entities/qr-code';

export interface CodeLookup {
  readonly codes: Pick<KnownCodes, 'find'>;
  readonly published: Pick<PublishedSurveys, 'find'>;
}

type Followed =
  | { readonly kind: 'survey'; readonly survey: PublishedSurvey }
  | { readonly kind: 'inactive'; readonly survey: PublishedSurvey | null }
  | { readonly kind: 'unknown' };

/**
 * The target of a QR code. The scan is counted when the survey is shown, not here: link checkers follow links but do
 * not load the page.
 */
export const followCode = async (id: string, { codes, published }: CodeLookup): Promise<Followed> => {
  const code = await codes.find(id);
  if (!code) return { kind: 'unknown' };
  const survey = await published.find(code.campaignId);
  return survey && code.isActive ? { kind: 'survey', survey } : { kind: 'inactive', survey };
};
