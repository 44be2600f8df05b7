import { type ConsultationFilters, consultationStatuses } from '@folkmoot/contracts';

const MAX_FILTER = 200;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, MAX_FILTER) : '');

/** The filters in the address of the page. Anybody can write an address: what is not valid filters nothing. */
export const filtersOf = ({ area, topic, status, q }: Readonly<Record<string, unknown>>): ConsultationFilters => ({
  area: textOf(area),
  topic: textOf(topic),
  status: consultationStatuses.find((each) => each === status) ?? '',
  q: textOf(q),
});

/** The page in the address, from 1 on. */
export const pageNumberOf = ({ page }: Readonly<Record<string, unknown>>): number => {
  const number = Number(textOf(page));
  return Number.isSafeInteger(number) && number > 0 ? number : 1;
};
