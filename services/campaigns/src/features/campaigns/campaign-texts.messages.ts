export const campaignTexts = {
  /** What the code made at activation is called. */
  firstQrCode: 'QR code',
} as const;
