import { NETWORK_HEADER } from '@folkmoot/service-kit';

const ADDRESS_HEADER = 'x-forwarded-for';

/** Reads the one address that the gateway saw. The gateway sets this header itself, so it can be trusted. */
export const visitorAddress = (headers: Readonly<Record<string, string | string[] | undefined>>): string =>
  String(headers[ADDRESS_HEADER] ?? '')
    .split(',')
    .at(-1)
    ?.trim() || 'unknown';

/**
 * The visitor's network as the activity log names it, or null. The gateway sets this header itself, so it can be
 * trusted.
 */
export const visitorNetwork = (headers: Readonly<Record<string, string | string[] | undefined>>): string | null => {
  const network = headers[NETWORK_HEADER];
  return typeof network === 'string' ? network : null;
};
