/** Minimum time between two mails to one address, however often the address is entered. */
export const MAIL_PAUSE_MS = 10 * 60_000;
