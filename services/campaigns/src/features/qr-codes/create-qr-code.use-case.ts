import { type Actor, DomainError, MOST_QR_CODES } from '@folkmoot/contracts';
import { qrCodeChanged } from '../../records/campaign.events';
import { newQrCode, type QrCode } from '../../records/qr-code.domain';
import type { Deps } from '../../records/repositories';

/** One more code for a campaign, whatever its status: posters are printed before it opens. Throws qr_code_limit. */
export const createQrCode = (
  { unitOfWork, clock, makeCode }: Deps,
  actor: Actor,
  campaignId: string,
  label: string,
): Promise<QrCode> =>
  unitOfWork(actor, async ({ campaigns, qrCodes, outbox }) => {
    await campaigns.get(campaignId);
    if ((await qrCodes.listOfCampaigns([campaignId])).length >= MOST_QR_CODES) throw new DomainError('qr_code_limit');
    const code = await qrCodes.insert(newQrCode({ id: makeCode(), campaignId, label }, clock.now()));
    await qrCodeChanged(outbox, code);
    return code;
  });
