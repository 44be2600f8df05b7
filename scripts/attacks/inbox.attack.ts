import { type Attack, inTurn, otherNetwork } from './attack';
import { send } from './wire';

const hosts = [
  'feedback.example',
  'attacker.example',
  'attacker.example:4000',
  '127.0.0.1.nip.example',
  '10.0.0.1',
  'localhost.evil.example',
  'LOCALHOST.example',
  '[::ffff:7f00:1]',
  '',
];
const forwarded: readonly Readonly<Record<string, string>>[] = [
  { 'x-forwarded-for': '203.0.113.9' },
  { 'x-forwarded-host': 'feedback.example' },
  { 'x-forwarded-proto': 'https' },
  { forwarded: 'for=203.0.113.9;proto=https' },
  { via: '1.1 proxy' },
  { 'x-real-ip': '203.0.113.9' },
];
const paths = [
  '/dev/inbox',
  '/dev/inbox.json',
  '/dev/inbox/',
  '/dev//inbox.json',
  '/dev/inbox.json?x=1',
  '/dev/INBOX.json',
  '/dev/%69nbox.json',
];

const headersOf = (turn: number, origin: string): Readonly<Record<string, string>> => {
  const { host } = new URL(origin);
  if (turn % 2 === 0) return { host: inTurn(turn / 2, hosts) };
  return { host, ...inTurn((turn - 1) / 2, forwarded) };
};

/** Reads the mails of a demo installation through a proxy, or from a page whose name was rebound to this machine. */
export const inboxThroughAProxy: Attack = {
  name: 'sign-in mails, through a proxy or by DNS rebinding',
  run: async ({ origin }, random, turn) => {
    const headers = headersOf(turn, origin);
    const path = random.next() < 0.5 ? '/dev/inbox.json' : random.pick(paths);
    const { status, text } = await send(origin, { path, headers, from: otherNetwork(random) });
    return status === 200 && /items|<html/i.test(text) ? [`${path} with ${JSON.stringify(headers)} shows mails`] : [];
  },
};

/** The same page requests a link itself. */
export const foreignHost: Attack = {
  name: 'the whole product under a foreign host name',
  run: async ({ origin }, random) => {
    const host = random.pick(hosts.filter((name) => name !== ''));
    const { status } = await send(origin, {
      method: 'POST',
      path: '/api/auth/magic-links',
      headers: { host, origin: `http://${host}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'system@folkmoot.example' }),
      from: otherNetwork(random),
    });
    return status < 400 ? [`a sign-in link was asked for with Host ${host}`] : [];
  },
};

const operatorPaths = [
  '/metrics',
  '/healthz/system',
  '/metrics/',
  '/METRICS',
  '/healthz/system/',
  '/metrics?x',
  '/%6detrics',
  '/internal/health',
  '/INTERNAL/health',
  '//metrics',
];

/** Pages for operators only. */
export const operatorPages: Attack = {
  name: 'metrics and internal pages',
  run: async ({ origin }, random, turn) => {
    const path = inTurn(turn, operatorPaths);
    const headers = random.pick<Readonly<Record<string, string>>>([
      {},
      { authorization: 'Bearer ' },
      { authorization: 'Bearer undefined' },
    ]);
    const { status, text } = await send(origin, { path, headers, from: otherNetwork(random) });
    const isShown = status === 200 && /process_cpu|"services"|"status"/.test(text);
    return isShown ? [`${path} is shown to everybody`] : [];
  },
};
