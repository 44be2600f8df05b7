/** The kinds of mails to staff, in the order of the settings screen. All are on by default. */
export const notificationKinds = [
  'new_responses',
  'campaign_completed',
  'system_maintenance',
  'weekly_summary',
  'team_activity',
  'mentions',
  'webhooks',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
