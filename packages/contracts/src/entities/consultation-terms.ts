/** Where a consultation is on its way, as residents see it. A decided one has published results. */
export const consultationStatuses = ['open', 'upcoming', 'closed', 'decided'] as const;
export type ConsultationStatus = (typeof consultationStatuses)[number];

/** Longest text that says who a consultation is for. */
export const MAX_FOR_WHOM = 200;
/** The most areas that a consultation is about. */
export const MAX_CONSULTATION_AREAS = 50;

/** Consultations on a page of the list. */
export const CONSULTATIONS_PER_PAGE = 20;

/** The path of a council's list of consultations. */
export const consultationsPath = (councilSlug: string): string => `/${councilSlug}/consultations`;

/** HTML that shows the list inside a page of the council's own site. */
export const consultationsEmbed = (origin: string, councilSlug: string, title: string): string => {
  const name = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const address = `${origin}${consultationsPath(councilSlug)}?embed=1`;
  return `<iframe src="${address}" title="${name}" width="100%" height="800" loading="lazy" style="border:0"></iframe>`;
};
