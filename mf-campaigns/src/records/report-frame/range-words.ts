import type { Range } from './date-range';
import { messages } from './report-frame.messages';

/** A range as people say it; a custom one by its days. */
export const rangeWords = ({ name, days: { from = '', to = '' } }: Range): string =>
  name === 'custom' ? messages.days(from, to) : messages.ranges[name];
