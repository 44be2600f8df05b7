/** @file Without a mail server every sign-in link is shown at /dev/inbox: this is safe on a single machine only. */
import { Problem } from '../start/problem.mjs';

const LOOPBACK = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[?::1\]?)$/;

const isLoopbackOrigin = (origin: string): boolean => URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname);

/** Refuses to start when others could reach the inbox: over the network, or through a proxy. */
export const assertMailIsSafe = (host: string, env: Readonly<Record<string, string | undefined>>): void => {
  if (env.SMTP_URL) return;
  const { PUBLIC_ORIGIN: origin } = env;
  if (!LOOPBACK.test(host))
    throw new Problem(
      `HOST=${host} would show /dev/inbox, and with it every sign-in link, to the network. Set SMTP_URL to a mail server first.`,
    );
  if (origin && !isLoopbackOrigin(origin))
    throw new Problem(
      `PUBLIC_ORIGIN=${origin} is an address for people, but there is no mail server: nobody would get a sign-in link, and /dev/inbox would show them all. Set SMTP_URL first.`,
    );
};
