import { lookup } from '@folkmoot/contracts/client';

const watchReasons: Readonly<Record<string, string>> = {
  marked: 'many responses had marks',
  above_rhythm: 'far more responses than usual, from few networks',
};
const levels: Readonly<Record<string, string>> = {
  automatic: 'automatic',
  normal: 'normal',
  watchful: 'watchful',
};

/** The words for a code of the server. Nothing for one that this release does not know. */
const watchWords = (words: Readonly<Record<string, string>>, code: string): string => {
  const known = lookup(words, code);
  return known === undefined ? '' : `: ${known}`;
};

export const messages = {
  loading: 'Loading report...',
  loadFailed: 'Failed to load the report',
  currentRange: (range: string, shown: number, all: number) => `Current Range: ${range} (${shown} of ${all} responses)`,
  noneTitle: 'No Responses Yet',
  noneText: 'Share the link of the survey and wait for responses. They appear here the moment they arrive.',
  noDataTitle: 'No Data Available',
  noDataText: 'There are no responses in this range.',
  viewAll: 'View All Time Data',
  totalResponses: 'Total Responses',
  completionRate: 'Completion Rate',
  averageTime: 'Avg. Time',
  questions: 'Questions',
  howResponses: 'Responses that were submitted and not excluded, in the range chosen above.',
  howCompletion: (completes: number, starts: number) =>
    `Completed surveys divided by started ones: ${completes} of ${starts}, counted by the server.`,
  howTime: (median: string) =>
    `The average leaves out the fastest and slowest 5%. Half of all people took less than ${median} (the median).`,
  responsesUnit: (excluded: number, overQuota = 0, screenedOut = 0) => {
    if (excluded === 0) return 'in this range';
    const of = [
      ...(overQuota > 0 ? [`${overQuota.toLocaleString('en')} over quota`] : []),
      ...(screenedOut > 0 ? [`${screenedOut.toLocaleString('en')} screened out`] : []),
    ];
    const why = of.length > 0 ? ` (${of.join(', ')})` : '';
    return `in this range; ${excluded.toLocaleString('en')} more not counted${why}`;
  },
  completionUnit: 'of those who started',
  noVisits: 'nobody has started yet',
  notImported: 'not known for imported answers',
  timeUnit: 'to complete the survey',
  seconds: (seconds: number) => `${seconds.toLocaleString('en')} seconds`,
  noTimes: 'no completion times yet',
  questionsUnit: 'in the published survey',
  timelines: {
    hour: 'Responses per hour',
    day: 'Responses per day',
    week: 'Responses per week',
    month: 'Responses per month',
  },
  units: { hour: 'Hour', day: 'Day', week: 'Week from', month: 'Month' },
  count: 'Responses',
  hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  addAnnotation: 'Add a note',
  annotationText: 'What happened',
  annotationHint: 'A few words, for example: Poster at the library. Everybody who sees the report sees it.',
  saveAnnotation: 'Add note',
  annotationList: 'What happened in this time',
  annotationFailed: 'The note could not be changed. Please try again.',
  deleteAnnotation: (text: string) => `Delete the note “${text}”`,
  annotations: {
    own: (text: string) => text,
    code_created: (text: string) => `QR code created: ${text}`,
    code_scanned: (text: string) => `QR code first scanned: ${text}`,
    watchful: (reason: string) =>
      reason === 'above_rhythm'
        ? 'Under attack: far more responses than usual from few networks'
        : 'Under attack: many responses with marks',
    calm: () => 'The attack ended',
    level_set: (level: string) => {
      if (level === 'automatic') return 'Protection set to automatic';
      return level === 'normal' ? 'Protection turned off' : 'Protection turned on';
    },
    invitation: (text: string) => `Invitation sent: ${text}`,
    reminder: (text: string) => `Reminder sent: ${text}`,
    watchful: (reason: string) => `The survey became watchful${watchWords(watchReasons, reason)}`,
    calm: (_: string) => 'The survey is not watchful any more',
    level_set: (level: string) => `Protection of the survey set by staff${watchWords(levels, level)}`,
  },
  results: 'Results by question',
  bySize: 'Sort by size',
  ownOrder: 'Show in the order of the survey',
  answered: (answered: number, responses: number, asked = responses) =>
    asked === responses
      ? `${answered.toLocaleString('en')} of ${responses.toLocaleString('en')} answered`
      : `Asked ${asked.toLocaleString('en')}, answered ${answered.toLocaleString('en')}`,
  summary: 'Campaign summary',
  noDescription: 'No description provided',
  status: 'Status',
  period: 'Period analysed',
  noPeriod: 'No responses yet',
  visitsUnfiltered: 'not known by answers',
  filteredUnit: 'that fit the filters',
  filters: 'Filters by answers',
  filterHint: 'Choose an answer in the report, or a question here, to see what those people said to everything else.',
  addFilter: 'Filter by an answer',
  questionLabel: 'Question',
  languageCount: (language: string, count: number) => `${language} (${count.toLocaleString('en')})`,
  answersLabel: 'Answers',
  spanEnds: { from: 'First', to: 'Last' },
  spanReversed: 'The last one is before the first one.',
  wordsLabel: 'Words in the answer',
  apply: 'Apply',
  fitting: (fitting: number, of: number) => `${fitting.toLocaleString('en')} of ${of.toLocaleString('en')} responses`,
  few: (fitting: number) =>
    `Percentages of ${fitting} ${fitting === 1 ? 'person' : 'people'} say little. Look at the numbers.`,
  counting: (looked: number, of: number) =>
    `Counting… ${looked.toLocaleString('en')} of ${of.toLocaleString('en')} responses looked at`,
  countingLabel: 'How many responses have been looked at',
  filterFailed: 'The filters could not be applied. What follows is of all responses.',
  share: (count: number, percent: number) => `${count.toLocaleString('en')} (${percent}%)`,
  funnel: 'From visit to response',
  funnelBase: (views: number) => `Percent of the ${views.toLocaleString('en')} times the survey was opened.`,
  step: 'Step',
  people: 'Times',
  viewed: 'Viewed',
  started: 'Started',
  completed: 'Completed',
  abandoned: 'Abandoned',
  stops: 'Where people stopped',
  stopsBase: (abandons: number) =>
    `The question in view when somebody left, of ${abandons.toLocaleString('en')} who did.`,
  question: 'Question',
  searchAnswers: (title: string) => `Search answers to ${title}`,
  loadingAnswers: 'Loading answers...',
  answersFailed: 'Failed to load the answers',
  noneWithWords: 'No answer holds these words.',
  noneWritten: 'No answers yet.',
  answersShown: (count: number) => `${count} answers shown`,
  cross: 'Cross-tabulation',
  crossHint: 'Compare the answers to two questions.',
  crossRows: 'Rows',
  crossColumns: 'Columns',
  chooseQuestion: 'Choose a question',
  crossLabel: (rows: string, columns: string) => `${rows} by ${columns}`,
  crossBases: {
    row: (answered: number) =>
      `Of the ${answered.toLocaleString('en')} ${answered === 1 ? 'person' : 'people'} who answered both; percent of the row.`,
    column: (answered: number) =>
      `Of the ${answered.toLocaleString('en')} ${answered === 1 ? 'person' : 'people'} who answered both; percent of the column.`,
  },
  crossPercent: 'Percent of',
  crossPercents: { row: 'Row', column: 'Column' },
  crossExport: 'Export the table as CSV',
  crossFile: 'cross-tabulation',
  columnTotal: 'Everybody',
  shadeLegend: (from: number, to: number) => `${from}–${to}%`,
  crossEmpty: 'Nobody has answered both questions.',
  crossFailed: 'Failed to count the two questions',
  rowTotal: 'People',
  compare: 'Comparison of rounds',
  compareBefore: 'Earlier round',
  compareAfter: 'Later round',
  compareBase: (before: number, after: number) =>
    `percent of the ${before.toLocaleString('en')} and ${after.toLocaleString('en')} people who answered`,
  round: (round: number) => `Round ${round}`,
  roundWith: (round: number, responses: number) => `Round ${round} (${responses.toLocaleString('en')} responses)`,
  answer: 'Answer',
  change: 'Change',
  points: (signed: string) => `${signed} pp`,
} as const;
