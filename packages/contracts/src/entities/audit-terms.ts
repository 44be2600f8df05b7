/** Why a sign-in failed. */
export const signInFailureReasons = [
  'account_unknown',
  'link_invalid',
  'too_many',
  'factor_wrong',
  'too_many_codes',
  'sso_refused',
] as const;
export type SignInFailureReason = (typeof signInFailureReasons)[number];

/** Groups of actions by which the activity log can be filtered. */
export const auditKinds = ['sign-ins', 'failed-sign-ins'] as const;
export type AuditKind = (typeof auditKinds)[number];
