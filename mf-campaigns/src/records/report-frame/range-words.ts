import type { Range } from './date-range';
import { messages } from './report-frame.messages';

/** A range as people say it; a custom one by its days, one round by its number. */
export const rangeWords = ({ name, days: { from = '', to = '' }, round }: Range & { round?: number }): string => {
  const days = name === 'custom' ? messages.days(from, to) : messages.ranges[name];
  return round === undefined ? days : messages.inRound(days, round);
};
