import { DomainError, defaultBranding } from '@folkmoot/contracts';
import { qrImage, qrImageType } from '@folkmoot/documents/qr';
import type { Context } from '@folkmoot/service-kit';
import type { PageRecords, PageTools } from './opt-in-page.types';
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

/** A printable file of a page: its QR code as an image, or the whole poster. Throws not_found. */
export const pageFile = async (
  { actor, reader }: Context<PageRecords>,
  { pageId, file }: Wanted,
  { publicOrigin, draw }: Pick<PageTools, 'publicOrigin' | 'draw'>,
): Promise<Made> => {
  const records = reader(actor);
  const page = await records.optInPages.get(pageId);
  const url = (await publicUrls(records, actor.councilId, publicOrigin))(page.slug);
  if (file !== 'poster.pdf') {
    const extension = file.slice('qr.'.length);
    return { body: await qrImage(url, extension), type: qrImageType(extension) };
  }
  const council = (actor.councilId && (await records.councils.find(actor.councilId))?.council) || null;
  // A poster contains the council's name, so it needs the council copy.
  if (!council) throw new DomainError('unavailable');
  const accent = page.styling.primaryColor ?? council.branding.primaryColor ?? defaultBranding.primaryColor;
  const { name: councilName, language } = council;
  const { headline: headlineInstead, ...words } = posterWords(language);
  const texts = { ...words, language, councilName, headline: page.title, headlineInstead, url, until: null };
  const content = { ...texts, accent, logo: null, hasLogoInCode: false };
  return { body: await draw({ of: 'poster', size: 'a4', content }), type: 'application/pdf' };
};
