import type { NotificationKind } from '@folkmoot/contracts/client';

const names: Readonly<Record<NotificationKind, string>> = {
  new_responses: 'New survey responses',
  campaign_completed: 'Campaign completion alerts',
  system_maintenance: 'System maintenance updates',
  weekly_summary: 'Weekly summary reports',
  team_activity: 'Team member activity',
  mentions: 'Mentions in comments',
  webhooks: 'Webhooks switched off',
};

export const messages = {
  title: 'Notifications',
  loading: 'Opening...',
  loadFailed: 'This link cannot be opened at the moment',
  unusable: 'This link does not work',
  unusableText: 'Part of it may be missing. You can switch these mails off in your settings, too.',
  heading: (kind: NotificationKind) => `Switch off "${names[kind]}"?`,
  text: (email: string) => `These mails go to ${email}. You can switch them on again in your settings.`,
  off: 'Switch off',
  failed: 'This did not work. Please try again.',
  doneHeading: 'Switched off',
  done: (kind: NotificationKind, email: string) => `No more mails about "${names[kind]}" go to ${email}.`,
  settings: 'Open the settings',
} as const;
