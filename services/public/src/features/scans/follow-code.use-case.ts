import type { PublishedSurvey } from '../../published/campaign-copy.domain';
import type { PublishedSurveys } from '../../published/published-surveys';
import type { KnownCodes } from '../../qr-codes/known-codes';

interface Deps {
  readonly codes: Pick<KnownCodes, 'find'>;
  readonly published: Pick<PublishedSurveys, 'find'>;
}

type Followed =
  | { readonly kind: 'survey'; readonly survey: PublishedSurvey }
  | { readonly kind: 'inactive'; readonly survey: PublishedSurvey | null }
  | { readonly kind: 'unknown' };

/** Where a QR code leads. It is not counted here but when the survey shows: programs that look where a link goes read no page. */
export const followCode = async ({ codes, published }: Deps, id: string): Promise<Followed> => {
  const code = await codes.find(id);
  if (!code) return { kind: 'unknown' };
  const survey = await published.find(code.campaignId);
  return survey && code.isActive ? { kind: 'survey', survey } : { kind: 'inactive', survey };
};
