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
  harmful: (name: string) => `This file was refused by the malware scanner (${name}).`,
} as const;
