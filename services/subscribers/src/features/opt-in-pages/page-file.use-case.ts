import { type Actor, DomainError, defaultBranding, paperLanguageOf } from '@folkmoot/contracts';
import { qrImage, qrImageType } from '@folkmoot/service-kit';
import type { RouteDeps } from './deps';
import { publicUrls } from './opt-in-page.views';
import { posterWords } from './poster.messages';

export type PageFileName = 'qr.png' | 'qr.svg' | 'poster.pdf';

interface Wanted {
  readonly pageId: string;
  readonly file: PageFileName;
}

interface Made {
  readonly body: Buffer;
  readonly type: string;
}

/** A page on paper: its code as an image, or the whole poster. Throws not_found. */
export const pageFile = async (
  { units, publicOrigin, draw }: Pick<RouteDeps, 'units' | 'publicOrigin' | 'draw'>,
  actor: Actor,
  { pageId, file }: Wanted,
): Promise<Made> => {
  const records = units.reader(actor);
  const page = await records.optInPages.get(pageId);
  const url = (await publicUrls(records, actor.councilId, publicOrigin))(page.slug);
  if (file !== 'poster.pdf') {
    const extension = file.slice('qr.'.length);
    return { body: await qrImage(url, extension), type: qrImageType(extension) };
  }
  const council = (actor.councilId && (await records.councils.find(actor.councilId))?.council) || null;
  // A poster names the council: without its copy there is nothing to put on it yet.
  if (!council) throw new DomainError('unavailable');
  const accent = page.styling.primaryColor ?? council.branding.primaryColor ?? defaultBranding.primaryColor;
  const { name: councilName } = council;
  const language = paperLanguageOf(council.language);
  const { headline: headlineInstead, ...words } = posterWords(language);
  const texts = { ...words, language, councilName, headline: page.title, headlineInstead, url, until: null };
  const content = { ...texts, accent, logo: null, hasLogoInCode: false };
  return { body: await draw({ of: 'poster', size: 'a4', content }), type: 'application/pdf' };
};
