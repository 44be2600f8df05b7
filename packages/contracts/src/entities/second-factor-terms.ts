/** The kinds of second factors: a passkey of a device or browser, or an app that shows codes. */
export const factorKinds = ['passkey', 'app'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** The longest time that a council can give its members to set up a factor. */
export const MAX_GRACE_DAYS = 90;
