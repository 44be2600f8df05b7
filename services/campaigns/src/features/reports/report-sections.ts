import { calendarDayIn, lookup, type Report } from '@folkmoot/contracts';
import type { DocumentBlock, DocumentSection } from '@folkmoot/documents';
import { type Bucket, bucketsOf, chartOf, formatDuration } from '../../entities/survey';
import { messages } from './report-document.messages';

/** Data for all sections. */
export interface Facts {
  readonly report: Report;
  /** Answer filters as text, and the number of responses without them. */
  readonly filters: readonly string[];
  readonly unfiltered: number;
  readonly council: string;
  /** As text. */
  readonly period: string;
  readonly generated: string;
  readonly hasInsights: boolean;
  /** Says which words are not in the language of the document; null when all are. */
  readonly fallback: string | null;
}

const duration = (seconds: number | null): string => (seconds === null ? messages.unknown : formatDuration(seconds));

/** Why there is no completion rate; null when there is one. */
const completionNote = (isMissing: boolean, filters: readonly string[]): string | null => {
  if (filters.length > 0) return messages.visitsUnfiltered;
  return isMissing ? messages.noVisits : null;
};

/** Number of responses in the report; with a filter also the total. */
export const totalOf = ({ report, filters, unfiltered }: Facts): string =>
  filters.length > 0 ? messages.partOf(report.responses, unfiltered) : report.responses.toLocaleString('en');

const figures = ({ report, filters, unfiltered }: Facts): DocumentBlock => {
  const { responses, completionRate, completes, starts, averageSeconds, medianSeconds, questions } = report;
  return {
    kind: 'figures',
    items: [
      {
        label: messages.totalResponses,
        value: responses.toLocaleString('en'),
        note: filters.length > 0 ? messages.ofPeriod(unfiltered) : messages.inPeriod,
      },
      {
        label: messages.completion,
        value: completionRate === null ? '–' : `${completionRate}%`,
        note: completionNote(completionRate === null, filters) ?? messages.completionOf(completes, starts),
      },
      {
        label: messages.time,
        value: averageSeconds === null ? '–' : formatDuration(averageSeconds),
        note: medianSeconds === null ? '' : messages.median(formatDuration(medianSeconds)),
      },
      { label: messages.questions, value: questions.toLocaleString('en'), note: messages.inSurvey },
    ],
  };
};

const labelOf = ({ key, unit }: Bucket, zone: string): string =>
  calendarDayIn(key, zone, unit === 'month' ? 'month' : 'dayOfYear');

const timeline = ({ report }: Facts): DocumentBlock[] => {
  const buckets = bucketsOf(report.timeline);
  const unit = buckets[0]?.unit;
  if (unit === undefined) return [];
  const rows = buckets.map((bucket) => ({
    label: labelOf(bucket, report.timezone),
    value: bucket.count,
    text: bucket.count.toLocaleString('en'),
  }));
  return [{ kind: 'columns', title: messages.timelines[unit], headings: [messages.units[unit], messages.count], rows }];
};

const GLANCES = 12;

/** The most frequent answer to each question that has one. */
const atAGlance = ({ report }: Facts): DocumentBlock[] => {
  const rows = report.results.flatMap((result) => {
    const [first, ...others] = chartOf(result).rows;
    if (!first || result.answered === 0) return [];
    const top = others.reduce((best, row) => (row.value > best.value ? row : best), first);
    return [{ label: result.title, value: `${top.label} – ${top.text}` }];
  });
  const headings = [messages.question, messages.mostFrequent] as const;
  return rows.length === 0
    ? []
    : [
        { kind: 'heading', text: messages.atAGlance },
        { kind: 'facts', caption: messages.atAGlance, headings, rows: rows.slice(0, GLANCES) },
      ];
};

const notCounted = ({ excluded, overQuota = 0, screenedOut = 0 }: Report): string[] => {
  const byStaff = excluded - overQuota - screenedOut;
  return [
    ...(byStaff > 0 ? [messages.summaryExcluded(byStaff)] : []),
    ...(overQuota > 0 ? [messages.summaryOverQuota(overQuota)] : []),
    ...(screenedOut > 0 ? [messages.summaryScreenedOut(screenedOut)] : []),
  ];
};

