import { type BodyOf, type createQrCodeOperation, DomainError, MOST_QR_CODES } from '@folkmoot/contracts';
import { newShortCode } from '@folkmoot/documents/qr';
import { qrCodeChanged } from '../../entities/campaign';
import { newQrCode, type QrCode } from '../../entities/qr-code';
import type { QrCodeContext } from './qr-code.types';

/** Adds a code to a campaign in any status, because posters are printed before it opens. Throws qr_code_limit. */
export const createQrCode = (
  { actor, unitOfWork, clock }: QrCodeContext,
  campaignId: string,
  input: BodyOf<typeof createQrCodeOperation>,
): Promise<QrCode> =>
  unitOfWork(actor, async ({ campaigns, qrCodes, outbox }) => {
    await campaigns.get(campaignId);
    if ((await qrCodes.listOfCampaigns([campaignId])).length >= MOST_QR_CODES) throw new DomainError('qr_code_limit');
    const { label, isSharedPlace = false } = input;
    const created = newQrCode({ id: newShortCode(), campaignId, label, isSharedPlace }, clock.now());
    const code = await qrCodes.insert(created);
    await qrCodeChanged(outbox, code);
    return code;
  });
