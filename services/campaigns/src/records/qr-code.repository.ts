import type { NewQrCode, QrCode, QrCodeUses } from './qr-code.domain';

export interface QrCodeRepository {
  /** The oldest first. */
  listOfCampaigns(campaignIds: readonly string[]): Promise<QrCode[]>;
  insert(qrCode: NewQrCode): Promise<QrCode>;
  /** Throws not_found for what is no code of the campaign. */
  get(campaignId: string, id: string): Promise<QrCode>;
  /** Keeps label, state and whether it has a logo; what was counted meanwhile stays. Throws stale_revision. */
  save(qrCode: QrCode): Promise<QrCode>;
  /** Adds scans and responses to codes of a campaign, by their ids; what is no code of it counts nowhere. */
  addUses(campaignId: string, uses: Readonly<Record<string, QrCodeUses>>): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
