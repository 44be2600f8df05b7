/** @file The service levels that residents and staff can rely on, and the rules that measure them (docs/guides/observability.md). */
import { serviceNames } from '@folkmoot/contracts';

/** A share of requests that must be good, as seen by the gateway. */
export interface ServiceLevel {
  /** The label `slo` of its rules. */
  readonly name: string;
  readonly alert: string;
  readonly summary: string;
  readonly objective: number;
  /** The number of all requests per second, and of bad ones, in an expression. `measure` is `rate` or `increase`. */
  readonly all: (measure: Measure, window: string) => string;
  readonly bad: (measure: Measure, window: string) => string;
}

export type Measure = 'rate' | 'increase';

const staffServices = serviceNames.filter((name) => name !== 'public');

const ANSWERING = 'service="gateway",operation="public"';
const DASHBOARD = `service="gateway",operation=~"${staffServices.join('|')}"`;
const OUR_FAILURE = 'status=~"5.."';
const NO_FAILURE = 'status!~"5.."';

const sumOf = (measure: Measure, metric: string, matchers: string, window: string): string =>
  `sum(${measure}(${metric}{${matchers}}[${window}]))`;

const count = (matchers: string) => (measure: Measure, window: string) =>
  sumOf(measure, 'folkmoot_request_seconds_count', matchers, window);

/** Without a failure there is no series of failures, which would make the whole expression empty. */
const failures = (requests: string) => (measure: Measure, window: string) =>
  `(${count(`${requests},${OUR_FAILURE}`)(measure, window)} or vector(0))`;

const slow = (requests: string, seconds: number) => (measure: Measure, window: string) => {
  const answered = `${requests},${NO_FAILURE}`;
  const quick = sumOf(measure, 'folkmoot_request_seconds_bucket', `${answered},le="${seconds}"`, window);
  return `(${count(answered)(measure, window)} - ${quick})`;
};

export const serviceLevels: readonly ServiceLevel[] = [
  {
    name: 'answering-availability',
    alert: 'FolkmootAnsweringFails',
    summary: 'Requests of residents fail',
    objective: 0.999,
    all: count(ANSWERING),
    bad: failures(ANSWERING),
  },
  {
    name: 'answering-latency',
    alert: 'FolkmootAnsweringSlow',
    summary: 'Residents wait more than half a second',
    objective: 0.99,
    all: count(`${ANSWERING},${NO_FAILURE}`),
    bad: slow(ANSWERING, 0.5),
  },
  {
    name: 'dashboard-availability',
    alert: 'FolkmootDashboardFails',
    summary: 'Requests of the dashboard fail',
    objective: 0.995,
    all: count(DASHBOARD),
    bad: failures(DASHBOARD),
  },
  {
    name: 'dashboard-latency',
    alert: 'FolkmootDashboardSlow',
    summary: 'Staff wait more than two and a half seconds',
    objective: 0.99,
    all: count(`${DASHBOARD},${NO_FAILURE}`),
    bad: slow(DASHBOARD, 2.5),
  },
];

/** With fewer bad requests than this in the long window there is no alert: three failures of ten at night wake nobody. */
const FEWEST_BAD = 10;

interface BurnRate {
  readonly long: string;
  readonly short: string;
  /** How many times faster than allowed the error budget of 28 days is used up. */
  readonly factor: number;
}

/**
 * An alert needs a long window, so that it is important, and a short one, so that it ends soon after the problem. The
 * factors are those of the SRE workbook, chapter 5.
 */
export const burnRates: Readonly<Record<'page' | 'ticket', readonly BurnRate[]>> = {
  page: [
    { long: '1h', short: '5m', factor: 14.4 },
    { long: '6h', short: '30m', factor: 6 },
  ],
  ticket: [
    { long: '1d', short: '2h', factor: 3 },
    { long: '3d', short: '6h', factor: 1 },
  ],
};

const rates = [...burnRates.page, ...burnRates.ticket];
const longWindows = [...new Set(rates.map(({ long }) => long))];
export const windows = [...new Set([...rates.map(({ short }) => short), ...longWindows])];

const ratioName = (window: string): string => `folkmoot:slo_errors:ratio_rate${window}`;
const countName = (window: string): string => `folkmoot:slo_errors:increase${window}`;

export interface RecordingRule {
  readonly record: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly expr: string;
}

export const recordingRulesOf = ({ name, all, bad }: ServiceLevel): RecordingRule[] => [
  ...windows.map((window) => ({
    record: ratioName(window),
    labels: { slo: name },
    expr: `${bad('rate', window)} / ${all('rate', window)}`,
  })),
  ...longWindows.map((window) => ({
    record: countName(window),
    labels: { slo: name },
    expr: bad('increase', window),
  })),
];

/** The ratio of a level in a window, for dashboards. */
export const ratioOf = ({ name }: ServiceLevel, window: string): string => `${ratioName(window)}{slo="${name}"}`;

/** The share of bad requests at which a burn rate is reached, without the digits of a rounding error. */
const limitOf = ({ objective }: ServiceLevel, factor: number): number => Number((factor * (1 - objective)).toFixed(6));

export const burnExpression = (level: ServiceLevel, severity: 'page' | 'ticket'): string =>
  burnRates[severity]
    .map(({ long, short, factor }) => {
      const limit = limitOf(level, factor);
      const enough = `${countName(long)}{slo="${level.name}"} >= ${FEWEST_BAD}`;
      return `(${ratioOf(level, long)} > ${limit} and ${ratioOf(level, short)} > ${limit} and ${enough})`;
    })
    .join(' or ');
