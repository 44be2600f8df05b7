/** The words of a council, free of zod so that browsers can have them for nothing. */
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

export const subscriptionStatuses = ['active', 'pending', 'inactive'] as const;

/** Days in which a deleted council can be restored (E-78). */
export const COUNCIL_GRACE_DAYS = 30;
