/** The target of a code: a survey, or a sign-up page of a council. */
type QrCodeTarget =
  | { readonly campaignId: string; readonly page?: undefined }
  | { readonly campaignId?: undefined; readonly page: { readonly id: string; readonly councilId: string } };

/** The copy of a QR code: its target, and whether it is active. */
export type QrCodeCopy = QrCodeTarget & {
  readonly id: string;
  readonly isActive: boolean;
  /** Many people answer there through one network, so a burst is expected. */
  readonly isSharedPlace?: boolean | undefined;
  readonly revision: number;
};

/** Copies of data of the services campaigns and subscribers, updated by their events. They span councils, because a scan names none. */
export interface QrCodeCopyRepository {
  findCode(id: string): Promise<QrCodeCopy | null>;
  saveCode(copy: QrCodeCopy): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
