const MEGABYTE = 1024 * 1024;

export const messages = {
  setUp: (council: string, created: number) =>
    `Storage setup completed for ${council}! Created ${created} new buckets.`,
  repaired: (created: number, updated: number) =>
    `Storage buckets configured successfully! ${created} created, ${updated} updated. PDF uploads are now enabled.`,
  setUpFailed: (reason: string) => `Failed to setup storage buckets: ${reason}. Please try again or contact support.`,
  storeAway: 'the file store does not answer',
  councilUnknown: 'the council is not known here yet',
  tooLarge: (bytes: number) => `File size must be less than ${Math.round(bytes / MEGABYTE)}MB`,
  notIntroFile: 'File must be an image (PNG, JPG, GIF, WebP) or PDF',
  notImage: 'File must be an image (PNG, JPG, GIF, or WebP)',
  typeNotAllowed: (type: string) => `mime type ${type} is not supported by the council's storage yet`,
  imageBroken: 'This picture is damaged or incomplete and cannot be used. Please save it again and upload that.',
  imageTooManyPixels: 'This picture has too many pixels. Please make it smaller, 50 megapixels at most.',
  pdfBroken: 'This PDF is damaged or incomplete and cannot be used. Please save it again and upload that.',
  pdfLocked: 'This PDF is locked or packed in a way that cannot be checked. Please save it without protection.',
  pdfActive: (what: string) =>
    `This PDF holds ${what}, which could harm residents. Please print it to a new PDF and upload that.`,
  scripts: 'scripts',
  launches: 'actions that start programs',
  attachments: 'attached files',
  media: 'embedded media',
  forms: 'a form with program code',
  harmful: (name: string) => `This file was refused by the malware scanner (${name}).`,
} as const;
