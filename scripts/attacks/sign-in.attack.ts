import { readFileSync } from 'node:fs';
import path from 'node:path';
import { demoUsers } from '@folkmoot/sample-data/demo';
import { readJson } from '../product/people';
import { type Attack, inTurn, otherNetwork, type Target } from './attack';
import { type Answered, send, sendJson } from './wire';

interface Mail {
  to: string | string[];
  links: string[];
}

const mailsTo = async ({ origin }: Target, address: string): Promise<Mail[]> => {
  const { items } = await readJson<{ items: Mail[] }>(`${origin}/dev/inbox.json`);
  return items.filter(({ to }) => String(to).includes(address));
};

const codeIn = (mail: Mail | undefined): string =>
  new URL(mail?.links.find((link) => link.includes('/auth?code=')) ?? 'http://none/').searchParams.get('code') ?? '';

const hasSession = ({ headers }: Answered): boolean =>
  /folkmoot_session=[^;]{8}/.test(String(headers['set-cookie'] ?? ''));

const sites: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost.evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { referer: 'https://evil.example/page' },
];

/** A page on another site that signs its visitor in as the attacker, or uses a link before its owner does. */
export const foreignPages: Attack = {
  name: 'sign-in from a foreign page',
  run: async (target, random, turn) => {
    const address = demoUsers.riversideStaff.email;
    const from = otherNetwork(random);
    await sendJson(target.origin, { method: 'POST', path: '/api/auth/magic-links', value: { email: address }, from });
    const code = codeIn((await mailsTo(target, address))[0]);
    const headers = inTurn(turn, sites);
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    const tries = [
      send(target.origin, { method: 'POST', path: `/auth?code=${code}`, headers: form, body: '', from }),
      send(target.origin, { method: 'POST', path: '/auth', headers: form, body: `code=${code}`, from }),
      sendJson(target.origin, { method: 'POST', path: '/api/auth/sessions', headers, value: { code }, from }),
      send(target.origin, { path: `/auth?code=${code}`, from }),
    ];
    const answers = await Promise.all(tries);
    return answers.some(hasSession) ? [`signed in from a page with ${JSON.stringify(headers)}`] : [];
  },
};

const REQUESTS = 25;
const MAILS = 5;

/** Many requests for links to one mailbox, from many places. */
export const floodOfLinks: Attack = {
  name: 'a mailbox full of sign-in links',
  run: async (target, random) => {
    const address = random.pick([demoUsers.riversideStaff.email, demoUsers.hillviewAdmin.email]);
    const before = (await mailsTo(target, address)).length;
    const ask = (from: string) =>
      sendJson(target.origin, { method: 'POST', path: '/api/auth/magic-links', value: { email: address }, from });
    for (let count = 0; count < REQUESTS; count++) await ask(otherNetwork(random));
    const { status } = await ask(otherNetwork(random));
    const mails = (await mailsTo(target, address)).length - before;
    return [
      ...(mails <= MAILS ? [] : [`${mails} mails to one mailbox`]),
      ...(status === 202 ? [] : [`the owner who asks from elsewhere is answered ${status}`]),
    ];
  },
};

/** Cookies without a valid session. */
export const brokenCookies: Attack = {
  name: 'broken cookies',
  run: async ({ origin }, random) => {
    const value = random.pick([
      'x'.repeat(random.between(201, 3_000)),
      '%',
      '"',
      '\u00ff',
      '__proto__',
      '=',
      ';;;',
      'a'.repeat(43),
    ]);
    const name = random.pick(['folkmoot_session', '__Host-folkmoot_session']);
    const { status } = await send(origin, {
      path: '/api/auth/session',
      headers: { cookie: `${name}=${value}` },
      from: otherNetwork(random),
    });
    return status === 401 ? [] : [`a broken cookie was answered ${status}`];
  },
};

/** Links that are valid without an expiry must not be in a log. */
export const tokensInLogs: Attack = {
  name: 'tokens in log files',
  run: async ({ origin, dataDir }, random, turn) => {
    const token = `secret${random.between(1e8, 1e9)}.${random.between(1e8, 1e9)}`;
    const at = inTurn(turn, [
      '/api/notifications/links/',
      '/auth/notifications/',
      '/auth/address/',
      '/api/auth/address-changes/',
      '/invite/',
      '/api/invitations/',
      '/preferences/',
      '/unsubscribe/',
      '/confirm/',
      '/p/',
      '/api/public/preferences/',
    ]);
    const suffix = random.pick(['', '/', '?x=1']);
    await send(origin, { path: `${at}${token}${suffix}`, from: otherNetwork(random) });
    const log = readFileSync(path.join(dataDir, 'logs/folkmoot.log'), 'utf8');
    return log.includes(token) ? [`the token of ${at} is in a log`] : [];
  },
};
