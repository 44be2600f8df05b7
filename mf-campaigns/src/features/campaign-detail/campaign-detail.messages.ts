import type { CampaignStatus } from '@folkmoot/contracts/client';
import { surveyWords } from '../../entities/campaign/campaign-words.messages';
import type { ReadinessItem } from './campaign-detail.domain';

const beforeActivation = 'The link works as soon as the campaign is active.';
const publicLinkHints: Readonly<Record<CampaignStatus, string>> = {
  draft: beforeActivation,
  survey_building: beforeActivation,
  ready: beforeActivation,
  scheduled: 'The link says when the survey opens. From then on anyone with it can answer.',
  active: 'Anyone with this link can answer while the campaign is active.',
  paused: 'The campaign is paused: the link says so and takes no answers.',
  completed: 'The campaign has ended: the link says so and takes no answers.',
  archived: 'The campaign is archived: the link takes no answers.',
};

export const messages = {
  loading: 'Loading campaign...',
  notFoundTitle: 'Campaign not found',
  notFoundText: 'This campaign does not exist or you do not have access to it.',
  loadFailed: 'Failed to load the campaign',
  back: 'Back to campaigns',
  activate: 'Activate',
  pause: 'Pause',
  complete: 'Complete',
  completeQuestion: 'Complete this campaign?',
  completeDetails: 'It closes now and takes no more responses. The report stays. You can reopen it for 30 days.',
  reopen: 'Reopen',
  reopenQuestion: 'Reopen this campaign?',
  reopenDetails: (until: string) => `Residents can answer again at once. You can reopen this campaign until ${until}.`,
  reopenEnd: (end: string) =>
    `Its end date, ${end}, has passed and will be removed. The campaign then stays open until you complete it or set another end date.`,
  reopened: 'Campaign reopened. Residents can answer again.',
  reopenedWithoutEnd: 'Campaign reopened. It has no end date: set one on the Delivery tab, or complete it yourself.',
  unschedule: 'Unschedule',
  unscheduleQuestion: 'Take this campaign off the schedule?',
  unscheduleDetails: 'It does not open on its start date. Nothing is lost: activate it again when you are ready.',
  unscheduled: 'Campaign unscheduled. It does not open until you activate it.',
  archive: 'Archive',
  unarchive: 'Unarchive',
  unarchived: (status: string) => `Campaign is back from the archive. Its status is ${status}.`,
  undo: 'Undo',
  viewReport: 'View report',
  activated: 'Campaign activated successfully! Your survey is now live and collecting responses.',
  scheduled: (date: string) => `Campaign scheduled. It opens on ${date}.`,
  paused: 'Campaign paused. No new responses will be collected until you reactivate it.',
  completed: 'Campaign completed. Its report stays available.',
  archived: 'Campaign archived.',
  notActivated:
    'The campaign was not activated, because your changes on this page could not be saved. Save them, then activate it again.',
  activateFailed: 'Failed to activate campaign. Please try again.',
  pauseFailed: 'Failed to pause campaign. Please try again.',
  statusFailed: 'Failed to update campaign status',
  stepFailed: 'Failed to update campaign step',
  progress: 'Progress',
  stats: {
    responses: 'Responses',
    responsesUnit: 'so far',
    responsesHow: 'All responses submitted so far that staff have not excluded.',
    target: 'Target',
    targetUnit: 'responses wanted',
    targetHow:
      'How many responses you want, as set on the Delivery tab. The survey stays open when the target is reached.',
    noTarget: 'No target',
    none: '–',
    responseRate: 'Response Rate',
    responseRateUnit: 'of the target',
    responseRateHow:
      'Responses divided by the target, in percent: how far you are towards the target, not how many of those asked have answered. Without a target it is 0.',
    invitationRate: 'Response rate of invitations by mail',
    invitationRateOf: (answered: number, delivered: number) =>
      `${answered.toLocaleString('en')} of ${delivered.toLocaleString('en')} that arrived were answered. Updated once a day.`,
    daysActive: 'Days Active',
    daysActiveUnit: {
      none: 'no start date yet',
      ahead: 'the start date is ahead',
      past: 'since the start date',
    },
    daysActiveHow: (open: number) =>
      `Days since the start date, rounded up; 0 without a start date or before it. The survey was open on ${open} ${open === 1 ? 'day' : 'days'}: pauses and the time between rounds do not count.`,
  },
  tabs: {
    overview: 'Overview',
    builder: 'Survey Builder',
    delivery: 'Delivery',
    reports: 'Reports',
    publish: 'Publish',
    settings: 'Settings',
  },
  overview: {
    title: 'About this campaign',
    targetAudience: 'Target audience',
    frequency: 'Frequency',
    deliveryMethods: 'Delivery methods',
    startDate: 'Start date',
    endDate: 'End date',
    targetResponses: 'Target responses',
    labels: 'Labels',
    notSet: 'Not set',
    none: 'None chosen',
    publicLink: 'Public link',
    publicLinkHints,
    closedUntilNext: 'The survey is closed at the moment: the link says when it opens again and takes no answers.',
    closedForGood: 'The last round is over: the link says so and takes no answers.',
    copy: 'Copy link',
    copied: 'URL copied to clipboard!',
    open: 'Open survey',
  },
  settings: {
    heading: 'Settings',
    help: {
      /** `survey` is the survey's title where it is another one. */
      title: (survey: string | null) =>
        survey === null
          ? 'Residents see it above the questions.'
          : `Residents see it in small print above the title of the survey, “${survey}”.`,
      description: 'Residents read it before the first question.',
    },
    titleRequired: 'Campaign title is required',
    status: 'Current Status',
    created: 'Created',
    updated: 'Last Updated',
    save: 'Save Settings',
    saving: 'Saving...',
    saved: 'Campaign settings saved successfully!',
    failed: 'Failed to save campaign settings',
  },
} as const;

