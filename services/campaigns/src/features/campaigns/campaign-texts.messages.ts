const TITLE_LIMIT = 200;

export const campaignTexts = {
  /** What the code made at activation is called. */
  firstQrCode: 'QR code',
  /** What a duplicated campaign is called; a title that is too long loses its end. */
  copyOf: (title: string): string => `Copy of ${title}`.slice(0, TITLE_LIMIT).trim(),
} as const;
