/** What staff may be mailed about, in the order of the settings screen (D2). All on until switched off. */
export const notificationKinds = [
  'new_responses',
  'campaign_completed',
  'system_maintenance',
  'weekly_summary',
  'team_activity',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
