const years: Readonly<Record<number, string>> = { 365: '1 year', 730: '2 years', 1825: '5 years' };
const inDays = (days: number): string => `${days.toLocaleString('en-GB')} ${days === 1 ? 'day' : 'days'}`;

export const uiMessages = {
  tryAgain: 'Try Again',
  errorTitle: 'This could not be loaded',
  reference: (requestId: string) => `Reference: ${requestId}`,
  dismiss: 'Dismiss',
  close: 'Close',
  cancel: 'Cancel',
  unsaved: {
    title: 'Unsaved changes',
    question: 'If you close this now, what you entered is lost.',
    discard: 'Discard changes',
    stay: 'Keep editing',
  },
  uploading: 'Uploading...',
  howComputed: 'How is this computed?',
  howComputedOf: (label: string) => `How is ${label} computed?`,
  noValue: 'No figure yet',
  up: (delta: string, than: string) => `Up ${delta} ${than}`,
  down: (delta: string, than: string) => `Down ${delta} ${than}`,
  same: (than: string) => `No change ${than}`,
  showMore: 'Show more',
  clearSearch: 'Clear the search',
  notifications: 'Notifications',
  mail: {
    shape: 'Shown as',
    desktop: 'Desktop',
    phone: 'Phone',
    plain: 'Plain text',
    from: 'From',
    replyTo: 'Reply to',
    noReply: 'Nobody: there is no reply address',
    subject: 'Subject',
  },
  days: {
    after: (days: number) =>
      years[days] ? `After ${years[days]} (${days.toLocaleString('en-GB')} days)` : `After ${inDays(days)}`,
    other: 'After another number of days',
    days: 'Days',
    invalid: (most: number) => `Enter a whole number from 1 to ${most.toLocaleString('en-GB')}.`,
  },
  sparkline: (values: readonly number[], unit: string) => {
    const sum = values.reduce((total, value) => total + value, 0);
    if (sum === 0) return `${values.length} days: no ${unit}`;
    const range = `${Math.min(...values).toLocaleString('en')} to ${Math.max(...values).toLocaleString('en')}`;
    return `${values.length} days: ${range} ${unit} a day, ${sum.toLocaleString('en')} in all`;
  },
  only: (label: string, figure: string) => `Only ${label}: ${figure}`,
  showTable: 'Show as table',
  showChart: 'Show as chart',
  table: 'Table',
  openRow: 'Press Enter to open a row, arrow keys to move.',
  pickColour: 'Pick a colour from the screen',
  loading: 'Loading…',
  /** Statuses of campaigns, users, councils and invitations. */
  statuses: {
    draft: 'Draft',
    survey_building: 'Survey Building',
    ready: 'Ready',
    scheduled: 'Scheduled',
    active: 'Active',
    paused: 'Paused',
    completed: 'Completed',
    archived: 'Archived',
    inactive: 'Inactive',
    pending: 'Pending',
    accepted: 'Accepted',
    revoked: 'Revoked',
    unsubscribed: 'Unsubscribed',
    bounced: 'Bounced',
    complained: 'Complained',
    expired: 'Expired',
  },
} as const;
