/** The words of a council, free of zod so that browsers can have them for nothing. The languages of every table of texts. */
export const languages = ['en', 'es', 'fr', 'de', 'cy', 'ar'] as const;
export type Language = (typeof languages)[number];

/** The time zones that the specification names come first in every list; any IANA zone is valid. */
export const firstTimeZones = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Australia/Sydney',
] as const;

export const defaultTargetAudiences = [
  'All Residents',
  'Local Businesses',
  'Young Adults (18-35)',
  'Families with Children',
  'Senior Citizens (65+)',
  'Community Organizations',
];
export const defaultGeographicalDivisions = [
  'Central Area',
  'East District',
  'West District',
  'North Region',
  'South Region',
];

/**
 * Whether a council in this time zone starts with the consent rules of Europe: no topic is preselected, and a
 * sign-up counts only after it was confirmed by email.
 */
export const hasStrictConsent = (timezone: string): boolean => timezone.startsWith('Europe/');

/** More residents than any council has. */
export const MOST_RESIDENTS = 100_000_000;

/** The smallest number of people that publications show, where the council sets none, and what it can set. */
export const SMALLEST_CELL = { usual: 5, least: 3, most: 30 } as const;

export const subscriptionStatuses = ['active', 'pending', 'inactive'] as const;

/** Days in which a deleted council can be restored. */
export const COUNCIL_GRACE_DAYS = 30;

/** Subject as the specification has it. The link to the survey is a button below the text. */
export const defaultMailTemplate = {
  subject: 'Your feedback is requested - Community Survey',
  body: 'Hello,\n\n{council} would like to hear from you: {campaign}.\n\nYour answers are anonymous and take a few minutes.',
};

/** How large a logo is shown at most, in pixels; what is sent may be larger and is made smaller. */
export const LOGO_WIDTH = 200;
export const LOGO_HEIGHT = 80;
export const LOGO_BYTES = 2 * 1024 * 1024;

/** How large the wide picture is that residents see above a survey, in pixels. It is shown half as large. */
export const PICTURE_WIDTH = 1440;
export const PICTURE_HEIGHT = 288;

/** The public address of the picture: `{hash}.webp` beside the logos. */
export const pictureUrlOf = (councilId: string, hash: string): string =>
  `/api/public/councils/${councilId}/logos/${hash}.webp`;

/** The public address of a logo: `{hash}.png` below its council. */
export const logoUrlOf = (councilId: string, hash: string): string =>
  `/api/public/councils/${councilId}/logos/${hash}.png`;
