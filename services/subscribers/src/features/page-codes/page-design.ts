import { type Council, DomainError, defaultBranding } from '@folkmoot/contracts';
import type { PaperPlace } from '@folkmoot/documents';
import type { PaperDesign } from '@folkmoot/documents/code-files';
import { qrCodeUrlOf } from '@folkmoot/documents/qr';
import { logoFor } from '@folkmoot/service-kit';
import type { PageCode } from '../../entities/page-code';
import type { PageCodeContext, PaperTools } from './page-code.types';
import { posterWords } from './poster.messages';

/** The council of the actor. Null before its copy has arrived. */
const councilOf = async ({ actor, reader }: PageCodeContext): Promise<Council | null> =>
  (actor.councilId && (await reader(actor).councils.find(actor.councilId))?.council) || null;

/** The council's logo as PNG; null without one. */
export const logoOf = async (context: PageCodeContext, { fetchLogo }: Pick<PaperTools, 'fetchLogo'>) =>
  logoFor(fetchLogo, await councilOf(context));

/** The texts and the look of a page on paper. Throws not_found, or unavailable without a council copy. */
export const pageDesign = async (
  context: PageCodeContext,
  pageId: string,
  { fetchLogo }: Pick<PaperTools, 'fetchLogo'>,
): Promise<PaperDesign> => {
  const page = await context.reader(context.actor).optInPages.get(pageId);
  const council = await councilOf(context);
  // Paper contains the council's name, so it needs the council copy.
  if (!council) throw new DomainError('unavailable');
  const { headline: headlineInstead, ...words } = posterWords(council.language);
  return {
    ...words,
    language: council.language,
    councilName: council.name,
    headline: page.title,
    headlineInstead,
    until: null,
    accent: page.styling.primaryColor ?? council.branding.primaryColor ?? defaultBranding.primaryColor,
    logo: await logoFor(fetchLogo, council),
  };
};

/** The part of the paper that differs between codes. */
export const paperPlaceOf = ({ id, label, hasLogo }: PageCode, publicOrigin: string): PaperPlace => ({
  url: qrCodeUrlOf(publicOrigin, id),
  place: label,
  hasLogoInCode: hasLogo,
});
