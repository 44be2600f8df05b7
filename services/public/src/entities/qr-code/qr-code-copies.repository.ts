/** The copy of a QR code: its target, and whether it is active. */
export interface QrCodeCopy {
  readonly id: string;
  readonly campaignId: string;
  readonly isActive: boolean;
  readonly revision: number;
}

/** Copies of data of the campaigns service, updated by its events. They span councils, because a scan names none. */
export interface QrCodeCopyRepository {
  findCode(id: string): Promise<QrCodeCopy | null>;
  saveCode(copy: QrCodeCopy): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
