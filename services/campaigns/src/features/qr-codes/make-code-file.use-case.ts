import { drawCodeFile } from '@folkmoot/documents/code-files';
import { qrCodeUrlOf } from '@folkmoot/documents/qr';
import { logoFor } from '@folkmoot/service-kit';
import type { PaperTools, QrCodeContext } from './qr-code.types';

interface CodeFileRequest {
  readonly campaignId: string;
  readonly codeId: string;
  readonly type: string;
}

/** A code as an image or PDF. Throws not_found, also for a code of a deleted campaign. */
export const makeCodeFile = async (
  { actor, reader }: QrCodeContext,
  { campaignId, codeId, type }: CodeFileRequest,
  { publicOrigin, fetchLogo, draw }: PaperTools,
) => {
  const { campaigns, qrCodes, councils } = reader(actor);
  await campaigns.get(campaignId);
  const { id, label, hasLogo } = await qrCodes.get(campaignId, codeId);
  const logo = hasLogo ? await logoFor(fetchLogo, (await councils.find())?.council) : null;
  return drawCodeFile(draw, { url: qrCodeUrlOf(publicOrigin, id), label, logo, type });
};
