/** A QR code that leads to a campaign's survey. */
export interface QrCode {
  readonly id: string;
  readonly councilId: string;
  readonly revision: number;
  readonly campaignId: string;
  readonly label: string;
  readonly isActive: boolean;
  /** Whether the council's logo is in the middle of the code. */
  readonly hasLogo: boolean;
  /** Many people answer there through one network, so a burst is expected. */
  readonly isSharedPlace: boolean;
  /** Number of scans, and number of responses through this code. */
  readonly usageCount: number;
  readonly responseCount: number;
  readonly createdAt: Date;
  /** The local day of the first scan. Missing before it, and for codes that an earlier version has counted. */
  readonly firstScanOn?: string | undefined;
}

/** Uses of codes since the last count. */
export interface QrCodeUses {
  readonly scans?: number | undefined;
  readonly responses?: number | undefined;
}

export type NewQrCode = Omit<QrCode, 'councilId' | 'revision'>;

export const newQrCode = (
  input: Pick<QrCode, 'id' | 'campaignId' | 'label'> & Partial<Pick<QrCode, 'isSharedPlace'>>,
  now: Date,
): NewQrCode => ({
  isSharedPlace: false,
  ...input,
  isActive: true,
  hasLogo: false,
  usageCount: 0,
  responseCount: 0,
  createdAt: now,
});
