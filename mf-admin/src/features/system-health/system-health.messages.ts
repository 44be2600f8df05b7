import { type RequestArea, type ServiceName, serviceNames, serviceRegistry } from '@folkmoot/contracts/client';

const PERCENT = 100;

/** `99.95%`, rounded down, so that 100% means exactly 100%. */
export const percent = (share: number): string => {
  const digits = share >= 1 ? 0 : 2;
  const factor = 10 ** digits;
  return `${(Math.floor(share * PERCENT * factor) / factor).toFixed(digits)}%`;
};

const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 0 });
const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;
const KILO = 1_000;

/** `12.3 MB` */
export const bytes = (count: number): string => {
  const step = count < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(count) / 3));
  return `${(count / KILO ** step).toLocaleString('en', { maximumFractionDigits: 1 })} ${UNITS[step]}`;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in one unit. */
export const durationWords = {
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  days: (count: number) => `${count} days`,
};

/** `45 s`, `12 min`, `5 h`, `3 days` */
export const duration = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  if (seconds < MINUTE) return durationWords.seconds(seconds);
  if (seconds < HOUR) return durationWords.minutes(Math.floor(seconds / MINUTE));
  if (seconds < 2 * DAY) return durationWords.hours(Math.floor(seconds / HOUR));
  return durationWords.days(Math.floor(seconds / DAY));
};

const minutesInWords = (minutes: number): string => duration(minutes * MINUTE * 1_000);
const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** The texts of the last 28 days. */
export const historyMessages = {
  column: 'Last 28 days (UTC)',
  states: { ok: 'OK', degraded: 'Degraded', down: 'Down', none: 'No data' },
  partly: 'OK, for part of the day no data',
  noData: 'no data, the installation was off or could not ask this part',
  summary: (parts: readonly string[]) => `Last 28 days: ${parts.join(', ')}.`,
  daysOf: (state: 'ok' | 'degraded' | 'down' | 'none', count: number) =>
    `${days(count)} ${{ ok: 'OK', degraded: 'degraded', down: 'down', none: 'without data' }[state]}`,
  day: (day: string, parts: readonly string[]) => `${day}: ${parts.join(', ')}`,
  range: (first: string, last: string) => `${first} to ${last}`,
  downFor: (minutes: number) => `down for ${minutesInWords(minutes)}`,
  degradedFor: (minutes: number) => `degraded for ${minutesInWords(minutes)}`,
  missingFor: (minutes: number) => `no data for ${minutesInWords(minutes)}`,
  since: (time: string) => `For ${time}.`,
  daysTitle: 'Days with a problem or without data',
  allDaysOk: 'None in the last 28 days.',
  eventsTitle: 'What happened',
  noEvents: 'It has not changed its state.',
} as const;

/** The gateway's own requests, and the services by their names in the registry. */
const areas: Readonly<Record<RequestArea, string>> = {
  ...(Object.fromEntries(serviceNames.map((name) => [name, serviceRegistry[name].label])) as Record<
    ServiceName,
    string
  >),
  gateway: 'Dashboard and files',
};

