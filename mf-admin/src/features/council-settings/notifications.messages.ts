import type { NotificationKind } from '@folkmoot/contracts/client';

interface Words {
  readonly label: string;
  readonly help: string;
}

const kinds: Readonly<Record<NotificationKind, Words>> = {
  new_responses: {
    label: 'New survey responses',
    help: 'How many came in since the last mail, never a mail for each.',
  },
  campaign_completed: {
    label: 'Campaign completion alerts',
    help: 'When a campaign of your council has ended.',
  },
  system_maintenance: {
    label: 'System maintenance updates',
    help: 'When the dashboard will be unavailable for a while.',
  },
  weekly_summary: {
    label: 'Weekly summary reports',
    help: 'Every Monday: the figures of the week before.',
  },
  team_activity: {
    label: 'Team member activity',
    help: 'The morning after someone joins, leaves or changes role.',
  },
  mentions: {
    label: 'Mentions in comments',
    help: 'When a colleague mentions you in a comment on a survey.',
  },
  webhooks: {
    label: 'Webhooks switched off',
    help: 'Admins only: when a webhook has failed for five days.',
  },
};

export const messages = {
  kinds,
  description: (email: string) => `What you are mailed about, to ${email}. Each person chooses their own.`,
  loading: 'Loading settings...',
  loadFailed: 'Failed to load settings',
  saved: 'Settings saved successfully!',
  failed: 'Failed to save settings',
  off: 'Each of these mails has a link that switches it off.',
} as const;
