const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;

export const messages = {
  label: 'Supporting document (optional)',
  help: 'A picture or a PDF that residents see before the first question.',
  choose: 'Upload a picture or PDF',
  drop: 'Drop a file here, or choose one',
  limits: 'PNG, JPG, GIF or WebP up to 5MB, PDF up to 10MB',
  remove: 'Remove file',
  open: (name: string) => `Open ${name}`,
  kinds: { image: 'Image', pdf: 'PDF' },
  size: (bytes: number) =>
    bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / KILOBYTE))} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`,
  alt: 'What does the picture show?',
  altHelp: 'Read aloud to people who cannot see it.',
  altMissing: 'Please describe the picture, so that everyone can take part.',
  tooLarge: (limit: number) => `File size must be less than ${Math.round(limit / MEGABYTE)}MB`,
  wrongType: 'File must be an image (PNG, JPG, GIF, WebP) or PDF',
  failed: 'Failed to upload file. Please try again.',
} as const;
