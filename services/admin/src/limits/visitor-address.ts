import { NETWORK_HEADER } from '@folkmoot/service-kit';

const ADDRESS_HEADER = 'x-forwarded-for';

/** The gateway writes this header itself, with the one address it saw. */
export const visitorAddress = (headers: Readonly<Record<string, string | string[] | undefined>>): string =>
  String(headers[ADDRESS_HEADER] ?? '')
    .split(',')
    .at(-1)
    ?.trim() || 'unknown';

/** The visitor's network as the activity log names it. The gateway writes this header itself; null for none. */
export const visitorNetwork = (headers: Readonly<Record<string, string | string[] | undefined>>): string | null => {
  const network = headers[NETWORK_HEADER];
  return typeof network === 'string' ? network : null;
};
