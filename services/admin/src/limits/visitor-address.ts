const ADDRESS_HEADER = 'x-forwarded-for';

/** The gateway writes this header itself, with the one address it saw. */
export const visitorAddress = (headers: Readonly<Record<string, string | string[] | undefined>>): string =>
  String(headers[ADDRESS_HEADER] ?? '')
    .split(',')
    .at(-1)
    ?.trim() || 'unknown';
