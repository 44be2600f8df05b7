/** A report as a file: for paper, and for screen readers. */
export const reportFormats = ['pdf', 'html'] as const;
export type ReportFormat = (typeof reportFormats)[number];
