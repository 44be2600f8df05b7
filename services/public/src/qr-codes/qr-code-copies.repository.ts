/** What this service keeps of a QR code: where it leads, and whether it still does. */
export interface QrCodeCopy {
  readonly id: string;
  readonly campaignId: string;
  readonly isActive: boolean;
  readonly revision: number;
}

/** Copies of what campaigns owns, fed by its events. They span councils: whoever scans names none. */
export interface QrCodeCopies {
  findCode(id: string): Promise<QrCodeCopy | null>;
  saveCode(copy: QrCodeCopy): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
