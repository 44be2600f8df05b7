/** A printed way to a campaign's survey. */
export interface QrCode {
  readonly id: string;
  readonly councilId: string;
  readonly revision: number;
  readonly campaignId: string;
  readonly label: string;
  readonly isActive: boolean;
  /** Whether the council's logo stands in its middle, on paper and as an image. */
  readonly hasLogo: boolean;
  /** How often it was scanned, and how many responses came by it. */
  readonly usageCount: number;
  readonly responseCount: number;
  readonly createdAt: Date;
}

/** How often codes were used since they were last counted. */
export interface QrCodeUses {
  readonly scans?: number | undefined;
  readonly responses?: number | undefined;
}

export type NewQrCode = Omit<QrCode, 'councilId' | 'revision'>;

export const newQrCode = (given: Pick<QrCode, 'id' | 'campaignId' | 'label'>, now: Date): NewQrCode => ({
  ...given,
  isActive: true,
  hasLogo: false,
  usageCount: 0,
  responseCount: 0,
  createdAt: now,
});
