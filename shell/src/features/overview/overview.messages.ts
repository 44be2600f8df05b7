const responses = (count: number): string => (count === 1 ? '1 response' : `${count.toLocaleString('en')} responses`);
const people = (count: number): string => (count === 1 ? '1 person' : `${count.toLocaleString('en')} people`);
const rows = (count: number): string => (count === 1 ? '1 row' : `${count.toLocaleString('en')} rows`);
const addresses = (count: number): string => (count === 1 ? '1 address' : `${count.toLocaleString('en')} addresses`);
const endingDays = ['today', 'tomorrow'] as const;
const mailings = { invitation: 'Invitations', reminder: 'Reminders' } as const;

/** Sentences about an item. The screen shows its name in bold between `before` and `after`. */
interface Sentence {
  readonly before?: string;
  readonly after: string;
}

interface Progress {
  readonly responseCount: number;
  readonly targetResponses: number | null;
}

const attention = {
  title: 'Needs attention',
  loading: 'Loading what needs attention...',
  empty: 'Nothing needs your attention today.',
  showAll: (count: number) => `Show all ${count}`,
  campaignsMissing: 'Campaigns are missing here, because they could not be loaded.',
  subscribersFailed: 'Mailings and imports could not be loaded',
  endsSoon: (daysLeft: number, { responseCount, targetResponses }: Progress): Sentence => {
    const when = endingDays[daysLeft] ?? `in ${daysLeft} days`;
    const has =
      targetResponses === null ? responses(responseCount) : `${responseCount} of ${responses(targetResponses)}`;
    return { after: `ends ${when} with ${has} so far.` };
  },
  behind: (item: { behind: number; day: number; days: number; expected: number; responseCount: number }): Sentence => ({
    after: `is ${responses(item.behind)} behind its target: it needs ${item.expected} by day ${item.day} of ${item.days} and has ${item.responseCount}.`,
  }),
  notReady: (day: string, isLate: boolean, isReady: boolean): Sentence => ({
    after: `${isLate ? `should have opened on ${day}` : `should open on ${day}`}, but ${isReady ? 'nobody has activated it' : 'its survey is not ready'}.`,
  }),
  overdue: (count: number, day: string): Sentence => ({
    before: '“You said, we did” of',
    after: `has ${count === 1 ? 'a point that was' : `${count} points that were`} due on ${day}${count === 1 ? '' : ' or later'}.`,
  }),
  untouched: (day: string): Sentence => ({ after: `is a draft that nobody has changed since ${day}.` }),
  unpublished: (days: number, count: number): Sentence => ({
    after: `ended ${days === 1 ? '1 day' : `${days.toLocaleString('en')} days`} ago with ${responses(count)}, and no results are published.`,
  }),
  mailingPaused: (kind: keyof typeof mailings): Sentence => ({ before: `${mailings[kind]} for`, after: 'are paused.' }),
  mailingWaits: (kind: keyof typeof mailings, problem: string): Sentence => ({
    before: `${mailings[kind]} for`,
    after: `are waiting. ${problem}`,
  }),
  mailingStopped: (kind: keyof typeof mailings, problem: string): Sentence => ({
    before: `${mailings[kind]} for`,
    after: `were stopped. ${problem}`,
  }),
  undelivered: (kind: keyof typeof mailings, count: number, all: number): Sentence => ({
    before: `${mailings[kind]} for`,
    after: `did not reach ${count.toLocaleString('en')} of ${people(all)}.`,
  }),
  bouncesHigh: (kind: keyof typeof mailings, count: number, all: number): Sentence => ({
    before: `${mailings[kind]} for`,
    after: `came back from ${count.toLocaleString('en')} of ${people(all)}. Check the addresses before the next mailing.`,
  }),
  complaintsHigh: (kind: keyof typeof mailings, count: number, all: number): Sentence => ({
    before: `${mailings[kind]} for`,
    after: `were marked as spam by ${count.toLocaleString('en')} of ${people(all)}. Write only to people who expect it.`,
  }),
  importFailed: (processed: number, total: number): Sentence => ({
    before: 'The import of',
    after: `stopped after ${processed.toLocaleString('en')} of ${rows(total)}.`,
  }),
  rowsRefused: (refused: number, total: number): Sentence => ({
    before: 'The import of',
    after: `left out ${refused.toLocaleString('en')} of ${rows(total)}.`,
  }),
  linkFor: (name: string) => ` for ${name}`,
  deletedCampaign: 'a deleted campaign',
  links: {
    delivery: 'Open Delivery',
    builder: 'Finish the survey',
    activate: 'Open the campaign',
    commitments: 'Open the points',
    publish: 'Publish results',
    mailing: 'Open the mailing',
    imports: 'Open Imports',
  },
} as const;

