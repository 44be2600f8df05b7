import type { QrCodePaper } from '@folkmoot/contracts';
import { drawSheets } from '@folkmoot/documents/code-files';
import { paperDesign, paperPlaceOf } from './paper-design';
import type { PaperTools, QrCodeContext } from './qr-code.types';

interface PrintRequest {
  readonly campaignId: string;
  readonly codeId: string;
  readonly paper: QrCodePaper;
}

/** A printable file of a code in the council's design. Throws not_found, or unavailable without a council copy. */
export const printQrCode = async (
  context: QrCodeContext,
  { campaignId, codeId, paper }: PrintRequest,
  tools: PaperTools,
): Promise<Buffer> => {
  const design = await paperDesign(context, campaignId, tools);
  const code = await context.reader(context.actor).qrCodes.get(campaignId, codeId);
  return drawSheets(tools.draw, { paper, design, places: [paperPlaceOf(code, tools.publicOrigin)] });
};
