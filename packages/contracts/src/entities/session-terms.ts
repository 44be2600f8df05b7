/** Why a browser is not signed in any more. `over`: nobody used the session for a week, or it was a month old. */
export const sessionEndReasons = [
  'deactivated',
  'removed',
  'council_closed',
  'factor_reset',
  'signed_out',
  'provider_signed_out',
  'over',
] as const;
export type SessionEndReason = (typeof sessionEndReasons)[number];