const news = {
  title: 'Since your last visit',
  loading: 'Loading news...',
  first: 'This browser does not remember an earlier visit. Next time you find here what has happened in between.',
  since: (moment: string) => `Since ${moment}`,
  empty: (moment: string) => `Nothing has happened since ${moment}.`,
  incomplete: 'Some news could not be loaded.',
  responses: (count: number, isExact: boolean): Sentence => ({
    after: isExact ? `received ${responses(count)}.` : `received more than ${responses(count)}.`,
  }),
  moves: {
    opened: { after: 'opened.' },
    paused: { after: 'was paused.' },
    resumed: { after: 'was resumed.' },
    completed: { after: 'was completed.' },
  },
  ended: { after: 'ended, as planned.' },
  mailing: (kind: keyof typeof mailings, sent: number): Sentence => ({
    before: `${mailings[kind]} for`,
    after: `went to ${people(sent)}.`,
  }),
  imported: (added: number, merged: number): Sentence => ({
    before: 'The import of',
    after: `added ${addresses(added)}${merged > 0 ? ` and updated ${merged.toLocaleString('en')}` : ''}.`,
  }),
} as const;

export const messages = {
  attention,
  news,
  running: 'Running campaigns',
  runningResponses: 'Responses',
  runningProgress: (count: number, target: number) => `${count.toLocaleString('en')} of ${target.toLocaleString('en')}`,
  runningPeriod: 'Responses per day, last 30 days',
  responsesInAll: (count: number) => `${responses(count)} in all`,
  runningEnds: (day: string) => `Ends ${day}`,
  sparklineUnit: 'responses',
  title: 'Overview',
  description: (council: string) => `How ${council} is listening at the moment.`,
  loading: 'Loading overview...',
  loadingCampaigns: 'Loading campaigns...',
  loadFailed: 'The overview could not be loaded',
  teamFailed: 'This figure is not available at the moment',
  activeCampaigns: 'Active Campaigns',
  activeCampaignsUnit: ({ activeCampaigns, openCampaigns }: { activeCampaigns: number; openCampaigns: number }) =>
    activeCampaigns === openCampaigns ? 'collecting responses now' : `${openCampaigns} collecting responses now`,
  howActiveCampaigns:
    'Campaigns in status Active at this moment. Paused and scheduled campaigns are not counted. A campaign between two rounds is active, but collects no responses now.',
  totalResponses: 'Total Responses',
  totalResponsesUnit: 'responses in the last 30 days',
  totalResponsesSince: (day: string) => `responses since ${day}, when the council began`,
  howTotalResponses: 'Responses to all campaigns of the council that came in during the last 30 days.',
  responseRate: 'Response Rate',
  responseRateUnit: (target: string) => `of the ${target} responses that active campaigns aim for, last 30 days`,
  noRate: 'No active campaign has a target, so there is nothing to compare with.',
  howResponseRate:
    'Responses of the last 30 days divided by the sum of the targets of the active campaigns. A single campaign shows its own rate: all its responses divided by its target.',
  activeUsers: 'Active Users',
  activeUsersUnit: 'staff active in the last 30 days',
  activeUsersSince: (day: string) => `staff active since ${day}`,
  howActiveUsers: 'Different members of staff of this council who were signed in and active in the last 30 days.',
  than: 'on the 30 days before',
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  quickActions: 'Quick actions',
  recent: 'Recent Campaigns',
  campaign: 'Campaign',
  status: 'Status',
  responses: 'Responses',
  target: 'Target',
  endDate: 'End date',
  ongoing: 'Ongoing',
  noTarget: 'No target',
  allCampaigns: 'All campaigns',
  emptyTitle: 'No campaigns yet',
  emptyText: 'A campaign asks residents a short survey and shows you what they answer, while it comes in.',
  createFirst: 'Create Your First Campaign',
} as const;