const lead = ({ report, period, filters, unfiltered }: Facts): string =>
  [
    filters.length > 0
      ? messages.summaryFiltered(report.responses, unfiltered, period, filters)
      : messages.summaryLead(report.responses, period),
    ...(report.completionRate === null
      ? []
      : [messages.summaryCompletion(report.completionRate, duration(report.averageSeconds))]),
    ...(filters.length === 0 ? notCounted(report) : []),
  ].join(' ');

export const summarySection = (facts: Facts, said: string | null): DocumentSection => ({
  title: messages.summary,
  startsPage: true,
  blocks: [
    { kind: 'text', tone: 'lead', text: lead(facts) },
    ...(facts.fallback === null ? [] : [{ kind: 'text' as const, tone: 'soft' as const, text: facts.fallback }]),
    ...(facts.report.description === '' ? [] : [{ kind: 'text' as const, text: facts.report.description }]),
    figures(facts),
    ...(said === null ? [] : [{ kind: 'text' as const, text: said }]),
    ...timeline(facts),
    ...atAGlance(facts),
  ],
});

/** The table of the figures. */
export const metricsSection = (facts: Facts): DocumentSection => {
  const { report, filters, council, period, generated } = facts;
  return {
    title: messages.metrics,
    startsPage: false,
    blocks: [
      {
        kind: 'facts',
        caption: messages.metrics,
        headings: [messages.metric, messages.value],
        rows: [
          { label: messages.metricNames.responses, value: totalOf(facts) },
          { label: messages.metricNames.title, value: report.title },
          { label: messages.metricNames.questions, value: report.questions.toLocaleString('en') },
          { label: messages.metricNames.period, value: period },
          ...filters.map((filter) => ({ label: messages.filteredBy, value: filter })),
          { label: messages.metricNames.generated, value: generated },
          { label: messages.metricNames.council, value: council },
        ],
      },
      { kind: 'text', tone: 'soft', text: messages.zone(report.timezone) },
    ],
  };
};

const funnelOf = ({ views, starts, completes, abandons }: Report): DocumentBlock[] => {
  if (views === 0) return [];
  const steps = { views, starts, completes, abandons };
  const rows = Object.entries(steps).map(([name, value]) => ({
    label: lookup(messages.funnel, name) ?? name,
    value,
    text: messages.share(value, views),
  }));
  return [{ kind: 'bars', title: messages.visits, notes: [], headings: [messages.mood, messages.people], rows }];
};

const pace = ({ timeline: days, responses, timezone }: Report): DocumentBlock[] => {
  const [first, ...others] = days;
  if (!first) return [];
  const busiest = others.reduce((most, day) => (day.count > most.count ? day : most), first);
  const average = (responses / days.length).toLocaleString('en', { maximumFractionDigits: 1 });
  const text = `${messages.busiest(calendarDayIn(busiest.date, timezone, 'dayInWords'), busiest.count)} ${messages.perDay(average)}`;
  return [{ kind: 'text', text }];
};

const basicText = ({ filters }: Facts): string => (filters.length > 0 ? messages.basicFiltered : messages.basicText);

/** How people came through the survey: findings that need no text analysis. */
export const basicSection = (facts: Facts): DocumentSection => {
  const { report, hasInsights } = facts;
  const rows = report.results.map(({ title, answered, asked = report.responses }, index) => ({
    label: messages.numbered(index, title || messages.untitled(index)),
    value: answered,
    text: messages.reached(answered, asked, report.responses),
  }));
  return {
    title: messages.basic,
    startsPage: false,
    blocks: [
      ...(hasInsights ? [] : [{ kind: 'text' as const, tone: 'soft' as const, text: basicText(facts) }]),
      ...pace(report),
      ...funnelOf(report),
      { kind: 'bars', title: messages.reach, notes: [], headings: [messages.question, messages.people], rows },
    ],
  };
};
