import { type ConsultationFilters, consultationsPath, type SubscriptionPage } from '@folkmoot/contracts/client';

export type ConsultationsPageOf = Extract<SubscriptionPage, { kind: 'consultations' }>;

export const isFiltered = (filters: ConsultationFilters): boolean =>
  Object.values(filters).some((filter) => filter !== '');

/** The address of a page of the list, with its filters. */
export const listAddress = (
  { council, filters, isEmbedded }: Pick<ConsultationsPageOf, 'council' | 'filters' | 'isEmbedded'>,
  page = 1,
): string => {
  const chosen = Object.entries(filters).filter(([, filter]) => filter !== '');
  const query = new URLSearchParams([
    ...chosen,
    ...(page > 1 ? [['page', `${page}`]] : []),
    ...(isEmbedded ? [['embed', '1']] : []),
  ]).toString();
  return `${consultationsPath(council.slug)}${query === '' ? '' : `?${query}`}`;
};