type Sentence = (isDone: boolean, questions: number) => string;

const sentences: Readonly<Record<ReadinessItem['id'], Sentence>> = {
  questions: (isDone, questions) =>
    isDone ? `${surveyWords.questions(questions)} in the survey` : 'The survey has no question yet',
  survey: (isDone) => (isDone ? 'The survey check finds no error' : 'The survey check finds errors'),
  window: (isDone) =>
    isDone ? 'The end date lies after the start' : 'The end date lies before the start or has passed already',
  warnings: () => 'The survey check has recommendations',
  delivery: (isDone) => (isDone ? 'Delivery methods chosen' : 'No delivery method chosen: share the link yourself'),
  dates: () => 'No end date: the campaign stays open until you complete it',
  privacy: (isDone) =>
    isDone ? 'The council has a privacy notice' : 'The council has no privacy notice to show to residents',
  preview: (isDone) =>
    isDone ? 'You have tried the survey as it stands' : 'Nobody has tried the survey in this browser',
};

export const readinessTexts = {
  title: 'Ready to go?',
  ready: 'Nothing keeps this campaign from being activated.',
  notReady: 'What is marked as needed keeps this campaign from being activated.',
  done: 'Done',
  blocks: 'Needed',
  warns: 'Recommended',
  sentence: ({ id, isDone }: ReadinessItem, questions: number) => sentences[id](isDone, questions),
  more: (count: number) => `and ${count} more`,
  ways: {
    builder: 'Open the survey builder',
    delivery: 'Open delivery',
    council: 'Open the settings',
    preview: 'Preview the survey',
  },
} as const;

export const lineTexts = {
  responses: (count: number, target: number | null) => {
    const words = target === null && count === 1 ? 'response' : 'responses';
    const counted = count.toLocaleString('en');
    return target === null ? `${counted} ${words}` : `${counted} of ${target.toLocaleString('en')} ${words}`;
  },
  day: (days: number) => `day ${days}`,
  opens: (day: string) => `opens ${day}`,
  ends: (day: string) => `ends ${day}`,
  ended: (day: string) => `ended ${day}`,
  noEnd: 'no end date',
  noDates: 'no dates yet',
} as const;

export const historyTexts = {
  title: 'History',
  created: 'Created',
  byTime: 'by its dates',
  byYou: 'by you',
  by: (name: string) => `by ${name}`,
  byStaff: 'by a member of staff',
} as const;

export const roundTexts = {
  title: 'Rounds',
  current: (number: number) => `Round ${number} is open`,
  until: (moment: string) => `until ${moment}`,
  none: 'No round is open at the moment.',
  next: (moment: string) => `The next round opens on ${moment}.`,
  last: 'No further round follows.',
} as const;
