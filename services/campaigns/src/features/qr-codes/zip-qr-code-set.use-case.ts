import type { Readable } from 'node:stream';
import { zipCodeImages } from '@folkmoot/documents/code-files';
import { qrCodeUrlOf } from '@folkmoot/documents/qr';
import { logoFor } from '@folkmoot/service-kit';
import { codesInUse } from './codes-in-use';
import type { PaperTools, QrCodeContext } from './qr-code.types';

/** A ZIP with a PNG and an SVG of each code in use, made while it is sent. Throws no_qr_code_in_use. */
export const zipQrCodeSet = async (
  context: QrCodeContext,
  campaignId: string,
  { publicOrigin, fetchLogo }: PaperTools,
): Promise<Readable> => {
  const codes = await codesInUse(context, campaignId);
  const { councils } = context.reader(context.actor);
  const hasLogos = codes.some(({ hasLogo }) => hasLogo);
  const logo = hasLogos ? await logoFor(fetchLogo, (await councils.find())?.council) : null;
  const placed = codes.map((code) => ({ ...code, url: qrCodeUrlOf(publicOrigin, code.id) }));
  return zipCodeImages({ codes: placed, logo, madeAt: context.clock.now() });
};
