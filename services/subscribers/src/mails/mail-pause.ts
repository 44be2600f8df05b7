/** Nobody is written to twice within this time, however often their address is entered. */
export const MAIL_PAUSE_MS = 10 * 60_000;
