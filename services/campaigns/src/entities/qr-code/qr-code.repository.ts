import type { NewQrCode, QrCode, QrCodeUses } from './qr-code.domain';

export interface QrCodeRepository {
  /** Oldest first. */
  listOfCampaigns(campaignIds: readonly string[]): Promise<QrCode[]>;
  insert(qrCode: NewQrCode): Promise<QrCode>;
  /** Throws not_found when the campaign does not have the code. */
  get(campaignId: string, id: string): Promise<QrCode>;
  /** Saves label, state, logo and whether it is a shared place, and keeps the current counts. Throws stale_revision. */
  save(qrCode: QrCode): Promise<QrCode>;
  /** Adds scans and responses of a local day to codes of a campaign by id. Ignores ids of other campaigns. */
  addUses(campaignId: string, uses: Readonly<Record<string, QrCodeUses>>, day: string): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}

/** Identifies a QR code across councils. */
export interface QrCodeRef {
  readonly codeId: string;
  readonly campaignId: string;
  readonly councilId: string;
}

/** Only for migrations. */
export interface QrCodeRepositoryAcrossCouncils {
  /** QR codes sorted by id, starting after `afterId`. */
  listCodesAcrossCouncils(afterId: string, limit: number): Promise<QrCodeRef[]>;
}
