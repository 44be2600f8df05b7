import type { QrCodePaper } from '@folkmoot/contracts';
import { drawSheets } from '@folkmoot/documents/code-files';
import { codesInUse } from './codes-in-use';
import { paperDesign, paperPlaceOf } from './paper-design';
import type { PaperTools, QrCodeContext } from './qr-code.types';

interface SetRequest {
  readonly campaignId: string;
  readonly paper: QrCodePaper;
}

/** One PDF with a sheet for each code in use. Throws no_qr_code_in_use, or unavailable without a council copy. */
export const printQrCodeSet = async (
  context: QrCodeContext,
  { campaignId, paper }: SetRequest,
  tools: PaperTools,
): Promise<Buffer> => {
  const [first, ...others] = await codesInUse(context, campaignId);
  const design = await paperDesign(context, campaignId, tools);
  const placeOf = (code: typeof first) => paperPlaceOf(code, tools.publicOrigin);
  return drawSheets(tools.draw, { paper, design, places: [placeOf(first), ...others.map(placeOf)] });
};
