/** As many days as the contract takes. */
export const MOST_DAYS = 3650;
const USUAL_OTHER = 365;

/** What most choose, in days. */
export const usualDays = [30, 90, 180, 365, 730, 1825] as const;

type RetentionChoice = 'never' | 'other' | `${number}`;

const isUsual = (days: number): boolean => (usualDays as readonly number[]).includes(days);

/** Which entry of the list stands for a number of days. */
export const choiceOf = (days: number | null): RetentionChoice => {
  if (days === null) return 'never';
  return isUsual(days) ? `${days}` : 'other';
};

/** The days of an entry of the list; `other` begins with what there is. */
export const daysOf = (choice: string, now: number | null): number | null => {
  if (choice === 'never') return null;
  return choice === 'other' ? (now ?? USUAL_OTHER) : Number(choice);
};

export const isValidRetention = (days: number | null): boolean =>
  days === null || (Number.isInteger(days) && days >= 1 && days <= MOST_DAYS);

/** Whether responses that are kept today go when this is saved. */
export const isShorter = (days: number | null, stored: number | null): boolean =>
  days !== null && (stored === null || days < stored);
