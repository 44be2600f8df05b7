const USUAL_OTHER = 365;

/** Common values, in days. */
export const usualDays = [30, 90, 180, 365, 730, 1825] as const;

type Choice = 'none' | 'other' | `${number}`;

const isUsual = (days: number): boolean => (usualDays as readonly number[]).includes(days);

/** The list entry for a number of days. */
export const choiceOf = (days: number | null): Choice => {
  if (days === null) return 'none';
  return isUsual(days) ? `${days}` : 'other';
};

/** The days of a list entry. `other` starts with the current value, at most `most`. */
export const daysOf = (choice: string, now: number | null, most: number): number | null => {
  if (choice === 'none') return null;
  return choice === 'other' ? Math.min(now ?? USUAL_OTHER, most) : Number(choice);
};
