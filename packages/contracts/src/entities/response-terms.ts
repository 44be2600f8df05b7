/** The words of a response and of a visit, free of zod so that browsers can have them for nothing. */
export const deviceTypes = ['mobile', 'tablet', 'desktop'] as const;
export const browserFamilies = ['Chrome', 'Firefox', 'Safari', 'Edge', 'Opera', 'Other'] as const;
/** Where a visitor came from. */
export const referrerTypes = ['qr_code', 'email', 'social', 'external', 'direct'] as const;

/**
 * Marks that the intake puts on a response, each a reason to look at it. It counts until staff exclude it.
 * late and received_while_paused: begun in time, arrived when no answers were taken any more. very_fast: faster than
 * anybody reads. burst: one of many from one network in a short time. token_reused: another response was begun with the
 * same start token. trap_filled: it fills in a field that nobody sees. straight_lined: the same number everywhere, quickly.
 * program: what sent it names itself a program. no_page: it did not come from the page that people answer on. above_pace: one of
 * far more responses from few networks than the campaign gets otherwise. without_proof: while the campaign was watchful, its
 * page asked the device for a proof of work, and the response came without a valid one.
 * over_quota and screened_out are set where responses are stored, and such a response does not count until staff include it:
 * it came after the survey or a quota was full; its answers led to a page that ends the survey.
 */
export const responseMarks = [
  'late',
  'received_while_paused',
  'very_fast',
  'burst',
  'token_reused',
  'trap_filled',
  'straight_lined',
  'program',
  'no_page',
  'above_pace',
  'over_quota',
  'screened_out',
  'without_proof',
] as const;
export type ResponseMark = (typeof responseMarks)[number];
