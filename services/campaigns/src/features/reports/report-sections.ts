import { calendarDayIn, lookup, type Report } from '@folkmoot/contracts';
import type { DocumentBlock, DocumentSection } from '@folkmoot/documents';
import { type Bucket, bucketsOf, formatDuration } from '../../entities/survey';
import { messages } from './report-document.messages';
import type { ShownCounts } from './shown-counts';
import { shownResult } from './shown-result';

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
  /** Whether the report is of all responses: of all days and rounds, without filters. */
  readonly isWhole: boolean;
  /** Says which words are not in the language of the document; null when all are. */
  readonly fallback: string | null;
  readonly counts: ShownCounts;
}

const duration = (seconds: number | null): string => (seconds === null ? messages.unknown : formatDuration(seconds));

/** Why there is no completion rate; null when there is one. */
const completionNote = (isMissing: boolean, filters: readonly string[]): string | null => {
  if (filters.length > 0) return messages.visitsUnfiltered;
  return isMissing ? messages.noVisits : null;
};

/** Number of responses in the report; with a filter also the total. */
export const totalOf = ({ report, filters, unfiltered, counts }: Facts): string => {
  if (counts.hides(counts.all)) return messages.hidden;
  return filters.length > 0 && !counts.hides(counts.unfiltered)
    ? messages.partOf(report.responses, unfiltered)
    : report.responses.toLocaleString('en');
};

const ofPeriod = ({ filters, unfiltered, counts }: Facts): string =>
  filters.length > 0 && !counts.hides(counts.unfiltered) ? messages.ofPeriod(unfiltered) : messages.inPeriod;

/** The survey's size is no secret, even when the number of responses is. */
const figuresHidden = ({ report }: Facts): DocumentBlock => ({
  kind: 'figures',
  items: [
    { label: messages.totalResponses, value: messages.hidden, note: '' },
    { label: messages.questions, value: report.questions.toLocaleString('en'), note: messages.inSurvey },
  ],
});

const figures = (facts: Facts): DocumentBlock => {
  const { report, filters, counts } = facts;
  if (counts.hides(counts.all)) return figuresHidden(facts);
  const { responses, completionRate, completes, starts, averageSeconds, medianSeconds, questions } = report;
  return {
    kind: 'figures',
    items: [
      {
        label: messages.totalResponses,
        value: responses.toLocaleString('en'),
        note: ofPeriod(facts),
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

/** Days on which nobody answered describe nobody. */
const isTimelineHidden = ({ report, counts }: Facts): boolean =>
  counts.hides(counts.all) || bucketsOf(report.timeline).some(({ count }) => count > 0 && counts.isSmall(count));

const timeline = (facts: Facts): DocumentBlock[] => {
  const { report } = facts;
  const buckets = bucketsOf(report.timeline);
  const unit = buckets[0]?.unit;
  if (unit === undefined) return [];
  if (isTimelineHidden(facts)) return [{ kind: 'text', tone: 'soft', text: messages.timelineHidden[unit] }];
  const rows = buckets.map((bucket) => ({
    label: labelOf(bucket, report.timezone),
    value: bucket.count,
    text: bucket.count.toLocaleString('en'),
  }));
  return [{ kind: 'columns', title: messages.timelines[unit], headings: [messages.units[unit], messages.count], rows }];
};

const GLANCES = 12;

/** The most frequent answer to each question that has one. */
const atAGlance = ({ report, counts }: Facts): DocumentBlock[] => {
  const rows = report.results.flatMap((result, index) => {
    const shown = shownResult(result, counts.questions[index], counts);
    const ofParts = shown.parts.flatMap(({ label, rows }) =>
      rows.map((row) => ({ ...row, label: `${label}: ${row.label}` })),
    );
    const [first, ...others] = [...shown.rows, ...ofParts];
    if (!first || result.answered === 0 || shown.hasHidden) return [];
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

const notCounted = ({ report: { excluded, overQuota = 0, screenedOut = 0 }, counts }: Facts): string[] => {
  const byStaff = excluded - overQuota - screenedOut;
  return [
    ...(byStaff > 0 && !counts.isSmall(byStaff) ? [messages.summaryExcluded(byStaff)] : []),
    ...(overQuota > 0 && !counts.isSmall(overQuota) ? [messages.summaryOverQuota(overQuota)] : []),
    ...(screenedOut > 0 && !counts.isSmall(screenedOut) ? [messages.summaryScreenedOut(screenedOut)] : []),
  ];
};

const lead = (facts: Facts): string => {
  const { report, period, filters, unfiltered, counts } = facts;
  if (counts.hides(counts.all)) return messages.summaryHidden(period);
  return [
    filters.length > 0 && !counts.hides(counts.unfiltered)
      ? messages.summaryFiltered(report.responses, unfiltered, period, filters)
      : messages.summaryLead(report.responses, period),
    ...(report.completionRate === null
      ? []
      : [messages.summaryCompletion(report.completionRate, duration(report.averageSeconds))]),
    ...(filters.length === 0 ? notCounted(facts) : []),
  ].join(' ');
};

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

/** Visits describe nobody, but they say about how many people answered. */
const funnelOf = ({ report: { views, starts, completes, abandons }, counts }: Facts): DocumentBlock[] => {
  if (views === 0 || counts.hides(counts.all)) return [];
  const steps = { views, starts, completes, abandons };
  const rows = Object.entries(steps).map(([name, value]) => ({
    label: lookup(messages.funnel, name) ?? name,
    value,
    text: messages.share(value, views),
  }));
  return [{ kind: 'bars', title: messages.visits, notes: [], headings: [messages.mood, messages.people], rows }];
};

const pace = (facts: Facts): DocumentBlock[] => {
  const { timeline: days, responses, timezone } = facts.report;
  if (facts.counts.audience === 'publication' && (isTimelineHidden(facts) || bucketsOf(days)[0]?.unit !== 'day'))
    return [];
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
  const { report, hasInsights, counts } = facts;
  const rows = report.results.map((result, index) => {
    const { title, answered, asked = report.responses } = result;
    const { isAnsweredHidden, isAskedHidden } = shownResult(result, counts.questions[index], counts);
    const isHidden = isAnsweredHidden || isAskedHidden;
    return {
      label: messages.numbered(index, title || messages.untitled(index)),
      value: isHidden ? 0 : answered,
      text: isHidden ? messages.hidden : messages.reached(answered, asked, report.responses),
    };
  });
  return {
    title: messages.basic,
    startsPage: false,
    blocks: [
      ...(hasInsights ? [] : [{ kind: 'text' as const, tone: 'soft' as const, text: basicText(facts) }]),
      ...pace(facts),
      ...funnelOf(facts),
      { kind: 'bars', title: messages.reach, notes: [], headings: [messages.question, messages.people], rows },
    ],
  };
};
