/** Choices of a council that browsers offer too, free of zod. */
export const languages = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];

/** The time zones that the specification names come first in every list; any IANA zone is valid (E-36). */
export const firstTimeZones = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Australia/Sydney',
] as const;
