import { messages } from './overview.messages';

/** The change since the previous period, as text. */
export interface Delta {
  value: number;
  text: string;
  than: string;
}

const PERIOD_DAYS = 30;
const DAY_MS = 86_400_000;

/** The change against the period before, in counts and percent; none when that period was empty. */
export const countDelta = (now: number, before: number): Delta | null => {
  if (before === 0) return null;
  const value = now - before;
  const percent = Math.round((Math.abs(value) / before) * 100);
  return { value, text: `${Math.abs(value).toLocaleString('en')} (${percent}%)`, than: messages.than };
};

/** The change of a percentage, in percentage points. Null without a previous rate. */
export const rateDelta = (now: number | null, before: number | null): Delta | null => {
  if (now === null || before === null) return null;
  const value = now - before;
  return { value, text: messages.points(Math.abs(value)), than: messages.than };
};

/** Whether the start is so recent that "the last 30 days" would be wrong. */
export const isYoungerThanPeriod = (began: string, now: number): boolean =>
  now - new Date(began).getTime() < PERIOD_DAYS * DAY_MS;
