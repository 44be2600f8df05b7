/** Parts of a report besides questions and own texts. `questions`: every question that has no block of its own. */
export const plainReportBlockKinds = [
  'cover',
  'summary',
  'figures',
  'questions',
  'areas',
  'insights',
  'funnel',
  'integrity',
  'samples',
  'page_break',
] as const;
export type PlainReportBlockKind = (typeof plainReportBlockKinds)[number];

/** How a report shows the answers to a question. `none`: as a table only. */
export const reportCharts = ['bars', 'columns', 'shares', 'none'] as const;
export type ReportChart = (typeof reportCharts)[number];

/** One chart as a file. */
export const chartFormats = ['svg', 'png'] as const;
export type ChartFormat = (typeof chartFormats)[number];

/** Languages that have words for everything around the questions of a report. Others get the English ones. */
export const reportWordLanguages = ['en', 'cy'] as const;
export type ReportWordLanguage = (typeof reportWordLanguages)[number];

export const MAX_REPORT_BLOCKS = 400;
export const MAX_REPORT_TEXT = 10_000;
export const MAX_REPORT_HEADING = 200;
