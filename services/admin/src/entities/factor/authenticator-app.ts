import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** Clocks of phones differ: a code of the step before or after is accepted, too. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** The usual values of RFC 6238, which every authenticator app supports. */
const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_SECONDS,
    label,
    issuer,
  });

/** 160 random bits as text that people can type, without the spaces in which it is shown. */
export const newAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that a QR code has for an app. */
export const appUri = (secret: string, { account, issuer }: { account: string; issuer: string }): string =>
  totpOf(secret, account, issuer).toString();

/** The number of the 30-second step whose code this is, or null. People type spaces. */
export const stepOfCode = (secret: string, code: string, now: Date): number | null => {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: digits, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta;
};
