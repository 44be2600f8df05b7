import { drawSheets } from '@folkmoot/documents/code-files';
import { qrImage, qrImageType } from '@folkmoot/documents/qr';
import { publicUrls } from '../../entities/opt-in-page';
import type { PageCodeContext, PaperTools } from './page-code.types';
import { pageDesign } from './page-design';

interface Wanted {
  readonly pageId: string;
  readonly file: 'qr.png' | 'qr.svg' | 'poster.pdf';
}

interface Made {
  readonly body: Buffer;
  readonly type: string;
}

/** A printable file of a page with its own address: its QR code as an image, or a poster. Throws not_found. */
export const pageFile = async (
  context: PageCodeContext,
  { pageId, file }: Wanted,
  tools: PaperTools,
): Promise<Made> => {
  const { actor, reader } = context;
  const records = reader(actor);
  const { slug } = await records.optInPages.get(pageId);
  const url = (await publicUrls(records, actor.councilId, tools.publicOrigin))(slug);
  if (file !== 'poster.pdf') {
    const extension = file.slice('qr.'.length);
    return { body: await qrImage(url, extension), type: qrImageType(extension) };
  }
  const design = await pageDesign(context, pageId, tools);
  const places = [{ url, place: undefined, hasLogoInCode: false }] as const;
  return { body: await drawSheets(tools.draw, { paper: 'poster-a4.pdf', design, places }), type: 'application/pdf' };
};
