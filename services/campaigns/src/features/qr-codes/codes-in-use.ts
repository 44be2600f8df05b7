import { DomainError } from '@folkmoot/contracts';
import type { QrCode } from '../../entities/qr-code';
import type { QrCodeContext } from './qr-code.types';

/** The codes of a campaign that lead to its survey, oldest first. Throws campaign_not_found or no_qr_code_in_use. */
export const codesInUse = async (
  { actor, reader }: QrCodeContext,
  campaignId: string,
): Promise<[QrCode, ...QrCode[]]> => {
  const { campaigns, qrCodes } = reader(actor);
  const { id } = await campaigns.get(campaignId);
  const [first, ...others] = (await qrCodes.listOfCampaigns([id])).filter(({ isActive }) => isActive);
  if (!first) throw new DomainError('no_qr_code_in_use');
  return [first, ...others];
};
