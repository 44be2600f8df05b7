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
    help: 'When the dashboard will be away for a while.',
  },
  weekly_summary: {
    label: 'Weekly summary reports',
    help: 'Every Monday: the figures of the week before.',
  },
  team_activity: {
    label: 'Team member activity',
    help: 'In the morning after somebody joined, left or got another role.',
  },
};

export const messages = {
  kinds,
  description: (email: string) => `What you are mailed about, to ${email}. Everybody chooses for themselves.`,
  loading: 'Loading settings...',
  loadFailed: 'Failed to load settings',
  saved: 'Settings saved successfully!',
  failed: 'Failed to save settings',
  off: 'Each of these mails has a link that switches it off.',
} as const;
