import { formatDuration } from '@folkmoot/question-types/core';

const MINUTE = 60;

/** Older responses have no number in the first seconds after an update of the product. */
const numbered =
  (text: string) =>
  (number: number | undefined): string =>
    number === undefined ? text : `${text} ${number}`;

export const messages = {
  loading: 'Loading responses...',
  loadFailed: 'Failed to load the responses',
  noneTitle: 'No Responses Yet',
  noneText: 'Share the link of the survey and wait for responses.',
  response: numbered('Response'),
  completedIn: (seconds: number) =>
    seconds < MINUTE
      ? `Completed in ${seconds} seconds`
      : `Completed in ${formatDuration(seconds)} (${seconds.toLocaleString('en')} seconds)`,
  answeredIn: (language: string) => `Answered in ${language}`,
  noAnswer: 'No answers',
  list: 'Responses, newest first',
  backToList: 'Back to the list',
  keys: 'In this list: j for the next response, k for the previous one, x to leave one out.',
  question: (number: number) => `Question ${number}`,
  showing: (from: number, to: number, of: number) => `Showing ${from}-${to} of ${of} responses`,
  withExcluded: (of: number, excluded: number) =>
    `Figures and exports count ${(of - excluded).toLocaleString('en')} of these; ${excluded.toLocaleString('en')} ${
      excluded === 1 ? 'is' : 'are'
    } excluded.`,
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  previous: 'Previous',
  next: 'Next',
  filter: 'Show',
  filterAll: 'All responses',
  filterAny: 'Marked for any reason',
  filterExcluded: 'Not counted',
  group: 'Group',
  allGroups: 'In any group or none',
  inGroup: (kind: string) => `In a group: ${kind}`,
  groupHint: 'Responses that belong together. They count unless somebody excluded them.',
  openGroup: 'Open the group',
  noneInGroupText: 'No response is in this group any more.',
  search: 'Search responses',
  asExported: 'Show as exported',
  asExportedHint:
    'This is what a file holds: the personal data that we recognise is removed. Read a few answers to see what remains.',
  noneFoundText: 'No response holds these words.',
  noneFittingText: 'No response fits the filters.',
  clearFilters: 'Clear filters',
  noDataTitle: 'No Data Available',
  noDataText: 'There are no responses in this range.',
  viewAll: 'View All Time Data',
  address: (address: string) => `IP address ${address}`,
  notCounted: 'Not counted',
  exclude: 'Exclude',
  excludeOf: numbered('Exclude response'),
  include: 'Count again',
  includeOf: (number: number | undefined) => `${numbered('Count response')(number)} again`,
  many: {
    choose: numbered('Choose response'),
    chosen: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'response' : 'responses'} chosen`,
    choosePage: 'Choose this page',
    chooseAll: (count: number) => `Choose all ${count.toLocaleString('en')} that match`,
    clear: 'Choose none',
    exclude: 'Exclude chosen',
    include: 'Count chosen again',
    title: (count: number) => `Exclude ${count.toLocaleString('en')} ${count === 1 ? 'response' : 'responses'}`,
    question:
      'Take these responses out of every figure, chart and export, with one reason? Those that are excluded already keep their reason. They stay in this list, and can be counted again.',
    progress: (done: number, total: number) =>
      `${done.toLocaleString('en')} of ${total.toLocaleString('en')} responses`,
    working: 'Changing responses',
    excluded: (count: number) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'response is' : 'responses are'} no longer counted.`,
    included: (count: number) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'response is' : 'responses are'} counted again.`,
    undo: 'Undo',
    unfinished: 'This stopped before its end. What is done so far is saved: choose the same responses to go on.',
  },
  excludeTitle: numbered('Exclude response'),
  excludeQuestion:
    'Take this response out of every figure, chart and export? It stays in this list, and can be counted again.',
  reason: 'Reason',
  reasonHint: 'Colleagues see it beside the response.',
  exclusionFailed: 'This could not be saved. Please try again.',
  excluded: 'The response is no longer counted.',
  included: 'The response is counted again.',
  excludedHint: 'These responses were taken out of every figure, chart and export.',
  excludedBecause: (reason: string, who: string, when: string) => `Not counted: ${reason} (${who}, ${when})`,
  byItself: (reason: string, when: string) => `Not counted: ${reason.replace(/\.$/, '')} (${when})`,
  you: 'you',
  somebody: 'a colleague',
  noneMarkedTitle: 'No Such Responses',
  noneMarkedText: 'No response carries this mark.',
  showAll: 'Show all responses',
  marksHint: 'Marked responses are kept and counted; the mark says why to look at them.',
  marks: {
    late: 'Arrived after the close',
    received_while_paused: 'Received while paused',
    very_fast: 'Very fast',
    burst: 'Part of a burst',
    token_reused: 'Sent again from the same page',
    trap_filled: 'Filled in a hidden field',
    straight_lined: 'Same number everywhere',
    program: 'Sent by a program',
    no_page: 'Not sent from the survey page',
    above_pace: 'Far above the usual pace',
    without_proof: 'Without proof of work',
    over_quota: 'Over a limit',
    screened_out: 'Screened out',
  },
} as const;
