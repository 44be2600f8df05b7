import { qrImageType } from '@folkmoot/documents/qr';
import { qrCodeUrlOf } from '../../entities/campaign';
import { drawCodeImage } from './draw-code-image';
import { logoFor } from './logo-for';
import type { PaperTools, QrCodeContext } from './qr-code.types';

interface CodeFileRequest {
  readonly campaignId: string;
  readonly codeId: string;
  readonly type: string;
}

interface CodeFile {
  readonly body: Buffer;
  readonly type: string;
}

/** A code as an image or PDF. Throws not_found, also for a code of a deleted campaign. */
export const makeCodeFile = async (
  { actor, reader }: QrCodeContext,
  { campaignId, codeId, type }: CodeFileRequest,
  { publicOrigin, fetchLogo, draw }: PaperTools,
): Promise<CodeFile> => {
  const { campaigns, qrCodes, councils } = reader(actor);
  await campaigns.get(campaignId);
  const { id, label, hasLogo } = await qrCodes.get(campaignId, codeId);
  const url = qrCodeUrlOf(publicOrigin, id);
  const logo = hasLogo ? await logoFor(fetchLogo, (await councils.find())?.council) : null;
  if (type !== 'pdf') return { body: await drawCodeImage(url, { extension: type, logo }), type: qrImageType(type) };
  return { body: await draw({ of: 'code', content: { url, title: label, logo } }), type: 'application/pdf' };
};
