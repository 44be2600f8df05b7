/** The most days for which a number can be named. */
export const MOST_RETENTION_DAYS = 3650;

/** A council's retention settings for responses. */
export interface RetentionRule {
  /** Days after which responses are deleted, of every campaign that names no number of its own; null keeps them. */
  readonly retentionDays: number | null;
  /** Up to how many days a campaign may keep them instead; null for no longer than the council. */
  readonly longestRetentionDays?: number | null | undefined;
}

/** The most days that a campaign may name; null for any. Never fewer than those of the council itself. */
export const longestAllowed = ({ retentionDays, longestRetentionDays }: RetentionRule): number | null =>
  retentionDays === null ? null : Math.max(retentionDays, longestRetentionDays ?? 0);

/** Days after which the responses of a campaign are deleted, whatever it named before the council allowed less. */
export const daysKept = (rule: RetentionRule, own: number | null): number | null => {
  if (own === null) return rule.retentionDays;
  return Math.min(own, longestAllowed(rule) ?? own);
};

/** Whether a number of days can be named. */
export const isValidRetention = (days: number | null, longest: number | null = null): boolean =>
  days === null || (Number.isInteger(days) && days >= 1 && days <= (longest ?? MOST_RETENTION_DAYS));

/** Whether something that is kept today goes when this number takes the place of another. */
export const deletesMore = (days: number | null, before: number | null): boolean =>
  days !== null && (before === null || days < before);
