import type { NewQrCode, QrCode } from './qr-code.domain';

export interface QrCodeRepository {
  /** The oldest first. */
  listOfCampaigns(campaignIds: readonly string[]): Promise<QrCode[]>;
  insert(qrCode: NewQrCode): Promise<QrCode>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
