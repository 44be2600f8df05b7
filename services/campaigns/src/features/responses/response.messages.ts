/** Why a response does not count, for staff. */
export const messages = {
  over_quota: 'The limit of responses was reached.',
  screened_out: 'The answers led to a page that ends the survey.',
} as const;