export const messages = {
  label: 'System Health',
  loading: 'Loading system health...',
  loadFailed: 'System health could not be loaded',
  notFresh: 'The service that looks after this does not answer at the moment. What you see is from before.',
  whole: {
    ok: 'Everything that was asked works',
    degraded: 'Something needs attention',
    down: 'Something is down',
    unknown: 'Nobody knows how it is',
  },
  checked: (time: string) => `Checked at ${time}, and again every 5 seconds.`,
  states: { ok: 'OK', degraded: 'Degraded', down: 'Down', unknown: 'Not known' },
  overdue: 'Overdue',
  areas,
  sections: {
    services: 'Services',
    data: 'Databases and files',
    events: 'Events',
    outside: 'Mail and AI',
    jobs: 'Scheduled jobs',
  },
  names: { events: 'Event broker', server: 'Mail server', gateway: 'Gateway', provider: 'AI provider' },
  kinds: {
    service: 'Service',
    gateway: 'Gateway',
    database: 'Database',
    broker: 'Broker',
    queue: 'Queue',
    outbox: 'Outbox',
    mail: 'Mail',
    ai: 'AI',
    storage: 'Files',
    job: 'Job',
  },
  columns: { name: 'Part', state: 'State', since: 'For', detail: 'What is known' },
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show only what needs attention',
  allWell: (count: number) => `None of these ${count} needs attention.`,
  figures: {
    ms: (ms: number) => `${Math.round(ms)} ms`,
    waiting: (count: number) => `${number(count)} waiting`,
    waitingUnknown: 'depth not known',
    oldest: (age: string) => `oldest ${age}`,
    dead: (count: number) => (count === 1 ? '1 dead letter' : `${number(count)} dead letters`),
    data: (size: string) => `${size} of data`,
    free: (size: string) => `${size} free`,
    freeUnknown: 'free space not known',
    last: (age: string) => `last ${age} ago`,
    next: (wait: string) => `next in ${wait}`,
    looked: (age: string) => `looked ${age} ago`,
    overdue: (age: string) => `overdue by ${age}`,
  },
  availability: {
    title: 'Availability over 28 days',
    loading: 'Loading availability...',
    failed: 'Availability could not be loaded',
    label: 'Availability',
    none: 'No request has been counted yet.',
    of: (requests: number, period: string) => `of ${number(requests)} requests ${period}`,
    inPeriod: 'in 28 days',
    since: (day: string) => `since ${day}`,
    how: 'Requests that were answered, of all that reached the gateway. A request fails when it ends in an error of ours (status 500 or more). Probes are not counted. While no gateway runs, nothing is counted: that time is missing here, not good.',
    budget: 'Error budget left',
    budgetUnit: (failures: number, allowed: number, target: string) =>
      `${number(failures)} failed of ${number(allowed)} allowed for ${target}`,
    budgetHow: 'How much of the failures that the target allows in this period is still unused.',
    burn: 'Burn rate',
    burnUnit: (hours: number, requests: number) =>
      `in the last ${hours === 1 ? 'hour' : `${hours} hours`}, ${number(requests)} requests`,
    burnHow: 'How fast the budget is used: 1 uses exactly all of it in 28 days; above 1 it will not last.',
    burnTimes: (rate: number) => `${rate.toLocaleString('en', { maximumFractionDigits: 1 })}×`,
    measured: 'Time measured',
    measuredUnit: (period: string) => `of the time ${period}, a gateway was there to count`,
    measuredHow: 'The rest is time in which no gateway ran, or its counts did not arrive.',
    small: (requests: number) =>
      `These are only ${number(requests)} requests: one failure more or less changes the figure much.`,
    columns: { area: 'Part', requests: 'Requests', failures: 'Failed', share: 'Availability' },
    byArea: 'Availability by part',
    noRequests: 'no requests',
    noneFailed: 'No failures',
    wholeBudget: 'All of it',
    overHours: (hours: number) => `Burn rate, last ${hours === 1 ? 'hour' : `${hours} hours`}`,
  },
  dead: {
    title: 'Dead letters',
    text: 'Events that a queue gave up on. They hold up no other event. Replay them when the cause is fixed.',
    loading: 'Loading dead letters...',
    failed: 'Dead letters could not be loaded',
    none: 'No dead letters.',
    listed: (shown: number, total: number) => `The oldest ${number(shown)} of ${number(total)}.`,
    columns: { queue: 'Queue', event: 'Event', reason: 'Why', when: 'Given up', actions: 'Actions' },
    noEvent: 'not an event',
    replay: 'Replay',
    replayOf: (queue: string) => `Replay this letter of ${queue}`,
    replayAll: (queue: string) => `Replay all of ${queue}`,
    discard: 'Discard',
    discardOf: (queue: string) => `Discard this letter of ${queue}`,
    discardTitle: 'Discard a dead letter',
    discardQuestion: 'Discard this event permanently? The change it describes will never be made.',
    replayed: (count: number) =>
      count === 1 ? '1 event has been sent again.' : `${number(count)} events have been sent again.`,
    discarded: 'The event was discarded.',
    failedToReplay: 'It could not be replayed. Please try again.',
    failedToDiscard: 'It could not be discarded. Please try again.',
  },
  events: {
    title: 'Recent system events',
    loading: 'Loading events...',
    failed: 'Events could not be loaded',
    none: 'No part has gone down since monitoring began.',
    more: 'Show more',
    columns: { when: 'When', part: 'Part', what: 'What happened' },
    restarted: 'Started anew',
    became: (from: string, to: string) => `${from} → ${to}`,
    first: (to: string) => `First seen: ${to}`,
  },
  maintenance: {
    title: 'Maintenance',
    text: 'Tell all staff what is planned: they see a banner until it ends.',
    announce: 'Announce maintenance',
    loading: 'Loading announcements...',
    failed: 'Announcements could not be loaded',
    none: 'Nothing is announced.',
    dialogTitle: 'Announce maintenance',
    textLabel: 'Text',
    textHelp: 'What staff should know: what is done, and what does not work meanwhile.',
    starts: 'Starts',
    ends: 'Ends',
    zone: (zone: string) => `In your time zone, ${zone}. Staff see it in their council's.`,
    cancel: 'Cancel',
    submit: 'Announce',
    submitting: 'Announcing...',
    textRequired: 'Say what is planned',
    timesRequired: 'Say when it starts and ends',
    timesReversed: 'The end must be after the start and in the future.',
    announced: 'All staff see it now.',
    announceFailed: 'It could not be announced. Please try again.',
    withdraw: 'Withdraw',
    withdrawOf: (text: string) => `Withdraw "${text}"`,
    withdrawTitle: 'Withdraw the announcement',
    withdrawQuestion: 'Withdraw this announcement? The banner disappears at once.',
    withdrawn: 'The announcement was withdrawn.',
    withdrawFailed: 'It could not be withdrawn. Please try again.',
    now: 'Now',
    ahead: 'Planned',
    over: 'Over',
    columns: { when: 'When', text: 'Text', state: 'State', actions: 'Actions' },
  },
} as const;
