import type { PublicCouncil } from '@folkmoot/contracts';
import type { PublishedSurveys } from '../../entities/published-survey';
import type { KnownCodes } from '../../entities/qr-code';
import type { KnownPlaces } from '../../entities/signup-page';

export interface CodeLookup {
  readonly codes: Pick<KnownCodes, 'find'>;
  readonly published: Pick<PublishedSurveys, 'find'>;
  readonly places: Pick<KnownPlaces, 'ofCouncil'>;
}

type Followed =
  | { readonly kind: 'active'; readonly path: string }
  | { readonly kind: 'inactive'; readonly council: PublicCouncil | null }
  | { readonly kind: 'unknown' };

interface Target {
  readonly council: PublicCouncil | null;
  /** Null when nothing is shown there. */
  readonly path: string | null;
}

const surveyAt = async (campaignId: string, { published }: CodeLookup): Promise<Target> => {
  const survey = await published.find(campaignId);
  if (!survey) return { council: null, path: null };
  return { council: survey.council, path: `/${survey.council.slug}/survey/${survey.campaign.id}` };
};

const pageAt = async (
  { id, councilId }: { id: string; councilId: string },
  { places }: CodeLookup,
): Promise<Target> => {
  const known = await places.ofCouncil(councilId);
  if (!known) return { council: null, path: null };
  const { council } = known.council;
  const page = known.pages.find((each) => each.id === id && each.isActive);
  return { council, path: page ? `/${council.slug}/${page.slug}` : null };
};

/**
 * The target of a QR code: a survey or a sign-up page. The scan is counted when that is shown, not here: link checkers
 * follow links but do not load the page.
 */
export const followCode = async (id: string, lookup: CodeLookup): Promise<Followed> => {
  const code = await lookup.codes.find(id);
  if (!code) return { kind: 'unknown' };
  const { council, path } = await (code.page ? pageAt(code.page, lookup) : surveyAt(code.campaignId, lookup));
  return path !== null && code.isActive ? { kind: 'active', path } : { kind: 'inactive', council };
};
