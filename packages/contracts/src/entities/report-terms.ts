/** A report as a file: for paper, for screen readers, and to go on writing. */
export const reportFormats = ['pdf', 'html', 'docx'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** Who a document is for. In a publication numbers of few people are hidden; an internal document shows everything. */
export const reportAudiences = ['publication', 'internal'] as const;
export type ReportAudience = (typeof reportAudiences)[number];

/** Responses as a file for a spreadsheet, for statistics, and for programs. CSV has an operation of its own. */
export const responseFileFormats = ['xlsx', 'sav', 'jsonl'] as const;
export type ResponseFileFormat = (typeof responseFileFormats)[number];

/** The columns of a CSV: one for each question, or also one for each option. */
export const csvColumns = ['questions', 'options'] as const;
export type CsvColumns = (typeof csvColumns)[number];
