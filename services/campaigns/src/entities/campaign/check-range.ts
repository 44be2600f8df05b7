import { countDays, type DayRange, MAX_RANGE_DAYS } from '@folkmoot/calendar/days';
import { DomainError } from '@folkmoot/contracts';

/** Throws invalid_input for a range that ends before it begins or is longer than a century. */
export const checkRange = ({ from, to }: DayRange): void => {
  if (!from || !to) return;
  const days = countDays(from, to);
  if (days < 1)
    throw new DomainError('invalid_input', { fields: [{ path: 'to', message: 'The range ends before it begins.' }] });
  if (days > MAX_RANGE_DAYS)
    throw new DomainError('invalid_input', { fields: [{ path: 'from', message: 'The range is too long.' }] });
};
