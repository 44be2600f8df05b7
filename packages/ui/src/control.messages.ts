const years: Readonly<Record<number, string>> = { 365: '1 year', 730: '2 years', 1825: '5 years' };
const inDays = (days: number): string => `${days.toLocaleString('en-GB')} ${days === 1 ? 'day' : 'days'}`;

/** Texts of controls that the first page of the dashboard does not have. */
export const controlMessages = {
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
  uploading: 'Uploading...',
  only: (label: string, figure: string) => `Only ${label}: ${figure}`,
  showTable: 'Show as table',
  showChart: 'Show as chart',
} as const;
