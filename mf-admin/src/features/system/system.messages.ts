/** The headline of a failure, with the reason. */
export const withReason = (headline: string, reason: string): string => `${headline}: ${reason}`;

export const messages = {
  title: 'System Administration',
  deniedTitle: 'Access Denied',
  deniedText: 'You need system administrator privileges to access this page.',
  sections: {
    councils: { title: 'Councils', description: 'All councils on this installation.' },
    users: { title: 'Users', description: 'Everyone who can sign in, in all councils.' },
    ai: { title: 'AI Configuration', description: 'Providers of analyses, and what they may cost.' },
    activity: { title: 'Activity Logs', description: 'Who did what. Entries cannot be changed or removed.' },
    health: { title: 'System Health', description: 'How the installation is, and how it was in the last 28 days.' },
    population: {
      title: 'Population Tables',
      description: 'Tables of residents, such as national census tables, that every council can take over.',
    },
    releases: {
      title: 'Releases',
      description: 'The release of each part of the dashboard, and how its last loads went.',
    },
  },
  stats: {
    loadFailed: 'The figures could not be loaded.',
    councils: 'Active Councils',
    councilsUnit: (total: number) => `of ${total.toLocaleString('en-GB')} on this installation`,
    councilsHow: 'Councils whose status is Active. Pending, suspended and deleted ones are not counted as active.',
    users: 'Total Users',
    usersUnit: (active: number) => `${active.toLocaleString('en-GB')} of them active`,
    usersHow: 'Everyone who can sign in, system administrators and people without a council included.',
    responses: 'Monthly Responses',
    responsesUnit: (month: string) => `counted responses in ${month}`,
    responsesHow:
      'Responses of all councils since the first of this month, each in its own time zone, without those that staff excluded.',
    uptime: 'System Uptime',
    uptimeUnit: (requests: string) => `of ${requests} requests in 28 days`,
    uptimeSince: (requests: string, since: string) => `of ${requests} requests since ${since}`,
    uptimeNone: 'no request counted yet',
    uptimeFlawless: 'No failures',
    uptimeHow:
      'The share of requests that the installation answered without failing, over 28 days or since counting began. Requests that people got wrong do not count as failures.',
  },
} as const;
