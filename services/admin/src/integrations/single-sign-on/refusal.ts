import type { SsoRefusal } from '@folkmoot/contracts';

/** A sign-in through a provider is refused. The person reads the words of the reason; the detail is for the log. */
export class SsoRefusedError extends Error {
  constructor(
    readonly reason: SsoRefusal,
    readonly detail = '',
    options: { readonly cause?: unknown } = {},
  ) {
    super(detail ? `${reason}: ${detail}` : reason, options);
    this.name = 'SsoRefusedError';
  }
}

/** Who somebody is at the provider of a council, from an answer that was verified. */
export interface SsoIdentity {
  /** `sub`, or the NameID. */
  readonly subject: string;
  readonly subjectFormat: string;
  /** `sid`, or the SessionIndex. Empty when the provider names none. */
  readonly providerSession: string;
  readonly email: string;
  readonly name: string;
  readonly groups: readonly string[];
  /** When the person proved to the provider who they are (ISO). Null when the provider does not say it. */
  readonly authenticatedAt: string | null;
  /** The ID token, as a hint for signing out at the provider. */
  readonly hint: string | null;
}

/** Clocks of providers may differ from ours by this much. */
export const CLOCK_TOLERANCE_SECONDS = 120;
