import type { Readable } from 'node:stream';
import { DomainError, type QrCodePaper } from '@folkmoot/contracts';
import { drawSheets, zipCodeImages } from '@folkmoot/documents/code-files';
import { qrCodeUrlOf } from '@folkmoot/documents/qr';
import type { PageCode } from '../../entities/page-code';
import type { PageCodeContext, PaperTools } from './page-code.types';
import { logoOf, pageDesign, paperPlaceOf } from './page-design';

interface PrintRequest {
  readonly pageId: string;
  readonly paper: QrCodePaper;
}

/** A printable file of one code. Throws not_found, or unavailable without a council copy. */
export const printPageCode = async (
  context: PageCodeContext,
  { pageId, codeId, paper }: PrintRequest & { readonly codeId: string },
  tools: PaperTools,
): Promise<Buffer> => {
  const design = await pageDesign(context, pageId, tools);
  const code = await context.reader(context.actor).pageCodes.get(pageId, codeId);
  return drawSheets(tools.draw, { paper, design, places: [paperPlaceOf(code, tools.publicOrigin)] });
};

const codesInUse = async ({ actor, reader }: PageCodeContext, pageId: string): Promise<[PageCode, ...PageCode[]]> => {
  const { optInPages, pageCodes } = reader(actor);
  await optInPages.get(pageId);
  const [first, ...others] = (await pageCodes.listOfPage(pageId)).filter(({ isActive }) => isActive);
  if (!first) throw new DomainError('no_page_code_in_use');
  return [first, ...others];
};

/** One PDF with a sheet for each code in use. Throws not_found, no_page_code_in_use or unavailable. */
export const printPageCodeSet = async (
  context: PageCodeContext,
  { pageId, paper }: PrintRequest,
  tools: PaperTools,
): Promise<Buffer> => {
  const [first, ...others] = await codesInUse(context, pageId);
  const design = await pageDesign(context, pageId, tools);
  const placeOf = (code: PageCode) => paperPlaceOf(code, tools.publicOrigin);
  return drawSheets(tools.draw, { paper, design, places: [placeOf(first), ...others.map(placeOf)] });
};

/** A ZIP with a PNG and an SVG of each code in use. Throws not_found or no_page_code_in_use. */
export const zipPageCodes = async (context: PageCodeContext, pageId: string, tools: PaperTools): Promise<Readable> => {
  const inUse = await codesInUse(context, pageId);
  const logo = inUse.some(({ hasLogo }) => hasLogo) ? await logoOf(context, tools) : null;
  const codes = inUse.map((code) => ({ ...code, url: qrCodeUrlOf(tools.publicOrigin, code.id) }));
  return zipCodeImages({ codes, logo, madeAt: context.clock.now() });
};
